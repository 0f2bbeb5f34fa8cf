// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/sqlite/place.h"
#include "tournament/store.h"

#include <QString>

#include <memory>
#include <optional>

class QSqlDatabase;

namespace kagetsu::tournament {

class Lines;

// Stores an event in an SQLite file (tournament.md#the-file-of-an-event). The file is complete after every call, so it
// can be copied or mailed while it is open. A program that opens it for changes holds a reserved lock until it closes
// it: others can read, but not write. If the same process opens and closes the file by other means, the operating
// system releases that lock; changes that another program makes then are noticed before the next action. Requires a
// QCoreApplication.
class SqlStore : public Store
{
public:
    SqlStore();
    ~SqlStore() override;

    Result<std::vector<LogLine>, StoreFault> open(const std::string &path, Access access) override;
    void close() override;
    Result<Done, StoreFault> create(
        const std::string &path, const std::string &id, std::span<const LogLine> lines) override;
    Result<Salvage, StoreFault> salvage(const std::string &path) override;
    FileIdentity identity() const override;
    Result<Done, StoreFault> append(std::span<const LogLine> lines) override;
    Result<Done, StoreFault> markUndone(std::size_t line, const Stamp &stamp) override;
    Result<Done, StoreFault> stillThere() override;

private:
    using MaybeFault = std::optional<StoreFault>;

    template <class Work>
    Result<Done, StoreFault> inTransaction(Work work);
    MaybeFault connect(const QString &path, std::span<const char *const> manners);
    MaybeFault openFile(const QString &path, Access access);
    MaybeFault make(const QString &path, const std::string &id, std::span<const LogLine> lines);
    MaybeFault hold();
    void letGo();
    MaybeFault whereabouts();

    const QString m_connection; // name of the connection
    std::unique_ptr<QSqlDatabase> m_database;
    std::unique_ptr<Lines> m_lines;
    Place m_place;
    bool m_holds = false; // true while the lock for changes is held, which is an open transaction
    std::optional<qlonglong> m_version; // SQLite's counter of changes by others, when the data was read
    MaybeFault m_lost; // a fault that stays, once set, until the file is opened again
};

} // namespace kagetsu::tournament
