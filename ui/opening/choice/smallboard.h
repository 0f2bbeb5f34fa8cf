// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/boardpicture.h"
#include "ui/board/theme.h"

#include <QPixmap>
#include <QWidget>

namespace kagetsu::ui {

// A picture of a position among words; nothing on it can be tapped. It is square and takes the width it gets.
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
    QPixmap m_painted; // a page shows many of them: each is drawn once for its size
};

// The picture as it lies on a device of this ratio, drawn by the one painter.
QPixmap boardPixmap(const BoardPicture &picture, const Theme &theme, QSize size, qreal ratio);

} // namespace kagetsu::ui
