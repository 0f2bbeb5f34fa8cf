// SPDX-License-Identifier: MIT
#pragma once

#include "rules/point.h"

#include <QLineEdit>

namespace kagetsu::ui {

class BoardWidget;

// A small field on a point of the board for its label: Enter or leaving the field accepts the text; Escape restores the
// previous one.
class PointField : public QLineEdit
{
    Q_OBJECT

public:
    explicit PointField(BoardWidget *board);

    void ask(rules::Point point, const QString &text);
    // Accepts what was typed, if the field is open.
    void settle();

signals:
    void answered(kagetsu::rules::Point point, const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    BoardWidget *m_board;
    rules::Point m_point;
    QString m_asked; // the previous text
};

} // namespace kagetsu::ui
