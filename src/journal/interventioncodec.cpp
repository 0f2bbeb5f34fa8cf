// SPDX-License-Identifier: MIT
#include "journal/interventioncodec.h"

#include <array>

namespace kagetsu::journal {

namespace {

using namespace match;

// In the order of match::Intervention.
constexpr std::array<std::string_view, std::variant_size_v<Intervention>> InterventionWords {
    "stop-clocks",
    "run-clock",
    "add-time",
    "set-clock",
    "undo-press",
    "equalise",
    "rescale",
    "reread",
    "retract",
    "correct-move",
    "insert-move",
    "warn",
    "unwarn",
    "lose-turn",
    "deduct-points",
    "rule-claim",
    "declare",
    "reopen",
    "adjourn",
    "open-sealed",
    "remark",
    "count-sleep",
    "uncount-sleep",
    "annul-sealed",
    "undo-order",
    "state-reason",
    "swap-colours",
    "expiry-as-pass",
    "grant-leave",
    "uncount-leave",
    "look-away",
    "give-turn",
};

constexpr Word<ClockEffect> EffectWords[] { { ClockEffect::Restored, "restored" }, { ClockEffect::Kept, "kept" } };
constexpr Word<View> ViewWords[] { { View::Verdict, "verdict" }, { View::Lesson, "lesson" },
    { View::Journal, "journal" } };
constexpr std::int64_t MostMoves = rules::MaxBoardSize * rules::MaxBoardSize * 2;
constexpr std::int64_t MostCount = 1'000'000;

void putGrounds(Json &json, const Grounds &grounds)
{
    json["reason"] = codeOf(grounds.ground);
    if (!grounds.note.empty())
        json["note"] = grounds.note;
}

Grounds groundsFrom(Fields &fields)
{
    Grounds grounds;
    grounds.ground = fields.parsed("reason", groundFromCode);
    if (fields.has("note"))
        grounds.note = fields.text("note");
    return grounds;
}

std::string_view seatWord(Seat seat)
{
    return wordOf(seat, SeatWords);
}

void put(Json &json, const AddTime &what)
{
    json["seat"] = seatWord(what.seat);
    json["time_ms"] = what.time.count();
}
void put(Json &json, const SetClock &what)
{
    json["seat"] = seatWord(what.seat);
    if (what.setting.stage)
        json["stage"] = *what.setting.stage;
    if (what.setting.left)
        json["left_ms"] = what.setting.left->count();
    if (what.setting.periods)
        json["periods"] = *what.setting.periods;
    if (what.setting.moves)
        json["moves"] = *what.setting.moves;
    if (what.setting.turns)
        json["turns"] = *what.setting.turns;
}
void put(Json &json, const Rescale &what)
{
    json["elapsed_ms"] = what.elapsed.count();
}
void put(Json &json, const Reread &what)
{
    json["from_ms"] = what.from.count();
}
void put(Json &json, const Retract &what)
{
    json["keep"] = what.keep;
    json["clocks"] = wordOf(what.clocks, EffectWords);
}
void put(Json &json, const CorrectMove &what)
{
    json["move"] = what.number;
    json["from"] = rules::toText(what.from);
    json["to"] = rules::toText(what.to);
}
void put(Json &json, const InsertMove &what)
{
    if (what.point)
        json["point"] = rules::toText(*what.point);
}
void put(Json &json, const DeductPoints &what)
{
    json["seat"] = seatWord(what.seat);
    json["half_points"] = what.halves;
}
void put(Json &json, const RuleClaim &what)
{
    json["upheld"] = what.upheld;
}
void put(Json &json, const Declare &what)
{
    json["winner"] = record::codeOf(what.result.winner);
    json["result"] = record::codeOf(what.result.reason);
}
void put(Json &json, const Reopen &what)
{
    if (!what.second)
        return;
    json["second"] = Json::object();
    putGrounds(json["second"], *what.second);
}
void put(Json &json, const Adjourn &what)
{
    if (!what.sealed.empty())
        json["sealed"] = what.sealed;
}
void put(Json &json, const LookAway &what)
{
    if (what.at)
        json["at"] = wordOf(*what.at, ViewWords);
}
void put(Json &json, const OpenSealed &what)
{
    if (what.point)
        json["point"] = rules::toText(*what.point);
}
// Those that are nothing but a word, or a word about one seat.
template <class What>
void put(Json &json, const What &what)
{
    if constexpr (!std::is_empty_v<What>)
        json["seat"] = seatWord(what.seat);
}

void take(Fields &fields, AddTime &what)
{
    what.seat = fields.seat("seat");
    what.time = fields.time("time_ms", -MaxMilliseconds);
}
void take(Fields &fields, SetClock &what)
{
    what.seat = fields.seat("seat");
    if (fields.has("stage"))
        what.setting.stage = static_cast<int>(fields.integer("stage", 0, MostCount));
    what.setting.left = fields.maybeTime("left_ms");
    if (fields.has("periods"))
        what.setting.periods = static_cast<int>(fields.integer("periods", 0, MostCount));
    if (fields.has("moves"))
        what.setting.moves = static_cast<int>(fields.integer("moves", 0, MostCount));
    if (fields.has("turns"))
        what.setting.turns = static_cast<int>(fields.integer("turns", 0, MostCount));
}
void take(Fields &fields, Rescale &what)
{
    what.elapsed = fields.time("elapsed_ms", 1);
}
void take(Fields &fields, Reread &what)
{
    what.from = fields.time("from_ms");
}
void take(Fields &fields, Retract &what)
{
    what.keep = static_cast<int>(fields.integer("keep", 0, MostMoves));
    what.clocks = fields.word("clocks", EffectWords);
}
void take(Fields &fields, CorrectMove &what)
{
    what.number = static_cast<int>(fields.integer("move", 1, MostMoves));
    what.from = fields.point("from");
    what.to = fields.point("to");
}
void take(Fields &fields, InsertMove &what)
{
    if (fields.has("point"))
        what.point = fields.point("point");
}
void take(Fields &fields, DeductPoints &what)
{
    what.seat = fields.seat("seat");
    what.halves = static_cast<int>(fields.integer("half_points", -MostCount, MostCount));
}
void take(Fields &fields, RuleClaim &what)
{
    what.upheld = fields.flag("upheld");
}
void take(Fields &fields, Declare &what)
{
    what.result.winner = fields.parsed("winner", record::winnerFromCode);
    what.result.reason = fields.parsed("result", record::reasonFromCode);
}
void take(Fields &fields, Reopen &what)
{
    if (!fields.has("second"))
        return;
    Fields second = fields.object("second");
    what.second = groundsFrom(second);
    second.end();
}
void take(Fields &fields, Adjourn &what)
{
    if (fields.has("sealed"))
        what.sealed = fields.text("sealed");
}
void take(Fields &fields, LookAway &what)
{
    if (fields.has("at"))
        what.at = fields.word("at", ViewWords);
}
void take(Fields &fields, OpenSealed &what)
{
    if (fields.has("point"))
        what.point = fields.point("point");
}
template <class What>
void take(Fields &fields, What &what)
{
    if constexpr (!std::is_empty_v<What>)
        what.seat = fields.seat("seat");
}

template <std::size_t Index = 0>
Intervention interventionAs(std::size_t index, Fields &fields)
{
    if constexpr (Index < std::variant_size_v<Intervention>) {
        if (index != Index)
            return interventionAs<Index + 1>(index, fields);
        std::variant_alternative_t<Index, Intervention> what;
        take(fields, what);
        return what;
    } else {
        fields.wrong("act");
        return {};
    }
}

Json timesJson(const PerSeat<clock::Duration> &times)
{
    return { { "a", times.a.count() }, { "b", times.b.count() } };
}

PerSeat<clock::Duration> timesFrom(Fields fields)
{
    const PerSeat<clock::Duration> times { fields.time("a", -MaxMilliseconds), fields.time("b", -MaxMilliseconds) };
    fields.end();
    return times;
}

} // namespace

Json interventionJson(const Intervened &event)
{
    Json json { { "act", InterventionWords[event.what.index()] } };
    std::visit([&json](const auto &what) { put(json, what); }, event.what);
    putGrounds(json, event.grounds);
    json["before_ms"] = timesJson(event.before);
    if (event.after != event.before)
        json["after_ms"] = timesJson(event.after);
    return json;
}

Intervened intervenedFrom(Fields &fields)
{
    Intervened event;
    const std::string word = fields.text("act");
    std::size_t index = 0;
    while (index < InterventionWords.size() && InterventionWords[index] != word)
        ++index;
    event.what = interventionAs(index, fields);
    event.grounds = groundsFrom(fields);
    event.before = timesFrom(fields.object("before_ms"));
    event.after = fields.has("after_ms") ? timesFrom(fields.object("after_ms")) : event.before;
    return event;
}

} // namespace kagetsu::journal
