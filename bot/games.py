"""The games as this server plays them: with the values that its owner put into the folder SALOON_DATA.

It finds and reads files; only the game knows what its file may contain.
"""

from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from types import MappingProxyType

from engine.errors import DataError
from engine.games import GAMES
from engine.play.game import AnyGame


def games_with(folder: Path | None, games: Mapping[str, AnyGame] = GAMES) -> Mapping[str, AnyGame]:
    """All games by name. If the folder has a file `<game>.toml`, that game has the values in it. Raises
    DataError, with a line for each fault of each file."""
    found, faults = {}, []
    for path in _data_files(folder) if folder else ():
        try:
            found[path.stem] = _game_with(path, games)
        except DataError as error:
            faults += [f"{path}: {line}" for line in str(error).splitlines()]
    if faults:
        raise DataError("\n".join(faults))
    return MappingProxyType({**games, **found})


def _data_files(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.suffix.casefold() == ".toml")
    except OSError as error:
        raise DataError(f"SALOON_DATA: {folder} cannot be read: {error.strerror}") from error


def _game_with(path: Path, games: Mapping[str, AnyGame]) -> AnyGame:
    """The game that a data file is named after, with its values. Raises DataError."""
    game = games.get(path.stem)
    if game is None or game.with_data is None:
        known = [f"{name}.toml" for name, each in games.items() if each.with_data is not None]
        raise DataError(f"no game takes a file of this name; known: {', '.join(known)}")
    try:
        text = path.read_text(encoding="utf-8-sig")  # some editors begin a file with a byte order mark
    except OSError as error:
        raise DataError(f"it cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise DataError("it is no text in UTF-8") from error
    return game.with_data(text)


def own_data(name: str, games: Mapping[str, AnyGame] = GAMES) -> str:
    """The text of the data file with our values of a game, which somebody may copy and change. Raises
    DataError if there is no such game, or none of its values may be replaced."""
    if name in games and games[name].with_data is not None:
        folder = resources.files(f"engine.games.{name.replace('-', '_')}")
        return folder.joinpath("data.toml").read_text(encoding="utf-8")
    why = f"no value of {name} may be replaced" if name in games else f"there is no game {name}"
    known = ", ".join(each for each, game in games.items() if game.with_data is not None)
    raise DataError(f"{why}. Games with a data file: {known}")
