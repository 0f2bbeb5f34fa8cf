// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/eventfollower.h"

namespace kagetsu::ui {

namespace {

constexpr int BetweenLooks = 700; // milliseconds

} // namespace

EventFollower::EventFollower(std::unique_ptr<tournament::Store> store, std::string path, QObject *parent)
    : QObject(parent)
    , m_source(std::make_shared<Source>(Source { std::move(store), std::move(path) }))
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

// Returns nothing if nothing new could be read.
std::optional<tournament::Log> EventFollower::Source::look()
{
    if (isOpen) {
        const auto there = store->stillThere();
        if (there || there.fault().code != tournament::StoreFault::Code::Behind)
            return {};
    }
    auto lines = store->open(path, tournament::Store::Access::Look);
    isOpen = lines.hasValue();
    if (!isOpen)
        return {};
    auto log = tournament::Log::fromLines(std::move(lines).value());
    return log ? std::optional(std::move(log).value()) : std::nullopt;
}

} // namespace kagetsu::ui
