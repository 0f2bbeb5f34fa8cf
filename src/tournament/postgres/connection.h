// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/postgres/eventlink.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include <optional>

class QSqlError;

namespace kagetsu::tournament {

// One connection to a server, for the thread that opened it. A server that is gone is noticed after some seconds, and a
// statement ends after five; one that is frozen, with its computer still in the network, is waited for.
class Connection
{
public:
    Connection();
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    // Connects to the server of a link, with encryption and a proof of the server unless it is on this computer.
    // Returns NoDriver, Unreachable or NotAllowed.
    std::optional<StoreFault> open(const EventLink &link);
    void close();
    // False if the connection was lost; the driver emits no signal for that.
    bool isOpen() const { return m_database && m_database->isOpen(); }

    // Run a statement. The values replace the question marks.
    Result<QSqlQuery, StoreFault> ask(const char *statement, const QVariantList &values = {});
    std::optional<StoreFault> run(const QString &statement);
    // Returns true if ask() has failed last because of its values, so that it would fail again: the server checks them,
    // or they are not of that type.
    bool wasRefused() const { return m_wasRefused; }

private:
    StoreFault faultOf(const QSqlError &error) const;

    const QString m_name;
    std::unique_ptr<QSqlDatabase> m_database;
    std::optional<QSqlQuery> m_failed; // kept until the end of its transaction
    bool m_wasRefused = false;
};

// Returns true for a server on this computer.
bool isLocal(const std::string &host);

} // namespace kagetsu::tournament
