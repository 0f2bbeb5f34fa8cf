// SPDX-License-Identifier: MIT
#pragma once

#include "lesson/difficulty.h"

#include <QObject>
#include <QThread>

#include <atomic>
#include <memory>
#include <optional>

namespace kagetsu::ui {

// Makes positions to practise on beside the window, which never waits for them.
class PositionMaker : public QObject
{
    Q_OBJECT

public:
    explicit PositionMaker(QObject *parent = nullptr);
    ~PositionMaker() override;

    // made() answers. What was wanted before and is not made yet is given up.
    void want(lesson::Level level, std::uint32_t seed);

signals:
    // Nothing when no position came up, which next to never happens.
    void made(std::optional<kagetsu::rules::Position> position);

private:
    QThread m_thread; // started when first needed
    QObject m_worker; // lives in the thread
    std::shared_ptr<std::atomic<int>> m_wanted; // number of the last wish
};

} // namespace kagetsu::ui
