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

// Says in a sentence why a text is not a position.
QString positionFaultText(const record::PositionTextFault &fault);

// Reads a position typed or pasted as text and shows it on a small board meanwhile; for a game, the user chooses the
// move to go to.
class PositionDialog : public QDialog
{
    Q_OBJECT

public:
    // `text` is the initial text; a line of moves is read on a board of this size.
    PositionDialog(const QString &text, int boardSize, QWidget *parent);

    // Returns the position; valid only after acceptance.
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
