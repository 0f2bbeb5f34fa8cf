// SPDX-License-Identifier: MIT
#include "ui/print/phones/codeview.h"

#include "ui/print/share/sharetexts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace kagetsu::ui {

CodeView::CodeView(QWidget *parent)
    : QWidget(parent)
{
    setMinimumSize(200, 200);
}

void CodeView::setText(const QString &text)
{
    m_code = text.isEmpty() ? QImage() : codeOf(text.toLatin1()).value_or(QImage());
    update();
}

void CodeView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintCode(painter, m_code, rect());
}

void paintCode(QPainter &painter, const QImage &code, const QRectF &room)
{
    if (code.isNull())
        return;
    const qreal ratio = painter.device()->devicePixelRatioF();
    const int pixels = static_cast<int>(std::floor(std::min(room.width(), room.height()) * ratio)) / code.width();
    const qreal side = std::max(pixels, 1) * code.width() / ratio;
    const QRectF place(room.center().x() - side / 2, room.center().y() - side / 2, side, side);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(place.toAlignedRect(), code);
}

} // namespace kagetsu::ui
