// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "tournament/log/log.h"
#include "venue/folder/publishing.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace kagetsu::ui {

// Publishes the open event again and again, in another thread: after each action, when a delay has passed, when
// something has happened on a board that is shown, and a while after a fault.
class RepeatedPublishing : public QObject
{
    Q_OBJECT

public:
    // What is published at the time of the call.
    struct Subject
    {
        const tournament::Log *log = nullptr;
        std::string id {}; // FileIdentity::id
        QString journals {}; // folder of the journals of matches
    };

    RepeatedPublishing(
        std::function<Subject()> subject, std::function<tournament::Milliseconds()> now, QObject *parent);

    // Publishes with this publisher from now on: at once, or shortly after.
    void start(std::shared_ptr<venue::Publisher> publisher, bool isAtOnce);
    void stop();
    bool isOn() const { return m_publisher != nullptr; }
    // Call it when the event has changed.
    void follow();

signals:
    // Emitted when everything is as it should be.
    void published();
    // Emitted when only boards have been published.
    void boardsPublished();
    void failed(const kagetsu::venue::FolderFault &fault);

private:
    void publish();
    void take(const Result<venue::Published, venue::FolderFault> &published);
    // Look whether something has happened on a board that is shown, and publish it alone.
    void lookAtBoards();
    void takeBoards(const Result<venue::LiveLook, venue::FolderFault> &look);

    std::function<Subject()> m_subject;
    std::function<tournament::Milliseconds()> m_now;
    std::shared_ptr<venue::Publisher> m_publisher; // null while nothing is published
    background::Task m_task;
    QTimer m_boards { this }; // for looks at live boards
    QTimer m_again; // for what a delay holds back, and after a fault
    bool m_isBehind = false; // the event has changed since the running publication began
};

} // namespace kagetsu::ui
