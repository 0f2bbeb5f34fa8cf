// SPDX-License-Identifier: MIT
#include "journal/eventcodec.h"

#include "journal/clockcodec.h"
#include "journal/devicecodec.h"
#include "journal/interventioncodec.h"

#include <array>

namespace kagetsu::journal {

namespace {

using namespace match;

// In the order of match::Happening.
constexpr std::array<std::string_view, std::variant_size_v<Happening>> TypeWords {
    "started",
    "acted",
    "passed",
    "foul-claimed",
    "five-claimed",
    "time-added",
    "warned",
    "draw-offered",
    "draw-declined",
    "take-back-asked",
    "take-back-declined",
    "taken-back",
    "paused",
    "resumed",
    "flagged",
    "beat",
    "recovered",
    "ended",
    "symmetry-overruled",
    "stepped-back",
    "cap-reached",
    "claim-raised",
    "claim-withdrawn",
    "claim-agreed",
    "turn-forfeited",
    "arbiter-called",
    "confirmed",
    "intervened",
    "pressed",
    "noted",
    "note-struck",
    "colours-exchanged",
    "slept",
    "wall-changed",
    "stalled",
    "announced",
    "sleep-counted",
    "arrived",
    "draw-withdrawn",
    "flag-waived",
};

// Of what an undone move did to the clocks: restored where the member is there. Journals of the first version kept what
// was used.
constexpr char RestoredClocks[] = "restored";

template <class... Each>
struct Overloaded : Each...
{
    using Each::operator()...;
};
template <class... Each>
Overloaded(Each...) -> Overloaded<Each...>;

template <class Event>
concept DeviceEvent = std::is_constructible_v<DeviceReport, Event>;

std::string_view wordOfSeat(Seat seat)
{
    return wordOf(seat, SeatWords);
}

// opening::Act

constexpr std::array<std::string_view, std::variant_size_v<opening::Act>> ActWords {
    "place",
    "choose",
    "declare",
    "offer",
    "withdraw",
    "select",
};

void writeAct(Json &json, const opening::Act &act)
{
    json["act"] = ActWords[act.index()];
    std::visit(Overloaded {
                   [&](const opening::Choose &choose) { json["option"] = choose.option; },
                   [&](const opening::Declare &declare) { json["number"] = declare.number; },
                   [&](const auto &stone) { json["point"] = rules::toText(stone.point); },
               },
        act);
}

opening::Act readAct(Fields &fields)
{
    const std::string word = fields.text("act");
    if (word == "place")
        return opening::Place { fields.point("point") };
    if (word == "choose")
        return opening::Choose { fields.text("option") };
    if (word == "declare")
        return opening::Declare { static_cast<int>(fields.integer("number", 0, 1000)) };
    if (word == "offer")
        return opening::Offer { fields.point("point") };
    if (word == "withdraw")
        return opening::Withdraw { fields.point("point") };
    if (word == "select")
        return opening::Select { fields.point("point") };
    fields.wrong("act");
    return {};
}

// rules::FoulKinds as on the command line: "6", "44", "33" in this order.

Json foulsJson(rules::FoulKinds fouls)
{
    Json json = Json::array();
    if (fouls.overline)
        json.push_back("6");
    if (fouls.doubleFour)
        json.push_back("44");
    if (fouls.doubleThree)
        json.push_back("33");
    return json;
}

rules::FoulKinds foulsFrom(Fields &fields, std::string_view name)
{
    const Json &json = fields.member(name);
    for (const rules::FoulKinds fouls : {
             rules::FoulKinds { false, false, false },
             rules::FoulKinds { false, false, true },
             rules::FoulKinds { false, true, false },
             rules::FoulKinds { false, true, true },
             rules::FoulKinds { true, false, false },
             rules::FoulKinds { true, false, true },
             rules::FoulKinds { true, true, false },
             rules::FoulKinds { true, true, true },
         }) {
        if (json == foulsJson(fouls))
            return fouls;
    }
    fields.wrong(name);
    return {};
}

record::GameResult resultFrom(Fields &fields)
{
    record::GameResult result;
    result.winner = fields.parsed("winner", record::winnerFromCode);
    result.reason = fields.parsed("reason", record::reasonFromCode);
    return result;
}

Json write(const Started &event)
{
    return setupJson(event.setup);
}
Json write(const Acted &event)
{
    Json json { { "seat", wordOfSeat(event.seat) } };
    writeAct(json, event.act);
    return json;
}
Json write(const FoulClaimed &event)
{
    return {
        { "seat", wordOfSeat(event.seat) },
        { "point", rules::toText(event.point) },
        { "upheld", event.upheld },
        { "fouls", foulsJson(event.fouls) },
    };
}
Json write(const FiveClaimed &event)
{
    return { { "seat", wordOfSeat(event.seat) }, { "upheld", event.upheld } };
}
Json write(const TimeAdded &event)
{
    return { { "seat", wordOfSeat(event.seat) }, { "time_ms", event.time.count() } };
}
Json write(const TakenBack &event)
{
    Json json { { "seat", wordOfSeat(event.seat) }, { "moves", event.moves } };
    if (event.clocks == ClockEffect::Restored)
        json["clocks"] = RestoredClocks;
    return json;
}
Json write(const Flagged &event)
{
    return {
        { "seat", wordOfSeat(event.seat) },
        { "at_ms", event.flag.at.count() },
        { "reason", wordOf(event.flag.reason, FlagWords) },
    };
}
Json write(const FlagWaived &event)
{
    Json json { { "seat", wordOfSeat(event.seat) } };
    if (event.more > clock::Duration { 0 })
        json["more_ms"] = event.more.count();
    return json;
}
Json write(const CapReached &event)
{
    return {
        { "seat", wordOfSeat(event.seat) },
        { "at_ms", event.at.count() },
        { "effect", wordOf(event.effect, CapEffectWords) },
    };
}
Json write(const Warned &event)
{
    Json json { { "seat", wordOfSeat(event.seat) } };
    if (event.reason != Ground::WrongClaim) // the only one of the first version, which had no member for it
        json["reason"] = codeOf(event.reason);
    return json;
}
Json write(const Ended &event)
{
    return { { "winner", record::codeOf(event.result.winner) }, { "reason", record::codeOf(event.result.reason) } };
}
Json write(const Noted &event)
{
    Json json = Json::object();
    if (event.act)
        writeAct(json, *event.act);
    return json;
}
Json write(NoteStruck)
{
    return nullptr;
}
Json write(ColoursExchanged)
{
    return nullptr;
}
Json write(const Arrived &event)
{
    return { { "seat", wordOfSeat(event.seat) }, { "late_ms", event.late.count() },
        { "charged_ms", event.charged.count() } };
}
Json write(SleepCounted)
{
    return nullptr;
}
Json write(Resumed)
{
    return nullptr;
}
Json write(Beaten)
{
    return nullptr;
}
Json write(Recovered)
{
    return nullptr;
}
Json write(SymmetryOverruled)
{
    return nullptr;
}
Json write(const SteppedBack &event)
{
    if (event.clocks == ClockEffect::Kept)
        return nullptr;
    return { { "clocks", RestoredClocks } };
}
Json write(const ClaimRaised &event)
{
    return { { "seat", wordOfSeat(event.seat) }, { "point", rules::toText(event.point) } };
}
Json write(const Confirmed &event)
{
    return { { "by", event.seat ? wordOfSeat(*event.seat) : std::string_view("arbiter") } };
}
Json write(const Intervened &event)
{
    return interventionJson(event);
}
template <DeviceEvent Event>
Json write(const Event &event)
{
    return reportJson(event);
}
// Events that are nothing but one seat's deed.
template <class Event>
Json write(const Event &event)
{
    return { { "seat", wordOfSeat(event.seat) } };
}

ClockEffect clocksFrom(Fields &fields)
{
    if (!fields.has("clocks"))
        return ClockEffect::Kept;
    if (fields.text("clocks") != RestoredClocks)
        fields.wrong("clocks");
    return ClockEffect::Restored;
}

void read(Fields &fields, Acted &event)
{
    event.seat = fields.seat("seat");
    event.act = readAct(fields);
}
void read(Fields &fields, Noted &event)
{
    if (fields.has("act"))
        event.act = readAct(fields);
}
void read(Fields &fields, FoulClaimed &event)
{
    event.seat = fields.seat("seat");
    event.point = fields.point("point");
    event.upheld = fields.flag("upheld");
    event.fouls = foulsFrom(fields, "fouls");
}
void read(Fields &fields, FiveClaimed &event)
{
    event.seat = fields.seat("seat");
    event.upheld = fields.flag("upheld");
}
void read(Fields &fields, TimeAdded &event)
{
    event.seat = fields.seat("seat");
    event.time = fields.time("time_ms", -MaxMilliseconds);
}
void read(Fields &fields, TakenBack &event)
{
    event.seat = fields.seat("seat");
    event.moves = static_cast<int>(fields.integer("moves", 1, rules::MaxBoardSize * rules::MaxBoardSize));
    event.clocks = clocksFrom(fields);
}
void read(Fields &fields, SteppedBack &event)
{
    event.clocks = clocksFrom(fields);
}
void read(Fields &fields, ClaimRaised &event)
{
    event.seat = fields.seat("seat");
    event.point = fields.point("point");
}
void read(Fields &fields, Confirmed &event)
{
    if (fields.text("by") != "arbiter")
        event.seat = fields.seat("by");
}
void read(Fields &fields, Intervened &event)
{
    event = intervenedFrom(fields);
}
void read(Fields &fields, Flagged &event)
{
    event.seat = fields.seat("seat");
    event.flag.at = fields.time("at_ms");
    event.flag.reason = fields.word("reason", FlagWords);
}
void read(Fields &fields, FlagWaived &event)
{
    event.seat = fields.seat("seat");
    event.more = fields.maybeTime("more_ms").value_or(clock::Duration { 0 });
}
void read(Fields &fields, CapReached &event)
{
    event.seat = fields.seat("seat");
    event.at = fields.time("at_ms");
    event.effect = fields.word("effect", CapEffectWords);
}
void read(Fields &fields, Warned &event)
{
    event.seat = fields.seat("seat");
    if (fields.has("reason"))
        event.reason = fields.parsed("reason", groundFromCode);
}
void read(Fields &fields, Arrived &event)
{
    event.seat = fields.seat("seat");
    event.late = fields.time("late_ms");
    event.charged = fields.time("charged_ms");
}
void read(Fields &fields, Ended &event)
{
    event.result = resultFrom(fields);
}
template <DeviceEvent Event>
void read(Fields &fields, Event &event)
{
    readReport(fields, event);
}
template <class Event>
void read(Fields &fields, Event &event)
{
    event.seat = fields.seat("seat");
}

template <class Event>
Event eventFrom(const Json &payload, Fields::Found &fault)
{
    Event event;
    if constexpr (std::is_empty_v<Event>) {
        if (!payload.is_null())
            fault = FieldFault { FaultCode::UnknownField, {} };
    } else if constexpr (std::is_same_v<Event, SteppedBack>) {
        const Json nothing = Json::object();
        Fields fields(payload.is_null() ? nothing : payload, {}, fault);
        read(fields, event);
        fields.end();
    } else if constexpr (std::is_same_v<Event, Started>) {
        event.setup = setupFrom(Fields(payload, {}, fault));
    } else {
        Fields fields(payload, {}, fault);
        read(fields, event);
        fields.end();
    }
    return event;
}

template <std::size_t Index = 0>
Result<Happening, FieldFault> readAs(std::size_t index, const Json &payload)
{
    if constexpr (Index < std::variant_size_v<Happening>) {
        if (index != Index)
            return readAs<Index + 1>(index, payload);
        Fields::Found fault;
        Happening what = eventFrom<std::variant_alternative_t<Index, Happening>>(payload, fault);
        if (fault)
            return Fault { *fault };
        return what;
    } else {
        return Fault { FieldFault { FaultCode::UnknownEvent, {} } };
    }
}

// What follows from other things, or concerns both seats alike.
template <class Event>
constexpr bool
    HappensByItself = DeviceEvent<Event> || std::is_empty_v<Event> || std::is_same_v<Event, Started> || std::is_same_v<Event, TimeAdded> || std::is_same_v<Event, Warned> || std::is_same_v<Event, Flagged> || std::is_same_v<Event, CapReached> || std::is_same_v<Event, Noted> || std::is_same_v<Event, Ended> || std::is_same_v<Event, TurnForfeited>;

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
            // It happens when the one who was asked agrees.
            [](const TakenBack &event) { return actorWord(otherSeat(event.seat)); },
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
    return std::visit([](const auto &event) { return write(event); }, what);
}

Result<Happening, FieldFault> happeningFrom(std::string_view type, const Json &payload)
{
    std::size_t index = 0;
    while (index < TypeWords.size() && TypeWords[index] != type)
        ++index;
    return readAs(index, payload);
}

} // namespace kagetsu::journal
