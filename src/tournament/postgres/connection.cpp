// SPDX-License-Identifier: MIT
#include "tournament/postgres/connection.h"

#include <QSqlError>
#include <QVariant>

namespace kagetsu::tournament {

namespace {

using Code = StoreFault::Code;

constexpr QLatin1String Driver("QPSQL");

// Seconds and milliseconds, as the library of PostgreSQL takes them.
constexpr const char *Patience = "connect_timeout=3;keepalives_idle=5;keepalives_interval=2;keepalives_count=3;"
                                 "tcp_user_timeout=5000;application_name=Kagetsu";
constexpr const char *Manners[] { "SET statement_timeout = 5000", "SET lock_timeout = 5000",
    "SET client_min_messages = error", "SET search_path = pg_catalog, pg_temp" };

// SQLSTATE [POSTGRESQL].
Code codeOf(const QString &state)
{
    if (state == QLatin1String("23505") || state == QLatin1String("23503"))
        return Code::Behind; // the row exists, or the one before it does not
    if (state == QLatin1String("42501"))
        return Code::NotAllowed;
    if (state == QLatin1String("53100"))
        return Code::Full;
    if (state == QLatin1String("25006"))
        return Code::ReadOnly;
    if (state == QLatin1String("3F000") || state == QLatin1String("42P01"))
        return Code::NotAnEvent; // no tables of ours
    if (state.startsWith(QLatin1String("08")) || state.startsWith(QLatin1String("57"))
        || state == QLatin1String("55P03"))
        return Code::Unreachable;
    return Code::Failed;
}

// A check of the table, or an exception of the data.
bool isOfValues(const QString &state)
{
    return state == QLatin1String("23514") || state.startsWith(QLatin1String("22"));
}

} // namespace

bool isLocal(const std::string &host)
{
    return host == "localhost" || host == "::1" || host.starts_with("127.");
}

Connection::Connection()
    : m_name(QStringLiteral("event-server-%1").arg(reinterpret_cast<quintptr>(this)))
{
}

Connection::~Connection()
{
    close();
}

void Connection::close()
{
    if (!m_database)
        return;
    m_failed.reset();
    m_database->close();
    m_database.reset();
    QSqlDatabase::removeDatabase(m_name);
}

std::optional<StoreFault> Connection::open(const EventLink &link)
{
    close();
    if (!QSqlDatabase::isDriverAvailable(Driver))
        return StoreFault { Code::NoDriver };
    m_database = std::make_unique<QSqlDatabase>(QSqlDatabase::addDatabase(Driver, m_name));
    m_database->setHostName(QString::fromStdString(link.host));
    m_database->setPort(link.port);
    m_database->setDatabaseName(QString::fromStdString(link.database));
    m_database->setUserName(QString::fromStdString(link.user));
    m_database->setPassword(QString::fromStdString(link.password));
    // The password itself proves the server, so no certificate has to be compared.
    m_database->setConnectOptions(
        QLatin1String(Patience) + QLatin1String(isLocal(link.host) ? "" : ";sslmode=require;channel_binding=require"));
    if (!m_database->open()) {
        const std::string told = m_database->lastError().databaseText().toStdString();
        // There is no SQLSTATE, and the words are in the language of the server; only a refusal names the user.
        const bool isRefusal = told.find('"' + link.user + '"') != std::string::npos;
        close();
        return StoreFault { isRefusal ? Code::NotAllowed : Code::Unreachable, told };
    }
    for (const char *statement : Manners) {
        if (auto fault = run(QLatin1String(statement)))
            return fault;
    }
    return std::nullopt;
}

// When the server ends, queries fail without a code, and often without a text.
StoreFault Connection::faultOf(const QSqlError &error) const
{
    const QString state = error.nativeErrorCode();
    return { state.isEmpty() ? Code::Unreachable : codeOf(state), error.databaseText().toStdString() };
}

Result<QSqlQuery, StoreFault> Connection::ask(const char *statement, const QVariantList &values)
{
    m_wasRefused = false;
    if (!isOpen())
        return Fault { StoreFault { Code::Unreachable } };
    QSqlQuery query(*m_database);
    query.setForwardOnly(true);
    if (!query.prepare(QLatin1String(statement)))
        return Fault { faultOf(query.lastError()) };
    for (const QVariant &value : values)
        query.addBindValue(value);
    if (query.exec())
        return query;
    StoreFault fault = faultOf(query.lastError());
    m_wasRefused = isOfValues(query.lastError().nativeErrorCode());
    // The driver frees a statement with another one, which the server refuses until the transaction is rolled back.
    m_failed = std::move(query);
    return Fault { std::move(fault) };
}

std::optional<StoreFault> Connection::run(const QString &statement)
{
    if (!isOpen())
        return StoreFault { Code::Unreachable };
    QSqlQuery query(*m_database);
    const bool isDone = query.exec(statement);
    m_failed.reset();
    return isDone ? std::nullopt : std::optional(faultOf(query.lastError()));
}

} // namespace kagetsu::tournament
