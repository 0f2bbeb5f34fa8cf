// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "tournament/store.h"

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
    // Used by one check at a time.
    struct Source
    {
        std::unique_ptr<tournament::Store> store;
        std::string path;
        bool isOpen = true;

        std::optional<tournament::Log> look();
    };

    void look();

    std::shared_ptr<Source> m_source;
    background::Task m_look;
    QTimer m_timer;
};

} // namespace kagetsu::ui
