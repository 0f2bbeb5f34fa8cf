// SPDX-License-Identifier: MIT
#include "library/store/contents.h"

#include "library/store/rows.h"
#include "record/formats/rulestext.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <map>
#include <unordered_map>
#include <utility>

namespace kagetsu::library {

namespace {

Result<std::vector<NamedRow>, StoreFault> readNames(const QSqlDatabase &database, const char *statement)
{
    std::vector<NamedRow> rows;
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.exec(QLatin1String(statement)))
        return Fault { faultOf(query.lastError()) };
    while (query.next())
        rows.push_back({ query.value(0).toUInt(), query.value(1).toString().toStdString(),
            query.value(2).toString().toStdString() });
    if (query.lastError().isValid())
        return Fault { faultOf(query.lastError()) };
    return rows;
}

// Numbers that the facts have instead of rows of other tables.
Result<std::map<qlonglong, int>, StoreFault> readRules(const QSqlDatabase &database)
{
    std::map<qlonglong, int> rules;
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("SELECT id, rules FROM terms")))
        return Fault { faultOf(query.lastError()) };
    while (query.next())
        rules[query.value(0).toLongLong()] =
            ruleNumber(record::rulesFromText(query.value(1).toString().toStdString()).rule);
    if (query.lastError().isValid())
        return Fault { faultOf(query.lastError()) };
    return rules;
}

Result<std::map<qlonglong, record::Winner>, StoreFault> readWinners(const QSqlDatabase &database)
{
    std::map<qlonglong, record::Winner> winners;
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("SELECT id, winner FROM result")))
        return Fault { faultOf(query.lastError()) };
    while (query.next())
        winners[query.value(0).toLongLong()] =
            record::winnerFromCode(query.value(1).toString().toStdString()).value_or(record::Winner::Unknown);
    if (query.lastError().isValid())
        return Fault { faultOf(query.lastError()) };
    return winners;
}

// Patterns by the first three moves, so that each start is named only once.
class PatternNames
{
public:
    int of(const std::string &moves, int size)
    {
        const std::size_t length = 3 * bytesOfMove(size);
        if (moves.size() < length)
            return 0;
        const std::string key = moves.substr(0, length) + static_cast<char>(size);
        const auto known = m_known.find(key);
        if (known != m_known.end())
            return known->second;
        const std::optional<Line> line = lineFrom(moves.substr(0, length), size);
        const int pattern = line ? openingOf(*line) : 0;
        m_known.emplace(key, pattern);
        return pattern;
    }

private:
    std::unordered_map<std::string, int> m_known;
};

} // namespace

Result<Contents, StoreFault> readContents(const QSqlDatabase &database)
{
    Contents contents;
    auto players = readNames(database, "SELECT id, name, more FROM player ORDER BY id");
    auto events = players ? readNames(database, "SELECT id, name, more FROM event ORDER BY id") : players;
    if (!events)
        return Fault { events.fault() };
    contents.players = std::move(players).value();
    contents.events = std::move(events).value();
    const auto rules = readRules(database);
    if (!rules)
        return Fault { rules.fault() };
    const auto winners = readWinners(database);
    if (!winners)
        return Fault { winners.fault() };
    PatternNames patterns;
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.exec(QStringLiteral("SELECT id, black, white, event, day, terms, result, size, moves, kind, fault "
                                   "FROM game ORDER BY id")))
        return Fault { faultOf(query.lastError()) };
    while (query.next()) {
        Facts facts(
            query.value(1).toUInt(), query.value(2).toUInt(), query.value(3).toUInt(), query.value(4).toInt() / 10000);
        const auto rule = rules->find(query.value(5).toLongLong());
        const auto winner = winners->find(query.value(6).toLongLong());
        const int size = query.value(7).toInt();
        std::string moves = query.value(8).toByteArray().toStdString();
        const QString fault = query.value(10).toString();
        facts.setRule(rule == rules->end() ? 0 : rule->second);
        facts.setWinner(winner == winners->end() ? record::Winner::Unknown : winner->second);
        facts.setKind(static_cast<GameKind>(query.value(9).toInt() & 3));
        facts.setFault(fault.isEmpty() ? GameFault::None : faultFromWord(fault.toStdString()));
        const bool isBoard =
            size >= rules::MinBoardSize && size <= rules::MaxBoardSize && moves.size() % bytesOfMove(size) == 0;
        const bool isUsual = isBoard && isPlain(moves, size);
        // Moves that are none must not be walked along; check() tells of them.
        if (!isUsual && !(isBoard && isLine(moves, size)))
            moves.clear();
        facts.setPlain(isUsual);
        facts.setOpening(isUsual ? patterns.of(moves, size) : 0);
        contents.games.add(isBoard ? size : rules::DefaultBoardSize, query.value(0).toLongLong(), facts, moves,
            query.value(4).toInt());
    }
    if (query.lastError().isValid())
        return Fault { faultOf(query.lastError()) };
    contents.games.finish();
    return contents;
}

} // namespace kagetsu::library
