// SPDX-License-Identifier: MIT
#pragma once

#include "record/positiontext.h"

#include <QDialog>

#include <optional>

class QLabel;
class QPushButton;
class QSpinBox;

namespace kagetsu::ui {

class BoardWidget;
class TextField;

// Why a text is no position, in a sentence.
QString positionFaultText(const record::PositionTextFault &fault);

// A position typed or pasted in as text, seen on a small board while it is written; of a game the move to go to is
// chosen.
class PositionDialog : public QDialog
{
    Q_OBJECT

public:
    // The text to begin with; a line of moves is read on a board of this size.
    PositionDialog(const QString &text, int boardSize, QWidget *parent);

    // Only sound when the dialog was accepted.
    const rules::Position &position() const { return m_position; }

private:
    void read();
    void showMove();

    int m_boardSize;
    std::optional<record::WrittenPosition> m_read;
    rules::Position m_position;
    TextField *m_text;
    QLabel *m_answer;
    QLabel *m_moveLabel;
    QSpinBox *m_move;
    BoardWidget *m_board;
    QPushButton *m_take;
};

} // namespace kagetsu::ui
