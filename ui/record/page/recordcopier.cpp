// SPDX-License-Identifier: MIT
#include "ui/record/page/recordcopier.h"

#include "record/edit/branch.h"
#include "record/plain/boardtext.h"
#include "record/plain/movetext.h"
#include "record/sgf/sgfwriter.h"
#include "text/record/exporting.h"
#include "ui/board/inforce.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/controls/background/taskwithbar.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/record/page/studypage.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPainter>

namespace kagetsu::ui {

namespace {

void toClipboard(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
}

// Returns the board as on the screen, large enough for print.
QImage imageOf(const BoardPicture &picture)
{
    constexpr int Cell = 80;
    const BoardGeometry geometry(QRectF(0, 0, 1, 1), picture.frame());
    QImage image((geometry.viewColumns() + 1) * Cell, (geometry.viewRows() + 1) * Cell, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBoard(painter, image.rect(), picture, theme());
    return image;
}

} // namespace

// Copies the moves up to the node; at the start of the game, the whole main line.
void RecordCopier::copyMoves()
{
    const bool atStart = m_parts.page.node() == record::GameTree::root();
    const auto moves = record::writeMoveText(record::gameOfLine(m_parts.page.document().tree(),
        atStart ? m_parts.page.document().tree().mainLine().back() : m_parts.page.node()));
    if (moves)
        toClipboard(QString::fromStdString(moves->bytes));
    else
        emit m_parts.page.refused(text::exportRefusalText(moves.fault()));
}

void RecordCopier::copyRecord()
{
    m_parts.looking.run(
        document::amountOf(m_parts.page.document().tree().nodeCount()), StudyPage::tr("Copying the game…"),
        [content = m_parts.record.content()](
            background::State &) { return QString::fromStdString(record::writeSgf(document::gameOf(content))); },
        toClipboard);
}

void RecordCopier::copyBoard()
{
    toClipboard(
        QString::fromStdString(record::writeBoardText(m_parts.page.document().tree().stones(m_parts.page.node()))));
}

void RecordCopier::copyPicture()
{
    QGuiApplication::clipboard()->setImage(imageOf(m_parts.page.picture()));
}

void RecordCopier::countBranch()
{
    m_parts.looking.run(
        document::amountOfBranch(m_parts.page.document().tree(), m_parts.page.node()), StudyPage::tr("Counting…"),
        [game = m_parts.page.document().shared(), node = m_parts.page.node()](
            background::State &) { return record::countBranch(game->tree, node); },
        [this](const record::BranchCount &count) {
            const QStringList lines { StudyPage::tr("Moves: %1").arg(count.moves),
                StudyPage::tr("End positions: %1").arg(count.ends),
                StudyPage::tr("Longest line: %1").arg(count.longest),
                StudyPage::tr("Moves with comments: %1").arg(count.comments),
                StudyPage::tr("Bookmarks: %1").arg(count.bookmarks),
                StudyPage::tr("Texts on points without a move: %1").arg(count.labels) };
            AskDialog::tell(m_parts.page.window(), "statistics", StudyPage::tr("Below this position"),
                lines.join(QLatin1Char('\n')));
        });
}

} // namespace kagetsu::ui
