// SPDX-License-Identifier: MIT
#include "ui/learn/classroom/pointerring.h"

#include "ui/board/inforce.h"

#include <QPainter>

#include <cmath>

namespace kagetsu::ui {

PointerRing::PointerRing(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("pointerRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void PointerRing::showAt(QPointF centre, qreal cell)
{
    constexpr qreal Reach = 1.5; // radius of the whole ring, in cells
    const qreal reach = std::max(12.0, cell * Reach);
    setGeometry(QRectF(centre - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)).toAlignedRect());
}

// Paints a ring that is strongest in the middle and fades to both sides, and leaves its centre free.
void PointerRing::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre = QRectF(rect()).center();
    const qreal reach = width() / 2.0;
    QColor colour = theme().forbidden;
    QRadialGradient soft(centre, reach);
    constexpr std::pair<qreal, qreal> Stops[] { { 0.45, 0 }, { 0.62, 0.75 }, { 0.72, 0.85 }, { 0.82, 0.6 }, { 1, 0 } };
    for (const auto &[at, strength] : Stops) {
        colour.setAlphaF(static_cast<float>(strength));
        soft.setColorAt(at, colour);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(soft);
    painter.drawEllipse(centre, reach, reach);
}

} // namespace kagetsu::ui
