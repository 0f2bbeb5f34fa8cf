// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QShortcut;
class QToolButton;

namespace kagetsu::ui {

// Shows how far a search has come, with a button that stops it; Escape stops it as well. It appears only after a
// moment, because most searches have ended by then.
class SearchPace : public QWidget
{
    Q_OBJECT

public:
    // Label and button get object names after the panel that searches: "winProgress", "winStop".
    SearchPace(const QString &name, QWidget *panel);

    // Call it with true whenever a search begins, even if it replaces another one, and with false when none is running.
    void setRunning(bool isRunning);
    void say(const QString &progress);

signals:
    void stopped();
    // Emitted when the progress should be shown: once that becomes visible, and ten times a second from then on.
    void ticked();

private:
    QTimer m_patience; // delay before the search is shown
    QTimer m_ticks;
    QLabel *m_progress;
    QToolButton *m_stop;
    QShortcut *m_escape;
};

} // namespace kagetsu::ui
