// SPDX-License-Identifier: MIT
#pragma once

#include <future>
#include <thread>

namespace kagetsu::ui {

// Discovers the installed fonts in parallel with startup: this is a third of all its work, and nothing needs it before
// the first text is measured. Begins on construction; code that needs a font sooner waits for it inside Qt.
class FontWarmup
{
public:
    FontWarmup();
    ~FontWarmup();

    // Call it once Qt's font functions may be used.
    void goOn() { m_isMade.set_value(); }
    // Waits until the system's library knows the fonts; otherwise Qt would do the same work again.
    void wait() { m_isKnown.get_future().wait(); }

private:
    std::promise<void> m_isMade;
    std::promise<void> m_isKnown;
    std::thread m_worker;
};

} // namespace kagetsu::ui
