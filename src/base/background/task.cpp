// SPDX-License-Identifier: MIT
#include "base/background/task.h"

namespace kagetsu::background {

QThreadPool &threads()
{
    static QThreadPool pool;
    // A result is delivered through the application, which waits for its own threads and must wait for these as well.
    static const bool isWaitedFor = [] {
        qAddPostRoutine([] { threads().waitForDone(); });
        return true;
    }();
    Q_UNUSED(isWaitedFor);
    return pool;
}

} // namespace kagetsu::background
