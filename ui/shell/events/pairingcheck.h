// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/swiss/checkrounds.h"
#include "ui/look/background/taskwithbar.h"

class QAction;

namespace kagetsu::ui {

// Computes every pairing of an event anew, in the background, and tells what differs
// (tournament.md#checking-a-pairing).
class PairingCheck : public QObject
{
    Q_OBJECT

public:
    // The log is asked for with each check. The answer stands before the window.
    PairingCheck(std::function<const tournament::Log &()> log, QWidget *window);

    QAction *action() const { return m_action; }
    // Nothing runs any more.
    void stop();

private:
    void check();
    void tell(const tournament::Event &event, const std::vector<tournament::RoundCheck> &checks);
    QString textOf(const tournament::Event &event, const tournament::RoundCheck &check) const;

    std::function<const tournament::Log &()> m_log;
    QWidget *m_window;
    QAction *m_action;
    TaskWithBar m_task;
};

} // namespace kagetsu::ui
