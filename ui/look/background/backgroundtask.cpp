// SPDX-License-Identifier: MIT
#include "ui/look/background/backgroundtask.h"

namespace kagetsu::ui {

QThreadPool &taskThreads()
{
    static QThreadPool threads;
    // A result is brought back through the application, which waits for its own threads and must for these.
    static const bool isWaitedFor = [] {
        qAddPostRoutine([] { taskThreads().waitForDone(); });
        return true;
    }();
    Q_UNUSED(isWaitedFor);
    return threads;
}

} // namespace kagetsu::ui
