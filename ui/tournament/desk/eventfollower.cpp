// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/eventfollower.h"

namespace kagetsu::ui {

namespace {

constexpr int BetweenLooks = 700; // milliseconds

} // namespace

EventFollower::EventFollower(std::unique_ptr<tournament::Store> store, std::string path, QObject *parent)
    : QObject(parent)
    , m_source(std::make_shared<tournament::FollowedLog>(std::move(store), std::move(path), true))
{
    m_timer.setInterval(BetweenLooks);
    connect(&m_timer, &QTimer::timeout, this, &EventFollower::look);
    m_timer.start();
}

void EventFollower::look()
{
    if (m_look.isRunning())
        return; // slow disk
    m_look.start([source = m_source](background::State &) { return source->look(); },
        [this](const std::optional<tournament::Log> &log) {
            if (log)
                emit changed(*log);
        });
}

} // namespace kagetsu::ui
