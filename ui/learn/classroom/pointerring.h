// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace kagetsu::ui {

// A large soft ring at the teacher's mouse pointer. It lets mouse events pass to what is below.
class PointerRing : public QWidget
{
    Q_OBJECT

public:
    explicit PointerRing(QWidget *parent);

    // `cell` is the distance between two lines of the board.
    void showAt(QPointF centre, qreal cell);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace kagetsu::ui
