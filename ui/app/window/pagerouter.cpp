// SPDX-License-Identifier: MIT
#include "ui/app/window/pagerouter.h"

#include "ui/app/places/placerail.h"
#include "ui/app/window/pages.h"

#include <QBoxLayout>

namespace kagetsu::ui {

namespace {

// A window narrower or lower than this, at the usual text size, has no room for a rail beside every page.
constexpr QSize LeastForRail(900, 560);

} // namespace

PageRouter::PageRouter(Pages *pages, PlaceRail *rail, QBoxLayout *frame)
    : QObject(pages)
    , m_pages(pages)
    , m_rail(rail)
    , m_frame(frame)
{
    connect(pages, &Pages::currentChanged, this, [this] { m_rail->setCurrent(place()); });
}

void PageRouter::setHome(Place place, std::function<Page *()> make)
{
    m_makers.insert(place, std::move(make));
}

Place PageRouter::place() const
{
    return m_places.value(&m_pages->current(), Place::Play);
}

bool PageRouter::isHome() const
{
    return m_homes.value(place()) == &m_pages->current();
}

Page &PageRouter::home(Place place)
{
    Page *&home = m_homes[place];
    if (!home) {
        home = m_makers.value(place)();
        assign(*home, place);
        if (m_pages->indexOf(home) < 0)
            m_pages->add(*home);
    }
    return *home;
}

void PageRouter::showHome(Place place)
{
    m_pages->open(home(place));
}

void PageRouter::fit(const QSize &window, double textSize, bool isBusy)
{
    const bool isWide = window.width() >= window.height() && window.width() >= LeastForRail.width() * textSize
        && window.height() >= LeastForRail.height() * textSize;
    const Qt::Orientation orientation = isWide ? Qt::Vertical : Qt::Horizontal;
    if (m_rail->orientation() != orientation) {
        m_rail->setOrientation(orientation);
        m_frame->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
    }
    m_rail->setVisible(!isBusy && (isWide || isHome()));
    m_rail->setCurrent(place());
    m_frame->activate(); // the pages have their final size at once
}

void PageRouter::setRailFont(const QFont &font)
{
    m_rail->setFont(font);
}

} // namespace kagetsu::ui
