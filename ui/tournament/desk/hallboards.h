// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "tournament/log/log.h"
#include "ui/tournament/paper/projector/hallboard.h"
#include "venue/picture/picture.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace kagetsu::ui {

// Reads, in another thread, the games of the open event that are played here, as its public pages tell them: names,
// delay, nothing that players may not know (venue.md#live-boards).
class HallBoards : public QObject
{
    Q_OBJECT

public:
    // The event at the time of the call.
    struct Subject
    {
        const tournament::Log *log = nullptr;
        std::string id {}; // FileIdentity::id
        QString journals {};
        venue::PageSettings settings {};
    };

    HallBoards(
        std::function<Subject()> subject, std::function<tournament::Milliseconds()> now, QObject *parent = nullptr);

    void start();
    void stop();
    // Call it when the event or its settings have changed.
    void follow();
    // Sets how often it looks.
    void setInterval(int milliseconds) { m_timer.setInterval(milliseconds); }

signals:
    void changed(const std::vector<kagetsu::ui::HallBoard> &boards);

private:
    void look();

    std::function<Subject()> m_subject;
    std::function<tournament::Milliseconds()> m_now;
    std::shared_ptr<const venue::PublicPicture> m_picture; // null if it is to be made anew
    background::Task m_task;
    QTimer m_timer;
};

} // namespace kagetsu::ui
