// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/eventfollower.h"

#include <utility>

namespace kagetsu::ui {

namespace {

// Milliseconds.
constexpr int BetweenLooks = 700;
constexpr int BetweenLooksOfDesks = 150;

struct Looked
{
    std::optional<tournament::Log> log;
    bool isReached = true;
};

} // namespace

EventFollower::EventFollower(
    std::unique_ptr<tournament::Store> store, std::string path, Kind kind, QObject *parent)
    : QObject(parent)
    , m_source(std::make_shared<tournament::FollowedLog>(std::move(store), std::move(path), kind == Kind::OpenFile))
{
    m_timer.setInterval(kind == Kind::OpenFile ? BetweenLooks : BetweenLooksOfDesks);
    connect(&m_timer, &QTimer::timeout, this, &EventFollower::look);
    m_timer.start();
}

void EventFollower::look()
{
    if (m_look.isRunning())
        return; // slow disk
    m_look.start(
        [source = m_source](background::State &) {
            std::optional<tournament::Log> log = source->look();
            return Looked { std::move(log), !source->fault().has_value() };
        },
        [this](const Looked &look) {
            if (std::exchange(m_isReached, look.isReached) != look.isReached)
                emit reached(look.isReached);
            if (look.log)
                emit changed(*look.log);
        });
}

} // namespace kagetsu::ui
