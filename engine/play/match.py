"""The driver: steps a game's script from question to question, and can rebuild it from what was stored.

It knows no people, clocks or disks. What it hands out (`Advance`) is all that a journal needs.
"""

from collections.abc import Callable, Coroutine, Iterable, Mapping
from types import MappingProxyType
from typing import Final, Generic, TypeVar

from engine.errors import NotAsked, Rejected, ReplayMismatch, StaleDecision
from engine.play.chance import Chance, commitment, nonce_of, seal_of_answer
from engine.play.codec import decode, encode
from engine.play.decisions import Answer, Decision
from engine.play.digests import StoryDigest, agrees, digest_of
from engine.play.game import Game, Options, Ranking
from engine.play.reveals import Reveals, revealed
from engine.play.table import Answered, Question, Sealed, Seat, Table, Told, Unsealed
from engine.play.tickets import OVER, Kind, epoch_of, kind_of, of_kind, question_of, ticket_of
from engine.play.values import value

S = TypeVar("S")
V = TypeVar("V")

_NO_ATTEMPTS: Final[Mapping[int, int]] = MappingProxyType({})


@value()
class Checkpoint:
    """A match at the start of a round: with the answers given since, it is enough to go on."""

    round: int
    attempt: int
    revision: int
    state: str
    """The game's state as JSON."""
    told: int
    """How many events the story had then."""
    story: str
    """The digest of the story up to then."""


@value()
class Opened:
    """One thing that a seat may answer now; `ticket` is what its answers carry."""

    ticket: str
    decision: Decision[Answer]

    @property
    def kind(self) -> Kind:
        """What its answers are."""
        return kind_of(self.ticket)

    @property
    def is_unasked(self) -> bool:
        """Whether nobody waits for it: an aside, or an interjection."""
        return self.kind is not Kind.ASKED


@value()
class Advance:
    """What one accepted answer led to."""

    ticket: str
    answer: Answer
    told: tuple[Told, ...]
    checkpoints: tuple[Checkpoint, ...]
    calls: bool = False
    """Whether it is an interjection that the seats still waited for should hear of."""
    reveals: Reveals = Reveals.NOTHING
    """Whether somebody knows more since. If so, the answer cannot be taken back."""


class Match(Generic[S, V]):
    """One play of a game. Make it with `start` or `resume`; `close` it when it is no longer needed. It plays
    all its rounds by the revision of the rules with which the first one began."""

    def __init__(
        self,
        game: Game[S, V],
        seats: int,
        options: Options,
        seed: str,
        checkpoint: Checkpoint | None,
        *,
        epoch: int = 0,
        attempt: int = 0,
        attempts: Mapping[int, int] = _NO_ATTEMPTS,
        luck: Callable[[str, int, int], Chance] = Chance,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.question: Question | None = None
        self.story: list[Told] = []
        """Events since this object was made; `first_told` is the number of the first of them."""
        self.is_over = False
        self.ticket = "0.0"
        """The name of the question that is open now: `ticket_of` its round, epoch and number, or `OVER`."""
        self.epoch = epoch
        """Raised whenever something is taken back: numbers of another epoch name other questions."""
        self._coming_attempt = attempt
        """The attempt with which rounds begin from now on."""
        self._attempts = attempts
        """By round, the attempt with which it began, for rounds that are played again."""
        self._luck = luck
        """Makes the luck of a round from the seed, the round and the attempt."""
        self._asked = 0
        self._script: Coroutine[Question, None, None] | None = None
        self.checkpoints: list[Checkpoint] = []
        """The checkpoints left since the last answer, or since this object was made."""
        self.begun: Checkpoint
        """Where the newest round began."""
        self._nonces: dict[Seat, str] = {}
        self._answering: Seat | None = None
        """The seat whose answer is being carried out, until something public is told of it."""
        self._may_go_on = False
        """Whether the last answer was an interjection, after which its question may be asked again."""
        self._drawn_before = 0
        """How much luck was drawn in the rounds before, since this object was made."""
        self.chance = luck(seed, 0, 0)
        if checkpoint is None:
            self.round, self.attempt, self.revision, self.first_told = 0, 0, game.revision, 0
            self._digest_of_story = StoryDigest(commitment(seed), 0)
            self.state = game.new(seats, self.options, self.chance)
            self._next_round()
        else:
            self.round, self.attempt, self.revision = (
                checkpoint.round,
                checkpoint.attempt,
                checkpoint.revision,
            )
            self.first_told = checkpoint.told
            self.state = decode(checkpoint.state, game.state)
            if not self._begin(checkpoint):
                self._next_round()

    @classmethod
    def start(
        cls, game: Game[S, V], *, seats: int, options: Options, seed: str, epoch: int = 0, attempt: int = 0
    ) -> "Match[S, V]":
        """Set up a new match and go to its first question. `epoch` and `attempt` are those of its session.
        Raises ValueError when the game has no such number of seats, or no such option."""
        if seats not in game.seats:
            raise ValueError(f"{game.name} is not for {seats} players")
        if unknown := sorted(set(options) - set(game.options)):
            raise ValueError(f"{game.name} has no option {unknown[0]}")
        return cls(game, seats, options, seed, None, epoch=epoch, attempt=attempt)

    @classmethod
    def resume(
        cls,
        game: Game[S, V],
        *,
        seats: int,
        options: Options,
        seed: str,
        checkpoint: Checkpoint,
        answers: Iterable[tuple[str, Seat, Answer, str]] = (),
        epoch: int = 0,
        attempt: int = 0,
        attempts: Mapping[int, int] = _NO_ATTEMPTS,
    ) -> "Match[S, V]":
        """Go on from a checkpoint with the answers given since, each as (ticket, seat, answer, digest); the
        first digits of a digest are enough. The tickets say where each epoch began; `epoch` is the one that
        follows the last answer. `attempts` says with which attempt a round began, if its checkpoint is known;
        all other rounds begin with `attempt`. Raises ReplayMismatch when an answer is refused now, or leads
        elsewhere."""
        match = cls(game, seats, options, seed, checkpoint, attempt=attempt, attempts=attempts)
        for number, (ticket, seat, answer, digest) in enumerate(answers, 1):
            where = f"answer {number} since the start of round {checkpoint.round}"
            match.repeat(ticket, seat, answer, digest, where=where)
        match.begin_epoch(epoch)
        return match

    def repeat(self, ticket: str, seat: Seat, answer: Answer, digest: str, *, where: str) -> None:
        """Give an answer again that was stored with this digest, or its first digits. Raises ReplayMismatch,
        which says `where`, and closes the match, if it is refused now or leads elsewhere."""
        self.begin_epoch(epoch_of(ticket))
        try:
            self.submit(seat, answer, ticket=ticket)
        except Rejected as error:
            self.close()
            raise ReplayMismatch(f"{where} is refused: {error}") from error
        if not agrees(digest, self.digest()):
            self.close()
            raise ReplayMismatch(f"{where} leads elsewhere than it did")

    def begin_epoch(self, epoch: int) -> None:
        """Go on with tickets of this epoch, if it is a later one: the tickets of earlier ones are stale."""
        if epoch > self.epoch:
            self.epoch = epoch
            if self.question is not None:
                self.ticket = ticket_of(self.round, self.epoch, self._asked)

    @property
    def told(self) -> int:
        """How many events the story has, from the very first."""
        return self.first_told + len(self.story)

    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that the table waits for; empty when the match is over."""
        return self.question.waiting_for() if self.question else ()

    def view(self, seat: Seat | None) -> V:
        """What a seat, or the public (None), may know."""
        return self.game.view(self.state, self.question, seat)

    def ranking(self) -> Ranking:
        """The final ranking. Raises ValueError while the match is not over."""
        if not self.is_over:
            raise ValueError("the match is not over")
        return self.game.ranking(self.state)

    def open_to(self, seat: Seat) -> tuple[Opened, ...]:
        """All that a seat may answer now: first what it is asked or how it may interject, then what it may
        change meanwhile."""
        if self.question is None:
            return ()
        decision, aside = self.question.decisions.get(seat), self.question.asides.get(seat)
        asked = () if decision is None else (Opened(self._ticket_of(self.question, seat), decision),)
        return asked if aside is None else (*asked, Opened(of_kind(self.ticket, Kind.ASIDE), aside.decision))

    def opened(self, seat: Seat, *, ticket: str | None = None, name: str | None = None) -> Opened:
        """The first thing that a seat may answer now; if a ticket or a decision's name is given, the first
        that has it. Raises NotAsked when there is none, StaleDecision for another question's ticket."""
        if self.question is None:
            raise NotAsked("game-over")
        decision = self.question.decisions.get(seat)
        if decision is not None and ticket is None and name is None:  # nearly every call means this
            return Opened(self._ticket_of(self.question, seat), decision)
        if ticket is not None and question_of(ticket) != self.ticket:
            raise StaleDecision("stale")
        found = [each for each in self.open_to(seat) if ticket in (None, each.ticket)]
        for each in found:
            if name in (None, each.decision.name):
                return each
        names = {decision.name for decision in self.question.interjections().values()}
        if name in names or (ticket is not None and kind_of(ticket) is Kind.INTERJECTION):
            raise self._for_others(self.question, seat, names)
        if all(each.is_unasked for each in found):  # the seat may say or change it, but is not asked
            raise NotAsked("not-your-turn")
        raise NotAsked("asked-something-else")

    def _for_others(self, question: Question, seat: Seat, names: set[str]) -> NotAsked:
        """The refusal for a seat that may not interject: it is asked itself, or can say nothing. The game may
        have its own text for it."""
        refusal = NotAsked("asked-yourself") if seat in question.due else NotAsked("for-others")
        return refusal.about(self.game.name, names.pop()) if len(names) == 1 else refusal

    def asked(self, seat: Seat, ticket: str | None = None, name: str | None = None) -> Decision[Answer]:
        """The decision of what `opened` finds. Raises what `opened` raises."""
        return self.opened(seat, ticket=ticket, name=name).decision

    def _ticket_of(self, question: Question, seat: Seat) -> str:
        """The ticket with which a seat answers a question that is open to it."""
        return self.ticket if seat in question.due else of_kind(self.ticket, Kind.INTERJECTION)

    def stands(self, seat: Seat, answer: Answer, *, ticket: str) -> bool:
        """Whether a seat has given this very answer already, so that giving it again would change nothing: it
        is sealed while others are still waited for, or stands as an interjection."""
        question = self.question
        if question is None:
            return False
        if ticket == of_kind(self.ticket, Kind.INTERJECTION):
            return question.standing.get(seat) == answer
        return ticket == self.ticket and seat in question.answers and question.answers[seat] == answer

    def submit(self, seat: Seat, answer: object, *, ticket: str | None = None) -> Advance:
        """Accept an answer and go to the next question. An answer to an aside changes the state, and its
        question stays open. Raises Rejected, and leaves everything as it was, when it is not accepted."""
        opened = self.opened(seat, ticket=ticket)
        parsed = opened.decision.parse(answer)
        question = self.question
        assert question is not None
        self.checkpoints.clear()
        told, drawn = len(self.story), self._drawn
        if opened.kind is Kind.ASIDE:
            question.asides[seat].apply(parsed)
            if (len(self.story), self._drawn) != (told, drawn):
                raise ValueError(f"to change {opened.decision.name} meanwhile would show in story or luck")
            return Advance(opened.ticket, parsed, (), ())
        question.answers[seat] = parsed
        self._answering, self._may_go_on = seat, opened.kind is Kind.INTERJECTION
        if question.kind == "all":
            self._seal(question, seat)
        is_opened = question.kind == "all" and not question.waiting_for()
        if question.kind != "all" or is_opened:
            if question.revealed:
                self._unseal(question)
            self._step()
        self._tell_of_answer()
        calls = self.question is not None and self.question.again and self.question.calls
        events = tuple(self.story[told:])
        reveals = revealed(self.game, seat, events, is_drawn=self._drawn > drawn, is_opened=is_opened)
        return Advance(opened.ticket, parsed, events, tuple(self.checkpoints), calls, reveals)

    @property
    def _drawn(self) -> int:
        """How much luck was drawn since this object was made."""
        return self._drawn_before + self.chance.drawn

    def digest(self) -> str:
        """A digest (`digest_of`) of the state, what is asked, the story and how much luck was drawn."""
        asked = self.question
        decisions = {str(seat): decision for seat, decision in asked.decisions.items()} if asked else {}
        if asked:
            decisions |= {f"{seat}{Kind.ASIDE.mark}": aside.decision for seat, aside in asked.asides.items()}
        parts = {
            "state": self.state,
            "ticket": self.ticket,
            "asked": decisions,
            "answers": {str(seat): answer for seat, answer in asked.answers.items()} if asked else {},
            "story": self._story_digest(),
            "drawn": self.chance.drawn,
        }
        if asked and asked.standing:
            parts["standing"] = {str(seat): answer for seat, answer in asked.standing.items()}
        return digest_of(parts)

    def close(self) -> None:
        """End the script. A closed match accepts no answer, but still knows whether it was over."""
        if self._script is not None:
            self._script.close()
        self._script, self.question = None, None

    def _next_round(self) -> None:
        """Leave a checkpoint and begin a round, or end the match."""
        self._tell_of_answer()
        while not self.game.is_over(self.state):
            self.round += 1
            self.attempt = self._attempts.get(self.round, self._coming_attempt)
            state = encode(self.state).decode()
            at_start = Checkpoint(
                self.round, self.attempt, self.revision, state, self.told, self._story_digest()
            )
            if self._begin(at_start):
                return
        self.question = None
        self._script = None
        self.is_over, self.ticket = True, OVER

    def _begin(self, at_start: Checkpoint) -> bool:
        """Begin the round; False if its script ran through without a question."""
        self._asked, self._may_go_on = 0, False
        self._drawn_before += self.chance.drawn
        self.chance = self._luck(self.seed, self.round, self.attempt)
        self.checkpoints.append(at_start)
        self.begun = at_start
        self._digest_of_story = StoryDigest(at_start.story, len(self.story))
        self._script = self.game.play_round(Table(self.state, self.chance, self.revision, self._tell))
        return self._run_on()

    def _run_on(self) -> bool:
        """Run the script to its next question; False if it has none."""
        assert self._script is not None
        try:
            self.question = self._script.send(None)
        except StopIteration:
            return False
        if not self.question.again:
            self._asked += 1
            self.ticket = ticket_of(self.round, self.epoch, self._asked)
        elif not self._may_go_on:
            raise ValueError(f"question {self.ticket} may only go on after an interjection")
        self._may_go_on = False
        return True

    def _step(self) -> None:
        if not self._run_on():
            self._next_round()

    def _tell(self, told: Told) -> None:
        self.story.append(told)
        if told.only is None:
            self._answering = None

    def _tell_of_answer(self) -> None:
        """Every answer has something public to tell: at least that it was given."""
        if self._answering is not None:
            self._tell(Told(Answered(self._answering)))

    def _story_digest(self) -> str:
        """A digest of the whole story. It is made on demand: a stored answer needs it, a game that is only
        tried out does not."""
        return self._digest_of_story.after(self.story)

    def _seal(self, question: Question, seat: Seat) -> None:
        """Tell the seal of an answer."""
        question.seals += 1
        nonce = nonce_of(self.seed, self.ticket, self.attempt, question.seals)
        self._nonces[seat] = nonce
        self._tell(Told(Sealed(seat, seal_of_answer(nonce, encode(question.answers[seat]).decode()))))

    def _unseal(self, question: Question) -> None:
        for seat in question.due:
            self._tell(Told(Unsealed(seat, self._nonces[seat], encode(question.answers[seat]).decode())))
