// SPDX-License-Identifier: MIT
#include "ui/controls/layout/page.h"

#include "ui/board/diagramsubject.h"
#include "ui/controls/layout/fit.h"

#include <QLayout>

namespace kagetsu::ui {

QSize Page::leastSize(const QSize &room) const
{
    constexpr QSize Lying(560, 300);
    constexpr QSize Upright(320, 420);
    const double factor = fitFactor(*this, room);
    const QSize least = (room.width() >= Lying.width() * factor ? Lying : Upright) * factor;
    // Nothing on the page is ever squeezed below what it needs.
    return least.expandedTo({ 0, leastHeight() });
}

std::optional<DiagramSubject> Page::diagramSubject() const
{
    return std::nullopt;
}

int Page::leastHeight() const
{
    return layout() ? layout()->totalMinimumSize().height() : 0;
}

void Page::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitFont(*this);
}

} // namespace kagetsu::ui
