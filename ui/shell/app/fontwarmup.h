// SPDX-License-Identifier: MIT
#pragma once

#include <future>
#include <thread>

namespace kagetsu::ui {

// Finds out beside the start which fonts there are: a third of all its work, and nothing needs it before the first word
// is measured. Begins when it is made; whoever needs a font sooner waits for it inside Qt.
class FontWarmup
{
public:
    FontWarmup();
    ~FontWarmup();

    // Qt can be asked from now on.
    void goOn() { m_isMade.set_value(); }
    // Until the fonts are known to the system's library; Qt would do the same a second time.
    void wait() { m_isKnown.get_future().wait(); }

private:
    std::promise<void> m_isMade;
    std::promise<void> m_isKnown;
    std::thread m_worker;
};

} // namespace kagetsu::ui
