// SPDX-License-Identifier: MIT
#pragma once

#include "../match/model/driver.h"
#include "match/journal/journaltext.h"
#include "tournament/games/gamekey.h"

#include <QDateTime>
#include <QDir>
#include <QFile>

#include <memory>

namespace eventserver {

using namespace kagetsu;

// The file of a game while it is played.
class Written
{
public:
    Written(const QString &folder, const std::string &event, int table = 1, std::int64_t begun = 1'900'000'000'000)
        : m_begun(begun)
    {
        match::MatchSetup setup = plainSetup();
        setup.id = tournament::idOf({ event, 1, 1, { 2 * table - 1 }, { 2 * table }, 0, 1 });
        setup.names.a = "那须 \"A\" \\ <b>";
        m_driver = std::make_unique<Driver>(setup);
        m_name = QString::fromStdString(setup.id);
        m_path = QDir(folder).filePath(m_name + QLatin1String(".jsonl"));
        QDir().mkpath(folder);
        write();
    }

    void play(std::string_view point)
    {
        if (m_driver->play(point))
            qFatal("not played");
        write();
    }
    void beat(int times)
    {
        for (int beat = 0; beat < times; ++beat) {
            m_driver->wait(std::chrono::seconds(1));
            if (m_driver->give(match::Beat {}))
                qFatal("no beat");
        }
        write();
    }

    void resign(Seat seat = Seat::B)
    {
        if (m_driver->give(match::Resign { seat }))
            qFatal("not resigned");
        write();
    }

    const QString &name() const { return m_name; }
    const QString &path() const { return m_path; }
    QByteArray bytes() const
    {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void add(const QByteArray &bytes) const
    {
        QFile file(m_path);
        if (!file.open(QIODevice::Append) || file.write(bytes) != bytes.size())
            qFatal("not written");
    }

private:
    void write()
    {
        QByteArray bytes;
        for (; m_written < m_driver->decisions().size(); ++m_written) {
            const match::Events &decision = m_driver->decisions()[m_written];
            for (const match::Event &event : decision)
                m_match.fold(event);
            bytes += journal::writeLines(
                decision, m_match, QDateTime::fromMSecsSinceEpoch(m_begun + decision.back().at.count()).toUTC(), m_end);
        }
        add(bytes);
    }

    std::int64_t m_begun; // milliseconds since 1970
    std::unique_ptr<Driver> m_driver;
    QString m_name;
    QString m_path;
    match::Match m_match;
    journal::ChainEnd m_end;
    std::size_t m_written = 0;
};

} // namespace eventserver
