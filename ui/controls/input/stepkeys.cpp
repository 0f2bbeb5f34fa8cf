// SPDX-License-Identifier: MIT
#include "ui/controls/input/stepkeys.h"

#include <QKeyEvent>
#include <QWidget>

#include <utility>

namespace kagetsu::ui {

StepKeys::StepKeys(QWidget &board, QWidget &list, std::function<bool()> canStep, std::function<void(int)> step)
    : QObject(&list)
    , m_canStep(std::move(canStep))
    , m_step(std::move(step))
{
    board.installEventFilter(this);
    list.installEventFilter(this);
}

bool StepKeys::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey || !m_canStep())
        return QObject::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isStep =
        key->modifiers() == Qt::ControlModifier && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up);
    if (!isStep)
        return QObject::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        m_step(key->key() == Qt::Key_Down ? 1 : -1);
    return true;
}

} // namespace kagetsu::ui
