// SPDX-License-Identifier: MIT
#include "ui/app/records/recorddrop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace kagetsu::ui {

namespace {

// Returns the local files and folders.
QStringList pathsOf(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            paths += url.toLocalFile();
    }
    return paths;
}

} // namespace

RecordDrop::RecordDrop(QWidget *window)
    : QObject(window)
{
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool RecordDrop::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event);
    const QStringList paths = pathsOf(*drop->mimeData());
    if (paths.isEmpty() && !drop->mimeData()->hasText())
        return false;
    drop->acceptProposedAction();
    if (event->type() == QEvent::DragEnter)
        return true;
    if (paths.isEmpty())
        emit textDropped(drop->mimeData()->text());
    else
        emit filesDropped(paths);
    return true;
}

} // namespace kagetsu::ui
