# What there is to do here; each target sets up what it needs first.

BUILD = swift build --product
# With Swift's own libraries linked in: they need not be there where the program runs, and it starts in half the time.
# Sources/CurlOnDemand says what the folder is for. Nobody looks for functions in a program by their names, so it exports
# none. Its own code and data lie where the linker put them, as Go has it: 130,000 addresses need not be moved at each
# start, a twentieth of it. (The libraries around it are still put at random places.) No library lies beside the program,
# and none is looked for there. Generic types are asked for by the functions that make them, not by their names: at each
# name that is new, Swift looks through all conformances of the program, ten times before the first frame. What runs at a
# start lies together in the file, so that it comes into memory with a few reads and not with two hundred.
RELEASE = swift build -c release --static-swift-stdlib --disable-local-rpath -Xswiftc -L$(CURDIR)/Sources/CurlOnDemand/linked \
  -Xswiftc -use-ld=lld -Xlinker --no-export-dynamic -Xlinker --no-pie \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -Xfrontend -Xswiftc -function-sections \
  -Xlinker --symbol-ordering-file=$(CURDIR)/Linking/start-order.txt -Xlinker --no-warn-symbol-ordering
PREVIEWS = .build/previews

.PHONY: help run gallery test sanitize typecheck screenshots documentation previews preview bench bench-full start-order clean setup

help:
	@echo "make run          build Faves and open its window"
	@echo "make gallery      build the gallery of data flow and open its window"
	@echo "make test         build everything, run every test"
	@echo "make sanitize     the tests that need no display, under Address, Leak and Thread Sanitizer"
	@echo "make typecheck    how long the compiler takes for each body of the screens and the gallery"
	@echo "make screenshots  a picture of each screen, light and dark, in resources/screenshots"
	@echo "make documentation  the page of all views and modifiers, from the source"
	@echo "make previews     a picture of each preview of the screens and the gallery, in $(PREVIEWS)"
	@echo "make preview NAME=…  the preview with this in its name, live in a window"
	@echo "make bench        time our views against the same screens written by hand in C; JSON=FILE writes a file as well"
	@echo "make bench-full   the same with 10,000 rows too, which takes its time"
	@echo "make start-order  write anew which functions a release build has side by side, since programs start and change with them"
	@echo "make clean        remove what was built"

run: setup
	$(RELEASE) --product faves
	@.ci/display
	exec "$$($(RELEASE) --show-bin-path)/faves"

gallery: setup
	$(RELEASE) --product gallery
	@.ci/display
	exec "$$($(RELEASE) --show-bin-path)/gallery"

setup:
	@.ci/setup run

test:
	@.ci/setup test
	@Tests/run

sanitize:
	@.ci/setup test
	@Tests/run sanitize

typecheck:
	@.ci/setup test
	@Tests/run typecheck

screenshots:
	@.ci/setup test
	$(BUILD) faves
	$(BUILD) gallery
	/usr/bin/python3 Tests/Person/screenshots.py resources/screenshots

documentation:
	/usr/bin/python3 Documentation/views.py

# On a private display of a known size, so that pictures are the same everywhere.
previews:
	@.ci/setup test
	$(BUILD) faves
	$(BUILD) gallery
	@for program in faves gallery; do \
	  /usr/bin/python3 Tests/Person/desktop.py env SWIFTUI_PREVIEWS="$(PREVIEWS)" \
	    "$$(swift build --show-bin-path)/$$program" || exit 1; \
	done

preview: setup
	@[ -n "$(NAME)" ] || { echo "Which one? make preview NAME=…" >&2; exit 2; }
	$(BUILD) faves
	$(BUILD) gallery
	@.ci/display
	@# Status 3: it is none of this program's.
	@export SWIFTUI_PREVIEW="$(NAME)"; programs="$$(swift build --show-bin-path)"; \
	  "$$programs/faves" || { [ $$? = 3 ] && "$$programs/gallery"; }

bench-full: FULL = --full
bench bench-full:
	@.ci/setup test
	for product in Bench BenchLabel faves; do $(RELEASE) --product $$product || exit 1; done
	Sources/CBench/programs/build .build/bench
	programs="$$($(RELEASE) --show-bin-path)"; \
	  /usr/bin/python3 Linking/start-order.py --age Linking/start-order.txt "$$programs/BenchLabel" "$$programs/faves" "$$programs/Bench"
	/usr/bin/python3 Tests/Person/desktop.py "$$($(RELEASE) --show-bin-path)/Bench" --programs .build/bench $(FULL) \
	  $(if $(JSON),--json "$(JSON)")

# Programs have it when they are linked the next time. Needs Valgrind.
start-order:
	@.ci/setup test
	for product in BenchLabel faves Bench; do $(RELEASE) --product $$product || exit 1; done
	Sources/CBench/programs/build .build/bench
	programs="$$($(RELEASE) --show-bin-path)"; /usr/bin/python3 Tests/Person/desktop.py \
	  /usr/bin/python3 Linking/start-order.py .build/bench/first-frame.so "$$programs/BenchLabel" "$$programs/faves" \
	  -- "$$programs/Bench" --programs .build/bench --part operations --rows 100 --runs 1 > .build/start-order.txt \
	  && mv .build/start-order.txt Linking/start-order.txt

clean:
	rm -rf .build
