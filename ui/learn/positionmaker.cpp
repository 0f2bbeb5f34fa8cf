// SPDX-License-Identifier: MIT
#include "ui/learn/positionmaker.h"

#include "learn/lesson/generator.h"

namespace kagetsu::ui {

PositionMaker::PositionMaker(QObject *parent)
    : QObject(parent)
    , m_wanted(std::make_shared<std::atomic<int>>(0))
{
    m_worker.moveToThread(&m_thread);
    m_thread.setObjectName(QStringLiteral("positions"));
}

PositionMaker::~PositionMaker()
{
    ++*m_wanted;
    m_thread.quit();
    m_thread.wait();
}

void PositionMaker::want(lesson::Level level, std::uint32_t seed)
{
    if (!m_thread.isRunning())
        m_thread.start(QThread::LowPriority);
    const int number = ++*m_wanted;
    QMetaObject::invokeMethod(&m_worker, [this, level, seed, number, wanted = m_wanted] {
        const auto isCancelled = [&] { return *wanted != number; };
        const std::optional<rules::Position> position = lesson::makePosition(level, seed, isCancelled);
        // This object waits for the thread in its destructor, so it still exists here.
        QMetaObject::invokeMethod(this, [this, position, number, wanted] {
            if (*wanted == number)
                emit made(position);
        });
    });
}

} // namespace kagetsu::ui
