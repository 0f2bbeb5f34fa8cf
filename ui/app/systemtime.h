// SPDX-License-Identifier: MIT
#pragma once

#include "match/host/inputmoment.h"
#include "match/host/timesource.h"

namespace kagetsu::ui {

// The computer's clocks, for games and their clocks. now() stops while the computer sleeps and ignores changes of the
// date. Needs the application object, whose input it watches.
class SystemTime : public host::TimeSource
{
public:
    SystemTime();

    clock::Moment now() const override;
    QDateTime wall() const override;
    clock::Duration slept() const override;
    std::optional<clock::Moment> handAt() const override { return m_input.madeAt(); }

private:
    const host::InputMoment m_input;
};

} // namespace kagetsu::ui
