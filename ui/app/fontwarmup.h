// SPDX-License-Identifier: MIT
#pragma once

#include <future>
#include <thread>

namespace kagetsu::ui {

// Discovers the installed fonts in parallel with startup: this is a third of all its work, and nothing needs it before
// the first text is measured. Begins on construction, before the application object; code that needs a font sooner
// waits for it inside Qt. At most one exists.
class FontWarmup
{
public:
    FontWarmup();
    ~FontWarmup();

    // Called once Qt's font functions may be used, which on Unix is known without it: while the application object is
    // made, as soon as it has its platform. Calling it again does nothing.
    void goOn();
    // Waits until the system's library knows the fonts; otherwise Qt would do the same work again.
    void wait() { m_isKnown.get_future().wait(); }
    // Waits until Qt knows them, too. Must be called before the application object is destroyed.
    void finish();

private:
    std::promise<void> m_isMade;
    std::promise<void> m_isKnown;
    bool m_goesOn = false;
    std::thread m_worker;
};

} // namespace kagetsu::ui
