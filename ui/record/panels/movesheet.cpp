// SPDX-License-Identifier: MIT
#include "ui/record/panels/movesheet.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/record/panels/sheetlook.h"

#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>

namespace kagetsu::ui {

namespace {

class MoveDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QString move = index.data(ScoreSheetModel::MoveRole).toString();
        if (move.isEmpty())
            return;
        const bool isCurrent = option.state & QStyle::State_Selected;
        const bool isTried = index.data(ScoreSheetModel::TriedRole).toBool();
        const QColor ink = isCurrent ? theme().accentText : isTried ? theme().accent : theme().text;
        const QColor muted = isCurrent ? theme().accentText : theme().mutedText;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        QRectF cell = QRectF(option.rect).adjusted(2, 1.5, -2, -1.5);
        if (isCurrent || isTried) {
            painter->setPen(isTried ? QPen(theme().accent, 1, Qt::DashLine) : QPen(Qt::NoPen));
            painter->setBrush(isCurrent ? QBrush(theme().accent) : QBrush(Qt::NoBrush));
            painter->drawRoundedRect(cell, 5, 5);
        }
        QFont font = option.font;
        const QFontMetricsF metrics(font);
        const qreal numbers = metrics.horizontalAdvance(QStringLiteral("000"));
        cell.adjust(4, 0, -6, 0);
        painter->setPen(muted);
        painter->drawText(QRectF(cell.left(), cell.top(), numbers, cell.height()), Qt::AlignRight | Qt::AlignVCenter,
            index.data(ScoreSheetModel::NumberRole).toString());
        cell.setLeft(cell.left() + numbers + metrics.horizontalAdvance(QLatin1Char('0')));
        font.setWeight(QFont::DemiBold);
        font.setItalic(isTried);
        painter->setFont(font);
        painter->setPen(ink);
        QRectF written;
        painter->drawText(cell, Qt::AlignLeft | Qt::AlignVCenter, move, &written);
        painter->setFont(option.font);
        cell.setLeft(written.right() + metrics.horizontalAdvance(QLatin1Char('0')) * 0.8);
        painter->setPen(muted);
        if (const int others = index.data(ScoreSheetModel::OthersRole).toInt(); others > 0) {
            const QString sign = QStringLiteral("+%1").arg(others);
            painter->drawText(cell, Qt::AlignLeft | Qt::AlignVCenter, sign, &written);
            cell.setLeft(written.right() + 4);
        }
        const QString clock = index.data(ScoreSheetModel::ClockRole).toString();
        if (!clock.isEmpty() && metrics.horizontalAdvance(clock) < cell.width()) {
            painter->drawText(cell, Qt::AlignRight | Qt::AlignVCenter, clock, &written);
            cell.setRight(written.left() - 4);
        }
        if (index.data(ScoreSheetModel::FindingRole).isValid() && cell.width() > 12) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(isCurrent ? theme().accentText : theme().forbidden);
            painter->drawEllipse(QPointF(cell.right() - 5, cell.center().y()), 4, 4);
        }
        painter->restore();
    }
};

} // namespace

MoveSheet::MoveSheet(QWidget *parent)
    : QTableView(parent)
    , m_moves(new ScoreSheetModel(this))
{
    setObjectName(QStringLiteral("moves"));
    setModel(m_moves);
    setItemDelegate(new MoveDelegate(this));
    giveSheetLook(*this);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    onFit(*this, [this](double factor) {
        verticalHeader()->setMinimumSectionSize(qRound(TouchSize * factor));
        verticalHeader()->setDefaultSectionSize(qRound(TouchSize * factor));
    });
    onTheme(*this, [this] { viewport()->update(); });
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
        const int place = m_moves->placeAt(current);
        if (place >= 0 && !m_isSetting)
            emit placeWanted(place);
    });
}

void MoveSheet::setPlace(int place)
{
    const QScopedValueRollback setting(m_isSetting, true);
    const QModelIndex cell = m_moves->indexOf(place);
    if (!cell.isValid()) {
        selectionModel()->clear();
        scrollToTop();
        return;
    }
    setCurrentIndex(cell);
    showCurrent();
}

void MoveSheet::showCurrent()
{
    const QModelIndex cell = currentIndex();
    const int last = m_moves->rowCount() - 1;
    if (!cell.isValid())
        return;
    for (const int column : { 0, 1 }) {
        if (m_moves->index(last, column).data(ScoreSheetModel::TriedRole).toBool())
            return scrollToBottom();
    }
    const int high = rowHeight(cell.row());
    const QRect seen = visualRect(cell).adjusted(0, -high, 0, high);
    if (seen.top() < 0 || seen.bottom() > viewport()->height())
        scrollTo(cell, QAbstractItemView::PositionAtCenter);
}

// In a low window a row of moves says more than the names of the columns.
void MoveSheet::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    horizontalHeader()->setVisible(height() >= 5 * verticalHeader()->defaultSectionSize());
    showCurrent();
}

void MoveSheet::retranslate()
{
    m_moves->retranslate();
}

} // namespace kagetsu::ui
