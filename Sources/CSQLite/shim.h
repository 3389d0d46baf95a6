#pragma once
#include <sqlite3.h>

// What Swift cannot call by itself: macros that are casts, and functions with variable arguments.

/// Binds `count` bytes of UTF-8. SQLite copies them before it returns.
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds `count` bytes, which SQLite copies. No bytes are an empty blob and not NULL, whatever `bytes` is.
static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  if (count == 0) return sqlite3_bind_zeroblob(statement, index, 0);
  return sqlite3_bind_blob64(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// Gives `count` bytes of UTF-8 as a function's result. SQLite copies them before it returns.
static inline void csqlite_result_text(sqlite3_context *context, const char *text, sqlite3_uint64 count) {
  sqlite3_result_text64(context, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Whether closing the last connection copies the write-ahead log into the database file.
static inline int csqlite_set_checkpoint_on_close(sqlite3 *connection, int on) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !on, (int *)0);
}
