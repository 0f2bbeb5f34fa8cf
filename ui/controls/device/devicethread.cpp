// SPDX-License-Identifier: MIT
#include "ui/controls/device/devicethread.h"

#include <QDeadlineTimer>
#include <QThread>
#include <QTimer>

#include <utility>

namespace kagetsu::ui {

DeviceThread::DeviceThread(std::chrono::milliseconds patience, QObject *parent)
    : QObject(parent)
    , m_patience(patience)
    , m_thread(new QThread)
    , m_worker(new QObject)
{
    m_worker->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
}

DeviceThread::~DeviceThread()
{
    close({});
}

void DeviceThread::close(std::function<void()> last)
{
    // Enough for a device that answers.
    constexpr std::chrono::milliseconds Closing { 200 };
    if (m_isGone->exchange(true))
        return;
    if (!m_thread->isRunning()) {
        delete m_worker;
        delete m_thread;
        return;
    }
    if (last)
        post(std::move(last));
    post([thread = m_thread] { thread->quit(); });
    // A running QThread must not be deleted.
    if (!m_isSilent && m_thread->wait(QDeadlineTimer(Closing)))
        delete m_thread;
}

void DeviceThread::post(std::function<void()> work)
{
    if (!m_thread->isRunning())
        m_thread->start();
    QMetaObject::invokeMethod(m_worker, std::move(work), Qt::QueuedConnection);
}

void DeviceThread::giveUpLater(const std::shared_ptr<Call> &call, std::function<void()> giveUp)
{
    QTimer::singleShot(m_patience, this, [this, call, giveUp = std::move(giveUp)] {
        if (call->m_isAnswered)
            return;
        call->m_isDropped = true;
        setSilent(true);
        giveUp();
    });
}

bool DeviceThread::takeAnswer(Call &call)
{
    setSilent(false);
    if (call.isDropped())
        return false;
    call.m_isAnswered = true;
    return true;
}

void DeviceThread::setSilent(bool isSilent)
{
    if (std::exchange(m_isSilent, isSilent) != isSilent)
        emit silentChanged();
}

} // namespace kagetsu::ui
