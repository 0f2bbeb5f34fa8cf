// SPDX-License-Identifier: MIT
#include "ui/controls/input/motion.h"

#include <QStyle>
#include <QWidget>

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

bool mayMove(const QWidget &widget)
{
    return motionAllowed && widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0;
}

} // namespace kagetsu::ui
