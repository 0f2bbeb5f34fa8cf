// SPDX-License-Identifier: MIT
#include "cli/commands/tournament/standingstable.h"

#include "cli/commands/tournament/eventinput.h"
#include "tournament/formats/knockout.h"
#include "tournament/model/find.h"
#include "tournament/standings/valuetext.h"

#include <algorithm>

namespace kagetsu::cli {

using Json = nlohmann::ordered_json;
using tournament::Criterion;

namespace {

std::vector<std::size_t> withPoints(const tournament::SectionFacts &facts, tournament::Points points)
{
    std::vector<std::size_t> tied;
    for (std::size_t place = 0; place < facts.entries.size(); ++place) {
        if (facts.entries[place].points == points)
            tied.push_back(place);
    }
    return tied;
}

} // namespace

StandingsTable standingsTable(const tournament::Section &section, const std::vector<Criterion> &order, bool all)
{
    const tournament::SectionFacts facts = tournament::factsOf(section);
    StandingsTable table { order, tournament::standingsOf(facts, order) };
    if (!all)
        return table;
    table.columns = tournament::everyCriterion();
    const tournament::Criteria criteria(facts);
    for (tournament::Standing &standing : table.rows) {
        const std::vector<std::size_t> tied = withPoints(facts, standing.points);
        standing.values.clear();
        for (const Criterion &criterion : table.columns)
            standing.values.push_back(criteria.valueOf(criterion, standing.facts, tied));
    }
    return table;
}

StandingsTable knockoutTable(const tournament::Section &section)
{
    StandingsTable table;
    for (const tournament::KnockoutPlace &place : knockoutPlaces(section)) {
        tournament::Standing &row = table.rows.emplace_back();
        row.entry = place.entry;
        row.place = place.place;
    }
    return table;
}

std::string textOf(const Criterion &criterion, const tournament::Value &value)
{
    return value.hasEffect ? exactText(criterion.kind, value.amount) : "-";
}

void print(std::ostream &stream, const StandingsTable &table, const tournament::Section &section)
{
    for (const tournament::Standing &standing : table.rows) {
        stream << standing.place << '\t' << onOneLine(findEntry(section, standing.entry)->details.name);
        for (std::size_t i = 0; i < standing.values.size(); ++i)
            stream << '\t' << textOf(table.columns[i], standing.values[i]);
        stream << '\n';
    }
}

Json asJson(const StandingsTable &table, const tournament::Section &section)
{
    Json answer = Json::array();
    for (const tournament::Standing &standing : table.rows) {
        Json values = Json::object();
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const tournament::Value &value = standing.values[i];
            const double unit = isInHundredths(table.columns[i].kind) ? 100 : 1;
            const double amount = static_cast<double>(value.amount) / tournament::One / unit;
            values[codeOf(table.columns[i])] = value.hasEffect ? Json(amount) : Json();
        }
        answer.push_back({ { "place", standing.place }, { "name", findEntry(section, standing.entry)->details.name },
            { "values", values } });
    }
    return answer;
}

} // namespace kagetsu::cli
