// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/swiss/checkrounds.h"
#include "ui/controls/background/taskwithbar.h"

class QAction;

namespace kagetsu::ui {

// Recomputes every pairing of an event in the background and reports what differs (tournament.md#checking-a-pairing).
class PairingCheck : public QObject
{
    Q_OBJECT

public:
    // `log` is called for each check. The result is shown in front of the window.
    PairingCheck(std::function<const tournament::Log &()> log, QWidget *window);

    QAction *action() const { return m_action; }
    // Stops a running check.
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
