// SPDX-License-Identifier: MIT
#pragma once

#include <QCheckBox>

namespace kagetsu::ui {

// A check box that can be clicked anywhere on its line, which is as high as a finger: under a style sheet Qt's own
// reacts only at the height of its box.
class CheckBox : public QCheckBox
{
public:
    using QCheckBox::QCheckBox;

protected:
    bool hitButton(const QPoint &position) const override { return rect().contains(position); }
};

} // namespace kagetsu::ui
