// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/places/place.h"

#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

namespace kagetsu::ui {

class PageRouter;
class Pages;

// Lets a page that comes into sight slide the last bit of its way: from the right if it lies after the one before,
// which is a later place or what a home page leads to, otherwise from the left. Only a picture of the page moves; the
// page itself is in its place and takes every press at once, which also ends the motion. A page with a board never
// moves.
class PageSlide : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive this object; the pages become its parent.
    PageSlide(Pages *pages, const PageRouter *router);

    bool isMoving() const { return m_motion.state() == QAbstractAnimation::Running; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void follow();
    void end();

    Pages *m_pages;
    const PageRouter *m_router;
    Place m_place = Place::Play;
    bool m_isHome = true;
    QPixmap m_picture; // of the page, while it moves
    QVariantAnimation m_motion;
};

} // namespace kagetsu::ui
