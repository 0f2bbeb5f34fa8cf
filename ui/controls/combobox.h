// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>
#include <QPointer>

class QLabel;

namespace kagetsu::ui {

// A combo box whose list opens below it, with rows large enough for fingers, all of them visible if the screen has
// room; the style's own list covers the box and cuts off what is above the chosen row. It also has its accessible name
// on Linux, where Qt reports the current value as the name of a box: there the name comes from a label.
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
    QPointer<QLabel> m_label; // hidden; only if no other label belongs to the box
};

} // namespace kagetsu::ui
