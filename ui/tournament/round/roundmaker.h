// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/action.h"
#include "tournament/swiss/pairedswiss.h"
#include "ui/look/background/taskwithbar.h"

#include <optional>

namespace kagetsu::ui {

class EventHost;

// What is done to a round at the desk: it is paired in the background, published, changed, closed, and gets its
// results. Those that answer with a text say why it was not done; empty: it was.
class RoundMaker : public QObject
{
    Q_OBJECT

public:
    // Bars and questions stand over the page.
    RoundMaker(EventHost &host, int section, QWidget *page);

    // The next round, as a draft; told by paired().
    void pair();
    bool isPairing() const { return m_task.isRunning(); }
    void stop() { m_task.cancel(); }
    void wait() { m_task.wait(); }

    // A draft; a published round.
    QString publish(int round);
    QString close(int round);
    QString startClocks(int round);
    // A draft is discarded, a published round becomes a draft, and a closed one is opened again. Asks before results
    // are lost.
    void goBack(int round);
    // Two entries of the draft; asks where that breaks something (pairing.md#changes-by-hand).
    void exchange(tournament::EntryId a, tournament::EntryId b);

    // A result that is typed, and all that follows from it. A correction has its reason; what rests on it is told.
    QString report(int round, int table, int game, tournament::Outcome outcome, const tournament::Reason &reason = {});
    QString clear(int round, const tournament::Match &match, const tournament::Reason &reason);
    // Asks before a match loses the result that it has, or before it gets this one; nothing: it keeps it.
    std::optional<tournament::Reason> askToCorrect(
        int round, const tournament::Match &match, std::optional<tournament::Outcome> outcome) const;
    // The arbiter's points are asked for.
    void rule(int round, const tournament::Match &match, const QString &caption);
    // So is what is known of its games beside their results, and who of two teams sits where.
    void askDetails(int round, const tournament::Match &match);
    void askLineUps(int round, const tournament::Match &match);

signals:
    void told(const QString &text);
    // Pairing began or ended.
    void changed();
    void paired(int round);

private:
    using Paired = Result<tournament::PairedSwiss, pairing::Obstacle>;

    void pairSwiss();
    void take(const Paired &paired, const tournament::Section &before);
    const pairing::Pairing &chosen(const tournament::PairedSwiss &paired) const;
    void add(const std::vector<tournament::Action> &step);
    bool agreesToLose(int round) const;
    bool agreesToBreak(const QStringList &lines, const QString &a, const QString &b) const;
    QString report(const std::vector<tournament::ReportGame> &reports);
    void tellResting(int round, bool corrects);
    QString carryOut(const std::vector<tournament::Action> &step);
    const tournament::Section &section() const;

    EventHost &m_host;
    int m_section;
    QWidget *m_page;
    TaskWithBar m_task;
};

} // namespace kagetsu::ui
