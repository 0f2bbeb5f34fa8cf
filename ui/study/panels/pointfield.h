// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <QLineEdit>

namespace kagetsu::ui {

class BoardWidget;

// A small field right on a point of the board, to write its label in: Enter keeps it, and so does
// going elsewhere; Escape leaves it as it was.
class PointField : public QLineEdit
{
    Q_OBJECT

public:
    explicit PointField(BoardWidget *board);

    void ask(rules::Point point, const QString &text);
    // Keeps what was typed, if it stands open.
    void settle();

signals:
    void answered(kagetsu::rules::Point point, const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    BoardWidget *m_board;
    rules::Point m_point;
    QString m_asked; // what stood there before
};

} // namespace kagetsu::ui
