"""Playing fresh random boards with effects, as many as wanted: `python3 packaging/run.py fuzz N [--seed S]`.

A board is known by its number: a run plays the numbers from its seed on. With `--cards FILE` the
boards are of cards of that file, as far as the program reads them whole.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from threading import Timer

from core.play.playthrough import Playthrough
from core.scenario.format import Scenario
from core.scenario.saving import write_scenario
from core.terms.values import replace
from tests.core.properties import check, moments_are_told
from tests.core.random_boards import play_at_random
from tests.core.random_cards import CardPool, play_cards_at_random, random_board_of_cards
from tests.core.random_effects import random_board_with_effects

Play = Callable[[Random, Scenario, Callable[[Scenario], None]], tuple[Scenario, Playthrough]]


class Board:
    """A random board, played at random.

    Attributes:
        number: by which it is made again.
        scenario: what is on it, with the answers that were given until now.
        made_of: the option that says of what cards it is made, after a space.
    """

    def __init__(
        self,
        number: int,
        make: Callable[[Random], Scenario] = random_board_with_effects,
        play: Play = play_at_random,
        made_of: str = "",
    ) -> None:
        self.number, self._random, self._play = number, Random(number), play
        self.scenario = make(self._random)
        self.made_of = made_of

    def play(self, *, is_told: bool = True) -> None:
        """Play it, and check what came of it, and how that is told; what is raised says on which board."""
        try:
            played = self._play(self._random, self.scenario, self._keep)
            check(*played)
            if is_told:
                moments_are_told(*played)
        except Exception as error:
            error.add_note(f"on random board {self.number}")
            raise

    def _keep(self, scenario: Scenario) -> None:
        self.scenario = scenario


def main(arguments: Sequence[str] | None = None) -> int:
    """Play boards until one shows a fault, or all are played; return the exit code."""
    wanted = _arguments(arguments)
    count, first = wanted.boards, wanted.seed
    print(f"Playing {count:,} random boards; the same again: fuzz {count} --seed {first}", flush=True)
    progress = _Progress(count)
    board_of = _boards(wanted.cards)
    try:
        for done in range(count):
            progress.tell(done)
            if not _is_played(board_of(first + done), wanted):
                return 1
    except KeyboardInterrupt:
        print("\nStopped. No fault until then.")
        return 130
    progress.tell(count)
    print("\nNo fault.")
    return 0


def _boards(cards: Path | None) -> Callable[[int], Board]:
    """Return what makes the board of a number."""
    if cards is None:
        return Board
    pool = CardPool(cards)
    make = partial(random_board_of_cards, pool=pool)
    return lambda number: Board(number, make, play_cards_at_random, f" --cards {cards}")


def _is_played(board: Board, wanted: argparse.Namespace) -> bool:
    """Whether a board shows no fault; if it does, tell it. One that takes too long ends the program."""

    def is_late() -> None:
        _tell_fault(board, f"it was still being played after {wanted.seconds:g} seconds", wanted.out)
        sys.stdout.flush()
        os._exit(1)  # what is going on would not hear of an exception

    watch = Timer(wanted.seconds, is_late)
    watch.daemon = True
    watch.start()
    try:
        board.play()
    except Exception as error:  # noqa: BLE001 - whatever is raised is a fault
        traceback.print_exception(error)
        _tell_fault(board, f"{type(error).__name__}: {error}".strip().splitlines()[0], wanted.out)
        return False
    finally:
        watch.cancel()
    return True


def _tell_fault(board: Board, said: str, folder: Path) -> None:
    path = folder / f"board-{board.number}.scenario.json"
    scenario = replace(board.scenario, title=f"Random board {board.number}", description=said[:200])
    write_scenario(scenario, path)
    print(f"\nBoard {board.number} shows a fault: {said}")
    print(f"  to see it:         python3 packaging/run.py {path}")
    print(f"  to play it again:  python3 packaging/run.py fuzz 1 --seed {board.number}{board.made_of}")


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


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="run.py fuzz",
        description="Play random boards with effects, and check that what holds of all boards holds of each.",
    )
    parser.add_argument("boards", type=_count, metavar="N", help="how many boards to play")
    parser.add_argument("--seed", type=int, metavar="S", help="the number of the first board; by default any")
    parser.add_argument(
        "--seconds", type=float, default=60.0, metavar="T", help="how long a board may take (default: 60)"
    )
    parser.add_argument(
        "--out", type=Path, default=Path(), metavar="FOLDER", help="where a board with a fault is written"
    )
    parser.add_argument(
        "--cards", type=Path, metavar="FILE", help="a file of printed cards that the boards are made of"
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
