// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/keptlog.h"
#include "tournament/postgres/eventstore.h"
#include "tournament/postgres/ownserver.h"
#include "tournament/postgres/serverschema.h"

#include <QFile>
#include <QTemporaryDir>

#include <arpa/inet.h>
#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

// A real server for tests of events on one.
namespace eventserver {

using namespace kagetsu;
using namespace kagetsu::tournament;

inline Stamp by(const std::string &who)
{
    return { who, Milliseconds(1'700'000'000'000) };
}

inline AddEntry entering(const std::string &name, int joinedRound = 1)
{
    EntryDetails details;
    details.name = name;
    return { 1, details, joinedRound };
}

// A port of this computer on which nobody listens.
inline int freePort()
{
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    const bool isBound = ::bind(socket, reinterpret_cast<sockaddr *>(&address), size) == 0
        && ::getsockname(socket, reinterpret_cast<sockaddr *>(&address), &size) == 0;
    ::close(socket);
    if (!isBound)
        qFatal("no port is free");
    return ntohs(address.sin_port);
}

// An event with a published round of two tables.
inline Log roundOfTwo()
{
    Log log;
    const auto act = [&log](Action action) {
        if (!log.act(std::move(action), by("organiser")))
            qFatal("an action of the event is refused");
    };
    EventDetails details;
    details.name = "Cup";
    act(SetEventDetails { details });
    act(AddSection {});
    for (const char *name : { "Ann", "Bo", "Cai", "Dee" })
        act(entering(name));
    const auto &entries = log.event().sections.front().entries;
    Round round;
    for (int table = 1; table <= 2; ++table) {
        Match match;
        match.table = table;
        match.a = entries[std::size_t(table) * 2 - 2].id;
        match.b = entries[std::size_t(table) * 2 - 1].id;
        match.games.emplace_back();
        round.matches.push_back(match);
    }
    act(AddRound { 1, round });
    act(PublishRound { 1, 1 });
    return log;
}

// The server, which each test program starts and stops, and the links to it.
struct EventServer
{
    QString path(const QString &name) const { return m_links.filePath(name); }

    // Admits a desk with a join code and returns the path of its link.
    std::string joined(const std::string &name, Role role = Role::Desk)
    {
        const auto admitted = admit(m_owner, name, role);
        if (!admitted)
            qFatal("not admitted: %s", admitted.fault().detail.c_str());
        const QString file = path(QString::fromStdString(name) + QLatin1String(".kagetsu-event"));
        QFile::remove(file);
        if (!joinAs(*linkOfJoinCode(joinCodeOf(*admitted)), file.toStdString()))
            qFatal("not joined");
        return file.toStdString();
    }

    KeptLog opened(const std::string &file) const
    {
        auto log = KeptLog::open(std::make_unique<EventStore>(), file, Store::Access::Change);
        if (!log)
            qFatal("not opened: %d %s", int(log.fault().code), log.fault().detail.c_str());
        return std::move(log).value();
    }

    // Puts a new event on the server and makes it the one that desks join.
    void putNewEvent(const Log &log = roundOfTwo())
    {
        m_owner.event = "event-" + std::to_string(++m_events);
        const auto put = putOnServer(m_owner, m_owner.event, log.lines());
        if (!put)
            qFatal("not put: %d %s", int(put.fault().code), put.fault().detail.c_str());
    }

    // Joins with the event named, as there are several on this server.
    std::string desk(const std::string &name, Role role = Role::Desk)
    {
        auto admitted = admit(m_owner, name, role);
        if (!admitted)
            qFatal("not admitted: %s", admitted.fault().detail.c_str());
        const QString file = path(QString::fromStdString(name) + QLatin1String(".kagetsu-event"));
        QFile::remove(file);
        if (!joinAs(*admitted, file.toStdString()))
            qFatal("not joined");
        return file.toStdString();
    }

    // Starts the server, as another user if root calls, and puts an event on it.
    void startServer()
    {
        m_place.folder = m_folder.path();
        m_place.port = freePort();
        if (::geteuid() == 0) { // the server refuses to work for root
            constexpr uid_t Nobody = 65534;
            const auto refused = OwnServer::start(m_place);
            if (refused || refused.fault().code != OwnServer::Fault::Code::AsRoot
                || ::chown(QFile::encodeName(m_folder.path()).constData(), Nobody, Nobody) != 0)
                qFatal("root is not refused");
            m_place.runAs = { QStringLiteral("setpriv"), QStringLiteral("--reuid=65534"),
                QStringLiteral("--regid=65534"), QStringLiteral("--clear-groups") };
        }
        const auto started = OwnServer::start(m_place);
        if (!started)
            qFatal("not started: %s", started.fault().detail.c_str());
        m_owner = *started;
    }

    // The process of the server that started the others.
    pid_t serverProcess() const
    {
        QFile number(m_place.folder + QLatin1String("/data/postmaster.pid"));
        const pid_t server = number.open(QIODevice::ReadOnly) ? pid_t(number.readLine().trimmed().toInt()) : 0;
        if (server <= 1)
            qFatal("the server does not run");
        return server;
    }

    void killServer() const
    {
        if (::kill(serverProcess(), SIGKILL) != 0)
            qFatal("the server is not killed");
    }

    QTemporaryDir m_folder;
    QTemporaryDir m_links;
    OwnServer::Place m_place;
    EventLink m_owner;
    int m_events = 0;
};

} // namespace eventserver
