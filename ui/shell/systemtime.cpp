// SPDX-License-Identifier: MIT
#include "ui/shell/systemtime.h"

#include <chrono>

namespace kagetsu::ui {

clock::Moment SystemTime::now() const
{
    return std::chrono::duration_cast<clock::Moment>(std::chrono::steady_clock::now().time_since_epoch());
}

QDateTime SystemTime::wall() const
{
    return QDateTime::currentDateTime();
}

} // namespace kagetsu::ui
