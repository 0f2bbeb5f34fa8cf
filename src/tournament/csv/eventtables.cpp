// SPDX-License-Identifier: MIT
#include "tournament/csv/eventtables.h"

#include "tournament/codec/actioncodec.h"
#include "tournament/csv/correctiontable.h"
#include "tournament/csv/csvtables.h"
#include "tournament/csv/rankingtables.h"
#include "tournament/log/log.h"
#include "tournament/model/find.h"
#include "tournament/model/names.h"
#include "tournament/standings/ratingfactor.h"

namespace kagetsu::tournament {

namespace {

CsvTable pairingsOf(const Section &section, std::optional<int> asked)
{
    const int published = publishedRounds(section);
    const int round = asked.value_or(published);
    return round < 1 || round > published ? CsvTable() : pairingTable(section, round);
}

} // namespace

CsvTable logTable(const Log &log)
{
    CsvTable rows { { "line", "at_ms", "who", "action", "undone_at_ms", "undone_by" } };
    for (const LogLine &line : log.lines()) {
        rows.push_back({ std::to_string(rows.size()), std::to_string(line.done.when.count()), line.done.who,
            textOf(line.action), line.undone ? std::to_string(line.undone->when.count()) : std::string(),
            line.undone ? line.undone->who : std::string() });
    }
    return rows;
}

std::optional<CsvTable> eventTable(const Log &log, const Section &whole, const TableChoice &choice)
{
    const std::string_view name = choice.name;
    if (name == "entries")
        return entryTable(whole);
    const Section shown = choice.hasFullNames ? whole : publicView(log.event().details, whole);
    if (name == "pairings")
        return pairingsOf(shown, choice.round);
    if (name == "results")
        return resultTable(shown);
    if (name == "standings")
        return standingsTable(shown);
    if (name == "cross")
        return crossTable(shown);
    if (name == "games")
        return gameTable(shown);
    if (name == "categories")
        return categoryTable(whole, shown);
    if (name == "prizes")
        return prizeTable(whole, shown);
    if (name == "clubs")
        return clubTable(whole, shown);
    if (name == "ratings")
        return ratingTable(whole, shown, yearOf(log.event().details));
    if (name == "corrections")
        return correctionTable(log);
    return name == "log" ? std::optional(logTable(log)) : std::nullopt;
}

} // namespace kagetsu::tournament
