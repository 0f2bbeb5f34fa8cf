// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>
#include <QPointer>

class QLabel;

namespace kagetsu::ui {

// A combo box whose list hangs below it, with rows that a finger hits, and all of them in view where the screen has
// the room: laid over the box, as the style would, it cuts off what is above the chosen row. It is called by its
// accessible name on Linux, too, where Qt gives a screen reader what is chosen for the name of a box: there the name is
// that of a label.
class ComboBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    void showPopup() override;

protected:
    bool event(QEvent *event) override;

private:
    void labelItself();

    bool m_isSpacious = false;
    QPointer<QLabel> m_label; // unseen; only where no other one stands at it
};

} // namespace kagetsu::ui
