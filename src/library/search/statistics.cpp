// SPDX-License-Identifier: MIT
#include "library/search/statistics.h"

#include "library/model/fold.h"

#include <algorithm>
#include <string>

namespace kagetsu::library {

void OwnScore::add(record::Winner winner, rules::Side side)
{
    using record::Winner;
    ++games;
    if (winner == Winner::Draw)
        ++drawn;
    else if (winner == (side == rules::Side::Black ? Winner::Black : Winner::White))
        ++won;
    else if (winner == Winner::Black || winner == Winner::White)
        ++lost;
}

RowSet rowsNamed(const std::vector<NamedRow> &rows, const std::string &name)
{
    const std::string words = foldedWords(name);
    RowSet same;
    for (const NamedRow &row : rows) {
        if (foldedWords(row.name) == words)
            same.insert(row.id);
    }
    return same;
}

std::vector<std::uint32_t> playersTyped(const Catalogue &catalogue, std::string_view typed, std::size_t most)
{
    struct Person
    {
        std::uint32_t row = 0;
        std::uint32_t games = 0;
    };
    const std::string search = folded(typed);
    if (search.empty())
        return {};
    std::map<std::string, Person> people;
    std::map<std::uint32_t, Person *> byRow;
    const RowSet like = catalogue.players.like(search);
    for (const NamedRow &row : catalogue.contents.players) {
        if (!like.contains(row.id) || row.name.empty() || !matchesName(folded(row.name), search))
            continue;
        Person &person = people.try_emplace(foldedWords(row.name), Person { row.id }).first->second;
        byRow[row.id] = &person;
    }
    if (byRow.empty())
        return {};
    for (const auto &block : catalogue.contents.games.blocks()) {
        for (std::size_t i = 0; i < block->size(); ++i) {
            for (const rules::Side side : { rules::Side::Black, rules::Side::White }) {
                const std::uint32_t row = block->facts(i).player(side);
                if (!like.contains(row))
                    continue;
                if (const auto found = byRow.find(row); found != byRow.end())
                    ++found->second->games;
            }
        }
    }
    std::vector<Person> order;
    for (const auto &[name, person] : people)
        order.push_back(person);
    std::stable_sort(
        order.begin(), order.end(), [](const Person &one, const Person &two) { return one.games > two.games; });
    std::vector<std::uint32_t> rows;
    for (std::size_t i = 0; i < std::min(most, order.size()); ++i)
        rows.push_back(order[i].row);
    return rows;
}

Statistics statisticsOf(const Games &games, const RowSet &player, const Filter &filter)
{
    Statistics statistics;
    for (const auto &block : games.blocks()) {
        for (std::size_t i = 0; i < block->size(); ++i) {
            const Facts &facts = block->facts(i);
            if (!filter.accepts(facts))
                continue;
            for (const rules::Side side : { rules::Side::Black, rules::Side::White }) {
                if (!player.contains(facts.player(side)))
                    continue;
                const auto add = [&](OwnScore &score) { score.add(facts.winner(), side); };
                add(statistics.all);
                add(statistics.bySide[side]);
                add(statistics.byYear[facts.year()]);
                add(statistics.byRule[facts.rule()]);
                add(statistics.byOpening[{ side, facts.opening() }]);
                add(statistics.byEvent[facts.event()]);
                add(statistics.byOpponent[facts.player(other(side))]);
            }
        }
    }
    return statistics;
}

} // namespace kagetsu::library
