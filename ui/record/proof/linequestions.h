// SPDX-License-Identifier: MIT
#pragma once

#include "rules/shapes/row.h"

#include <QWidget>

#include <array>

class QLabel;
class QToolButton;

namespace kagetsu::ui {

// Asks "Why no three on this line?", with a button for each line through a point.
class LineQuestions : public QWidget
{
    Q_OBJECT

public:
    explicit LineQuestions(QWidget *parent = nullptr);

signals:
    void asked(kagetsu::rules::Direction direction);

private:
    QLabel *m_question;
    std::array<QToolButton *, 4> m_lines {}; // in the order of rules::AllDirections
};

} // namespace kagetsu::ui
