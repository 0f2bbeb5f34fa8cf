// SPDX-License-Identifier: MIT
#include "ui/app/fontwarmup.h"

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

} // namespace

FontWarmup::FontWarmup()
    : m_worker([this, made = m_isMade.get_future()]() mutable {
        initFontconfig();
        m_isKnown.set_value();
        try {
            made.get();
            QFontDatabase::hasFamily(QString());
        } catch (const std::future_error &) {
            // The program ends without a window.
        }
    })
{
}

FontWarmup::~FontWarmup()
{
    m_isMade = {};
    m_worker.join();
}

} // namespace kagetsu::ui
