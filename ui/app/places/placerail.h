// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/places/place.h"

#include <QList>
#include <QWidget>

class QAction;
class QBoxLayout;

namespace kagetsu::ui {

class RailButton;

// Shows the places of the window, with the current one marked: a rail at the left edge of a wide window, a bar at the
// lower edge of an upright one. At the end of the rail are the settings and the manual.
class PlaceRail : public QWidget
{
    Q_OBJECT

public:
    // `places` has one action for each of AllPlaces, `others` those at the end. Texts and icons are taken from them.
    PlaceRail(const QList<QAction *> &places, const QList<QAction *> &others, QWidget *parent = nullptr);

    // Vertical for the rail, horizontal for the bar. The bar has room for the places only.
    void setOrientation(Qt::Orientation orientation);
    Qt::Orientation orientation() const { return m_orientation; }
    void setCurrent(Place place);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Qt::Orientation m_orientation = Qt::Vertical;
    QBoxLayout *m_layout;
    QList<RailButton *> m_places;
    QList<RailButton *> m_others;
};

} // namespace kagetsu::ui
