// SPDX-License-Identifier: MIT
#include "library/search/doubles.h"

#include "library/model/fold.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>

namespace kagetsu::library {

namespace {

// A game with what tells whether it is another one.
struct Candidate
{
    std::int64_t id = 0;
    Facts facts;
    int boardSize = 0;
    std::string_view moves;
    int plies = 0;
    int day = 0;
    std::string black; // folded, with the words in order
    std::string white;

    bool hasPlayersOf(const Candidate &other) const
    {
        return !(black.empty() && white.empty()) && black == other.black && white == other.white;
    }
};

DoubleGames pairOf(const Candidate &one, const Candidate &two, DoubleGames::Why why)
{
    const bool isOneFirst = one.plies != two.plies ? one.plies > two.plies : one.id < two.id;
    return { isOneFirst ? one.id : two.id, isOneFirst ? two.id : one.id, why };
}

// True if the moves are, in some view, the first ones of the other game.
bool isBeginning(const Candidate &shorter, const Candidate &longer)
{
    if (shorter.boardSize != longer.boardSize)
        return false;
    const auto line = lineFrom(shorter.moves, shorter.boardSize);
    return line && std::any_of(rules::AllSymmetries.begin(), rules::AllSymmetries.end(), [&](rules::Symmetry map) {
        return longer.moves.starts_with(bytesOf(mapped(*line, map)));
    });
}

// Why two games with the same moves may be one, if they may.
std::optional<DoubleGames::Why> whySame(const Candidate &one, const Candidate &two)
{
    if (one.hasPlayersOf(two) || (one.day != 0 && one.day == two.day))
        return DoubleGames::Why::SameGame;
    return one.facts.winner() == two.facts.winner() ? std::optional(DoubleGames::Why::OtherNames) : std::nullopt;
}

std::vector<Candidate> candidatesOf(const Contents &contents, const std::unordered_map<std::int64_t, int> &days)
{
    std::unordered_map<std::uint32_t, std::string> names;
    for (const NamedRow &row : contents.players)
        names[row.id] = foldedWords(row.name);
    std::vector<Candidate> candidates;
    for (const auto &block : contents.games.blocks()) {
        const char *at = block->bytes();
        for (std::size_t i = 0; i < block->size(); ++i) {
            const std::string_view moves(at, block->lengthOf(i));
            at += moves.size();
            const Facts &facts = block->facts(i);
            const int plies = pliesOf(moves, block->boardSize());
            if (plies < FewestMovesOfDoubles || facts.kind() == GameKind::Study)
                continue;
            const std::int64_t id = block->idOf(i);
            const auto day = days.find(id);
            candidates.push_back({ id, facts, block->boardSize(), moves, plies, day == days.end() ? 0 : day->second,
                names[facts.black()], names[facts.white()] });
        }
    }
    std::sort(candidates.begin(), candidates.end(),
        [](const Candidate &one, const Candidate &two) { return one.id < two.id; });
    return candidates;
}

} // namespace

std::vector<DoubleGames> findDoubles(const Contents &contents, const std::unordered_map<std::int64_t, int> &days)
{
    using Why = DoubleGames::Why;
    const std::vector<Candidate> candidates = candidatesOf(contents, days);
    std::map<std::pair<int, std::string>, std::vector<const Candidate *>> byMoves;
    std::map<std::pair<std::string, std::string>, std::vector<const Candidate *>> byPlayers;
    for (const Candidate &each : candidates) {
        if (const auto line = lineFrom(each.moves, each.boardSize))
            byMoves[{ each.boardSize, canonicalBytes(*line) }].push_back(&each);
        if (!each.black.empty() || !each.white.empty())
            byPlayers[{ each.black, each.white }].push_back(&each);
    }
    std::vector<DoubleGames> doubles;
    for (const auto &[moves, games] : byMoves) {
        for (std::size_t i = 1; i < games.size(); ++i) {
            std::optional<Why> why;
            for (std::size_t j = 0; j < i && !why; ++j) {
                why = whySame(*games[j], *games[i]);
                if (why)
                    doubles.push_back(pairOf(*games[j], *games[i], *why));
            }
        }
    }
    for (const auto &[players, games] : byPlayers) {
        for (std::size_t i = 0; i < games.size(); ++i) {
            for (std::size_t j = i + 1; j < games.size(); ++j) {
                const bool isFirstLonger = games[i]->plies > games[j]->plies;
                const Candidate &longer = isFirstLonger ? *games[i] : *games[j];
                const Candidate &shorter = isFirstLonger ? *games[j] : *games[i];
                if (longer.plies > shorter.plies && isBeginning(shorter, longer))
                    doubles.push_back(pairOf(longer, shorter, Why::Beginning));
            }
        }
    }
    std::sort(doubles.begin(), doubles.end(), [](const DoubleGames &one, const DoubleGames &two) {
        return std::tie(one.first, one.second, one.why) < std::tie(two.first, two.second, two.why);
    });
    return doubles;
}

} // namespace kagetsu::library
