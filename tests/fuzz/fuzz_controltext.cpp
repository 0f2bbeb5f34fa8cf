// SPDX-License-Identifier: MIT
#include "clock/clock.h"
#include "clock/controltext.h"
#include "law.h"

#include <cstddef>
#include <cstdint>

using namespace kagetsu;

// A text is a control that a clock can run and that is read back from its own text, or a fault at a place of the text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto control = clock::readControl(text);
    if (!control) {
        law(control.fault().column >= 0 && control.fault().column <= static_cast<int>(size));
        return 0;
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
    return 0;
}
