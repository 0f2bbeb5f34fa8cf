// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"
#include "match/device.h"
#include "match/intervention.h"
#include "match/setup.h"
#include "opening/play/act.h"
#include "record/model/result.h"

#include <memory>
#include <utility>
#include <variant>
#include <vector>

namespace kagetsu::match {

// What happened. The list of events is the match: every state is a fold over it (Match::fold), and the journal keeps
// exactly these. An event is never changed or taken away; a take-back is one more event.

// The setup is by far the largest thing that any event holds, and there is one Started in a match: kept apart and
// shared by copies, it leaves all other events a tenth as large.
class Started
{
public:
    Started()
        : Started(MatchSetup())
    {
    }
    explicit Started(MatchSetup setup)
        : m_setup(std::make_shared<const MatchSetup>(std::move(setup)))
    {
    }

    const MatchSetup &setup() const { return *m_setup; }

    friend bool operator==(const Started &one, const Started &two) { return one.setup() == two.setup(); }

private:
    std::shared_ptr<const MatchSetup> m_setup;
};

// A stone in free play, or any act of the opening procedure.
struct Acted
{
    Seat seat = Seat::A;
    opening::Act act;
    friend bool operator==(const Acted &, const Acted &) = default;
};

struct Passed
{
    Seat seat = Seat::A;
    friend bool operator==(const Passed &, const Passed &) = default;
};

// A foul claim and what became of it; `fouls` are all kinds of the stone on `point`, whatever the claimant called it.
struct FoulClaimed
{
    Seat seat = Seat::A;
    rules::Point point;
    bool upheld = false;
    rules::FoulKinds fouls;
    friend bool operator==(const FoulClaimed &, const FoulClaimed &) = default;
};

struct FiveClaimed
{
    Seat seat = Seat::A;
    bool upheld = false;
    friend bool operator==(const FiveClaimed &, const FiveClaimed &) = default;
};

// After a wrong claim: time given to the claimant's opponent, or negative, taken from the claimant
// (refereeing.md#wrong-claims).
struct TimeAdded
{
    Seat seat = Seat::A;
    clock::Duration time { 0 };
    friend bool operator==(const TimeAdded &, const TimeAdded &) = default;
};

// A foul claim that waits for the arbiter; both clocks stand.
struct ClaimRaised
{
    Seat seat = Seat::A;
    rules::Point point;
    friend bool operator==(const ClaimRaised &, const ClaimRaised &) = default;
};

// By the claimant. The clocks go on.
struct ClaimWithdrawn
{
    Seat seat = Seat::A;
    friend bool operator==(const ClaimWithdrawn &, const ClaimWithdrawn &) = default;
};

// By the opponent of the claimant.
struct ClaimAgreed
{
    Seat seat = Seat::A;
    friend bool operator==(const ClaimAgreed &, const ClaimAgreed &) = default;
};

// A penalty of the rules: the seat's turn is lost, or its next one when it is not to act (refereeing.md#wrong-claims).
struct TurnForfeited
{
    Seat seat = Seat::A;
    friend bool operator==(const TurnForfeited &, const TurnForfeited &) = default;
};

struct ArbiterCalled
{
    Seat seat = Seat::A;
    friend bool operator==(const ArbiterCalled &, const ArbiterCalled &) = default;
};

// std::nullopt: by the arbiter.
struct Confirmed
{
    std::optional<Seat> seat;
    friend bool operator==(const Confirmed &, const Confirmed &) = default;
};

// What the arbiter did, why, and what both clocks showed large before and after it.
struct Intervened
{
    Intervention what;
    Grounds grounds;
    PerSeat<clock::Duration> before;
    PerSeat<clock::Duration> after;
    friend bool operator==(const Intervened &, const Intervened &) = default;
};

// A warning that follows from the rules; so many lose as the setup says (refereeing.md#warnings).
struct Warned
{
    Seat seat = Seat::A;
    Ground reason = Ground::WrongClaim; // or OverTime
    friend bool operator==(const Warned &, const Warned &) = default;
};

struct DrawOffered
{
    Seat seat = Seat::A;
    friend bool operator==(const DrawOffered &, const DrawOffered &) = default;
};

struct DrawDeclined
{
    Seat seat = Seat::A; // who declined, by word or by playing on
    friend bool operator==(const DrawDeclined &, const DrawDeclined &) = default;
};

// By who had made the offer.
struct DrawWithdrawn
{
    Seat seat = Seat::A;
    friend bool operator==(const DrawWithdrawn &, const DrawWithdrawn &) = default;
};

// The game goes on after a fallen flag: `seat` did not claim it, and gave this much time, or nothing and no limits any
// more.
struct FlagWaived
{
    Seat seat = Seat::A;
    clock::Duration more { 0 };
    friend bool operator==(const FlagWaived &, const FlagWaived &) = default;
};

struct TakeBackAsked
{
    Seat seat = Seat::A;
    friend bool operator==(const TakeBackAsked &, const TakeBackAsked &) = default;
};

struct TakeBackDeclined
{
    Seat seat = Seat::A;
    friend bool operator==(const TakeBackDeclined &, const TakeBackDeclined &) = default;
};

// The last `moves` moves are off the board and `seat`, who asked, is to move again. In an opening the last `acts` acts
// of the procedure are undone instead: with Kept by the seat itself in its running turn, else because both agree.
struct TakenBack
{
    Seat seat = Seat::A;
    int moves = 0;
    ClockEffect clocks = ClockEffect::Restored;
    int acts = 0; // then there are no moves
    friend bool operator==(const TakenBack &, const TakenBack &) = default;
};

// By the arbiter, while an offer was laid (openings.md#board-and-shape).
struct SymmetryOverruled
{
    friend bool operator==(SymmetryOverruled, SymmetryOverruled) = default;
};

// By the arbiter: the last act of the opening is undone.
struct SteppedBack
{
    ClockEffect clocks = ClockEffect::Restored;
    friend bool operator==(SteppedBack, SteppedBack) = default;
};

struct Paused
{
    Seat seat = Seat::A;
    friend bool operator==(const Paused &, const Paused &) = default;
};

struct Resumed
{
    friend bool operator==(Resumed, Resumed) = default;
};

// The event's `at` is when it was noticed, `flag.at` when it fell.
struct Flagged
{
    Seat seat = Seat::A;
    clock::Flag flag;
    friend bool operator==(const Flagged &, const Flagged &) = default;
};

// The per-move limit was reached and the game goes on (clock.md#per-move-limit). The event's `at` is when it was
// noticed.
struct CapReached
{
    Seat seat = Seat::A;
    clock::Moment at { 0 };
    clock::LimitEffect effect = clock::LimitEffect::Warning; // never Flag
    friend bool operator==(const CapReached &, const CapReached &) = default;
};

// A heartbeat: nothing but its moment.
struct Beaten
{
    friend bool operator==(Beaten, Beaten) = default;
};

struct Recovered
{
    friend bool operator==(Recovered, Recovered) = default;
};

struct Ended
{
    record::GameResult result;
    friend bool operator==(const Ended &, const Ended &) = default;
};

// On a board of wood the turn of this seat ended with its press of the clock.
struct Pressed
{
    Seat seat = Seat::A;
    friend bool operator==(const Pressed &, const Pressed &) = default;
};

// What was played next on a board of wood; nothing: a pass or a lost turn. Not when it was played: the clock goes by
// Pressed.
struct Noted
{
    std::optional<opening::Act> act;
    friend bool operator==(const Noted &, const Noted &) = default;
};

struct NoteStruck
{
    friend bool operator==(NoteStruck, NoteStruck) = default;
};

struct ColoursExchanged
{
    friend bool operator==(ColoursExchanged, ColoursExchanged) = default;
};

// The players have changed places: who sat on the left sits on the right now. The game is as it was.
struct PlacesChanged
{
    friend bool operator==(PlacesChanged, PlacesChanged) = default;
};

// The players count the time that the machine slept as thinking time of the side whose clock ran
// (clock.md#the-machine).
struct SleepCounted
{
    friend bool operator==(SleepCounted, SleepCounted) = default;
};

// Who was awaited when the game began has come, so late after the moment it was to begin, and this was charged besides
// what the clock had lost by running (refereeing.md#lateness).
struct Arrived
{
    Seat seat = Seat::B;
    clock::Duration late { 0 };
    clock::Duration charged { 0 };
    friend bool operator==(const Arrived &, const Arrived &) = default;
};

// Its copies are compiled once, not wherever one is made: so many kinds would take every file seconds.
struct Happening
    : std::variant<Started, Acted, Passed, FoulClaimed, FiveClaimed, TimeAdded, Warned, DrawOffered, DrawDeclined,
          TakeBackAsked, TakeBackDeclined, TakenBack, Paused, Resumed, Flagged, Beaten, Recovered, Ended,
          SymmetryOverruled, SteppedBack, CapReached, ClaimRaised, ClaimWithdrawn, ClaimAgreed, TurnForfeited,
          ArbiterCalled, Confirmed, Intervened, Pressed, Noted, NoteStruck, ColoursExchanged, Slept, WallChanged,
          Stalled, Announced, SleepCounted, Arrived, DrawWithdrawn, FlagWaived, PlacesChanged>
{
    using variant::variant;
    Happening() = default;
    Happening(const Happening &other);
    Happening(Happening &&other) noexcept;
    Happening &operator=(const Happening &other);
    Happening &operator=(Happening &&other) noexcept;
    ~Happening();
    friend bool operator==(const Happening &, const Happening &);
    friend bool operator<(const Happening &, const Happening &) = delete; // there is no order
};

// A heartbeat or an announcement: the game is as it was.
inline bool isRoutine(const Happening &what)
{
    return std::holds_alternative<Beaten>(what) || std::holds_alternative<Announced>(what);
}

// What the arbiter ordered and can undo again; a remark, a look elsewhere, a reason told later or the undoing itself is
// none.
inline bool isOrder(const Happening &what)
{
    const auto *intervened = std::get_if<Intervened>(&what);
    return intervened && !std::holds_alternative<Remark>(intervened->what)
        && !std::holds_alternative<LookAway>(intervened->what) && !std::holds_alternative<UndoOrder>(intervened->what)
        && !std::holds_alternative<StateReason>(intervened->what);
}

struct Event
{
    clock::Moment at { 0 }; // on the match's own axis, from its start
    Happening what;
    friend bool operator==(const Event &, const Event &) = default;
};

using Events = std::vector<Event>;

} // namespace kagetsu::match
