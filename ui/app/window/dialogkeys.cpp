// SPDX-License-Identifier: MIT
#include "ui/app/window/dialogkeys.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>

#include <utility>

namespace kagetsu::ui {

namespace {

QKeySequence keysOf(const QKeyEvent &event)
{
    Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeypadModifier;
    if (event.key() == Qt::Key_Plus)
        held &= ~Qt::ShiftModifier; // most keyboards need it for this key
    return QKeyCombination(held, static_cast<Qt::Key>(event.key()));
}

} // namespace

DialogKeys::DialogKeys(QList<QAction *> actions, QObject *parent)
    : QObject(parent)
    , m_actions(std::move(actions))
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool DialogKeys::eventFilter(QObject *watched, QEvent *event)
{
    // Before it is shown; exec() makes it block the whole program.
    if (event->type() == QEvent::Show) {
        auto *dialog = qobject_cast<QDialog *>(watched);
        if (dialog && dialog->parentWidget() && dialog->windowModality() == Qt::ApplicationModal)
            dialog->setWindowModality(Qt::WindowModal);
    }
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
        return false;
    const auto &key = *static_cast<QKeyEvent *>(event);
    const QWidget *dialog = QApplication::activeModalWidget();
    if (!dialog || static_cast<QWidget *>(watched)->window() != dialog)
        return false;
    for (QAction *action : std::as_const(m_actions)) {
        if (!action->shortcuts().contains(keysOf(key)))
            continue;
        if (!key.isAutoRepeat())
            action->trigger();
        return true;
    }
    return false;
}

} // namespace kagetsu::ui
