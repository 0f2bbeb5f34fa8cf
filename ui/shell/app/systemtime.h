// SPDX-License-Identifier: MIT
#pragma once

#include "session/inputmoment.h"
#include "session/timesource.h"

namespace kagetsu::ui {

// The single place that reads the time from the computer. The monotonic clock stops while the computer sleeps and does
// not follow changes of the date. Needs the application object, whose input it watches.
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
