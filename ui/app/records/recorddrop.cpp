// SPDX-License-Identifier: MIT
#include "ui/app/records/recorddrop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace kagetsu::ui {

namespace {

// Returns the first local file; empty if there is none.
QString pathOf(const QMimeData &data)
{
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            return url.toLocalFile();
    }
    return {};
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
    const QString path = pathOf(*drop->mimeData());
    if (path.isEmpty() && !drop->mimeData()->hasText())
        return false;
    drop->acceptProposedAction();
    if (event->type() == QEvent::DragEnter)
        return true;
    if (path.isEmpty())
        emit textDropped(drop->mimeData()->text());
    else
        emit fileDropped(path);
    return true;
}

} // namespace kagetsu::ui
