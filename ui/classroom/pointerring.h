// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace kagetsu::ui {

// A large soft ring where the teacher's mouse is. It lies over what it points at and takes no mouse.
class PointerRing : public QWidget
{
    Q_OBJECT

public:
    explicit PointerRing(QWidget *parent);

    // `cell` is the distance of two lines of the board.
    void showAt(QPointF centre, qreal cell);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace kagetsu::ui
