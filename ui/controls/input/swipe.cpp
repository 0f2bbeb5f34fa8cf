// SPDX-License-Identifier: MIT
#include "ui/controls/input/swipe.h"

#include "ui/board/finger.h"
#include "ui/controls/input/releasenowhere.h"

#include <QMouseEvent>
#include <QWidget>

#include <cmath>

namespace kagetsu::ui {

namespace {

constexpr qreal LeastWay = 60; // in pixels
constexpr qreal LeastSlope = 2; // so many times as far to the side as up or down
constexpr qint64 MostMs = 800;

} // namespace

Swipe::Swipe(QWidget *watched)
    : QObject(watched)
{
    watched->installEventFilter(this);
}

bool Swipe::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress) {
        const auto &press = *static_cast<QMouseEvent *>(event);
        m_since.invalidate();
        if (isOfFinger(press) && press.button() == Qt::LeftButton) {
            m_from = press.position();
            m_since.start();
        }
    } else if (event->type() == QEvent::MouseButtonRelease && m_since.isValid()) {
        const QPointF to = static_cast<QMouseEvent *>(event)->position();
        const QPointF way = to - m_from;
        const bool isQuick = m_since.elapsed() <= MostMs && to != Nowhere;
        m_since.invalidate();
        if (isQuick && std::abs(way.x()) >= LeastWay && std::abs(way.x()) >= LeastSlope * std::abs(way.y()))
            emit swiped(way.x() < 0 ? 1 : -1);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace kagetsu::ui
