"""A desktop of our own: display, session bus, window manager and home, all gone at the end.

Nothing of the person's own session is touched: the programs that run on it see other XDG folders, another bus and another
display. `Desktop` has to be entered before `gi.repository.Atspi` is used, since that reads the environment once.

    desktop.py COMMAND [ARGUMENT…]    runs a command there; the status is the command's
"""

import ctypes
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

# Without these, a session would leak in: another theme, another language, accessibility switched off.
FOREIGN = ("WAYLAND_DISPLAY", "NO_AT_BRIDGE", "AT_SPI_BUS_ADDRESS", "GTK_MODULES", "GTK_THEME", "XAUTHORITY", "SESSION_MANAGER")


LIBC = ctypes.CDLL(None, use_errno=True)
PR_SET_PDEATHSIG = 1


def die_with_us():
    """In a child before it runs: it is ended when this process goes, however that happens."""
    LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


class Desktop:
    """`with Desktop() as desktop:`"""

    def __init__(self, width=1280, height=960):
        self.size = (width, height)
        self.started = []

    def __enter__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="faves-person-"))
        try:
            self._start()
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(self, *_):
        self._stop()

    def _start(self):
        for name in FOREIGN:
            os.environ.pop(name, None)
        runtime = self.folder / "runtime"
        runtime.mkdir(mode=0o700)
        os.environ.update(
            XDG_RUNTIME_DIR=str(runtime),
            GDK_BACKEND="x11",
            GSETTINGS_BACKEND="memory",
            LC_ALL="C.UTF-8",
            TZ="UTC",
        )
        self.use_home(self.folder / "home")
        width, height = self.size
        os.environ["DISPLAY"] = ":" + self._start_reporting(
            "-displayfd", ["Xvfb", "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"])
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = self._start_reporting(
            "--print-address", ["dbus-daemon", "--session", "--nofork", "--nosyslog"])
        self._spawn(["openbox", "--sm-disable"])

    def use_home(self, home):
        """Programs started from now on have this home, and see no folder of another."""
        home = Path(home)
        home.mkdir(parents=True, exist_ok=True)
        self.home = home
        os.environ.update(
            HOME=str(home),
            XDG_DATA_HOME=str(home / ".local/share"),
            XDG_CONFIG_HOME=str(home / ".config"),
            XDG_CACHE_HOME=str(home / ".cache"),
            XDG_STATE_HOME=str(home / ".local/state"),
        )

    def _start_reporting(self, option, command):
        """Starts a server that writes where it can be reached to a file descriptor once it listens."""
        reading, writing = os.pipe()
        separator = ["="] if option.startswith("--") else [" "]
        arguments = [f"{option}={writing}"] if separator == ["="] else [option, str(writing)]
        self._spawn(command + arguments, pass_fds=[writing])
        os.close(writing)
        with os.fdopen(reading) as pipe:
            answer = pipe.readline().strip()
        if not answer:
            raise RuntimeError(f"{command[0]} did not start; it wrote:\n{self.log(command[0])}")
        return answer

    def _spawn(self, command, **options):
        with open(self.folder / f"{command[0]}.log", "w") as log:
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
                preexec_fn=die_with_us, **options)
        self.started.append(process)

    def log(self, name):
        return (self.folder / f"{name}.log").read_text(errors="replace")

    def _stop(self):
        # The window manager first, the display last: a client whose display goes writes to its log.
        order = sorted(self.started, key=lambda process: process.args[0] == "Xvfb")
        for process in order:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
                try:
                    process.wait(5)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
        self.started = []
        # A home that a test made read-only.
        subprocess.run(["chmod", "-R", "u+rwX", str(self.folder)], check=False)
        shutil.rmtree(self.folder, ignore_errors=True)


if __name__ == "__main__":
    with Desktop():
        status = subprocess.run(sys.argv[1:], check=False).returncode
    sys.exit(status if status >= 0 else 128 - status)
