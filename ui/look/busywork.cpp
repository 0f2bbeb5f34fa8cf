// SPDX-License-Identifier: MIT
#include "ui/look/busywork.h"

#include <QEventLoop>

namespace kagetsu::ui {

void BusyWork::wait()
{
    if (!m_job.isRunning())
        return;
    QEventLoop loop;
    // What is done with a result may begin other work.
    connect(
        &m_job, &Job::changed, &loop,
        [this, &loop] {
            if (!m_job.isRunning())
                loop.quit();
        },
        Qt::QueuedConnection);
    loop.exec();
}

} // namespace kagetsu::ui
