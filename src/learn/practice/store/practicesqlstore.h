// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/store.h"

#include <QString>

class QSqlDatabase;

namespace kagetsu::practice {

// Stores a book in an SQLite file (learn.md#the-file-of-daily-practice). Deleted content is overwritten.
class SqlStore : public Store
{
public:
    SqlStore();
    ~SqlStore() override;

    Result<Book, StoreFault> open(const std::string &path) override;
    std::optional<StoreFault> checkWritable() override;
    std::optional<StoreFault> keep(const Change &change) override;

private:
    QSqlDatabase database() const;
    void close();

    const QString m_connection; // name of the connection
    QString m_path;
};

} // namespace kagetsu::practice
