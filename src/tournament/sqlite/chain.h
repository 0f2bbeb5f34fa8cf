// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/store.h"

#include <QByteArray>
#include <QString>

namespace kagetsu::tournament {

// A row of an event's log as it is stored: an action, or the number of an earlier row that it undoes. `hash` is the
// SHA-256 in hexadecimal over the hash of the row before and the content of this one, so that no change goes unnoticed
// (tournament.md#the-file-of-an-event).
struct Row
{
    qlonglong number = 0;
    Stamp stamp;
    QString action; // null if the row undoes another one
    qlonglong strikes = 0;
    QByteArray hash;

    friend bool operator==(const Row &, const Row &) = default;
};

// The rows of an event from the first to the last, wherever they are stored. The first hash covers the id of the event.
class Chain
{
public:
    Chain() = default;
    explicit Chain(std::string id);

    const std::string &id() const { return m_id; }
    qlonglong lastNumber() const { return m_number; }
    std::size_t lines() const { return m_rows.size(); } // of the log
    const QByteArray &lastHash() const { return m_hash; }

    // Adds a stored row, and what it means to the lines. Returns Damaged if it does not follow the row before.
    std::optional<StoreFault> take(const Row &row, std::vector<LogLine> &lines);

    // Return the next row, and add it.
    Row add(const LogLine &line);
    Row addStrike(std::size_t line, const Stamp &stamp);

private:
    Row added(Row row);

    std::string m_id;
    qlonglong m_number = 0;
    QByteArray m_hash;
    std::vector<qlonglong> m_rows; // row number of each line of the log
};

} // namespace kagetsu::tournament
