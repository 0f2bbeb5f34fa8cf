// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <QLineEdit>

namespace kagetsu::ui {

class BoardWidget;

// A small field right on a point of the board, to write its label in: Enter keeps it, Escape leaves it as it was.
class PointField : public QLineEdit
{
    Q_OBJECT

public:
    explicit PointField(BoardWidget *board);

    void ask(rules::Point point, const QString &text);

signals:
    void answered(kagetsu::rules::Point point, const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void leave();

    BoardWidget *m_board;
    rules::Point m_point;
};

} // namespace kagetsu::ui
