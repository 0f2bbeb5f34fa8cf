// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace kagetsu::ui {

// Shows the program's reply to an action, in whole sentences that wrap.
class AnswerLabel : public QLabel
{
    Q_OBJECT

public:
    explicit AnswerLabel(const char *name, QWidget *parent = nullptr);

    void say(const QString &text);
};

// Gives a label the large letters of a heading above text in this font.
void setHeadFont(QLabel &label, const QFont &text);

// Returns the height that a page of this size reserves for the proof below the board.
int roomForProof(const QWidget &page);

} // namespace kagetsu::ui
