// SPDX-License-Identifier: MIT
#include "ui/shell/window/dialoghelp.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>

namespace kagetsu::ui {

DialogHelp::DialogHelp(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool DialogHelp::eventFilter(QObject *watched, QEvent *event)
{
    // Before it is on the screen; exec() makes it wait for the whole program.
    if (event->type() == QEvent::Show) {
        auto *dialog = qobject_cast<QDialog *>(watched);
        if (dialog && dialog->parentWidget() && dialog->windowModality() == Qt::ApplicationModal)
            dialog->setWindowModality(Qt::WindowModal);
    }
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
        return false;
    const auto &key = *static_cast<QKeyEvent *>(event);
    const QWidget *dialog = QApplication::activeModalWidget();
    if (!dialog || static_cast<QWidget *>(watched)->window() != dialog || key.key() != Qt::Key_F1 || key.modifiers())
        return false;
    if (!key.isAutoRepeat())
        emit wanted();
    return true;
}

} // namespace kagetsu::ui
