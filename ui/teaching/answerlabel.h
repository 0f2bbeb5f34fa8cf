// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace kagetsu::ui {

// An answer of the program to what somebody did: whole sentences that wrap.
class AnswerLabel : public QLabel
{
    Q_OBJECT

public:
    explicit AnswerLabel(const char *name, QWidget *parent = nullptr);

    void say(const QString &text);
};

// Gives a label the large letters of a head over text of this font.
void setHeadFont(QLabel &label, const QFont &text);

// Height that a page of this size keeps for the proof, where it stands below the board.
int roomForProof(const QWidget &page);

} // namespace kagetsu::ui
