// SPDX-License-Identifier: MIT
#include "ui/app/places/gamegrid.h"

#include "ui/app/search/findable.h"
#include "ui/board/controledge.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/match/opening/choice/smallboard.h"

#include <QAbstractListModel>
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

// Holds the games, and which of them the search leaves.
class GameRowModel : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    void setRows(std::vector<GameRow> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        filter();
        endResetModel();
    }
    void setSearch(const QString &search)
    {
        if (search == m_search)
            return;
        beginResetModel();
        m_search = search;
        m_words = searchWords(search);
        filter();
        endResetModel();
    }
    const std::vector<GameRow> &rows() const { return m_rows; }
    const GameRow &at(const QModelIndex &index) const { return m_rows[m_shown[static_cast<std::size_t>(index.row())]]; }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid())
            return {};
        const GameRow &row = at(index);
        switch (role) {
        case Qt::DisplayRole: return row.title;
        case Qt::AccessibleTextRole:
            return QStringLiteral("%1, %2").arg(
                row.title, QString(row.detail).replace(QLatin1Char('\n'), QLatin1String(", ")));
        case Qt::ToolTipRole: return QStringLiteral("%1\n%2").arg(row.title, row.detail);
        default: return {};
        }
    }

private:
    void filter()
    {
        m_shown.clear();
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (isFound(m_rows[i], m_words))
                m_shown.push_back(i);
        }
    }

    std::vector<GameRow> m_rows;
    std::vector<std::size_t> m_shown;
    QString m_search;
    QStringList m_words; // of the search
};

class GameTileDelegate : public QStyledItemDelegate
{
public:
    explicit GameTileDelegate(GameGrid *grid)
        : QStyledItemDelegate(grid)
        , m_grid(grid)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return m_grid->gridSize(); }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const GameRow &row = m_grid->m_model->at(index);
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
        painter->drawText(QRect(words.topLeft(), QSize(more.left() + 10 - words.left(), words.height())),
            Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine,
            QFontMetrics(strong).elidedText(row.title, Qt::ElideRight, more.left() + 10 - words.left()));
        words.translate(0, small.height() + 2);
        painter->setFont(m_grid->font());
        painter->setPen(theme().mutedText);
        words.setHeight(2 * small.lineSpacing());
        words.setRight(more.left() + 10);
        for (const QString &line : row.detail.split(QLatin1Char('\n'))) {
            painter->drawText(words, Qt::AlignLeading | Qt::AlignTop | Qt::TextSingleLine,
                small.elidedText(line, Qt::ElideRight, words.width()));
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
    GameGrid *m_grid;
};

GameGrid::GameGrid(QWidget *parent)
    : QListView(parent)
    , m_model(new GameRowModel(this))
    , m_boards(BoardsKept)
    , m_painter(new QTimer(this))
{
    setObjectName(QStringLiteral("gameGrid"));
    setModel(m_model);
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
    connect(m_painter, &QTimer::timeout, this, &GameGrid::paintNext);
    onTheme(*this, [this] {
        m_boards.clear();
        viewport()->update();
    });
}

void GameGrid::setRows(std::vector<GameRow> rows)
{
    if (rows == m_model->rows())
        return; // the boards that are painted stay
    const GameRow *before = current();
    const QString path = before ? before->path : QString();
    const int scrolled = verticalScrollBar()->value();
    m_toPaint.clear();
    m_boards.clear();
    m_model->setRows(std::move(rows));
    for (int i = 0; !path.isEmpty() && i < m_model->rowCount(); ++i) {
        if (m_model->at(m_model->index(i)).path == path)
            setCurrentIndex(m_model->index(i));
    }
    if (!currentIndex().isValid() && m_model->rowCount() > 0)
        selectionModel()->setCurrentIndex(m_model->index(0), QItemSelectionModel::NoUpdate);
    verticalScrollBar()->setValue(scrolled);
}

void GameGrid::setSearch(const QString &search)
{
    m_toPaint.clear();
    m_model->setSearch(search);
    if (m_model->rowCount() > 0)
        selectionModel()->setCurrentIndex(m_model->index(0), QItemSelectionModel::NoUpdate);
}

int GameGrid::countShown() const
{
    return m_model->rowCount();
}

const GameRow *GameGrid::current() const
{
    return currentIndex().isValid() ? &m_model->at(currentIndex()) : nullptr;
}

// Makes the tiles as wide as fills the width.
void GameGrid::fit()
{
    const QFontMetrics metrics(font());
    const int least = std::min(BoardLines * metrics.height() + 2 * BoardPadding + TileGap, viewport()->width() / 2);
    const int room = viewport()->width() - 2; // QListView breaks a row one pixel early
    const int columns = std::max(1, room / std::max(least, 1));
    const int width = room / columns;
    m_boardSide = width - TileGap - 2 * BoardPadding;
    const int words = metrics.height() + 2 + 2 * metrics.lineSpacing();
    const QSize size(width, m_boardSide + 2 * BoardPadding + words + BoardPadding / 2 + TileGap);
    if (size != gridSize())
        setGridSize(size);
}

const QPixmap *GameGrid::boardOf(const QModelIndex &index, int side) const
{
    const QPixmap *painted = m_boards.object(m_model->at(index).path);
    if (painted && painted->size() == QSize(side, side) * devicePixelRatioF())
        return painted;
    const QPersistentModelIndex wanted(index);
    if (std::find(m_toPaint.begin(), m_toPaint.end(), wanted) == m_toPaint.end())
        m_toPaint.push_back(wanted);
    m_painter->start();
    return nullptr;
}

void GameGrid::paintNext()
{
    while (!m_toPaint.empty()) {
        const QModelIndex index = m_toPaint.front();
        m_toPaint.pop_front();
        if (!index.isValid() || !visualRect(index).intersects(viewport()->rect()))
            continue; // scrolled away meanwhile
        const GameRow &row = m_model->at(index);
        m_boards.insert(row.path,
            new QPixmap(boardPixmap(row.picture(), theme(), QSize(m_boardSide, m_boardSide), devicePixelRatioF())));
        update(index);
        return;
    }
    m_painter->stop();
}

QRect GameGrid::moreRect(const QRect &tile) const
{
    const int words = tile.bottom() - (tile.top() + BoardPadding + m_boardSide);
    return { tile.right() - TouchSize, tile.bottom() - words, TouchSize, words };
}

void GameGrid::resizeEvent(QResizeEvent *event)
{
    fit();
    QListView::resizeEvent(event);
}

void GameGrid::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void GameGrid::keyPressEvent(QKeyEvent *event)
{
    if (const GameRow *row = current()) {
        switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!event->isAutoRepeat())
                emit opened(*row);
            return;
        case Qt::Key_Delete: emit removeWanted(*row); return;
        default: break;
        }
    }
    QListView::keyPressEvent(event);
}

void GameGrid::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    const bool isTap = index.isValid() && index == currentIndex() && event->button() == Qt::LeftButton;
    QListView::mouseReleaseEvent(event);
    if (!isTap)
        return;
    const QRect tile = visualRect(index).adjusted(0, 0, -TileGap, -TileGap);
    if (!tile.contains(event->pos()))
        return;
    const GameRow row = m_model->at(index); // what is opened may change the list
    if (moreRect(tile).contains(event->pos()))
        emit menuWanted(row, event->globalPosition().toPoint());
    else
        emit opened(row);
}

void GameGrid::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex index = event->reason() == QContextMenuEvent::Keyboard ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    const QPoint place = event->reason() == QContextMenuEvent::Keyboard
        ? viewport()->mapToGlobal(visualRect(index).center())
        : event->globalPos();
    const GameRow row = m_model->at(index);
    emit menuWanted(row, place);
}

} // namespace kagetsu::ui
