// SPDX-License-Identifier: MIT
#include "ui/match/clockonly/clockscene.h"

#include "match/model/doublegame.h"
#include "match/model/pauses.h"
#include "match/model/takeback.h"
#include "text/common/sentences.h"
#include "text/journal/journalfaults.h"
#include "text/match/awaited.h"
#include "text/match/doublegame.h"
#include "text/match/setup.h"
#include "text/match/sleep.h"
#include "text/record/result.h"
#include "text/rules/rules.h"

#include <QCoreApplication>

namespace kagetsu::ui {

using match::Phase;

namespace {

struct ClockWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::ClockPage)
};

struct NoteWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::NoteBar)
};

QString statusOf(const ClockPageState &state)
{
    const match::MatchSetup &setup = state.setup();
    const text::Names names = text::namesOf(setup);
    if (state.waiting)
        return ClockWords::tr("Tap either clock, or press Space, to start the clock of %1.").arg(names.a);
    if (state.host.stalledBy())
        return text::journalFaultText(*state.host.stalledBy());
    if (state.host.isDiskSlow())
        return text::slowDiskText();
    const match::Match &match = state.match();
    if (match.isOver()) {
        const QString result = text::resultText(
            match.result(), names[match.ownerOf(rules::Side::Black)], names[match.ownerOf(rules::Side::White)]);
        //: %1: twelve letters and digits that stand for the journal of the game, to be written down or photographed.
        const QString code = ClockWords::tr("Code of the journal: %1").arg(state.host.endCode());
        return text::joinSentences(
            text::joinSentences(result, text::standingText(match)), state.host.endCode().isEmpty() ? QString() : code);
    }
    if (!state.refusal.isEmpty())
        return state.refusal;
    if (match.phase() == Phase::Flagged)
        return ClockWords::tr("%1 has run out of time.").arg(names[*match.flaggedSeat()]);
    if (match.isAdjourned())
        return ClockWords::tr("Adjourned: both clocks are stopped until the arbiter resumes the game.");
    if (match.isRecovered())
        return ClockWords::tr("Game restored. Both clocks are stopped until you resume.");
    if (match.sleep()) {
        return match.isHeld() && setup.arbiter
            ? text::joinSentences(text::sleepText(match), ClockWords::tr("The arbiter decides and resumes the clocks."))
            : text::sleepText(match);
    }
    if (const std::optional<Seat> caller = match.arbiterCalledBy())
        return ClockWords::tr("%1 has called the arbiter. Only the arbiter can resume the clocks.").arg(names[*caller]);
    if (match.isHeld() && setup.arbiter)
        return ClockWords::tr("Both clocks are stopped. Only the arbiter can resume them.");
    if (match.isPaused())
        return ClockWords::tr("Paused: both clocks are stopped.");
    //: %1 is the number of the turn, %2 the player whose clock runs.
    const QString turn =
        ClockWords::tr("Turn %1: %2").arg(QString::number(match.turnNumber()), names[match.toAct().value_or(Seat::A)]);
    if (const std::optional<clock::Moment> until = match.forfeitMoment())
        return QStringLiteral("%1 · %2").arg(turn, text::awaitedText(match, state.host.wallAt(*until)));
    return turn;
}

BarScene barScene(const ClockPageState &state)
{
    using enum ClockAction;
    using Weight = TableButton::Weight;
    const match::Match &match = state.match();
    const match::MatchSetup &setup = state.setup();
    const bool open = state.isOpen();
    const bool over = state.isBegun() && match.isOver();
    const bool stalled = state.host.stalledBy().has_value();
    const bool flagged = open && match.phase() == Phase::Flagged;
    const bool isHeld = match.waitsForArbiter() && setup.arbiter;
    const bool goesOn = stalled || match.isPaused();
    // The players may set the clocks, or undo that: the clocks are stopped, and there is no arbiter.
    const bool isPlayers =
        open && !setup.arbiter && !stalled && !match.clock().isRunning() && (match.isPaused() || flagged);
    const std::optional<match::DoubleStanding> standing = match::standingOf(match);
    // The digits then take the room; everything else returns when the clocks stop.
    const bool isBare = state.isFull && open && match.clock().isRunning();

    BarScene bar;
    bar.status = statusOf(state);
    const auto put = [&bar](ClockAction action, bool shown, const QString &text, Weight weight = Weight::Plain,
                         TableIcon sign = TableIcon::None) { bar[action] = { shown, text, weight, sign }; };
    put(Start, state.waiting, ClockWords::tr("Start"), Weight::Main, TableIcon::Play);
    if (open && match.awaited())
        put(Arrive, true, text::arrivalText(match), Weight::Main);
    put(Pause, open && !flagged && !isHeld && (goesOn || setup.pauses),
        goesOn ? stalled ? ClockWords::tr("Try again") : ClockWords::tr("Resume") : ClockWords::tr("Pause"),
        goesOn ? Weight::Main : Weight::Plain, goesOn ? TableIcon::Play : TableIcon::Pause);
    //: Button: both clocks stand until the arbiter lets the game go on.
    put(Stop, open && match::stopsForArbiter(setup) && !goesOn, ClockWords::tr("Stop both clocks"), Weight::Plain,
        TableIcon::Pause);
    put(Desk, open && isHeld, ClockWords::tr("Arbiter's desk"));
    //: Button: both clocks stand, and what is on them is written anew.
    put(Set, isPlayers || (open && isHeld && !stalled), ClockWords::tr("Set clocks by hand…"));
    //: Button: what was set by hand is as it was before.
    put(Undo, isPlayers && canUndoOrder(match), ClockWords::tr("Undo clock setting"));
    //: Button: what the machine slept is to count as thinking time. The second text asks back.
    put(CountSleep, open && !match.isHeld() && !match.isRecovered() && canCountSleep(match),
        state.isCountPressed ? ClockWords::tr("Confirm deduction") : ClockWords::tr("Deduct sleep time"));
    // Under this policy nobody is told that a flag is down, so the button is always shown.
    //: Button: the opponent's time is over.
    put(ClaimTime, flagged || (open && setup.flagPolicy == match::FlagPolicy::Claim),
        ClockWords::tr("Claim a win on time"), flagged ? Weight::Main : Weight::Plain, TableIcon::Flag);
    //: Button: opens the list of ways a game can end.
    put(Result, open && !isBare, ClockWords::tr("Result…"));
    const bool canExchange = open && !setup.onlyTime && state.host.wouldAccept(match::ExchangeColours {});
    //: Button: the players exchange Black and White, in an opening.
    put(Colours, canExchange && !isBare, ClockWords::tr("Swap colours"), Weight::Plain, TableIcon::Swap);
    //: Button: shows where the moves of the board can be written down.
    put(Note, open && (!isBare || state.isNoting), ClockWords::tr("Record moves"));
    bar[Note].isChecked = state.isNoting;
    //: Button after the first of two games: the second begins, with exchanged seats.
    put(SecondGame, state.isBegun() && standing && !standing->isComplete, ClockWords::tr("Second game"), Weight::Main);
    //: Button, before a game has begun: back to the question how much time there is.
    put(NewClock, state.waiting || over,
        state.waiting ? ClockWords::tr("Change time control…") : ClockWords::tr("New clock"));
    put(Protocol, over, ClockWords::tr("Protocol…"));
    //: Button: the two clocks change places, for players who sit the other way round.
    put(Seats, !isBare, ClockWords::tr("Change places"));
    put(Layout, !isBare,
        state.places == ClockPlaces::Facing ? ClockWords::tr("Side by side") : ClockWords::tr("Face to face"));
    put(FullScreen, true, state.isFull ? ClockWords::tr("Leave full screen") : ClockWords::tr("Full screen"));
    return bar;
}

NoteScene noteScene(const host::MatchHost &host)
{
    const match::Match &match = host.match();
    NoteScene notes;
    notes.canPass = host.wouldAccept(match::Note {});
    notes.canStrike = host.wouldAccept(match::StrikeNote {});
    if (match.phase() == Phase::Opening) {
        notes.opening = OpeningScene { match.opening(), text::namesOf(match.setup()),
            match.setup().rules.rule == rules::Rule::Renju, notes.canStrike || match.openingActs().empty(),
            std::nullopt, /*takesPatterns=*/false };
    }
    const std::vector<match::Move> &moves = match.moves();
    if (moves.empty()) {
        notes.told = NoteWords::tr("No moves recorded yet. Recording moves does not affect the clock.");
    } else {
        //: %1 is a number, %2 the point of the last move or the word for a pass.
        notes.told = NoteWords::tr("Moves recorded: %1; the last one: %2")
                         .arg(QString::number(moves.size()),
                             moves.back().point ? text::pointText(*moves.back().point) : NoteWords::tr("pass"));
    }
    return notes;
}

} // namespace

ClockScene clockScene(const ClockPageState &state)
{
    const match::Match &match = state.match();
    const match::MatchSetup &setup = state.setup();
    const text::Names names = text::namesOf(setup);
    const Seat black = state.waiting ? Seat::A : match.ownerOf(rules::Side::Black);
    ClockScene scene;
    for (const Seat seat : BothSeats)
        scene.halves[seat] = { names[seat], seat == black, state.waiting ? 0 : match.warnings(seat) };
    scene.isColourless = setup.onlyTime;
    scene.callsArbiter = state.isOpen() && setup.arbiter && !state.host.stalledBy() && !match.isPaused();
    scene.bar = barScene(state);
    if (state.isOpen() && state.isNoting)
        scene.notes = noteScene(state.host);
    return scene;
}

} // namespace kagetsu::ui
