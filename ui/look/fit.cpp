// SPDX-License-Identifier: MIT
#include "ui/look/fit.h"

#include <QApplication>
#include <QBoxLayout>
#include <QFont>
#include <QSize>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace kagetsu::ui {

double fitFactor(const QSize &page)
{
    const double factor = std::clamp(std::min(page.width() / 1280.0, page.height() / 740.0), 1.0, 2.6);
    return std::round(factor * 10) / 10;
}

void fitFont(QWidget &page)
{
    const QFont usual = page.parentWidget() ? page.parentWidget()->font() : QApplication::font(&page);
    QFont fitted = usual;
    fitted.setPointSizeF(usual.pointSizeF() * fitFactor(page.size()));
    if (fitted != page.font())
        page.setFont(fitted);
}

int BoardAndSide::neededRoom(const QWidget &page) const
{
    const QMargins margins = layout->contentsMargins();
    QLayout *told = side->layout();
    told->invalidate();
    return told->heightForWidth(page.width() - margins.left() - margins.right());
}

bool BoardAndSide::arrange(const QWidget &page, int room) const
{
    const bool upright = page.width() < page.height() || page.width() < 640;
    layout->setDirection(upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    layout->setStretchFactor(board, upright ? 0 : 6);
    const QMargins margins = layout->contentsMargins();
    const int width = page.width() - margins.left() - margins.right();
    const int height = page.height() - margins.top() - margins.bottom() - layout->spacing() - room;
    const int boardSide = std::max(200, std::min(width, height));
    board->setMinimumHeight(upright ? boardSide : 0);
    board->setMaximumHeight(upright ? boardSide : QWIDGETSIZE_MAX);
    side->setMinimumWidth(upright ? 0 : 300); // its buttons must not be cut
    side->setMaximumWidth(upright ? QWIDGETSIZE_MAX : std::max(320, page.width() * 3 / 10));
    return upright;
}

} // namespace kagetsu::ui
