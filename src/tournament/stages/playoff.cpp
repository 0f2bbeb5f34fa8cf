// SPDX-License-Identifier: MIT
#include "tournament/stages/playoff.h"

#include <algorithm>
#include <functional>
#include <map>

namespace kagetsu::tournament {

namespace {

struct StageScore
{
    int games = 0;
    int halves = 0;
};

int halvesOf(Outcome outcome, Party party)
{
    switch (outcome) {
    case Outcome::AWon:
    case Outcome::AWonByForfeit: return party == Party::A ? 2 : 0;
    case Outcome::BWon:
    case Outcome::BWonByForfeit: return party == Party::B ? 2 : 0;
    case Outcome::Draw: return 1;
    case Outcome::BothForfeited: break;
    }
    return 0;
}

std::map<EntryId, StageScore> scoresIn(
    int stage, const std::vector<EntryId> &entries, const std::vector<PlayOffGame> &games)
{
    std::map<EntryId, StageScore> scores;
    for (const EntryId entry : entries)
        scores[entry] = {};
    for (const PlayOffGame &game : games) {
        if (game.stage != stage || !scores.contains(game.a) || !scores.contains(game.b))
            continue;
        for (const Party party : BothParties) {
            StageScore &score = scores[party == Party::A ? game.a : game.b];
            ++score.games;
            score.halves += halvesOf(game.outcome, party);
        }
    }
    return scores;
}

bool isComplete(const std::map<EntryId, StageScore> &scores)
{
    const int games = scores.begin()->second.games;
    return games > 0
        && std::all_of(scores.begin(), scores.end(), [games](const auto &each) { return each.second.games == games; });
}

void split(std::vector<std::vector<EntryId>> &order, const std::vector<EntryId> &equal, int stage, int last,
    const std::vector<PlayOffGame> &games)
{
    if (equal.size() < 2 || stage > last) {
        order.push_back(equal);
        return;
    }
    const std::map<EntryId, StageScore> scores = scoresIn(stage, equal, games);
    if (!isComplete(scores))
        return split(order, equal, stage + 1, last, games);
    std::map<int, std::vector<EntryId>, std::greater<>> byHalves;
    for (const EntryId entry : equal)
        byHalves[scores.at(entry).halves].push_back(entry);
    for (const auto &[halves, part] : byHalves)
        split(order, part, stage + 1, last, games);
}

} // namespace

std::vector<std::vector<EntryId>> splitByGames(
    const std::vector<EntryId> &entries, const std::vector<PlayOffGame> &games)
{
    int last = 0;
    for (const PlayOffGame &game : games)
        last = std::max(last, game.stage);
    std::vector<EntryId> equal = entries;
    std::sort(equal.begin(), equal.end());
    std::vector<std::vector<EntryId>> order;
    split(order, equal, 1, last, games);
    return order;
}

} // namespace kagetsu::tournament
