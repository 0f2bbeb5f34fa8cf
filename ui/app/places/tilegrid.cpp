// SPDX-License-Identifier: MIT
#include "ui/app/places/tilegrid.h"

#include "ui/board/controledge.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/match/opening/choice/smallboard.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QScroller>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int TileGap = 12; // between tiles
constexpr int BoardPadding = 10; // inside of a tile
constexpr int BoardLines = 9; // least width of a board, in lines of text
constexpr int BoardsKept = 200; // painted boards

} // namespace

class GameTileDelegate : public QStyledItemDelegate
{
public:
    explicit GameTileDelegate(TileGrid *grid)
        : QStyledItemDelegate(grid)
        , m_grid(grid)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return m_grid->gridSize(); }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QString title = index.data().toString();
        const QString detail = index.data(TileGrid::DetailRole).toString();
        const QRect tile = option.rect.adjusted(0, 0, -TileGap, -TileGap);
        const bool isAt = option.state.testFlag(QStyle::State_HasFocus) && m_grid->hasFocus();
        const bool isUnder = option.state.testFlag(QStyle::State_MouseOver);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const qreal border = isAt ? 2 : 1;
        painter->setPen(QPen(isAt || isUnder ? theme().accent : controlEdge(theme()), border));
        painter->setBrush(theme().panel);
        painter->drawRoundedRect(QRectF(tile).adjusted(border / 2, border / 2, -border / 2, -border / 2), 12, 12);
        const int side = m_grid->m_boardSide;
        const QRect board(tile.left() + (tile.width() - side) / 2, tile.top() + BoardPadding, side, side);
        if (const QPixmap *painted = m_grid->boardOf(index, side)) {
            painter->drawPixmap(board.topLeft(), *painted);
        } else {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme().woodLight);
            painter->drawRoundedRect(board, 4, 4);
        }
        const QFontMetrics small(m_grid->font());
        QFont strong = m_grid->font();
        strong.setWeight(QFont::DemiBold);
        QRect words(tile.left() + BoardPadding, board.bottom() + BoardPadding / 2, tile.width() - 2 * BoardPadding,
            small.height());
        const QRect more = m_grid->moreRect(tile);
        painter->setFont(strong);
        painter->setPen(theme().text);
        // By baselines: in a rectangle, a line with letters of a taller face would move towards the next one.
        words.setRight(more.left() + 10);
        painter->drawText(words.left(), words.top() + small.ascent(),
            QFontMetrics(strong).elidedText(title, Qt::ElideRight, words.width()));
        words.translate(0, small.height() + 2);
        painter->setFont(m_grid->font());
        painter->setPen(theme().mutedText);
        for (const QString &line : detail.split(QLatin1Char('\n'))) {
            painter->drawText(
                words.left(), words.top() + small.ascent(), small.elidedText(line, Qt::ElideRight, words.width()));
            words.translate(0, small.lineSpacing());
        }
        // Three dots for what else can be done.
        painter->setPen(Qt::NoPen);
        painter->setBrush(isUnder || isAt ? theme().text : theme().mutedText);
        const qreal dot = small.height() / 11.0;
        for (int i = -1; i <= 1; ++i)
            painter->drawEllipse(QRectF(more).center() + QPointF(8, i * dot * 4), dot, dot);
        painter->restore();
    }

private:
    TileGrid *m_grid;
};

TileGrid::TileGrid(std::function<BoardPicture(const QModelIndex &)> pictureOf, QWidget *parent)
    : QListView(parent)
    , m_pictureOf(std::move(pictureOf))
    , m_boards(BoardsKept)
    , m_painter(new QTimer(this))
{
    setItemDelegate(new GameTileDelegate(this));
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setProperty("bare", true);
    viewport()->setAutoFillBackground(false);
    viewport()->setCursor(Qt::PointingHandCursor);
    QScroller::grabGesture(viewport(), QScroller::TouchGesture);
    m_painter->setInterval(0);
    connect(m_painter, &QTimer::timeout, this, &TileGrid::paintNext);
    onTheme(*this, [this] {
        m_boards.clear();
        viewport()->update();
    });
}

void TileGrid::forget()
{
    m_toPaint.clear();
    m_boards.clear();
}

void TileGrid::goToFirst()
{
    if (!currentIndex().isValid() && model()->rowCount() > 0)
        selectionModel()->setCurrentIndex(model()->index(0, modelColumn()), QItemSelectionModel::NoUpdate);
}

// Makes the tiles as wide as fills the width beside a scroll bar, whether there is one or not: larger tiles without it
// could need it, smaller ones with it could do without, and they would change for ever.
void TileGrid::fit()
{
    const QFontMetrics metrics(font());
    const int beside = width() - verticalScrollBar()->sizeHint().width();
    const int room = beside - 2; // QListView breaks a row one pixel early
    const int least = std::min(BoardLines * metrics.height() + 2 * BoardPadding + TileGap, room / 2);
    const int columns = std::max(1, room / std::max(least, 1));
    const int width = room / columns;
    m_boardSide = width - TileGap - 2 * BoardPadding;
    const int words = metrics.height() + 2 + 2 * metrics.lineSpacing();
    const QSize size(width, m_boardSide + 2 * BoardPadding + words + BoardPadding / 2 + TileGap);
    if (size != gridSize())
        setGridSize(size);
}

const QPixmap *TileGrid::boardOf(const QModelIndex &index, int side) const
{
    const QPixmap *painted = m_boards.object(index.data(KeyRole).toString());
    if (painted && painted->size() == QSize(side, side) * devicePixelRatioF())
        return painted;
    const QPersistentModelIndex wanted(index);
    if (std::find(m_toPaint.begin(), m_toPaint.end(), wanted) == m_toPaint.end())
        m_toPaint.push_back(wanted);
    m_painter->start();
    return nullptr;
}

void TileGrid::paintNext()
{
    while (!m_toPaint.empty()) {
        const QModelIndex index = m_toPaint.front();
        m_toPaint.pop_front();
        if (!index.isValid() || !visualRect(index).intersects(viewport()->rect()))
            continue; // scrolled away meanwhile
        m_boards.insert(index.data(KeyRole).toString(),
            new QPixmap(
                boardPixmap(m_pictureOf(index), theme(), QSize(m_boardSide, m_boardSide), devicePixelRatioF())));
        update(index);
        return;
    }
    m_painter->stop();
}

QRect TileGrid::moreRect(const QRect &tile) const
{
    const int words = tile.bottom() - (tile.top() + BoardPadding + m_boardSide);
    return { tile.right() - TouchSize, tile.bottom() - words, TouchSize, words };
}

void TileGrid::resizeEvent(QResizeEvent *event)
{
    fit();
    QListView::resizeEvent(event);
}

void TileGrid::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void TileGrid::keyPressEvent(QKeyEvent *event)
{
    if (const QModelIndex index = currentIndex(); index.isValid()) {
        switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!event->isAutoRepeat())
                emit picked(index);
            return;
        case Qt::Key_Delete: emit deleteWanted(index); return;
        default: break;
        }
    }
    QListView::keyPressEvent(event);
}

void TileGrid::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    const bool isTap = index.isValid() && index == currentIndex() && event->button() == Qt::LeftButton;
    QListView::mouseReleaseEvent(event);
    if (!isTap)
        return;
    const QRect tile = visualRect(index).adjusted(0, 0, -TileGap, -TileGap);
    if (!tile.contains(event->pos()))
        return;
    if (moreRect(tile).contains(event->pos()))
        emit moreWanted(index, event->globalPosition().toPoint());
    else
        emit picked(index);
}

void TileGrid::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex index = event->reason() == QContextMenuEvent::Keyboard ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    const QPoint place = event->reason() == QContextMenuEvent::Keyboard
        ? viewport()->mapToGlobal(visualRect(index).center())
        : event->globalPos();
    emit moreWanted(index, place);
}

} // namespace kagetsu::ui
