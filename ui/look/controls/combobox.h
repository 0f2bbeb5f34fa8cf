// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace kagetsu::ui {

// A combo box whose list hangs below it, with rows that a finger hits, and all of them in view where the screen has
// the room: laid over the box, as the style would, it cuts off what is above the chosen row.
class ComboBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    void showPopup() override;

private:
    bool m_isSpacious = false;
};

} // namespace kagetsu::ui
