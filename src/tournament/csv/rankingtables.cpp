// SPDX-License-Identifier: MIT
#include "tournament/csv/rankingtables.h"

#include "base/enumtable.h"
#include "tournament/csv/csvtables.h"
#include "tournament/model/find.h"
#include "tournament/standings/clubs.h"
#include "tournament/standings/prizes.h"
#include "tournament/standings/ratingreport.h"

#include <cstdlib>

namespace kagetsu::tournament {

namespace {

std::string rankedNumber(const Section &shown, EntryId id)
{
    const Entry *entry = findEntry(shown, id);
    return entry ? std::to_string(entry->number) : std::string();
}

std::string rankedName(const Section &shown, EntryId id)
{
    const Entry *entry = findEntry(shown, id);
    return entry ? entry->details.name : std::string();
}

// Formats a number in hundredths: "12.5", "-0.07".
std::string hundredthsText(std::int64_t hundredths)
{
    const std::int64_t size = std::abs(hundredths);
    std::string text = (hundredths < 0 ? "-" : "") + std::to_string(size / 100);
    if (size % 100 != 0) {
        text += '.' + std::to_string(100 + size % 100).substr(1);
        text.erase(text.find_last_not_of('0') + 1);
    }
    return text;
}

// Returns "new", or with what else is to be said "below-2400 games-unknown capped".
std::string whyText(const RatingFactor &factor)
{
    constexpr EnumTable<RatingFactor::Why, std::string_view> KindCodes({
        { RatingFactor::Why::Everybody, "everybody" },
        { RatingFactor::Why::New, "new" },
        { RatingFactor::Why::Young, "young" },
        { RatingFactor::Why::Usual, "below-2400" },
        { RatingFactor::Why::High, "from-2400" },
        { RatingFactor::Why::ByHand, "by-hand" },
    });
    return std::string(KindCodes[factor.why]) + (factor.knowsGames ? "" : " games-unknown")
        + (factor.knowsAge ? "" : " age-unknown") + (factor.isCapped ? " capped" : "");
}

std::string textOrNothing(std::optional<int> number)
{
    return number ? std::to_string(*number) : std::string();
}

} // namespace

CsvTable categoryTable(const Section &section, const Section &shown)
{
    CsvTable table { { "category", "place", "number", "name", "points" } };
    for (const Category &category : section.rankings.categories) {
        for (const Standing &standing : standingsIn(section, category))
            table.push_back({ category.name, std::to_string(standing.place), rankedNumber(shown, standing.entry),
                rankedName(shown, standing.entry), pointsText(standing.points) });
    }
    return table;
}

CsvTable prizeTable(const Section &section, const Section &shown)
{
    const Rankings &rankings = section.rankings;
    CsvTable table { { "prize", "category", "number", "name", "amount" } };
    for (const Award &award : awardsOf(section)) {
        std::string names;
        for (const std::size_t prize : award.prizes)
            names += (names.empty() ? "" : " + ") + rankings.prizes[prize].name;
        const std::string &category = rankings.prizes[award.prizes.front()].category;
        if (award.winners.empty())
            table.push_back({ names, category, "", "", "" });
        for (std::size_t i = 0; i < award.winners.size(); ++i)
            table.push_back({ names, category, rankedNumber(shown, award.winners[i]),
                rankedName(shown, award.winners[i]), award.amounts.empty() ? "" : hundredthsText(award.amounts[i]) });
    }
    return table;
}

CsvTable clubTable(const Section &section, const Section &shown)
{
    const bool isByClub = section.rankings.clubsBy == Affiliation::Club;
    CsvTable table { { "place", isByClub ? "club" : "country", "points", "counted" } };
    for (const ClubStanding &club : clubStandings(section)) {
        std::string counted;
        for (const ClubStanding::Part &part : club.counted)
            counted += (counted.empty() ? "" : " + ") + rankedName(shown, part.entry) + ' ' + pointsText(part.points);
        table.push_back({ std::to_string(club.place), club.club, pointsText(club.points), counted });
    }
    return table;
}

CsvTable ratingTable(const Section &section, const Section &shown, int year)
{
    CsvTable table { { "number", "name", "rating", "games", "score", "opponents", "performance", "expected", "factor",
        "why", "change" } };
    for (const RatingLine &line : ratingReport(factsOf(section), section.rankings.ratings, year)) {
        CsvRow row { rankedNumber(shown, line.entry), rankedName(shown, line.entry), textOrNothing(line.rating),
            std::to_string(line.games), pointsText({ line.halves }), textOrNothing(line.average),
            textOrNothing(line.performance) };
        const bool hasChange = line.change.has_value();
        row.push_back(hasChange ? hundredthsText(roundedQuotient(line.expected, 100)) : "");
        row.push_back(hasChange ? std::to_string(line.factor.value) : "");
        row.push_back(hasChange ? whyText(line.factor) : "");
        row.push_back(hasChange ? hundredthsText(*line.change) : "");
        table.push_back(std::move(row));
    }
    return table;
}

} // namespace kagetsu::tournament
