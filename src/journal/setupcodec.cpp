// SPDX-License-Identifier: MIT
#include "journal/clockcodec.h"
#include "journal/eventcodec.h"

namespace kagetsu::journal {

namespace {

using match::BothFlags;
using match::FalseClaim;
using match::FivePolicy;
using match::FlagPolicy;
using match::FoulPolicy;
using match::Hints;
using match::Stones;

constexpr Word<FoulPolicy> FoulPolicyWords[] {
    { FoulPolicy::Claim, "claim" },
    { FoulPolicy::Auto, "auto" },
    { FoulPolicy::Block, "block" },
};
constexpr Word<FivePolicy> FivePolicyWords[] {
    { FivePolicy::Auto, "auto" },
    { FivePolicy::Declare, "declare" },
};
constexpr Word<FlagPolicy> FlagPolicyWords[] {
    { FlagPolicy::AutoStop, "auto-stop" },
    { FlagPolicy::AutoEnd, "auto-end" },
    { FlagPolicy::Claim, "claim" },
};
constexpr Word<BothFlags> BothFlagsWords[] {
    { BothFlags::Draw, "draw" },
    { BothFlags::FirstLoses, "first-loses" },
    { BothFlags::Continue, "continue" },
    { BothFlags::BothLose, "both-lose" },
};
constexpr Word<FalseClaim> FalseClaimWords[] {
    { FalseClaim::OpponentTime, "opponent-time" },
    { FalseClaim::ClaimantTime, "claimant-time" },
    { FalseClaim::TurnLost, "turn-lost" },
    { FalseClaim::Warning, "warning" },
    { FalseClaim::None, "none" },
};
constexpr Word<Stones> StonesWords[] {
    { Stones::OnScreen, "screen" },
    { Stones::OnPhysicalBoard, "table" },
};
constexpr Word<match::LateCharge> LateChargeWords[] {
    { match::LateCharge::None, "none" },
    { match::LateCharge::Single, "single" },
    { match::LateCharge::Double, "double" },
};
constexpr Word<match::LateScope> LateScopeWords[] {
    { match::LateScope::Game, "game" },
    { match::LateScope::Round, "round" },
    { match::LateScope::Match, "match" },
};
constexpr Word<match::StartClock> StartClockWords[] {
    { match::StartClock::AtScheduled, "at-scheduled" },
    { match::StartClock::OnArrival, "on-arrival" },
};
constexpr Word<match::Scoring> ScoringWords[] {
    { match::Scoring::TwoOneNone, "2-1-0" },
    { match::Scoring::OneHalfNone, "1-½-0" },
    { match::Scoring::ThreeTwoOne, "3-2-1" },
    { match::Scoring::ThreeOneNone, "3-1-0" },
    { match::Scoring::PlusTwoPlusOneMinusTwo, "+2/+1/-2" },
};
constexpr Word<match::Withdrawal> WithdrawalWords[] {
    { match::Withdrawal::WrongClaim, "wrong-claim" },
    { match::Withdrawal::Warning, "warning" },
    { match::Withdrawal::None, "none" },
};
constexpr Word<Hints> HintsWords[] {
    { Hints::Off, "off" },
    { Hints::AfterMove, "after-move" },
    { Hints::Always, "always" },
};

// Of journals that say nothing of it.
constexpr int OldestEdition = 1;
constexpr match::Withdrawal OldWithdrawal = match::Withdrawal::None;

// No clock on a wall shows more, before or after 1970.
constexpr std::int64_t MaxWallTime = 100'000'000'000'000;
// Far more than an arbiter can take or give in one game.
constexpr std::int64_t MaxHalves = 1'000'000;

Json rulesJson(const rules::RuleSet &rules)
{
    return {
        { "rule", rules::idOf(rules.rule) },
        { "caro_edge_blocks", rules.caroEdgeBlocks },
        { "caro_exactly_five", rules.caroExactlyFive },
    };
}

rules::RuleSet rulesFrom(Fields fields)
{
    rules::RuleSet rules;
    rules.rule = fields.parsed("rule", rules::ruleFromId);
    rules.caroEdgeBlocks = fields.flag("caro_edge_blocks");
    rules.caroExactlyFive = fields.flag("caro_exactly_five");
    fields.end();
    return rules;
}

PerSeat<std::string> namesFrom(Fields fields)
{
    PerSeat<std::string> names { fields.text("a"), fields.text("b") };
    fields.end();
    return names;
}

// Journals of the first versions know of event, place and round alone.
void putOccasion(Json &json, const match::MatchSetup &setup)
{
    json["event"] = setup.event;
    json["place"] = setup.place;
    json["round"] = setup.round;
    if (!setup.table.empty())
        json["table"] = setup.table;
    if (!setup.arbiterName.empty())
        json["arbiter_name"] = setup.arbiterName;
    if (!setup.clubs.a.empty() || !setup.clubs.b.empty())
        json["clubs"] = { { "a", setup.clubs.a }, { "b", setup.clubs.b } };
}

void takeOccasion(Fields &fields, match::MatchSetup &setup)
{
    setup.event = fields.text("event");
    setup.place = fields.text("place");
    setup.round = fields.text("round");
    if (fields.has("table"))
        setup.table = fields.text("table");
    if (fields.has("arbiter_name"))
        setup.arbiterName = fields.text("arbiter_name");
    if (fields.has("clubs"))
        setup.clubs = namesFrom(fields.object("clubs"));
}

PerSeat<clock::TimeControl> timeFrom(Fields fields)
{
    PerSeat<clock::TimeControl> time { controlFrom(fields.object("a")), controlFrom(fields.object("b")) };
    fields.end();
    return time;
}

// The document of the procedure itself, as resources and users' files have it.
opening::Procedure procedureFrom(Fields &fields, std::string_view name, int boardSize)
{
    auto procedures = opening::readProcedures(fields.member(name).dump());
    if (!procedures || procedures->size() != 1 || !procedures->front().fitsBoard(boardSize)) {
        fields.wrong(name);
        return {};
    }
    return std::move(procedures.value().front());
}

Json latenessJson(const match::LatenessRules &late)
{
    return {
        { "limit_ms", late.limit.count() },
        { "inclusive", late.inclusive },
        { "charge", wordOf(late.charge, LateChargeWords) },
        { "both_lose", late.bothLose },
        { "scope", wordOf(late.scope, LateScopeWords) },
        { "start_clock", wordOf(late.startClock, StartClockWords) },
    };
}

match::LatenessRules latenessFrom(Fields fields)
{
    match::LatenessRules late;
    late.limit = fields.time("limit_ms");
    late.inclusive = fields.flag("inclusive");
    late.charge = fields.word("charge", LateChargeWords);
    late.bothLose = fields.flag("both_lose");
    late.scope = fields.word("scope", LateScopeWords);
    late.startClock = fields.word("start_clock", StartClockWords);
    fields.end();
    return late;
}

Json attendanceJson(const match::Attendance &seen)
{
    Json json { { "scheduled_ms", seen.scheduled }, { "begun_ms", seen.begun.count() } };
    if (seen.arrivals.a)
        json["a_ms"] = seen.arrivals.a->count();
    if (seen.arrivals.b)
        json["b_ms"] = seen.arrivals.b->count();
    for (const match::ClockSet &set : seen.clockSets)
        json["clock_set"].push_back(
            { { "at_ms", set.at.count() }, { "by_ms", set.by.count() }, { "followed", set.isFollowed } });
    for (const match::ArrivalUndone &undone : seen.undone)
        json["undone"].push_back({ { "seat", wordOf(undone.seat, SeatWords) }, { "came_ms", undone.came.count() },
            { "at_ms", undone.at.count() } });
    for (const match::BeginningMoved &moved : seen.moved)
        json["moved"].push_back(
            { { "at_ms", moved.at.count() }, { "from_ms", moved.from.count() }, { "reason", moved.reason } });
    return json;
}

match::Attendance attendanceFrom(Fields fields)
{
    match::Attendance seen;
    seen.scheduled = fields.integer("scheduled_ms", -MaxWallTime, MaxWallTime);
    seen.begun = fields.time("begun_ms", -MaxMilliseconds);
    seen.arrivals = { fields.maybeTime("a_ms", -MaxMilliseconds), fields.maybeTime("b_ms", -MaxMilliseconds) };
    if (fields.has("clock_set")) {
        for (Fields &set : fields.objects("clock_set")) {
            seen.clockSets.push_back(
                { set.time("at_ms", -MaxMilliseconds), set.time("by_ms", -MaxMilliseconds), set.flag("followed") });
            set.end();
        }
    }
    if (fields.has("undone")) {
        for (Fields &undone : fields.objects("undone")) {
            seen.undone.push_back({ undone.seat("seat"), undone.time("came_ms", -MaxMilliseconds),
                undone.time("at_ms", -MaxMilliseconds) });
            undone.end();
        }
    }
    if (fields.has("moved")) {
        for (Fields &moved : fields.objects("moved")) {
            seen.moved.push_back({ moved.time("at_ms", -MaxMilliseconds), moved.time("from_ms", -MaxMilliseconds),
                moved.text("reason") });
            moved.end();
        }
    }
    fields.end();
    return seen;
}

Json firstGameJson(const match::FirstGame &first)
{
    return {
        { "id", first.id },
        { "halves", { { "a", first.score.halves.a }, { "b", first.score.halves.b } } },
        { "used_ms", { { "a", first.score.used.a.count() }, { "b", first.score.used.b.count() } } },
        { "winner", record::codeOf(first.result.winner) },
        { "reason", record::codeOf(first.result.reason) },
        { "black", wordOf(first.black, SeatWords) },
    };
}

match::FirstGame firstGameFrom(Fields fields)
{
    match::FirstGame first;
    first.id = fields.text("id");
    Fields halves = fields.object("halves");
    const auto halvesOf = [&](std::string_view name) {
        return static_cast<int>(halves.integer(name, -MaxHalves, MaxHalves));
    };
    first.score.halves = { halvesOf("a"), halvesOf("b") };
    halves.end();
    Fields used = fields.object("used_ms");
    first.score.used = { used.time("a"), used.time("b") };
    used.end();
    first.result.winner = fields.parsed("winner", record::winnerFromCode);
    first.result.reason = fields.parsed("reason", record::reasonFromCode);
    first.black = fields.seat("black");
    fields.end();
    return first;
}

Json presetJson(const match::PresetTitle &preset)
{
    Json json { { "id", preset.id }, { "names", preset.names } };
    if (!preset.form.empty())
        json["form"] = preset.form;
    if (preset.changed)
        json["changed"] = true;
    return json;
}

match::PresetTitle presetFrom(Fields fields)
{
    match::PresetTitle preset { fields.text("id"), fields.texts("names"), {}, /*changed=*/false };
    if (fields.has("form"))
        preset.form = fields.texts("form");
    preset.changed = fields.has("changed") && fields.flag("changed");
    fields.end();
    return preset;
}

// What a match may leave out: journals of the first version knew nothing of it, and most matches differ in nothing.
void putRefereeing(Json &json, const match::MatchSetup &setup)
{
    const match::MatchSetup usual;
    if (setup.arbiter)
        json["arbiter"] = true;
    if (setup.falseClaim != usual.falseClaim)
        json["false_claim"] = wordOf(setup.falseClaim, FalseClaimWords);
    if (setup.edition != OldestEdition)
        json["edition"] = setup.edition;
    if (setup.withdrawal != OldWithdrawal)
        json["withdrawal"] = wordOf(setup.withdrawal, WithdrawalWords);
    if (setup.falseClaimTime)
        json["false_claim_ms"] = setup.falseClaimTime->count();
    if (setup.warningsToLose != usual.warningsToLose)
        json["warnings_to_lose"] = setup.warningsToLose;
    if (setup.leavesInReading > 0)
        json["leaves_in_reading"] = setup.leavesInReading;
    for (const Seat seat : BothSeats) {
        if (setup.late[seat] > clock::Duration { 0 })
            json["late_ms"] = { { "a", setup.late.a.count() }, { "b", setup.late.b.count() } };
    }
    if (!setup.drawOffers.allowed)
        json["draw_offers"] = false;
    if (setup.drawOffers.onOpponentsTime)
        json["draw_offers_on_opponents_time"] = true;
    if (setup.drawOffers.afterMove > 0)
        json["draw_offers_after"] = setup.drawOffers.afterMove;
    if (setup.moveLimit > 0)
        json["move_limit"] = setup.moveLimit;
    if (!setup.announcements.empty())
        json["announcements"] = setup.announcements;
    if (setup.lateness != usual.lateness)
        json["lateness"] = latenessJson(setup.lateness);
    if (setup.attendance)
        json["attendance"] = attendanceJson(*setup.attendance);
    if (setup.games != usual.games)
        json["games"] = setup.games;
    if (setup.scoring != usual.scoring)
        json["scoring"] = wordOf(setup.scoring, ScoringWords);
    if (setup.first)
        json["first_game"] = firstGameJson(*setup.first);
    if (setup.preset)
        json["preset"] = presetJson(*setup.preset);
    if (setup.series)
        json["series"] = { { "games", setup.series->games }, { "a", setup.series->halves.a },
            { "b", setup.series->halves.b } };
}

void takeRefereeing(Fields &fields, match::MatchSetup &setup)
{
    setup.arbiter = fields.has("arbiter") && fields.flag("arbiter");
    if (fields.has("false_claim"))
        setup.falseClaim = fields.word("false_claim", FalseClaimWords);
    setup.edition = OldestEdition;
    if (fields.has("edition"))
        setup.edition = static_cast<int>(fields.integer("edition", OldestEdition, match::LatestEdition));
    setup.withdrawal = OldWithdrawal;
    if (fields.has("withdrawal"))
        setup.withdrawal = fields.word("withdrawal", WithdrawalWords);
    setup.falseClaimTime = fields.maybeTime("false_claim_ms");
    if (fields.has("warnings_to_lose"))
        setup.warningsToLose = static_cast<int>(fields.integer("warnings_to_lose", 0, 1000));
    if (fields.has("leaves_in_reading"))
        setup.leavesInReading = static_cast<int>(fields.integer("leaves_in_reading", 1, 1000));
    if (fields.has("late_ms")) {
        Fields late = fields.object("late_ms");
        setup.late = { late.time("a"), late.time("b") };
        late.end();
    }
    setup.drawOffers.allowed = !fields.has("draw_offers") || fields.flag("draw_offers");
    if (fields.has("draw_offers_on_opponents_time"))
        setup.drawOffers.onOpponentsTime = fields.flag("draw_offers_on_opponents_time");
    if (fields.has("draw_offers_after"))
        setup.drawOffers.afterMove = static_cast<int>(fields.integer("draw_offers_after", 1, 1'000'000));
    if (fields.has("move_limit"))
        setup.moveLimit = static_cast<int>(fields.integer("move_limit", 1, 1'000'000));
    if (fields.has("announcements"))
        setup.announcements = fields.text("announcements");
    if (fields.has("lateness"))
        setup.lateness = latenessFrom(fields.object("lateness"));
    if (fields.has("attendance"))
        setup.attendance = attendanceFrom(fields.object("attendance"));
    if (fields.has("games"))
        setup.games = static_cast<int>(fields.integer("games", 1, 2));
    if (fields.has("scoring"))
        setup.scoring = fields.word("scoring", ScoringWords);
    if (fields.has("first_game"))
        setup.first = firstGameFrom(fields.object("first_game"));
    if (fields.has("preset"))
        setup.preset = presetFrom(fields.object("preset"));
    if (fields.has("series")) {
        Fields series = fields.object("series");
        setup.series.emplace();
        setup.series->games = static_cast<int>(series.integer("games", 1, 1'000'000));
        constexpr int Most = 1'000'000;
        setup.series->halves = { static_cast<int>(series.integer("a", -Most, Most)),
            static_cast<int>(series.integer("b", -Most, Most)) };
        series.end();
    }
}

} // namespace

Json setupJson(const match::MatchSetup &setup)
{
    Json json {
        { "id", setup.id },
        { "names", { { "a", setup.names.a }, { "b", setup.names.b } } },
        { "board", setup.boardSize },
        { "rules", rulesJson(setup.rules) },
        { "opening", Json::parse(opening::toJson(setup.opening), nullptr, /*allow_exceptions=*/false) },
        { "time", { { "a", controlJson(setup.time.a) }, { "b", controlJson(setup.time.b) } } },
        { "foul_policy", wordOf(setup.foulPolicy, FoulPolicyWords) },
        { "five_policy", wordOf(setup.fivePolicy, FivePolicyWords) },
        { "flag_policy", wordOf(setup.flagPolicy, FlagPolicyWords) },
        { "both_flags", wordOf(setup.bothFlags, BothFlagsWords) },
        { "hints", wordOf(setup.hints, HintsWords) },
        { "take_backs", setup.takeBacks },
        { "pauses", setup.pauses },
    };
    putOccasion(json, setup);
    putRefereeing(json, setup);
    if (setup.stones != Stones::OnScreen)
        json["stones"] = wordOf(setup.stones, StonesWords);
    if (setup.onlyTime)
        json["only_time"] = true;
    return json;
}

match::MatchSetup setupFrom(Fields fields)
{
    match::MatchSetup setup;
    setup.id = fields.text("id");
    setup.names = namesFrom(fields.object("names"));
    takeOccasion(fields, setup);
    setup.boardSize = static_cast<int>(fields.integer("board", rules::MinBoardSize, rules::MaxBoardSize));
    setup.rules = rulesFrom(fields.object("rules"));
    setup.opening = procedureFrom(fields, "opening", setup.boardSize);
    setup.time = timeFrom(fields.object("time"));
    setup.foulPolicy = fields.word("foul_policy", FoulPolicyWords);
    setup.fivePolicy = fields.word("five_policy", FivePolicyWords);
    setup.flagPolicy = fields.word("flag_policy", FlagPolicyWords);
    if (fields.has("both_flags")) // journals of the first version did not ask
        setup.bothFlags = fields.word("both_flags", BothFlagsWords);
    setup.hints = fields.word("hints", HintsWords);
    setup.takeBacks = fields.flag("take_backs");
    setup.pauses = fields.flag("pauses");
    takeRefereeing(fields, setup);
    if (fields.has("stones")) // else on the screen, as every game of the first journals
        setup.stones = fields.word("stones", StonesWords);
    if (fields.has("only_time"))
        setup.onlyTime = fields.flag("only_time");
    fields.end();
    return setup;
}

} // namespace kagetsu::journal
