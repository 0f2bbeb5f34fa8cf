// SPDX-License-Identifier: MIT
#pragma once

#include <QPageLayout>
#include <QRectF>

namespace kagetsu::ui {

// The places of text and footer on a page, in units of a painter of this resolution.
struct PageFrame
{
    PageFrame(const QPageLayout &layout, int dpi)
        : point(dpi / 72.0)
    {
        // In millimetres from the edges of the paper; the unprintable margins of printers are smaller.
        constexpr qreal SideMargin = 15;
        constexpr qreal TopMargin = 12;
        constexpr qreal BottomMargin = 16;
        constexpr qreal FootBottom = 8;
        constexpr qreal FootHeight = 5;
        const qreal millimetre = dpi / 25.4;
        // The painter's origin is the corner of the printable area.
        const QPointF origin = layout.paintRectPixels(dpi).topLeft();
        paper = QRectF(layout.fullRectPixels(dpi)).translated(-origin);
        content = paper.adjusted(
            SideMargin * millimetre, TopMargin * millimetre, -SideMargin * millimetre, -BottomMargin * millimetre);
        foot = QRectF(content.left(), paper.bottom() - (FootBottom + FootHeight) * millimetre, content.width(),
            FootHeight * millimetre);
    }

    qreal point; // length of a typographic point
    QRectF paper;
    QRectF content;
    QRectF foot;
};

} // namespace kagetsu::ui
