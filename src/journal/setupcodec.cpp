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
    { Stones::OnTheTable, "table" },
};
constexpr Word<Hints> HintsWords[] {
    { Hints::Off, "off" },
    { Hints::AfterMove, "after-move" },
    { Hints::Always, "always" },
};

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

// What a match may leave out: journals of the first version knew nothing of it, and most matches differ in nothing.
void putRefereeing(Json &json, const match::MatchSetup &setup)
{
    const match::MatchSetup usual;
    if (setup.arbiter)
        json["arbiter"] = true;
    if (setup.falseClaim != usual.falseClaim)
        json["false_claim"] = wordOf(setup.falseClaim, FalseClaimWords);
    if (setup.falseClaimTime)
        json["false_claim_ms"] = setup.falseClaimTime->count();
    if (setup.warningsToLose != usual.warningsToLose)
        json["warnings_to_lose"] = setup.warningsToLose;
    for (const Seat seat : BothSeats) {
        if (setup.late[seat] > clock::Duration { 0 })
            json["late_ms"] = { { "a", setup.late.a.count() }, { "b", setup.late.b.count() } };
    }
    if (!setup.drawOffers.allowed)
        json["draw_offers"] = false;
    if (setup.drawOffers.afterMove > 0)
        json["draw_offers_after"] = setup.drawOffers.afterMove;
}

void takeRefereeing(Fields &fields, match::MatchSetup &setup)
{
    setup.arbiter = fields.has("arbiter") && fields.flag("arbiter");
    if (fields.has("false_claim"))
        setup.falseClaim = fields.word("false_claim", FalseClaimWords);
    setup.falseClaimTime = fields.maybeTime("false_claim_ms");
    if (fields.has("warnings_to_lose"))
        setup.warningsToLose = static_cast<int>(fields.integer("warnings_to_lose", 0, 1000));
    if (fields.has("late_ms")) {
        Fields late = fields.object("late_ms");
        setup.late = { late.time("a"), late.time("b") };
        late.end();
    }
    setup.drawOffers.allowed = !fields.has("draw_offers") || fields.flag("draw_offers");
    if (fields.has("draw_offers_after"))
        setup.drawOffers.afterMove = static_cast<int>(fields.integer("draw_offers_after", 1, 1'000'000));
}

} // namespace

Json setupJson(const match::MatchSetup &setup)
{
    Json json {
        { "id", setup.id },
        { "names", { { "a", setup.names.a }, { "b", setup.names.b } } },
        { "event", setup.event },
        { "place", setup.place },
        { "round", setup.round },
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
    putRefereeing(json, setup);
    if (setup.stones != Stones::OnScreen)
        json["stones"] = wordOf(setup.stones, StonesWords);
    return json;
}

match::MatchSetup setupFrom(Fields fields)
{
    match::MatchSetup setup;
    setup.id = fields.text("id");
    setup.names = namesFrom(fields.object("names"));
    setup.event = fields.text("event");
    setup.place = fields.text("place");
    setup.round = fields.text("round");
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
    fields.end();
    return setup;
}

} // namespace kagetsu::journal
