// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "match/model/match.h"
#include "ui/controls/device/eventkeeping.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <vector>

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

public:
    // What one desk alone does with games that have ended at tables. Without it, nothing.
    struct Results
    {
        // Asked before a journal is read whose game has ended.
        std::function<bool(const QString &path)> isWanted;
        // The record is saved; a match that two computers tell differently is doubtful. Returns true if the result is
        // entered, or somebody is asked about it; otherwise it is tried again, after a while that becomes longer.
        std::function<bool(const match::Match &match, const QString &record, bool isDoubtful)> take;
    };
    void setResults(Results results) { m_results = std::move(results); }

private:
    struct EndedGame;
    struct Looked
    {
        std::int64_t lines = 0; // of the journal
        int failures = 0; // to enter its result
        std::chrono::steady_clock::time_point again; // when that is tried next
    };

    void report(const QString &link, const std::string &event);
    void takeReports(const TableReports::State &state);
    void hear();
    void takeHeard(const TableHearing::State &state);
    void takeEnded();
    void takeResults(const std::vector<EndedGame> &games);
    bool isDoubtful(const TableHearing::Journal &journal) const;

    Places m_places;
    std::function<tournament::Milliseconds()> m_now;
    Results m_results;
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
    std::map<QString, Looked> m_looked; // by path of the journal
    background::Task m_search;
    background::Task m_reading;
};

} // namespace kagetsu::ui
