// SPDX-License-Identifier: MIT
#include "tournament/log/act.h"

#include "tournament/formats/roundrobin.h"
#include "tournament/log/steps.h"
#include "tournament/score/basis.h"
#include "tournament/score/decided.h"
#include "tournament/stages/advancing.h"

#include <algorithm>
#include <set>

namespace kagetsu::tournament {

namespace {

// The objects that an action refers to. apply() has accepted the action before, so everything that it names exists.

struct At
{
    const Section *section = nullptr;
    const Round *round = nullptr;
    const Match *match = nullptr;
};

At find(const Event &event, int section, int round, int table = 0)
{
    At at { findSection(event, section) };
    at.round = at.section ? findRound(*at.section, round) : nullptr;
    at.match = at.round ? findMatch(*at.round, table) : nullptr;
    return at;
}

Step unlessGiven(const Reason &reason, int round, int table)
{
    return isGiven(reason) ? Step() : Refusal { Refusal::Why::ReasonMissing, {}, round, table };
}

// Otherwise a published round of an elimination would name a player who has lost.
Step unlessWinnersStay(const Event &event, int section, int round, const Event &after)
{
    const Section *before = findSection(event, section);
    if (!isElimination(before->settings.format))
        return std::nullopt;
    for (int later = round + 1; later <= static_cast<int>(before->rounds.size()); ++later) {
        const bool isSeen = findRound(*before, later)->state != Round::State::Draft;
        if (isSeen && isByBracket(*before, later) && !isByBracket(*findSection(after, section), later))
            return Refusal { Refusal::Why::LaterRoundRests, {}, later, 0 };
    }
    return std::nullopt;
}

template <class Any>
Step objection(const Event &, const Any &, const Event &)
{
    return std::nullopt;
}

Step unlessTablesStay(const Event &event, int section, const Event &after)
{
    const bool areKept = keepsTables(*findSection(event, section), *findSection(after, section));
    return areKept ? Step() : Refusal { Refusal::Why::RoundsPaired, {}, 0, 0 };
}

Step objection(const Event &event, const ChangeSection &action, const Event &after)
{
    return unlessTablesStay(event, action.section, after);
}

Step objection(const Event &event, const AddEntry &action, const Event &after)
{
    return unlessTablesStay(event, action.section, after);
}

Step objection(const Event &event, const NumberEntries &action, const Event &)
{
    const bool isPaired = !canBeNumbered(*findSection(event, action.section));
    return isPaired ? Step(Refusal { Refusal::Why::RoundsPaired, {}, 0, 0 }) : std::nullopt;
}

Step objection(const Event &event, const ReportGame &action, const Event &after)
{
    if (!isCorrection(event, action))
        return std::nullopt;
    if (const Step refusal = unlessGiven(action.reason, action.round, action.table))
        return refusal;
    return unlessWinnersStay(event, action.section, action.round, after);
}

Step objection(const Event &, const Adjust &action, const Event &)
{
    const bool isBlank = !isGiven({ Reason::Kind::Other, action.adjustment.reason });
    return isBlank ? Step(Refusal { Refusal::Why::ReasonMissing, action.adjustment.entry, 0, 0 }) : std::nullopt;
}

Step objection(const Event &event, const PublishRound &action, const Event &)
{
    const At at = find(event, action.section, action.round);
    if (!isByBracket(*at.section, action.round))
        return Refusal { Refusal::Why::NotByBracket, {}, action.round, 0 };
    const bool isFirst = action.round == 1;
    if (isFirst && !action.despiteCorrections && isIntakeStale(event, *at.section))
        return Refusal { Refusal::Why::ResultsCorrected, {}, action.round, 0 };
    const bool isUnseen = !isElimination(at.section->settings.format) && !action.despiteCorrections;
    if (isUnseen && isStale(*at.section, action.round))
        return Refusal { Refusal::Why::ResultsCorrected, {}, action.round, 0 };
    return std::nullopt;
}

Step objection(const Event &event, const FinishRound &action, const Event &)
{
    const At at = find(event, action.section, action.round);
    for (const Match &match : at.round->matches) {
        if (isLevel(*at.section, match))
            return Refusal { Refusal::Why::MatchLevel, {}, action.round, match.table };
    }
    return std::nullopt;
}

Step objection(const Event &event, const AddGame &action, const Event &)
{
    const At at = find(event, action.section, action.round, action.table);
    if (at.match->ruling || !isLevel(*at.section, *at.match))
        return Refusal { Refusal::Why::WrongGames, {}, action.round, action.table };
    return std::nullopt;
}

Step objection(const Event &event, const RuleMatch &action, const Event &after)
{
    const At at = find(event, action.section, action.round, action.table);
    const PointsRange range = pointsOfMatch(at.section->settings);
    for (const Party party : BothParties) {
        const Points points = action.points ? (*action.points)[party] : range.least;
        if (points < range.least || range.most < points)
            return Refusal { Refusal::Why::RulingOutOfRange, at.match->entry(party), action.round, action.table };
    }
    Match ruled = *at.match;
    ruled.ruling = action.points;
    if (ruled.ruling && isLevel(*at.section, ruled))
        return Refusal { Refusal::Why::MatchLevel, {}, action.round, action.table };
    if (const Step refusal = unlessGiven(action.reason, action.round, action.table))
        return refusal;
    return unlessWinnersStay(event, action.section, action.round, after);
}

// True if these entries share a place. Their order does not matter.
bool isShared(const Section &section, std::vector<EntryId> entries)
{
    const auto hasLeft = [&section](EntryId entry) { return findEntry(section, entry)->leftRound.has_value(); };
    std::erase_if(entries, hasLeft);
    // Earlier decisions about any of these entries are ignored, because the new one would replace them.
    Section undecided = section;
    std::erase_if(undecided.decisions, [&](const PlaceDecision &each) {
        std::set<EntryId> all = entriesOf(each);
        std::erase_if(all, hasLeft);
        return all.size() <= entries.size();
    });
    std::sort(entries.begin(), entries.end());
    const std::vector<std::vector<EntryId>> places = decidedPlaces(undecided);
    return std::any_of(places.begin(), places.end(), [&entries](std::vector<EntryId> shared) {
        std::sort(shared.begin(), shared.end());
        return shared == entries;
    });
}

Step objection(const Event &event, const DecidePlaces &action, const Event &)
{
    const Section &section = *findSection(event, action.section);
    const PlaceDecision &decision = action.decision;
    std::vector<EntryId> entries;
    for (const std::vector<EntryId> &part : decision.order)
        entries.insert(entries.end(), part.begin(), part.end());
    if (!isShared(section, entries))
        return Refusal { Refusal::Why::PlaceNotShared, entries.front(), 0, 0 };
    if (withItsOrder(section, decision) != decision)
        return Refusal { Refusal::Why::WrongDecision, entries.front(), 0, 0 };
    const bool needsReason = decision.kind == PlaceDecision::Kind::ByHand;
    return needsReason ? unlessGiven({ Reason::Kind::Other, decision.reason }, 0, 0) : std::nullopt;
}

Step objection(const Event &event, const Qualify &action, const Event &)
{
    const bool isForBracket = isElimination(findSection(event, action.section)->settings.format);
    const Qualification now = qualificationOf(event, action.from, action.ofEach, isForBracket);
    if (action.ofEach < 1 || std::count(action.from.begin(), action.from.end(), action.section) > 0)
        return Refusal { Refusal::Why::OutOfRange, {}, 0, 0 };
    for (const int from : action.from) {
        if (!findSection(event, from))
            return Refusal { Refusal::Why::UnknownSection, {}, 0, 0 };
    }
    if (!now.missing.empty() && !action.despiteMissing) {
        const MissingResult &first = now.missing.front();
        return Refusal { Refusal::Why::StageUnfinished, {}, first.round, first.table, first.section };
    }
    if (!now.shared.empty()) {
        const SharedPlace &first = now.shared.front();
        return Refusal { Refusal::Why::PlaceShared, first.entries.front(), 0, 0, first.section };
    }
    if (now.in != action.qualifiers)
        return Refusal { Refusal::Why::NotByPlaces, {}, 0, 0 };
    return std::nullopt;
}

} // namespace

std::vector<Action> entering(
    const Event &event, int section, const std::vector<EntryDetails> &entries, int joinedRound, bool isByRating)
{
    std::vector<Action> actions;
    for (const EntryDetails &details : entries)
        actions.emplace_back(AddEntry { section, details, joinedRound });
    if (!isByRating)
        return actions;
    Event after = event;
    for (const Action &action : actions) {
        // One that is refused is told when all are done.
        if (Result<Event, Refusal> done = act(after, action))
            after = std::move(done).value();
    }
    const Section &filled = *findSection(after, section);
    if (!isNumberedByRating(filled))
        actions.emplace_back(NumberEntries { section, numbersByRating(filled) });
    return actions;
}

bool isCorrection(const Event &event, const ReportGame &report)
{
    const At at = find(event, report.section, report.round, report.table);
    if (!at.match || report.game < 0 || report.game >= static_cast<int>(at.match->games.size()))
        return false;
    const std::optional<GameReport> &before = at.match->games[static_cast<std::size_t>(report.game)].report;
    return before && (!report.report || report.report->outcome != before->outcome);
}

Result<Event, Refusal> act(Event event, const Action &action)
{
    Result<Event, Refusal> next = apply(event, action);
    if (!next)
        return next;
    const auto object = [&](const auto &one) { return objection(event, one, *next); };
    if (const Step refusal = std::visit(object, action))
        return Fault { *refusal };
    return next;
}

PointsRange pointsOfMatch(const SectionSettings &settings)
{
    const ScoreSystem &system = settings.score;
    const auto [least, most] =
        std::minmax({ system.win, system.draw, system.loss, system.forfeitWin, system.forfeitLoss, system.zeroBye });
    const int games = system.byGames ? settings.options.gamesPerMatch : 1;
    return { least * games, most * games };
}

std::array<PerParty<Points>, 4> usualRulings(const ScoreSystem &score)
{
    return { { { score.win, score.loss }, { score.draw, score.draw }, { score.loss, score.win },
        { score.loss, score.loss } } };
}

} // namespace kagetsu::tournament
