// SPDX-License-Identifier: MIT
#include "library/store/importfindings.h"

#include "base/enumtable.h"
#include "library/store/rows.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <limits>

namespace kagetsu::library {

namespace {

using What = ImportFinding::What;

constexpr EnumTable<What, std::string_view> WhatWords({
    { What::Unreadable, "unreadable" },
    { What::TooLarge, "too-large" },
    { What::NoGames, "no-games" },
    { What::Cut, "cut" },
    { What::Foreign, "other-game" },
    { What::Faulty, "faulty" },
});

} // namespace

std::string_view wordFor(What what)
{
    return WhatWords[what];
}

MaybeFault writeFindings(const QSqlDatabase &database, std::int64_t import, std::span<const ImportFinding> findings)
{
    if (findings.empty())
        return std::nullopt;
    QSqlQuery query(database);
    if (!query.prepare(QStringLiteral("INSERT INTO finding (import, game, what, file, number, line, fault, fault_at, "
                                      "detail) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")))
        return faultOf(query.lastError());
    const auto text = [](std::string_view bytes) {
        // A text that is null would be NULL.
        return bytes.empty() ? QStringLiteral("") : QString::fromUtf8(bytes.data(), qsizetype(bytes.size()));
    };
    for (const ImportFinding &each : findings) {
        int place = 0;
        for (const QVariant &value :
            { QVariant(qlonglong(import)), QVariant(qlonglong(each.id)), QVariant(text(wordFor(each.what))),
                QVariant(text(each.file)), QVariant(qulonglong(each.game)), QVariant(each.line),
                QVariant(text(wordFor(each.fault))), QVariant(each.faultAt), QVariant(text(each.detail)) })
            query.bindValue(place++, value);
        if (!query.exec())
            return faultOf(query.lastError());
    }
    return std::nullopt;
}

Result<std::vector<ImportFinding>, StoreFault> readFindings(
    const QSqlDatabase &database, std::int64_t import, std::size_t most)
{
    std::vector<ImportFinding> findings;
    // Whoever only looks may have a file of the first version before them.
    const auto tables = number(database, "SELECT count(*) FROM sqlite_schema WHERE name = 'finding'");
    if (!tables)
        return Fault { tables.fault() };
    if (*tables == 0)
        return findings;
    QSqlQuery query(database);
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT what, file, number, line, fault, fault_at, detail, game FROM finding "
                                 "WHERE import = ? ORDER BY id LIMIT ?"));
    query.addBindValue(qlonglong(import));
    query.addBindValue(static_cast<qlonglong>(std::min<std::size_t>(most, std::numeric_limits<int>::max())));
    if (!query.exec())
        return Fault { faultOf(query.lastError()) };
    while (query.next()) {
        const auto textAt = [&query](int i) { return query.value(i).toString().toStdString(); };
        findings.push_back({ WhatWords.keyOf(textAt(0)).value_or(What::Unreadable), textAt(1),
            static_cast<std::size_t>(query.value(2).toULongLong()), query.value(3).toInt(), faultFromWord(textAt(4)),
            query.value(5).toInt(), textAt(6), query.value(7).toLongLong() });
    }
    if (query.lastError().isValid())
        return Fault { faultOf(query.lastError()) };
    return findings;
}

} // namespace kagetsu::library
