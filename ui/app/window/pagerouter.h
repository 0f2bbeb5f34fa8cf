// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/places/place.h"

#include <QHash>
#include <QObject>

#include <functional>

class QBoxLayout;
class QFont;
class QSize;

namespace kagetsu::ui {

class Page;
class Pages;
class PlaceRail;

// Knows to which place each page belongs, and shows the home pages of the places, each of which is made when it is
// first needed. It also decides whether the rail of places is in sight, and on which edge of the window.
class PageRouter : public QObject
{
    Q_OBJECT

public:
    // `frame` is the layout that has the rail first and the pages after it.
    PageRouter(Pages *pages, PlaceRail *rail, QBoxLayout *frame);

    // Sets how the home page of a place is made.
    void setHome(Place place, std::function<Page *()> make);
    // Says that a page belongs to a place. Pages that nobody assigned belong to Play.
    void assign(const Page &page, Place place) { m_places.insert(&page, place); }

    // Returns the place of the page that is shown.
    Place place() const;
    // True if a home page is shown.
    bool isHome() const;
    // Returns the home page of a place.
    Page &home(Place place);
    void showHome(Place place);

    // Places the rail in a window of this size. While `isBusy`, which is at a running game and where a class or two
    // clocks fill the screen, it is not shown at all. In an upright or small window it is a bar that only the home
    // pages have; from the other pages Back leads there.
    void fit(const QSize &window, double textSize, bool isBusy);
    void setRailFont(const QFont &font);

private:
    Pages *m_pages;
    PlaceRail *m_rail;
    QBoxLayout *m_frame;
    QHash<Place, std::function<Page *()>> m_makers;
    QHash<Place, Page *> m_homes;
    QHash<const Page *, Place> m_places;
};

} // namespace kagetsu::ui
