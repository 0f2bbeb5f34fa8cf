// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/timesource.h"

namespace kagetsu::ui {

// The one place that asks the machine what time it is. The monotonic clock stands still while the machine sleeps and
// does not follow changes of the date.
class SystemTime : public TimeSource
{
public:
    clock::Moment now() const override;
    QDateTime wall() const override;
    clock::Duration slept() const override;
};

} // namespace kagetsu::ui
