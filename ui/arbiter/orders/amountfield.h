// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLineEdit;

namespace kagetsu::ui {

// A time: typed or, where time is added or deducted, chosen with one tap.
class AmountField : public QWidget
{
    Q_OBJECT

public:
    explicit AmountField(QWidget *parent = nullptr);

    QLineEdit *line() const { return m_line; }
    void setChips(bool shown);

private:
    QLineEdit *m_line;
    QWidget *m_chips;
};

} // namespace kagetsu::ui
