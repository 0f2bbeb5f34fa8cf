// SPDX-License-Identifier: MIT
#include "match/journal/codec/eventcodec.h"

#include "base/json/marksformat.h"
#include "match/journal/codec/clockcodec.h"
#include "match/journal/codec/devicecodec.h"
#include "match/journal/codec/interventioncodec.h"

namespace kagetsu::journal {

namespace {

using namespace match;
using journal::describe;

constexpr auto TypeWords = json::kindWords<Happening>(json::kind<Started>("started"), json::kind<Acted>("acted"),
    json::kind<Passed>("passed"), json::kind<FoulClaimed>("foul-claimed"), json::kind<FiveClaimed>("five-claimed"),
    json::kind<TimeAdded>("time-added"), json::kind<Warned>("warned"), json::kind<DrawOffered>("draw-offered"),
    json::kind<DrawDeclined>("draw-declined"), json::kind<TakeBackAsked>("take-back-asked"),
    json::kind<TakeBackDeclined>("take-back-declined"), json::kind<TakenBack>("taken-back"),
    json::kind<Paused>("paused"), json::kind<Resumed>("resumed"), json::kind<Flagged>("flagged"),
    json::kind<Beaten>("beat"), json::kind<Recovered>("recovered"), json::kind<Ended>("ended"),
    json::kind<SymmetryOverruled>("symmetry-overruled"), json::kind<SteppedBack>("stepped-back"),
    json::kind<CapReached>("cap-reached"), json::kind<ClaimRaised>("claim-raised"),
    json::kind<ClaimWithdrawn>("claim-withdrawn"), json::kind<ClaimAgreed>("claim-agreed"),
    json::kind<TurnForfeited>("turn-forfeited"), json::kind<ArbiterCalled>("arbiter-called"),
    json::kind<Confirmed>("confirmed"), json::kind<Intervened>("intervened"), json::kind<Pressed>("pressed"),
    json::kind<Noted>("noted"), json::kind<NoteStruck>("note-struck"),
    json::kind<ColoursExchanged>("colours-exchanged"), json::kind<Slept>("slept"),
    json::kind<WallChanged>("wall-changed"), json::kind<Stalled>("stalled"), json::kind<Announced>("announced"),
    json::kind<SleepCounted>("sleep-counted"), json::kind<Arrived>("arrived"),
    json::kind<DrawWithdrawn>("draw-withdrawn"), json::kind<FlagWaived>("flag-waived"),
    json::kind<PlacesChanged>("places-changed"));

template <class... Each>
struct Overloaded : Each...
{
    using Each::operator()...;
};
template <class... Each>
Overloaded(Each...) -> Overloaded<Each...>;

constexpr auto ActWords = json::kindWords<opening::Act>(json::kind<opening::Place>("place"),
    json::kind<opening::Choose>("choose"), json::kind<opening::Declare>("declare"), json::kind<opening::Offer>("offer"),
    json::kind<opening::Withdraw>("withdraw"), json::kind<opening::Select>("select"));

template <class Io>
void describe(Io &io, opening::Act &act)
{
    if (!io.kind("act", act, ActWords))
        return;
    std::visit(Overloaded {
                   [&](opening::Choose &choose) { io.member("option", choose.option, json::Text); },
                   [&](opening::Declare &declare) { io.member("number", declare.number, json::Number { 0, 1000 }); },
                   [&](auto &stone) { io.member("point", stone.point, PointFormat); },
               },
        act);
}

// The same words as on the command line.
constexpr auto FoulMarks = json::marks<rules::FoulKinds>({
    { &rules::FoulKinds::overline, "6" },
    { &rules::FoulKinds::doubleFour, "44" },
    { &rules::FoulKinds::doubleThree, "33" },
});

// How an undone move affected the clocks: they were restored if the member is there. In journals of the first version,
// time used always stayed used.
constexpr auto RestoredWord = json::words<ClockEffect>({ { ClockEffect::Restored, "restored" } });

constexpr auto ConfirmerWords =
    json::words<std::optional<Seat>>({ { Seat::A, "a" }, { Seat::B, "b" }, { std::nullopt, "arbiter" } });

template <class Io>
void describe(Io &io, Acted &event)
{
    io.member("seat", event.seat, SeatWords);
    describe(io, event.act);
}
template <class Io>
void describe(Io &io, Noted &event)
{
    if (io.has("act", event.act.has_value()))
        describe(io, event.act ? *event.act : event.act.emplace());
}
template <class Io>
void describe(Io &io, FoulClaimed &event)
{
    io.member("seat", event.seat, SeatWords);
    io.member("point", event.point, PointFormat);
    io.member("upheld", event.upheld, json::Flag);
    io.member("fouls", event.fouls, FoulMarks);
}
template <class Io>
void describe(Io &io, FiveClaimed &event)
{
    io.member("seat", event.seat, SeatWords);
    io.member("upheld", event.upheld, json::Flag);
}
template <class Io>
void describe(Io &io, TimeAdded &event)
{
    io.member("seat", event.seat, SeatWords);
    io.member("time_ms", event.time, SignedTime);
}
template <class Io>
void describe(Io &io, TakenBack &event)
{
    constexpr json::Number Some { 1, rules::MaxBoardSize * rules::MaxBoardSize };
    io.member("seat", event.seat, SeatWords);
    io.unless(0, "acts", event.acts, Some);
    if (event.acts == 0)
        io.member("moves", event.moves, Some);
    io.unless(ClockEffect::Kept, "clocks", event.clocks, RestoredWord);
}
template <class Io>
void describe(Io &io, SteppedBack &event)
{
    io.unless(ClockEffect::Kept, "clocks", event.clocks, RestoredWord);
}
template <class Io>
void describe(Io &io, ClaimRaised &event)
{
    io.member("seat", event.seat, SeatWords);
    io.member("point", event.point, PointFormat);
}
template <class Io>
void describe(Io &io, Confirmed &event)
{
    io.member("by", event.seat, ConfirmerWords);
}
template <class Io>
void describe(Io &io, Flagged &event)
{
    io.member("seat", event.seat, SeatWords);
    io.member("at_ms", event.flag.at, Time);
    io.member("reason", event.flag.reason, FlagWords);
}
template <class Io>
void describe(Io &io, FlagWaived &event)
{
    io.member("seat", event.seat, SeatWords);
    io.unless(clock::Duration { 0 }, "more_ms", event.more, Time);
}
template <class Io>
void describe(Io &io, CapReached &event)
{
    io.member("seat", event.seat, SeatWords);
    io.member("at_ms", event.at, Time);
    io.member("effect", event.effect, CapEffectWords);
}
template <class Io>
void describe(Io &io, Warned &event)
{
    io.member("seat", event.seat, SeatWords);
    // The only reason of the first version, which had no member for it.
    io.unless(Ground::WrongClaim, "reason", event.reason, GroundFormat);
}
template <class Io>
void describe(Io &io, Arrived &event)
{
    io.member("seat", event.seat, SeatWords);
    io.member("late_ms", event.late, Time);
    io.member("charged_ms", event.charged, Time);
}
template <class Io>
void describe(Io &io, Ended &event)
{
    io.member("winner", event.result.winner, WinnerFormat);
    io.member("reason", event.result.reason, ReasonFormat);
}

constexpr json::Object EventFormat { [](auto &io, auto &event) { describe(io, event); } };

template <class Event>
Json write(Event &event)
{
    return std::is_empty_v<Event> ? Json() : EventFormat.write(event);
}
Json write(Started &event)
{
    match::MatchSetup setup = event.setup();
    return SetupFormat().write(setup);
}
// Written without a payload, as in the first version, unless there is something to say.
Json write(SteppedBack &event)
{
    return event.clocks == ClockEffect::Kept ? Json() : EventFormat.write(event);
}

template <class Event>
void read(const json::Node &node, Event &event)
{
    if (!std::is_empty_v<Event>)
        EventFormat.read(node, event);
    else if (!node->is_null())
        node.fail(json::Error::Unknown);
}
void read(const json::Node &node, Started &event)
{
    match::MatchSetup setup;
    SetupFormat().read(node, setup);
    event = Started(std::move(setup));
}
void read(const json::Node &node, SteppedBack &event)
{
    event.clocks = ClockEffect::Kept;
    if (!node->is_null())
        EventFormat.read(node, event);
}

template <class Event>
concept DeviceEvent = std::is_constructible_v<DeviceReport, Event>;

// True for events that follow from other things, or that concern both seats alike.
template <class Event>
constexpr bool HappensByItself =
    DeviceEvent<Event> || std::is_empty_v<Event> || std::is_same_v<Event, Started> || std::is_same_v<Event, TimeAdded>
    || std::is_same_v<Event, Warned> || std::is_same_v<Event, Flagged> || std::is_same_v<Event, CapReached>
    || std::is_same_v<Event, Noted> || std::is_same_v<Event, Ended> || std::is_same_v<Event, TurnForfeited>;

std::string_view actorWord(Seat seat)
{
    return seat == Seat::A ? "seat-a" : "seat-b";
}

} // namespace

std::string_view typeOf(const Happening &what)
{
    return TypeWords[what.index()];
}

std::string_view actorOf(const Happening &what)
{
    return std::visit(
        Overloaded {
            [](SymmetryOverruled) { return std::string_view("arbiter"); },
            [](const SteppedBack &) { return std::string_view("arbiter"); },
            [](const Intervened &) { return std::string_view("arbiter"); },
            [](const Confirmed &event) { return event.seat ? actorWord(*event.seat) : std::string_view("arbiter"); },
            // The opponent's consent causes a take-back, but players undo acts of their own running turn without
            // consent.
            [](const TakenBack &event) {
                const bool isFree = event.acts > 0 && event.clocks == ClockEffect::Kept;
                return actorWord(isFree ? event.seat : otherSeat(event.seat));
            },
            []<class Event>(const Event &event) {
                if constexpr (HappensByItself<Event>)
                    return std::string_view("system");
                else
                    return actorWord(event.seat);
            },
        },
        what);
}

Json payloadOf(const Happening &what)
{
    Happening written = what;
    return std::visit([](auto &event) { return write(event); }, written);
}

Result<Happening, FieldFault> happeningFrom(std::string_view type, const Json &payload)
{
    auto what = json::kindOf<Happening>(type, TypeWords);
    if (!what)
        return Fault { FieldFault { FaultCode::UnknownEvent, {} } };
    json::Faults faults(1);
    std::visit([&](auto &event) { read(json::Node(payload, faults), event); }, *what);
    if (faults.isFull())
        return Fault { fieldFault(faults, payload) };
    return *std::move(what);
}

} // namespace kagetsu::journal
