// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"
#include "tournament/swiss/pairedswiss.h"
#include "ui/controls/background/taskwithbar.h"

#include <optional>

namespace kagetsu::ui {

class EventHost;

// Carries out what is done to a round at the desk: pairs it in the background, publishes, changes and closes it, and
// enters its results. Functions that return a text return why nothing was done, or an empty text on success.
class RoundMaker : public QObject
{
    Q_OBJECT

public:
    // Progress bars and questions are shown over the page.
    RoundMaker(EventHost &host, int section, QWidget *page);

    // Pairs the next round as a draft; paired() is emitted afterwards.
    void pair();
    EventHost &host() { return m_host; }
    const tournament::Section &section() const;
    bool isPairing() const { return m_task.isRunning(); }
    void stop() { m_task.cancel(); }
    void wait() { m_task.wait(); }

    // publish() requires a draft, close() a published round.
    QString publish(int round);
    QString close(int round);
    QString startClocks(int round);
    // Discards a draft, turns a published round into a draft, or reopens a closed one. Asks before results are lost.
    void goBack(int round);
    // Exchanges two entries of the draft; asks if that breaks a rule (tournament-pairing.md#changes-by-hand).
    void exchange(tournament::EntryId a, tournament::EntryId b);

    // Returns the report of a typed result.
    tournament::ReportGame reportOf(int round, int table, int game, tournament::Outcome outcome) const;
    // Reports results of one match, and everything that follows from them. A correction needs a reason; what depends on
    // it is reported to the user.
    QString report(const std::vector<tournament::ReportGame> &reports);
    // Asks before a match loses or changes its result. Returns nothing if the result is to stay.
    std::optional<tournament::Reason> askToCorrect(
        int round, const tournament::Match &match, std::optional<tournament::Outcome> outcome) const;
    // Asks for the arbiter's points.
    void rule(int round, const tournament::Match &match, const QString &caption);
    // Ask for the details of its games besides their results, and for the line-ups of two teams.
    void askDetails(int round, const tournament::Match &match);
    void askLineUps(int round, const tournament::Match &match);

signals:
    // Emitted with what happened, or why something was not done; an empty text says nothing.
    void told(const QString &text);
    // Emitted when pairing began or ended.
    void changed();
    void paired(int round);

private:
    using Paired = Result<tournament::PairedSwiss, pairing::Obstacle>;

    void pairSwiss();
    void take(const Paired &paired, const tournament::Section &before);
    const pairing::Pairing &chosen(const tournament::PairedSwiss &paired) const;
    void add(const std::vector<tournament::Action> &step);
    bool agreesToLose(int round) const;
    void tellResting(int round);
    QString carryOut(const std::vector<tournament::Action> &step);

    EventHost &m_host;
    int m_section;
    QWidget *m_page;
    TaskWithBar m_task;
};

} // namespace kagetsu::ui
