// SPDX-License-Identifier: MIT
#include "ui/app/window/pageslide.h"

#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/board/inforce.h"
#include "ui/controls/input/motion.h"

#include <QCoreApplication>
#include <QEasingCurve>
#include <QEvent>
#include <QPainter>

#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int SlideMs = 140;
constexpr int SlideWay = 40; // in pixels

} // namespace

PageSlide::PageSlide(Pages *pages, const PageRouter *router)
    : QWidget(pages)
    , m_pages(pages)
    , m_router(router)
{
    setObjectName(QStringLiteral("pageSlide"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::NoFocus);
    hide();
    m_motion.setDuration(SlideMs);
    m_motion.setEndValue(0);
    m_motion.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_motion, &QVariantAnimation::finished, this, &PageSlide::end);
    connect(m_pages, &Pages::currentChanged, this, &PageSlide::follow);
}

void PageSlide::follow()
{
    end();
    const bool isHome = m_router->isHome();
    const Place place = m_router->place();
    const Place before = std::exchange(m_place, place);
    const bool wasHome = std::exchange(m_isHome, isHome);
    Page &page = m_pages->current();
    if (!m_pages->isVisible() || !mayMove(*m_pages) || page.abilities().draws)
        return;
    if (place == before && isHome == wasHome)
        return; // one of two pages of a place beside the other
    m_picture = page.grab();
    const bool isAfter = place != before ? place > before : wasHome;
    m_motion.setStartValue(isAfter ? SlideWay : -SlideWay);
    setGeometry(m_pages->rect());
    show();
    raise();
    QCoreApplication::instance()->installEventFilter(this);
    m_motion.start();
}

void PageSlide::end()
{
    if (isHidden())
        return;
    QCoreApplication::instance()->removeEventFilter(this);
    m_motion.stop();
    m_picture = QPixmap();
    hide();
}

void PageSlide::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme().window);
    painter.drawPixmap(m_motion.currentValue().toInt(), 0, m_picture);
}

bool PageSlide::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::KeyPress:
    case QEvent::Wheel: end(); break;
    case QEvent::Resize:
        if (watched == m_pages)
            end(); // its picture is of another size
        break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace kagetsu::ui
