// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <array>

class QLabel;
class QLineEdit;
class QToolButton;

namespace kagetsu::ui {

// Asks for a PIN, with keys or with fingers. It is not seen while it is typed.
class PinPad : public QWidget
{
    Q_OBJECT

public:
    explicit PinPad(QWidget *parent = nullptr);

    // Empty, with the keys going to it.
    void begin();
    // It was another one.
    void refuse();

signals:
    void entered(const QString &pin);

private:
    void enter();

    QLineEdit *m_line;
    QLabel *m_told; // what to do, or that it was another one
    std::array<QToolButton *, 10> m_digits;
    QToolButton *m_erase;
    QToolButton *m_done;
};

} // namespace kagetsu::ui
