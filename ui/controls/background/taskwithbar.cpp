// SPDX-License-Identifier: MIT
#include "ui/controls/background/taskwithbar.h"

#include <QEventLoop>

namespace kagetsu::ui {

void TaskWithBar::wait()
{
    // Handling a result may start other work, at once or after a question.
    while (m_task.isRunning()) {
        QEventLoop loop;
        connect(
            &m_task, &background::Task::changed, &loop,
            [this, &loop] {
                if (!m_task.isRunning())
                    loop.quit();
            },
            Qt::QueuedConnection);
        loop.exec();
    }
}

} // namespace kagetsu::ui
