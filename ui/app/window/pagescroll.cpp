// SPDX-License-Identifier: MIT
#include "ui/app/window/pagescroll.h"

#include "ui/app/window/pages.h"

#include <QScrollBar>

namespace kagetsu::ui {

PageScroll::PageScroll(Pages *pages, QWidget *parent)
    : QScrollArea(parent)
    , m_pages(pages)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidget(pages);
    connect(pages, &Pages::currentChanged, this, &PageScroll::fit);
    connect(pages, &Pages::leastSizeChanged, this, &PageScroll::fit);
}

void PageScroll::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

void PageScroll::fit()
{
    const QSize room = maximumViewportSize();
    const int bar = verticalScrollBar()->sizeHint().width();
    QSize size = room.expandedTo(m_pages->current().leastSize(room));
    // A scroll bar takes room in the other direction.
    const bool isHigh = size.height() > room.height();
    const bool isWide = size.width() > room.width();
    if (isHigh != isWide)
        size -= isHigh ? QSize(bar, 0) : QSize(0, bar);
    m_pages->resize(size.expandedTo(m_pages->current().leastSize(room)));
}

} // namespace kagetsu::ui
