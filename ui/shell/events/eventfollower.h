// SPDX-License-Identifier: MIT
#pragma once

#include "background/task.h"
#include "tournament/store.h"

#include <QTimer>

#include <memory>

namespace kagetsu::ui {

// Reads along in an event that somebody else changes: looks about every second, in another thread, whether anything was
// added, and reads the file anew then. A file that cannot be read for a while is tried again; what was read stays.
class EventFollower : public QObject
{
    Q_OBJECT

public:
    // The store has the file open for looking.
    EventFollower(std::unique_ptr<tournament::Store> store, std::string path, QObject *parent = nullptr);

signals:
    // What the event is by now.
    void changed(const kagetsu::tournament::Log &log);

private:
    // Used by one look after the other.
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
