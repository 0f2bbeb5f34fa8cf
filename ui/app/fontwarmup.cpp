// SPDX-License-Identifier: MIT
#include "ui/app/fontwarmup.h"

#include <QCoreApplication>
#include <QFontDatabase>

#include <exception>
#include <utility>

#ifdef Q_OS_UNIX
#include <dlfcn.h>
#endif

namespace kagetsu::ui {

namespace {

// Initialises fontconfig, which is loaded with Qt where Qt uses it; its headers are not needed to build.
void initFontconfig()
{
#ifdef Q_OS_UNIX
    using Init = int (*)();
    if (const auto init = reinterpret_cast<Init>(::dlsym(RTLD_DEFAULT, "FcInit")))
        init();
#endif
}

FontWarmup *current = nullptr;

#ifdef Q_OS_UNIX
// Qt calls it when the platform is there, and sets up the rest of the application while the fonts are read.
void goOnWithPlatform()
{
    if (current)
        current->goOn();
}
Q_COREAPP_STARTUP_FUNCTION(goOnWithPlatform)
#endif

} // namespace

FontWarmup::FontWarmup()
    : m_worker([this, made = m_isMade.get_future()]() mutable {
        initFontconfig();
        m_isKnown.set_value();
        try {
            made.get();
            QFontDatabase::isFixedPitch(QString()); // reads the list, and asks nothing else
        } catch (const std::future_error &) {
            // The program ends without a window.
        }
    })
{
    current = this;
}

FontWarmup::~FontWarmup()
{
    finish();
    current = nullptr;
}

void FontWarmup::goOn()
{
    if (std::exchange(m_goesOn, true))
        return;
    m_isMade.set_value();
}

void FontWarmup::finish()
{
    if (!m_goesOn)
        m_isMade = {};
    m_goesOn = true;
    if (m_worker.joinable())
        m_worker.join();
}

} // namespace kagetsu::ui
