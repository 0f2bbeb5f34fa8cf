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

// An event in a file of SQLite (tournament.md#the-file-of-an-event). It is whole after every call, so it can be copied
// or mailed while it is open. Whoever changes it holds a reserved lock from opening to closing: others read, and nobody
// else writes. A process that itself opens and closes the file by other means loses that lock (so the system has it);
// what another program adds then is noticed before the next act. There must be a QCoreApplication.
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

    const QString m_connection; // its name
    std::unique_ptr<QSqlDatabase> m_database;
    std::unique_ptr<Lines> m_lines;
    Place m_place;
    bool m_holds = false; // the lock of who changes the event, which is a transaction
    std::optional<qlonglong> m_version; // of the data that was read, as SQLite counts changes of others
    MaybeFault m_lost; // once it is, it is until the file is opened again
};

} // namespace kagetsu::tournament
