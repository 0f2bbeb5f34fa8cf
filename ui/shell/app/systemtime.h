// SPDX-License-Identifier: MIT
#pragma once

#include "session/inputmoment.h"
#include "session/timesource.h"

namespace kagetsu::ui {

// The one place that asks the machine what time it is. The monotonic clock stands still while the machine sleeps and
// does not follow changes of the date. Needs the application object, whose input it follows.
class SystemTime : public session::TimeSource
{
public:
    SystemTime();

    clock::Moment now() const override;
    QDateTime wall() const override;
    clock::Duration slept() const override;
    std::optional<clock::Moment> handAt() const override { return m_input.madeAt(); }

private:
    const session::InputMoment m_input;
};

} // namespace kagetsu::ui
