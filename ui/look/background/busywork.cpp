// SPDX-License-Identifier: MIT
#include "ui/look/background/busywork.h"

#include <QEventLoop>

namespace kagetsu::ui {

void BusyWork::wait()
{
    // What is done with a result may begin other work, at once or after a question.
    while (m_job.isRunning()) {
        QEventLoop loop;
        connect(
            &m_job, &Job::changed, &loop,
            [this, &loop] {
                if (!m_job.isRunning())
                    loop.quit();
            },
            Qt::QueuedConnection);
        loop.exec();
    }
}

} // namespace kagetsu::ui
