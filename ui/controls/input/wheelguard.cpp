// SPDX-License-Identifier: MIT
#include "ui/controls/input/wheelguard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QFocusEvent>
#include <QScrollBar>
#include <QTabBar>
#include <QWheelEvent>

namespace kagetsu::ui {

namespace {

// A hand on the wheel moves the mouse by up to this many pixels.
constexpr int StillWithin = 4;

// True for widgets that Qt changes with the wheel, other than scrolling.
bool isTurned(const QObject *object)
{
    return qobject_cast<const QComboBox *>(object) || qobject_cast<const QAbstractSpinBox *>(object)
        || qobject_cast<const QTabBar *>(object)
        || (qobject_cast<const QAbstractSlider *>(object) && !qobject_cast<const QScrollBar *>(object));
}

// Returns the box that this widget is part of, such as the line edit of an editable one.
QWidget *boxOf(QObject *object)
{
    for (auto *widget = qobject_cast<QWidget *>(object); widget; widget = widget->parentWidget()) {
        if (isTurned(widget))
            return widget;
        if (widget->isWindow())
            break;
    }
    return nullptr;
}

bool isAt(const QWidget *box, QPoint pointer)
{
    return box && box->hasFocus() && box->isVisible() && box->rect().contains(box->mapFromGlobal(pointer));
}

} // namespace

WheelGuard::WheelGuard(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

void WheelGuard::install()
{
    auto *program = QCoreApplication::instance();
    if (!program->findChild<WheelGuard *>(QString(), Qt::FindDirectChildrenOnly))
        new WheelGuard(program);
}

bool WheelGuard::mayTurn(const QWidget &box, QPoint pointer) const
{
    const auto *list = qobject_cast<const QComboBox *>(&box);
    if (list && list->isEditable())
        return false;
    const bool isScrolling = m_scrolledAt && (*m_scrolledAt - pointer).manhattanLength() <= StillWithin;
    return &box == m_meant && box.hasFocus() && !isScrolling;
}

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Polish:
        // Otherwise Qt gives a box the focus as soon as the wheel is turned over it.
        if (isTurned(watched) && static_cast<QWidget *>(watched)->focusPolicy() == Qt::WheelFocus)
            static_cast<QWidget *>(watched)->setFocusPolicy(Qt::StrongFocus);
        break;
    case QEvent::MouseButtonPress:
    case QEvent::KeyPress:
        if (QWidget *box = boxOf(watched)) {
            m_meant = box;
            m_scrolledAt.reset();
        }
        break;
    case QEvent::FocusIn: {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        const bool byKeys =
            reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
        // A dialog that opens reports that its first field got the focus by Tab.
        if (byKeys && isTurned(watched) && static_cast<QWidget *>(watched)->hasFocus())
            m_meant = static_cast<QWidget *>(watched);
        break;
    }
    case QEvent::FocusOut: {
        // Opening its own list, or switching to another window, does not change which box was meant.
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (watched == m_meant && reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            m_meant.clear();
        break;
    }
    case QEvent::Wheel: {
        const QPoint pointer = static_cast<QWheelEvent *>(event)->globalPosition().toPoint();
        if (!isTurned(watched)) {
            // Does not count what a slider at its end leaves to the area around it.
            if (qobject_cast<QWidget *>(watched) && !boxOf(watched) && !isAt(m_meant, pointer))
                m_scrolledAt = pointer;
            break;
        }
        if (mayTurn(*static_cast<QWidget *>(watched), pointer))
            break;
        m_scrolledAt = pointer;
        event->ignore(); // so that the surroundings scroll
        return true;
    }
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace kagetsu::ui
