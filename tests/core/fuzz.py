"""Playing fresh random boards with effects, as many as wanted: `python3 packaging/run.py fuzz N [--seed S]`.

A board is known by its number: a run plays the numbers from its seed on.
"""

from __future__ import annotations

import _thread
import argparse
import secrets
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Event, Thread

from core.scenario.format import Scenario
from core.scenario.saving import write_scenario
from core.terms.values import replace
from tests.core.properties import check
from tests.core.random_boards import play_at_random
from tests.core.random_effects import random_board_with_effects

SECONDS = 60.0
"""How long a board may take. Few take more than one second."""


class BoardError(Exception):
    """A random board on which something is wrong; its cause says what.

    Attributes:
        number: by which the board is made again.
        scenario: the board, with the answers that were given until then.
    """

    def __init__(self, number: int, scenario: Scenario) -> None:
        super().__init__(f"board {number}")
        self.number, self.scenario = number, scenario


class TookTooLongError(Exception):
    """A board was still being played when its time was over."""


def play_board(
    number: int, make: Callable[[Random], Scenario] = random_board_with_effects, seconds: float = SECONDS
) -> None:
    """Make a board, play it at random, and check what came of it.

    Raises:
        BoardError: something raised, took too long, or is not as it is on all boards.
    """
    random = Random(number)
    board = make(random)
    tried = [board]
    try:
        with _at_most(seconds):
            check(*play_at_random(random, board, before_playing=tried.append))
    except Exception as error:
        raise BoardError(number, tried[-1]) from error


def main(arguments: Sequence[str] | None = None) -> int:
    """Play boards until one shows a fault, or all are played; return the exit code."""
    wanted = _arguments(arguments)
    first, count = wanted.seed, wanted.boards
    print(f"Playing {count:,} random boards; the same again: fuzz {count} --seed {first}", flush=True)
    progress = _Progress(count)
    try:
        for done in range(count):
            progress.tell(done)
            play_board(first + done)
    except BoardError as fault:
        progress.end()
        _tell_fault(fault, wanted.out)
        return 1
    except KeyboardInterrupt:
        progress.end()
        print("Stopped. No fault until then.")
        return 130
    progress.tell(count)
    progress.end()
    print("No fault.")
    return 0


def _tell_fault(fault: BoardError, folder: Path) -> None:
    error = fault.__cause__ or fault
    traceback.print_exception(error)
    said = f"{type(error).__name__}: {error}".strip().splitlines()[0]
    scenario = replace(fault.scenario, title=f"Random board {fault.number}", description=said[:200])
    path = folder / f"board-{fault.number}.scenario.json"
    write_scenario(scenario, path)
    print(f"\nBoard {fault.number} shows a fault: {said}")
    print(f"  to see it:         python3 packaging/run.py {path}")
    print(f"  to play it again:  python3 packaging/run.py fuzz 1 --seed {fault.number}")


class _Progress:
    """How many boards were played, on a line that changes; on lines of their own where nobody watches."""

    def __init__(self, count: int) -> None:
        self._count, self._began, self._told = count, time.monotonic(), 0.0
        self._is_watched = sys.stdout.isatty()

    def tell(self, done: int) -> None:
        """Say how many boards are done, if the last time was a while ago or they all are."""
        now = time.monotonic()
        if now - self._told < (0.2 if self._is_watched else 30) and done < self._count:
            return
        self._told = now
        rate = f", {done / (now - self._began):.0f} a second" if done else ""
        line = f"{done:,} of {self._count:,}{rate}"
        print(f"\r{line:<50}" if self._is_watched else line, end="" if self._is_watched else "\n", flush=True)

    def end(self) -> None:
        """Leave the line that changes."""
        if self._is_watched:
            print()


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raise `TookTooLongError` in the middle of whatever still runs after so many seconds.

    It is raised again and again until it is heard: in the middle of a comparison it may be lost.
    """
    is_done, is_late = Event(), Event()

    def ring() -> None:
        while not is_done.wait(0.5 if is_late.is_set() else seconds):
            is_late.set()
            _thread.interrupt_main()

    def stop(*_: object) -> None:
        if not is_late.is_set():
            raise KeyboardInterrupt
        if not is_done.is_set():
            raise TookTooLongError(f"still playing after {seconds:g} seconds")

    before = signal.signal(signal.SIGINT, stop)
    bell = Thread(target=ring, daemon=True)
    bell.start()
    try:
        yield
    finally:
        is_done.set()
        bell.join()
        signal.signal(signal.SIGINT, before)


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="run.py fuzz",
        description="Play random boards with effects, and check that what holds of all boards holds of each.",
    )
    parser.add_argument("boards", type=_count, metavar="N", help="how many boards to play")
    parser.add_argument("--seed", type=int, metavar="S", help="the number of the first board; by default any")
    parser.add_argument(
        "--out", type=Path, default=Path(), metavar="FOLDER", help="where a board with a fault is written"
    )
    wanted = parser.parse_args(arguments)
    if wanted.seed is None:
        wanted.seed = secrets.randbelow(10**9)
    return wanted


def _count(word: str) -> int:
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError("at least one board")
    return number


if __name__ == "__main__":
    raise SystemExit(main())
