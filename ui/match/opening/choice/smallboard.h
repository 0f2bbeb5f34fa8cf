// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"
#include "ui/board/theme.h"

#include <QPixmap>
#include <QWidget>

namespace kagetsu::ui {

// A picture of a position within text; it takes no taps. It is square and takes the width available.
class SmallBoard : public QWidget
{
    Q_OBJECT

public:
    explicit SmallBoard(QWidget *parent = nullptr);

    void setPicture(const BoardPicture &picture);
    const BoardPicture &picture() const { return m_picture; }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return width; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    BoardPicture m_picture;
    QPixmap m_painted; // a page shows many of them, so each is painted once for its size
};

// Returns the picture for a device of this pixel ratio, drawn by the one painter.
QPixmap boardPixmap(const BoardPicture &picture, const Theme &theme, QSize size, qreal ratio);

} // namespace kagetsu::ui
