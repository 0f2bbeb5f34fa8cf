// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "match/model/match.h"
#include "ui/controls/device/eventkeeping.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>

namespace kagetsu::ui {

// Reports the games that are played here to the server of their event, and hears what other tables report
// (tournament.md#tables-that-report). Does nothing for an event in a file.
class TableReporting : public QObject
{
    Q_OBJECT

public:
    struct Places
    {
        QString events; // folder in which links are looked for
        QString journals;
        QString games; // folder of the records of ended games
    };

    TableReporting(Places places, std::function<tournament::Milliseconds()> now, QObject *parent = nullptr);
    ~TableReporting() override;

    // Begins with the open event. Who may change it, or only look, hears its tables; a table does not hear the others.
    void begin(const QString &path, const std::string &event, bool isReading);
    // Hears nothing more. What was played here is reported as long as the program runs.
    void end();
    // Call it when something has happened in a game of this event: it is reported at once. If the event is not open,
    // its link is looked for.
    void gameWentOn(const std::string &event);

    // Returns true if the program may report games of this event, and the server has answered.
    bool mayReport(const std::string &event) const { return m_isAllowed && event == m_reported; }
    const TableReports::State &reports() const { return m_reports; }
    const TableHearing::State &heard() const { return m_heard; }
    bool isHearing() const { return m_hearing != nullptr; }

signals:
    void reportsChanged();
    void heardChanged();
    // Emitted when a game has ended at a table, to one desk alone. The record is saved; a match that two computers tell
    // differently is doubtful.
    void ended(const kagetsu::match::Match &match, const QString &record, bool isDoubtful);

public:
    // Asked before a journal is read whose game has ended.
    void setWanted(std::function<bool(const QString &path)> wanted) { m_isWanted = std::move(wanted); }

private:
    struct EndedGame;

    void report(const QString &link, const std::string &event);
    void takeReports(const TableReports::State &state);
    void hear();
    void takeHeard(const TableHearing::State &state);
    void takeEnded();
    bool isDoubtful(const TableHearing::Journal &journal) const;

    Places m_places;
    std::function<tournament::Milliseconds()> m_now;
    std::function<bool(const QString &path)> m_isWanted;
    std::shared_ptr<EventKeeping> m_device; // loaded with the first event
    std::string m_reported; // the event whose games are reported
    std::string m_unlinked; // an event to which no link was found
    bool m_isAllowed = false;
    TableReports::State m_reports;
    std::unique_ptr<TableReports> m_sender;
    QString m_path; // of the open event
    std::string m_event;
    bool m_isReading = false;
    TableHearing::State m_heard;
    std::unique_ptr<TableHearing> m_hearing;
    std::map<QString, std::int64_t> m_looked; // lines of the journals that were looked at
    background::Task m_search;
    background::Task m_reading;
};

} // namespace kagetsu::ui
