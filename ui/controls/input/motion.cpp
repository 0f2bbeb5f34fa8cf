// SPDX-License-Identifier: MIT
#include "ui/controls/input/motion.h"

namespace kagetsu::ui {

namespace {

bool motionAllowed = true;

} // namespace

bool isMotionAllowed()
{
    return motionAllowed;
}

void setMotionAllowed(bool isAllowed)
{
    motionAllowed = isAllowed;
}

} // namespace kagetsu::ui
