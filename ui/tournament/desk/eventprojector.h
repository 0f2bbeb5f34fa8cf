// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"
#include "ui/tournament/desk/hallboards.h"

#include <QPointer>

class QAction;
class QWidget;

namespace kagetsu::ui {

class ProjectorWidget;

// Shows the open event to the hall, on the whole of another screen if there is one, and otherwise of the same:
// pairings, standings, boards while they are played, the countdown to the round, and the code for phones.
class EventProjector : public QObject
{
    Q_OBJECT

public:
    // What is shown at the time of the call.
    struct Subject
    {
        const tournament::Event *event = nullptr;
        const tournament::Section *section = nullptr;
        HallBoards::Subject boards {};
        QString address {}; // at which phones find it; empty if they do not
    };

    EventProjector(std::function<Subject()> subject, std::function<tournament::Milliseconds()> now, QWidget *window);
    ~EventProjector() override;

    // Returns the actions for the menu.
    QList<QAction *> actions() const;
    // Call it when the event has changed, or what phones are shown.
    void refresh();
    // Closes its window. Call it when the event is closed.
    void end();

    void show();
    // Has the round begin after so many minutes; 0: no countdown.
    void setMinutes(int minutes);
    ProjectorWidget *shown() const;
    // Sets how often it looks for what happens on boards.
    void setInterval(int milliseconds) { m_boards.setInterval(milliseconds); }

private:
    void askCountdown();
    void retranslate();

    std::function<Subject()> m_subject;
    std::function<tournament::Milliseconds()> m_now;
    QWidget *m_window;
    QAction *m_projector;
    QAction *m_countdown;
    QPointer<ProjectorWidget> m_shown;
    HallBoards m_boards;
    std::optional<std::int64_t> m_begins; // the round; milliseconds since 1970, UTC
};

} // namespace kagetsu::ui
