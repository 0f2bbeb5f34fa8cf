// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QShortcut;
class QToolButton;

namespace kagetsu::ui {

// How far a search has come, with a button that stops it; Escape stops it, too. It is seen only after a moment, as most
// searches have ended by then.
class SearchPace : public QWidget
{
    Q_OBJECT

public:
    // Its label and its button are named after the panel that searches: "winProgress", "winStop".
    SearchPace(const QString &name, QWidget *panel);

    // A search began, perhaps instead of another one, or none runs any more.
    void setRunning(bool isRunning);
    void say(const QString &progress);

signals:
    void stopped();
    // Time to say how far it has come: as soon as that can be seen, and ten times a second from then on.
    void ticked();

private:
    QTimer m_patience; // until it is worth saying that it searches
    QTimer m_ticks;
    QLabel *m_progress;
    QToolButton *m_stop;
    QShortcut *m_escape;
};

} // namespace kagetsu::ui
