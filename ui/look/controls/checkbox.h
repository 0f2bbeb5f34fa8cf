// SPDX-License-Identifier: MIT
#pragma once

#include <QCheckBox>

namespace kagetsu::ui {

// Pressed anywhere on its line, which is as high as a finger: under a style sheet one of Qt's heeds only the height of
// its box.
class CheckBox : public QCheckBox
{
public:
    using QCheckBox::QCheckBox;

protected:
    bool hitButton(const QPoint &position) const override { return rect().contains(position); }
};

} // namespace kagetsu::ui
