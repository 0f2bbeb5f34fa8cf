// SPDX-License-Identifier: MIT
#include "ui/shell/records/recordtransfer.h"

#include "record/plain/boardtext.h"
#include "record/plain/movetext.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/study/page/recordpage.h"
#include "wording/record/exporting.h"

#include <QDropEvent>
#include <QMimeData>
#include <QPainter>
#include <QUrl>
#include <QWidget>

namespace kagetsu::ui {

namespace {

// The first file of this machine among them; empty when there is none.
QString pathOf(const QMimeData &data)
{
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            return url.toLocalFile();
    }
    return {};
}

} // namespace

Result<QString, QString> copied(const RecordPage &page, CopyForm form)
{
    const document::RecordDocument &document = page.document();
    const record::GameTree &tree = document.tree();
    switch (form) {
    case CopyForm::Moves: {
        const bool atStart = page.node() == record::GameTree::root();
        const auto moves =
            record::writeMoveText(record::gameOfLine(tree, atStart ? tree.mainLine().back() : page.node()));
        if (!moves)
            return Fault { wording::exportRefusalText(moves.fault()) };
        return QString::fromStdString(moves->bytes);
    }
    case CopyForm::Board: return QString::fromStdString(record::writeBoardText(tree.stones(page.node())));
    }
    return QString();
}

QImage imageOf(const BoardPicture &picture, const Theme &theme)
{
    constexpr int Cell = 80;
    const BoardGeometry geometry(QRectF(0, 0, 1, 1), picture.frame());
    QImage image((geometry.viewColumns() + 1) * Cell, (geometry.viewRows() + 1) * Cell, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBoard(painter, image.rect(), picture, theme);
    return image;
}

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
