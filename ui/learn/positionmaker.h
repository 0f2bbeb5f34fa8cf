// SPDX-License-Identifier: MIT
#pragma once

#include "learn/lesson/difficulty.h"

#include <QObject>
#include <QThread>

#include <atomic>
#include <memory>
#include <optional>

namespace kagetsu::ui {

// Makes positions for practice in a separate thread, so that the window never waits for them.
class PositionMaker : public QObject
{
    Q_OBJECT

public:
    explicit PositionMaker(QObject *parent = nullptr);
    ~PositionMaker() override;

    // Requests a position, which made() delivers. An unfinished earlier request is cancelled.
    void want(lesson::Level level, std::uint32_t seed);

signals:
    // Emitted with the position, or without one if none was found, which almost never happens.
    void made(std::optional<kagetsu::rules::Position> position);

private:
    QThread m_thread; // started when first needed
    QObject m_worker; // lives in the thread
    std::shared_ptr<std::atomic<int>> m_wanted; // number of the latest request
};

} // namespace kagetsu::ui
