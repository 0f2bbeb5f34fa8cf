// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/store.h"

#include <QString>

#include <memory>

class QSqlDatabase;

namespace kagetsu::tournament {

class Lines;

// An event in a file of SQLite (tournament.md#the-file-of-an-event). It is whole after every call, so it can be copied
// or mailed while it is open. Who copies it in this process while it is open for changes loses the lock on it, though:
// that is how locks of the system work. There must be a QCoreApplication.
class SqlStore : public Store
{
public:
    SqlStore();
    ~SqlStore() override;

    Result<std::vector<LogLine>, StoreFault> open(const std::string &path, Access access) override;
    void close() override;
    FileIdentity identity() const override;
    Result<Done, StoreFault> append(std::span<const LogLine> lines) override;
    Result<Done, StoreFault> markUndone(std::size_t line, const Stamp &stamp) override;

private:
    template <class Work>
    Result<Done, StoreFault> inTransaction(Work work);
    std::optional<StoreFault> connect(const QString &path, Access access);

    const QString m_connection; // its name
    std::unique_ptr<QSqlDatabase> m_database;
    std::unique_ptr<Lines> m_lines;
};

} // namespace kagetsu::tournament
