// SPDX-License-Identifier: MIT
#include "match/journal/codec/clockcodec.h"
#include "match/journal/codec/eventcodec.h"
#include "match/journal/codec/waitingcodec.h"
#include "match/model/setupwords.h"

namespace kagetsu::journal {

namespace {

using json::Flag;
using json::Number;
using json::Text;
namespace words = match::words;

constexpr auto PlayedOnWords = json::words<match::PlayedOn>(
    { { match::PlayedOn::Screen, "screen" }, { match::PlayedOn::PhysicalBoard, "table" } });
constexpr auto StartClockWords = json::words<match::StartClock>(
    { { match::StartClock::AtScheduled, "at-scheduled" }, { match::StartClock::OnArrival, "on-arrival" } });

// The values for journals that do not have these members.
constexpr int OldestEdition = 1;
constexpr match::Withdrawal OldWithdrawal = match::Withdrawal::None;

// No wall clock shows a later time, or an earlier one before 1970.
constexpr Number WallTime { -100'000'000'000'000, 100'000'000'000'000 };
constexpr Number Some { 1, 1'000'000 };
// Far more than an arbiter can deduct or give back in one game.
constexpr Number Halves { -Some.max, Some.max };
constexpr json::Whole Texts { json::Map { Text } };

constexpr json::Object RulesFormat { [](auto &io, rules::RuleSet &rules) {
    io.member("rule", rules.rule, json::Code { rules::idOf, rules::ruleFromId });
    io.member("caro_edge_blocks", rules.caroEdgeBlocks, Flag);
    io.member("caro_exactly_five", rules.caroExactlyFive, Flag);
} };

// The document of the procedure itself, as in resources and in users' files.
struct OpeningFormat
{
    int boardSize;

    Json write(const opening::Procedure &procedure) const
    {
        return Json::parse(opening::toJson(procedure), nullptr, /*allow_exceptions=*/false);
    }
    void read(const json::Node &node, opening::Procedure &procedure) const
    {
        auto procedures = opening::readProcedures(node->dump());
        if (procedures && procedures->size() == 1 && procedures->front().fitsBoard(boardSize))
            procedure = std::move(procedures.value().front());
        else
            node.fail(json::Error::OutOfRange);
    }
};

constexpr json::Object LatenessFormat { [](auto &io, match::LatenessRules &late) {
    io.member("limit_ms", late.limit, Time);
    io.member("inclusive", late.inclusive, Flag);
    io.member("charge", late.charge, words::LateCharges);
    io.member("both_lose", late.bothLose, Flag);
    io.member("scope", late.scope, words::LateScopes);
    io.member("start_clock", late.startClock, StartClockWords);
} };

constexpr json::Object AttendanceFormat { [](auto &io, match::Attendance &seen) {
    io.member("scheduled_ms", seen.scheduled, WallTime);
    io.member("begun_ms", seen.begun, SignedTime);
    io.maybe("a_ms", seen.arrivals.a, SignedTime);
    io.maybe("b_ms", seen.arrivals.b, SignedTime);
    io.unless({}, "clock_set", seen.clockSets, clockSets(SignedTime, SignedTime));
    io.unless({}, "undone", seen.undone, arrivalsUndone(SignedTime));
    io.unless({}, "moved", seen.moved, beginningsMoved(SignedTime));
} };

constexpr json::Object FirstGameFormat { [](auto &io, match::FirstGame &first) {
    io.member("id", first.id, Text);
    io.member("halves", first.score.halves, perSeat(Halves));
    io.member("used_ms", first.score.used, perSeat(Time));
    io.member("winner", first.result.winner, WinnerFormat);
    io.member("reason", first.result.reason, ReasonFormat);
    io.member("black", first.black, SeatWords);
} };

constexpr json::Object PresetFormat { [](auto &io, match::PresetTitle &preset) {
    io.member("id", preset.id, Text);
    io.member("names", preset.names, Texts);
    io.unless({}, "form", preset.form, Texts);
    io.unless(false, "changed", preset.changed, Flag);
} };

constexpr json::Object SeriesFormat { [](auto &io, match::Series &series) {
    io.member("games", series.games, Some);
    io.member("a", series.halves.a, Halves);
    io.member("b", series.halves.b, Halves);
} };

constexpr json::Object EngineFormat { [](auto &io, match::EngineSeat &engine) {
    io.member("id", engine.id, Text);
    io.unless(0, "level", engine.level, Some);
} };

constexpr json::Object EnginesFormat { [](auto &io, PerSeat<std::optional<match::EngineSeat>> &engines) {
    io.maybe("a", engines.a, EngineFormat);
    io.maybe("b", engines.b, EngineFormat);
} };

// Journals of the first versions have only event, place and round.
template <class Io>
void describeOccasion(Io &io, match::MatchSetup &setup)
{
    io.member("event", setup.event, Text);
    io.member("place", setup.place, Text);
    io.member("round", setup.round, Text);
    io.unless({}, "table", setup.table, Text);
    io.unless({}, "arbiter_name", setup.arbiterName, Text);
    io.unless({}, "clubs", setup.clubs, perSeat(Text));
    io.unless({}, "engines", setup.engines, EnginesFormat);
}

// Members that may be left out: journals of the first version do not have them, and most matches use the usual values.
template <class Io>
void describeRefereeing(Io &io, match::MatchSetup &setup)
{
    const match::MatchSetup usual;
    io.unless(false, "arbiter", setup.arbiter, Flag);
    io.unless(usual.falseClaim, "false_claim", setup.falseClaim, words::FalseClaims);
    io.unless(OldestEdition, "edition", setup.edition, Number { OldestEdition, match::LatestEdition });
    io.unless(OldWithdrawal, "withdrawal", setup.withdrawal, words::Withdrawals);
    io.maybe("false_claim_ms", setup.falseClaimTime, Time);
    io.unless(usual.warningsToLose, "warnings_to_lose", setup.warningsToLose, Number { 0, 1000 });
    io.unless(0, "leaves_in_reading", setup.leavesInReading, Number { 1, 1000 });
    io.unless({}, "late_ms", setup.late, perSeat(Time));
    io.unless(true, "draw_offers", setup.drawOffers.allowed, Flag);
    io.unless(false, "draw_offers_on_opponents_time", setup.drawOffers.onOpponentsTime, Flag);
    io.unless(0, "draw_offers_after", setup.drawOffers.afterMove, Some);
    io.unless(0, "move_limit", setup.moveLimit, Some);
    io.unless({}, "announcements", setup.announcements, Text);
    io.unless(usual.lateness, "lateness", setup.lateness, LatenessFormat);
    io.maybe("attendance", setup.attendance, AttendanceFormat);
    io.unless(usual.games, "games", setup.games, Number { 1, 2 });
    io.unless(usual.scoring, "scoring", setup.scoring, words::Scorings);
    io.maybe("first_game", setup.first, FirstGameFormat);
    io.maybe("preset", setup.preset, PresetFormat);
    io.maybe("series", setup.series, SeriesFormat);
    io.unless(Seat::A, "left", setup.left, SeatWords);
    io.unless(false, "clock_waits", setup.clockWaits, Flag);
}

constexpr json::Object SetupObject { [](auto &io, match::MatchSetup &setup) {
    io.member("id", setup.id, Text);
    io.member("names", setup.names, perSeat(Text));
    io.member("board", setup.boardSize, Number { rules::MinBoardSize, rules::MaxBoardSize });
    io.member("rules", setup.rules, RulesFormat);
    io.member("opening", setup.opening, OpeningFormat { setup.boardSize });
    io.member("time", setup.time, perSeat(ControlFormat()));
    io.member("foul_policy", setup.foulPolicy, words::Fouls);
    io.member("five_policy", setup.fivePolicy, words::Fives);
    io.member("flag_policy", setup.flagPolicy, words::Flags);
    io.added("both_flags", setup.bothFlags, words::BothFlagWords); // journals of the first version do not have it
    io.member("hints", setup.hints, words::HintWords);
    io.member("take_backs", setup.takeBacks, Flag);
    io.member("pauses", setup.pauses, Flag);
    describeOccasion(io, setup);
    describeRefereeing(io, setup);
    // Every game in the first journals was played on the screen.
    io.unless(match::PlayedOn::Screen, "stones", setup.playedOn, PlayedOnWords);
    io.unless(false, "only_time", setup.onlyTime, Flag);
} };

} // namespace

Json SetupFormat::write(match::MatchSetup &setup) const
{
    return SetupObject.write(setup);
}

void SetupFormat::read(const json::Node &node, match::MatchSetup &setup) const
{
    SetupObject.read(node, setup);
}

} // namespace kagetsu::journal
