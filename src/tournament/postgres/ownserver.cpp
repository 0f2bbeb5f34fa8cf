// SPDX-License-Identifier: MIT
#include "tournament/postgres/ownserver.h"

#include "base/file/safefile.h"
#include "tournament/postgres/connection.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QThread>

#include <algorithm>

#ifndef Q_OS_WIN
#include <unistd.h>
#endif

namespace kagetsu::tournament {

namespace {

using ServerFault = OwnServer::Fault;

constexpr int CallPatience = 60'000; // milliseconds, for making the files of a new server on a slow disk
constexpr const char *Owner = "organiser";
constexpr QLatin1String LinkName("/owner.kagetsu-event");
constexpr QLatin1String SettingsName("/kagetsu.conf");

bool isRoot()
{
#ifdef Q_OS_WIN
    return false;
#else
    return ::geteuid() == 0;
#endif
}

// Debian keeps the programs of each version in a folder of its own; the newest is taken.
QString programOf(const QString &name)
{
    QDir versions(QStringLiteral("/usr/lib/postgresql"));
    QStringList folders = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    std::sort(folders.begin(), folders.end(), [](const QString &a, const QString &b) { return a.toInt() > b.toInt(); });
    QStringList paths;
    for (const QString &folder : folders)
        paths << versions.filePath(folder + QLatin1String("/bin"));
    const QString found = paths.isEmpty() ? QString() : QStandardPaths::findExecutable(name, paths);
    return found.isEmpty() ? QStandardPaths::findExecutable(name) : found;
}

class Runner
{
public:
    explicit Runner(const OwnServer::Place &place)
        : m_place(place)
    {
    }

    Result<Done, ServerFault> run(const QString &name, const QStringList &arguments) const
    {
        const QString program = programOf(name);
        if (program.isEmpty())
            return Fault { ServerFault { ServerFault::Code::NoProgram, name.toStdString() } };
        QStringList call = m_place.runAs;
        call << program << arguments;
        QProcess process;
        process.setWorkingDirectory(m_place.folder);
        process.setProcessChannelMode(QProcess::MergedChannels);
        // The server that is left behind must not hold this program's pipe open.
        process.setStandardOutputFile(m_place.folder + QLatin1String("/last-call"));
        process.start(call.first(), call.mid(1));
        const bool isDone = process.waitForFinished(CallPatience) && process.exitStatus() == QProcess::NormalExit
            && process.exitCode() == 0;
        if (isDone)
            return Done();
        QFile told(m_place.folder + QLatin1String("/last-call"));
        const QByteArray words = told.open(QIODevice::ReadOnly) ? told.readAll().trimmed() : QByteArray();
        return Fault { ServerFault { ServerFault::Code::Failed, words.toStdString() } };
    }

private:
    const OwnServer::Place &m_place;
};

QString data(const OwnServer::Place &place)
{
    return place.folder + QLatin1String("/data");
}

bool append(const QString &path, const QByteArray &text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Append) && file.write(text) == text.size() && file.flush();
}

ServerFault failed(const QString &path)
{
    return { ServerFault::Code::Failed, path.toStdString() };
}

// Whoever can read the folder could change the results, so it is the owner's alone.
std::optional<ServerFault> makeServer(const OwnServer::Place &place, const Runner &runner, const EventLink &owner)
{
    const QString secret = place.folder + QLatin1String("/first-password");
    QFile::remove(secret); // of a call that was broken off
    if (!append(secret, QByteArray::fromStdString(owner.password) + '\n'))
        return failed(secret);
    const auto made = runner.run(QStringLiteral("initdb"),
        { QStringLiteral("-D"), data(place), QStringLiteral("-U"), QLatin1String(Owner), QStringLiteral("--pwfile"), secret,
            QStringLiteral("--auth=scram-sha-256"), QStringLiteral("--encoding=UTF8"), QStringLiteral("--no-locale") });
    QFile::remove(secret);
    if (!made)
        return made.fault();
    const QString settings = data(place) + QLatin1String("/postgresql.conf");
    return append(settings, "include 'kagetsu.conf'\n") ? std::nullopt : std::optional(failed(settings));
}

bool answers(const EventLink &owner)
{
    Connection connection;
    return !connection.open(owner);
}

// A line of the server's settings.
QByteArray setting(const char *name, QString value)
{
    value.replace(QLatin1Char('\''), QLatin1String("''"));
    return QByteArray(name) + " = '" + value.toUtf8() + "'\n";
}

} // namespace

bool OwnServer::isRunning(const Place &place)
{
    return Runner(place).run(QStringLiteral("pg_ctl"), { QStringLiteral("-D"), data(place), QStringLiteral("status") })
        .hasValue();
}

QString OwnServer::linkPath(const Place &place)
{
    return place.folder + LinkName;
}

Result<EventLink, OwnServer::Fault> OwnServer::start(const Place &asked)
{
    using kagetsu::Fault;
    if (isRoot() && asked.runAs.isEmpty())
        return Fault { ServerFault { ServerFault::Code::AsRoot } };
    if (!QDir().mkpath(asked.folder))
        return Fault { failed(asked.folder) };
    const QString path = linkPath(asked);
    EventLink owner { "127.0.0.1", 5432, "postgres", Owner, newPassword(), "-" };
    const bool isMade = QFile::exists(path);
    if (isMade) {
        const auto kept = readEventLink(path);
        if (!kept)
            return Fault { failed(path) };
        owner = *kept;
    }
    Place place = asked;
    place.address = asked.address.isEmpty() ? QString::fromStdString(owner.host) : asked.address;
    place.port = asked.port == 0 ? owner.port : asked.port;
    const bool isAsMade = owner.host == place.address.toStdString() && owner.port == place.port;
    owner.host = place.address.toStdString();
    owner.port = place.port;
    const Runner runner(place);
    if (!isMade) {
        QFile::setPermissions(place.folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        if (const auto fault = makeServer(place, runner, owner))
            return Fault { *fault };
        if (!writeEventLink(path, owner))
            return Fault { failed(path) };
    } else if (!isAsMade) {
        if (!replaceEventLink(path, owner))
            return Fault { failed(path) };
        if (isRunning(place)) { // it listens where it did before
            if (const auto ended = stop(place); !ended)
                return Fault { ended.fault() };
        }
    }
    // Links that were written for this computer go on working.
    const QString addresses =
        isLocal(owner.host) ? place.address : place.address + QStringLiteral(",127.0.0.1");
    QByteArray settings = setting("listen_addresses", addresses) + setting("port", QString::number(place.port))
        + setting("unix_socket_directories", {});
    if (!isLocal(owner.host)) {
        const QString certificate = place.folder + QLatin1String("/certificate.pem");
        const QString key = place.folder + QLatin1String("/key.pem");
        if (!QFile::exists(key)) {
            const auto made = runner.run(QStringLiteral("openssl"),
                { QStringLiteral("req"), QStringLiteral("-new"), QStringLiteral("-x509"), QStringLiteral("-nodes"),
                    QStringLiteral("-days"), QStringLiteral("3650"), QStringLiteral("-subj"), QStringLiteral("/CN=kagetsu"),
                    QStringLiteral("-keyout"), key, QStringLiteral("-out"), certificate });
            if (!made)
                return Fault { made.fault() };
            QFile::setPermissions(key, QFile::ReadOwner | QFile::WriteOwner);
            // Whoever is in the same network may ask, encrypted and with a password.
            if (!append(data(place) + QLatin1String("/pg_hba.conf"), "hostssl all all samenet scram-sha-256\n"))
                return Fault { failed(data(place)) };
        }
        settings += setting("ssl", QStringLiteral("on")) + setting("ssl_cert_file", certificate)
            + setting("ssl_key_file", key);
    }
    if (!file::saveFile(data(place) + SettingsName, settings))
        return Fault { failed(data(place)) };
    // One that was killed is said to run until the system has forgotten it.
    constexpr int StartTries = 10;
    constexpr unsigned long BetweenStarts = 300; // milliseconds
    for (int tried = 1; !isRunning(place) || !answers(owner); ++tried) {
        const auto started = runner.run(QStringLiteral("pg_ctl"),
            { QStringLiteral("-D"), data(place), QStringLiteral("-l"), place.folder + QLatin1String("/log"),
                QStringLiteral("-w"), QStringLiteral("start") });
        if (started)
            break;
        if (tried == StartTries)
            return Fault { started.fault() };
        QThread::msleep(BetweenStarts);
    }
    owner.event.clear();
    return owner;
}

Result<Done, OwnServer::Fault> OwnServer::stop(const Place &place)
{
    return Runner(place).run(QStringLiteral("pg_ctl"),
        { QStringLiteral("-D"), data(place), QStringLiteral("-w"), QStringLiteral("-m"), QStringLiteral("fast"),
            QStringLiteral("stop") });
}

} // namespace kagetsu::tournament
