// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "tournament/followedlog.h"

#include <QTimer>

#include <memory>

namespace kagetsu::ui {

// Follows an event that others change: checks again and again, in another thread, whether anything was
// added, and if so rereads the file. A file that is temporarily unreadable is tried again; what was read stays.
class EventFollower : public QObject
{
    Q_OBJECT

public:
    // Whether the store has the file open for reading. Events of several desks are looked at more often.
    enum class Kind : std::uint8_t { OpenFile, Desks };
    EventFollower(
        std::unique_ptr<tournament::Store> store, std::string path, Kind kind = Kind::OpenFile, QObject *parent = nullptr);

signals:
    // Emitted with the new state of the event.
    void changed(const kagetsu::tournament::Log &log);
    // Emitted when it cannot be read any more, and when it can be read again.
    void reached(bool isReached);

private:
    void look();

    std::shared_ptr<tournament::FollowedLog> m_source; // used by one check at a time
    background::Task m_look;
    QTimer m_timer;
    bool m_isReached = true;
};

} // namespace kagetsu::ui
