// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <array>

class QLabel;
class QLineEdit;
class QToolButton;

namespace kagetsu::ui {

// Asks for a PIN, by keyboard or finger. The digits typed are hidden.
class PinPad : public QWidget
{
    Q_OBJECT

public:
    explicit PinPad(QWidget *parent = nullptr);

    // Empties the field and gives it the focus.
    void begin();
    // Says that the PIN was wrong.
    void refuse();

signals:
    void entered(const QString &pin);

private:
    void connectParts();
    void enter();

    QLineEdit *m_line;
    QLabel *m_told; // what to do, or that the PIN was wrong
    std::array<QToolButton *, 10> m_digits;
    QToolButton *m_erase;
    QToolButton *m_done;
};

} // namespace kagetsu::ui
