// SPDX-License-Identifier: MIT
#include "ui/controls/input/longpress.h"

#include "ui/board/finger.h"
#include "ui/controls/input/releasenowhere.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QWidget>

#include <utility>

namespace kagetsu::ui {

LongPress::LongPress(QWidget *watched)
    : QObject(watched)
    , m_watched(watched)
{
    m_held.setSingleShot(true);
    connect(&m_held, &QTimer::timeout, this, &LongPress::ask);
    watched->installEventFilter(this);
}

bool LongPress::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto &press = *static_cast<QMouseEvent *>(event);
        m_hasAsked = false;
        if (!isOfFinger(press) || press.button() != Qt::LeftButton)
            break;
        m_at = press.position();
        m_held.start(QGuiApplication::styleHints()->mousePressAndHoldInterval());
        break;
    }
    case QEvent::MouseMove: {
        // A fingertip rolls farther than a mouse slips.
        const QPointF way = static_cast<QMouseEvent *>(event)->position() - m_at;
        if (way.manhattanLength() > 2 * QApplication::startDragDistance())
            m_held.stop();
        break;
    }
    case QEvent::MouseButtonRelease:
        m_held.stop();
        if (std::exchange(m_hasAsked, false))
            return true; // the release was already sent
        break;
    case QEvent::Hide: m_held.stop(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void LongPress::ask()
{
    releaseNowhere(*m_watched);
    m_hasAsked = true;
    QContextMenuEvent menu(QContextMenuEvent::Other, m_at.toPoint(), m_watched->mapToGlobal(m_at.toPoint()));
    QApplication::sendEvent(m_watched, &menu);
}

} // namespace kagetsu::ui
