// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QLineEdit;
class QPushButton;
class QTimeEdit;

namespace kagetsu::ui {

// Asks for the order that moves the beginning of a game after that has passed: the new time of day and the reason. Both
// are recorded.
class BeginningDialog : public QDialog
{
    Q_OBJECT

public:
    // Both moments are in milliseconds since the beginning of 1970, UTC.
    BeginningDialog(std::int64_t scheduled, std::int64_t now, QWidget *parent = nullptr);

    std::int64_t moment() const;
    QString reason() const;

private:
    std::int64_t m_now;
    QTimeEdit *m_time;
    QLineEdit *m_reason;
    QPushButton *m_move;
};

} // namespace kagetsu::ui
