// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "tournament/followedlog.h"

#include <QTimer>

#include <memory>

namespace kagetsu::ui {

// Follows an event that another program changes: checks about every second, in another thread, whether anything was
// added, and if so rereads the file. A file that is temporarily unreadable is tried again; what was read stays.
class EventFollower : public QObject
{
    Q_OBJECT

public:
    // The store must have the file open for reading.
    EventFollower(std::unique_ptr<tournament::Store> store, std::string path, QObject *parent = nullptr);

signals:
    // Emitted with the new state of the event.
    void changed(const kagetsu::tournament::Log &log);

private:
    void look();

    std::shared_ptr<tournament::FollowedLog> m_source; // used by one check at a time
    background::Task m_look;
    QTimer m_timer;
};

} // namespace kagetsu::ui
