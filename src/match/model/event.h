// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/device.h"
#include "match/model/intervention.h"
#include "match/model/playerevents.h"
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
