// SPDX-License-Identifier: MIT
#include "clock/clock.h"
#include "clock/controltext.h"
#include "target.h"

using namespace kagetsu;

// A text is a control that a clock can run and that is read back from its own text, or a fault at a place of the text.
KAGETSU_FUZZ_TARGET(controltext)
{
    const auto control = clock::readControl(input);
    if (!control) {
        law(control.fault().column >= 0 && control.fault().column <= static_cast<int>(input.size()));
        return;
    }
    law(clock::isSound(*control));
    const auto again = clock::readControl(clock::toText(*control));
    law(again.hasValue() && *again == *control);

    clock::Clock running(PerSeat<clock::TimeControl> { *control, *control });
    clock::Moment now { 0 };
    running.start(Seat::A, now);
    for (const int turn : { 0, 1, 999, 60000, 3600000 }) {
        now += clock::Duration(turn);
        running.press(now);
    }
    const auto flag = running.flagMoment();
    law(!flag || *flag >= now);
}
