// SPDX-License-Identifier: MIT
#include "ui/match/opening/choice/smallboard.h"

#include "ui/board/inforce.h"
#include "ui/board/painting/boardpainter.h"

#include <QPainter>

namespace kagetsu::ui {

QPixmap boardPixmap(const BoardPicture &picture, const Theme &theme, QSize size, qreal ratio)
{
    QPixmap pixmap(size * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintBoard(painter, QRectF(QPointF(), QSizeF(size)), picture, theme);
    return pixmap;
}

SmallBoard::SmallBoard(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    onTheme(*this, [this] { m_painted = {}; });
}

void SmallBoard::setPicture(const BoardPicture &picture)
{
    if (m_picture == picture)
        return;
    m_picture = picture;
    m_painted = {};
    update();
}

QSize SmallBoard::sizeHint() const
{
    return { 180, 180 };
}

void SmallBoard::paintEvent(QPaintEvent *)
{
    if (m_painted.isNull() || m_painted.size() != size() * devicePixelRatioF())
        m_painted = boardPixmap(m_picture, theme(), size(), devicePixelRatioF());
    QPainter(this).drawPixmap(0, 0, m_painted);
}

} // namespace kagetsu::ui
