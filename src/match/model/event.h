// SPDX-License-Identifier: MIT
#pragma once

#include "clock/clock.h"
#include "match/model/device.h"
#include "match/model/intervention.h"
#include "match/model/setup.h"
#include "opening/play/act.h"
#include "record/model/result.h"

#include <memory>
#include <utility>
#include <variant>
#include <vector>

namespace kagetsu::match {

// What has happened. The list of events is the match: every state is a fold of the events (Match::fold), and the
// journal stores exactly these. An event is never changed or removed; a take-back is a further event.

// The setup is by far the largest content of any event, and a match has one Started event. The setup is therefore
// stored apart and shared by copies, which makes all other events a tenth of the size.
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

// A foul claim and its outcome. `fouls` holds all kinds that the stone on `point` commits, whatever the claimant called
// it.
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

// The time penalty for a wrong claim: time added to the claimant's opponent or, if negative, deducted from the claimant
// (match.md#wrong-claims).
struct TimeAdded
{
    Seat seat = Seat::A;
    clock::Duration time { 0 };
    friend bool operator==(const TimeAdded &, const TimeAdded &) = default;
};

// A foul claim that waits for the arbiter; both clocks are stopped.
struct ClaimRaised
{
    Seat seat = Seat::A;
    rules::Point point;
    friend bool operator==(const ClaimRaised &, const ClaimRaised &) = default;
};

// The claimant has withdrawn the claim, and the clocks run again.
struct ClaimWithdrawn
{
    Seat seat = Seat::A;
    friend bool operator==(const ClaimWithdrawn &, const ClaimWithdrawn &) = default;
};

// The claimant's opponent has agreed with the claim; `seat` is the opponent.
struct ClaimAgreed
{
    Seat seat = Seat::A;
    friend bool operator==(const ClaimAgreed &, const ClaimAgreed &) = default;
};

// A penalty under the rules: the seat loses its turn, or its next turn if it is not to act
// (match.md#wrong-claims).
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

// The result was confirmed by a player or, without a seat, by the arbiter.
struct Confirmed
{
    std::optional<Seat> seat;
    friend bool operator==(const Confirmed &, const Confirmed &) = default;
};

// An order of the arbiter with its reason, and the time that both clocks showed large before and after it.
struct Intervened
{
    Intervention what;
    Grounds grounds;
    PerSeat<clock::Duration> before;
    PerSeat<clock::Duration> after;
    friend bool operator==(const Intervened &, const Intervened &) = default;
};

// A warning that follows from the rules; the setup says how many lose the game (match.md#warnings).
struct Warned
{
    Seat seat = Seat::A;
    Ground reason = Ground::WrongClaim; // WrongClaim or OverTime
    friend bool operator==(const Warned &, const Warned &) = default;
};

struct DrawOffered
{
    Seat seat = Seat::A;
    friend bool operator==(const DrawOffered &, const DrawOffered &) = default;
};

struct DrawDeclined
{
    Seat seat = Seat::A; // the seat that declined, in words or by playing on
    friend bool operator==(const DrawDeclined &, const DrawDeclined &) = default;
};

// The seat that had made the offer has withdrawn it.
struct DrawWithdrawn
{
    Seat seat = Seat::A;
    friend bool operator==(const DrawWithdrawn &, const DrawWithdrawn &) = default;
};

// The game goes on after a fallen flag: `seat` did not claim it and gave the opponent `more` time or, if `more` is
// zero, agreed to lift all limits.
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

// The last `moves` moves were taken back and `seat`, which had asked, is to move again. In an opening, the last `acts`
// acts of the procedure are undone instead: with ClockEffect::Kept by the seat itself in its running turn, otherwise by
// agreement.
struct TakenBack
{
    Seat seat = Seat::A;
    int moves = 0;
    ClockEffect clocks = ClockEffect::Restored;
    int acts = 0; // number of acts undone; if not 0, `moves` is 0
    friend bool operator==(const TakenBack &, const TakenBack &) = default;
};

// The arbiter overruled the comparison of figures while an offer was laid (opening.md#board-and-shape).
struct SymmetryOverruled
{
    friend bool operator==(SymmetryOverruled, SymmetryOverruled) = default;
};

// The arbiter undid the last act of the opening.
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

// A flag has fallen at `flag.at`; the `at` of the event is the moment when it was noticed.
struct Flagged
{
    Seat seat = Seat::A;
    clock::Flag flag;
    friend bool operator==(const Flagged &, const Flagged &) = default;
};

// The per-move limit was reached at `at` and the game goes on (clock.md#per-move-limit). The `at` of the event is the
// moment when it was noticed.
struct CapReached
{
    Seat seat = Seat::A;
    clock::Moment at { 0 };
    clock::LimitEffect effect = clock::LimitEffect::Warning; // never Flag
    friend bool operator==(const CapReached &, const CapReached &) = default;
};

// A heartbeat, which records nothing but its moment.
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

// The turn of this seat ended with a press of the clock beside a physical board.
struct Pressed
{
    Seat seat = Seat::A;
    friend bool operator==(const Pressed &, const Pressed &) = default;
};

// What was played next on a physical board; no value for a pass or a lost turn. The event does not say when it was
// played: the clock follows Pressed.
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

// The players have changed places: the one on the left is now on the right. The game itself does not change.
struct PlacesChanged
{
    friend bool operator==(PlacesChanged, PlacesChanged) = default;
};

// The players count the time that the computer slept as thinking time of the side whose clock ran
// (clock.md#the-machine).
struct SleepCounted
{
    friend bool operator==(SleepCounted, SleepCounted) = default;
};

// The player who was awaited when the game began has come, `late` after the scheduled beginning; `charged` was deducted
// in addition to what the running clock had lost (match.md#lateness).
struct Arrived
{
    Seat seat = Seat::B;
    clock::Duration late { 0 };
    clock::Duration charged { 0 };
    friend bool operator==(const Arrived &, const Arrived &) = default;
};

// Copying is compiled in one file (kinds.cpp) instead of every file that copies; with this many alternatives each such
// file would take seconds.
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
    friend bool operator<(const Happening &, const Happening &) = delete; // no ordering is defined
};

// Returns true for a heartbeat or an announcement, which change nothing in the game.
inline bool isRoutine(const Happening &what)
{
    return std::holds_alternative<Beaten>(what) || std::holds_alternative<Announced>(what);
}

// Returns true for an order of the arbiter that can be undone. A remark, a look at another page, a reason given later
// and the undoing itself are not such orders.
inline bool isOrder(const Happening &what)
{
    const auto *intervened = std::get_if<Intervened>(&what);
    return intervened && !std::holds_alternative<Remark>(intervened->what)
        && !std::holds_alternative<LookAway>(intervened->what) && !std::holds_alternative<UndoOrder>(intervened->what)
        && !std::holds_alternative<StateReason>(intervened->what);
}

struct Event
{
    clock::Moment at { 0 }; // on the time axis of the match, counted from its start
    Happening what;
    friend bool operator==(const Event &, const Event &) = default;
};

using Events = std::vector<Event>;

} // namespace kagetsu::match
