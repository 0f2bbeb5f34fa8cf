// SPDX-License-Identifier: MIT
#include "ui/app/window/pages.h"

#include <QCoreApplication>
#include <QResizeEvent>

namespace kagetsu::ui {

void Pages::add(Page &page)
{
    page.setShown(m_shown);
    connect(&page, &Page::stateChanged, this, &Pages::stateChanged);
    connect(&page, &Page::shareWanted, this, &Pages::shareWanted);
    addWidget(&page);
}

Page &Pages::current() const
{
    return *static_cast<Page *>(currentWidget());
}

void Pages::open(Page &page)
{
    setCurrentWidget(&page);
    page.setFocus();
    emit stateChanged();
}

void Pages::setShown(const Shown &shown)
{
    m_shown = shown;
    for (Page *page : all())
        page->setShown(shown);
}

void Pages::refit()
{
    for (Page *page : all()) {
        QResizeEvent event(page->size(), page->size());
        QCoreApplication::sendEvent(page, &event);
    }
    emit leastSizeChanged();
}

bool Pages::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        emit leastSizeChanged();
    return QStackedWidget::event(event);
}

QList<Page *> Pages::all() const
{
    QList<Page *> pages;
    for (int i = 0; i < count(); ++i)
        pages.append(static_cast<Page *>(widget(i)));
    return pages;
}

} // namespace kagetsu::ui
