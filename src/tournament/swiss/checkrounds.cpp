// SPDX-License-Identifier: MIT
#include "tournament/swiss/checkrounds.h"

#include "tournament/formats/knockout.h"
#include "tournament/model/find.h"
#include "tournament/score/basis.h"
#include "tournament/stages/nextround.h"
#include "tournament/swiss/pairedswiss.h"
#include "tournament/swiss/swissround.h"

#include <algorithm>

namespace kagetsu::tournament {

namespace {

using Answer = RoundCheck::Answer;
using Pair = PerParty<EntryId>;

Pair pairAt(const Round &round, std::size_t place)
{
    return place < round.matches.size() ? Pair { round.matches[place].a, round.matches[place].b } : Pair {};
}

// True for a carried match with its parties the other way round: it keeps their order from the group.
bool isCarriedAt(const Round &stored, const Round &computed, std::size_t place)
{
    return place < stored.matches.size() && stored.matches[place].isCarried
        && pairAt(computed, place) == Pair { stored.matches[place].b, stored.matches[place].a };
}

Pair byeAt(const Round &round, std::size_t place)
{
    return place < round.byes.size() ? Pair { round.byes[place].entry, {} } : Pair {};
}

std::vector<TableDifference> differencesOf(const Round &stored, const Round &computed)
{
    std::vector<TableDifference> all;
    const std::size_t tables = std::max(stored.matches.size(), computed.matches.size());
    for (std::size_t place = 0; place < tables; ++place) {
        const bool isTheirs = pairAt(stored, place) == pairAt(computed, place) || isCarriedAt(stored, computed, place);
        if (!isTheirs)
            all.push_back({ static_cast<int>(place) + 1, pairAt(stored, place), pairAt(computed, place) });
    }
    const std::size_t byes = std::max(stored.byes.size(), computed.byes.size());
    for (std::size_t place = 0; place < byes; ++place) {
        if (!(byeAt(stored, place) == byeAt(computed, place)))
            all.push_back({ 0, byeAt(stored, place), byeAt(computed, place) });
    }
    return all;
}

// Reconstructs the choices made for a round, as far as its input tells them.
SwissChoices choicesOf(const Section &section, const SwissInput &input, const Round &round)
{
    SwissChoices choices;
    SwissRules &rules = choices.rules;
    rules.style = input.options.style;
    rules.apart = input.options.keepsClubsApart ? SwissRules::Apart::Clubs : SwissRules::Apart::Nobody;
    rules.isFromTheTop = input.options.isFromTheTop;
    rules.isByeByLot = input.options.isByeByLot;
    rules.mayRematch = input.options.mayRematch;
    rules.acceleratedRounds = section.settings.options.swiss.acceleratedRounds;
    for (const auto &[a, b] : input.options.forbidden)
        choices.forbidden.push_back({ entryOfNumber(section, a), entryOfNumber(section, b) });
    for (const Bye &bye : round.byes) {
        if (bye.kind != Bye::Kind::Pairing)
            choices.byes.push_back(bye);
    }
    return choices;
}

// The input does not say whether clubs or countries were kept apart, so both are tried.
bool isOfSection(const Section &section, const SwissInput &input, SwissChoices choices, int version)
{
    const std::string text = textOf(input);
    const auto given = [&] {
        const SwissInput now = swissInputOf(section, choices);
        return textOf(version == 1 ? asOfFirstRules(now) : now);
    };
    if (given() == text)
        return true;
    choices.rules.apart = SwissRules::Apart::Countries;
    return input.options.keepsClubsApart && given() == text;
}

void compare(RoundCheck &check, const Round &stored, const Round &computed)
{
    check.differences = differencesOf(stored, computed);
    check.answer = check.differences.empty() ? Answer::Same : Answer::Differs;
}

// Adapts a section to how version 1 paired: an entry that was locked to a bye was part of the pairing, whatever the
// kind of the lock.
Section asPairedBy(int version, Section section, const SwissInput &input)
{
    for (Lock &lock : section.locks) {
        const Entry *entry = version == 1 && !lock.b ? findEntry(section, lock.a) : nullptr;
        if (entry && lock.round == input.options.round
            && std::ranges::count(input.options.locks.byes, entry->number) > 0)
            lock.bye = Bye::Kind::Pairing;
    }
    return section;
}

void checkSwiss(RoundCheck &check, const Section &now, const AddRound &action, const pairing::Progress &progress)
{
    check.answer = action.input.empty() ? Answer::NoInput : Answer::OtherRules;
    if (action.input.empty() || (action.round.ruleVersion < 1 || action.round.ruleVersion > PairingRules))
        return;
    check.answer = Answer::BadInput;
    const auto input = swissInputFrom(action.input);
    if (!input)
        return;
    const Section section = asPairedBy(action.round.ruleVersion, now, *input);
    const SwissChoices choices = choicesOf(section, *input, action.round);
    check.isInputOfSection = isOfSection(section, *input, choices, action.round.ruleVersion);
    const auto paired = action.round.ruleVersion == 1
        ? pairedByFirstRules(*input, section.settings.options.rounds, progress)
        : pairedSwiss(*input, progress);
    if (!paired) {
        const bool isStopped = paired.fault().kind == pairing::Obstacle::Stopped;
        check.answer = isStopped ? Answer::Stopped : Answer::NoPairing;
        return;
    }
    compare(check, action.round, swissRoundOf(section, choices, *input, paired->chosen()).round);
    // The arbiter may have taken the best pairing for this round alone (tournament-pairing.md#the-last-rounds).
    if (check.answer == Answer::Differs && paired->better) {
        const Round best = swissRoundOf(section, choices, *input, paired->best).round;
        if (differencesOf(action.round, best).empty())
            compare(check, action.round, best);
    }
}

RoundCheck checkRound(const Event &event, const Section &section, const AddRound &action, std::size_t line,
    const pairing::Progress &progress)
{
    RoundCheck check { section.id, static_cast<int>(section.rounds.size()) + 1, line };
    if (section.settings.format == Format::Swiss) {
        checkSwiss(check, section, action, progress);
    } else {
        const std::vector<Round> next = roundsByFormat(event, section);
        compare(check, action.round, next.empty() ? Round() : next.front());
    }
    return check;
}

// Returns the round as it would be paired by today's results; nothing if it cannot be paired.
std::optional<Round> pairedToday(
    const Section &section, int round, const AddRound &action, const pairing::Progress &progress)
{
    Section before = section;
    before.rounds.resize(static_cast<std::size_t>(round) - 1);
    if (isElimination(section.settings.format))
        return knockoutRound(before);
    const auto input = swissInputFrom(action.input);
    if (!input || action.round.ruleVersion != PairingRules)
        return std::nullopt;
    const SwissChoices choices = choicesOf(before, *input, action.round);
    const SwissInput today = swissInputOf(before, choices);
    const auto paired = pairedSwiss(today, progress);
    if (!paired)
        return std::nullopt;
    const Round best = swissRoundOf(before, choices, today, paired->best).round;
    const bool isTaken = differencesOf(*findRound(section, round), best).empty();
    return isTaken ? best : swissRoundOf(before, choices, today, paired->chosen()).round;
}

void checkCorrections(
    RoundCheck &check, const Section &section, const AddRound &action, const pairing::Progress &progress)
{
    check.isCorrectedSince = isStale(section, check.round);
    if (!check.isCorrectedSince)
        return;
    const Round &round = *findRound(section, check.round);
    if (const auto today = pairedToday(section, check.round, action, progress))
        check.differencesNow = differencesOf(round, *today);
    const bool isToCome = round.state == Round::State::Draft;
    const bool isWrong = isElimination(section.settings.format) ? !isByBracket(section, check.round)
                                                                : isToCome && !check.differencesNow.empty();
    if (isWrong) {
        check.answer = Answer::Differs;
        check.differences = std::move(check.differencesNow);
        check.differencesNow.clear();
    }
}

// Skips rounds that were removed again.
std::vector<RoundCheck> standing(std::vector<RoundCheck> checks, const Event &event, const std::vector<LogLine> &lines,
    const pairing::Progress &progress)
{
    std::vector<RoundCheck> all;
    for (RoundCheck &check : checks) {
        const Section *section = findSection(event, check.section);
        const Round *round = section ? findRound(*section, check.round) : nullptr;
        if (!round)
            continue;
        check.changedTables = round->changedTables;
        checkCorrections(check, *section, std::get<AddRound>(lines[check.line].action), progress);
        all.push_back(std::move(check));
    }
    return all;
}

} // namespace

bool isFinding(const RoundCheck &check)
{
    return !check.isInputOfSection || check.answer == Answer::Differs || check.answer == Answer::BadInput
        || check.answer == Answer::NoPairing;
}

std::vector<RoundCheck> checkRounds(const std::vector<LogLine> &lines, const pairing::Progress &progress)
{
    std::vector<RoundCheck> checks;
    Event event;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        if (lines[line].undone)
            continue;
        const AddRound *added = std::get_if<AddRound>(&lines[line].action);
        if (const Section *section = added ? findSection(event, added->section) : nullptr) {
            const int round = static_cast<int>(section->rounds.size()) + 1;
            std::erase_if(
                checks, [&](const RoundCheck &check) { return check.section == section->id && check.round == round; });
            checks.push_back(checkRound(event, *section, *added, line, progress));
        }
        auto next = tournament::apply(std::move(event), lines[line].action);
        if (!next)
            return checks;
        event = std::move(next).value();
    }
    return standing(std::move(checks), event, lines, progress);
}

} // namespace kagetsu::tournament
