// SPDX-License-Identifier: MIT
#include "ui/tournament/round/tablepainter.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"

#include <QPainter>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int Gap = 6; // distance between the parts of a row

void paintName(QPainter &painter, const QRect &rect, const QString &name, const QString &points, const QColor &muted)
{
    const QFontMetrics metrics(painter.font());
    const int pointsWidth = points.isEmpty() ? 0 : metrics.horizontalAdvance(points) + Gap;
    const QRect left = rect.adjusted(0, 0, -pointsWidth, 0);
    painter.drawText(left, Qt::AlignVCenter | Qt::AlignLeft, metrics.elidedText(name, Qt::ElideRight, left.width()));
    if (points.isEmpty())
        return;
    painter.setPen(muted);
    painter.drawText(rect, Qt::AlignVCenter | Qt::AlignRight, points);
}

} // namespace

TablePainter::TablePainter(TableList &list)
    : QStyledItemDelegate(&list)
    , m_list(list)
{
}

QSize TablePainter::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return { std::max(10, m_list.gridSize().width()), qRound(TouchSize * fitOf(*option.widget)) };
}

TablePainter::Parts TablePainter::parts(const QRect &row, const QFontMetrics &metrics)
{
    const QRect inner = row.adjusted(Gap, 2, -Gap, -2);
    const int number = metrics.horizontalAdvance(QStringLiteral("888"));
    const int result = metrics.horizontalAdvance(QStringLiteral("½–½ … ")) + metrics.height();
    const int name = (inner.width() - number - result - 3 * Gap) / 2;
    Parts parts;
    parts.number = QRect(inner.left(), inner.top(), number, inner.height());
    parts.first = QRect(parts.number.right() + Gap, inner.top(), name, inner.height());
    parts.result = QRect(parts.first.right() + Gap, inner.top(), result, inner.height());
    parts.second = QRect(parts.result.right() + Gap, inner.top(), name, inner.height());
    return parts;
}

void TablePainter::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const TablesModel::Row &row = static_cast<const TablesModel *>(index.model())->row(index.row());
    const Theme &colours = theme();
    const bool isCurrent = index == m_list.currentIndex() && m_list.use() == TableList::Use::Results;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(isCurrent ? colours.accent : index.row() % 2 == 0 ? colours.panel : colours.window);
    painter->drawRoundedRect(option.rect.adjusted(2, 1, -2, -1), 6, 6);
    const QFont font = m_list.font();
    painter->setFont(font);
    const Parts where = parts(option.rect, QFontMetrics(font));
    painter->setPen(isCurrent ? colours.accentText : colours.mutedText);
    painter->drawText(where.number, Qt::AlignVCenter | Qt::AlignRight,
        row.table > 0 ? QString::number(row.table) : QStringLiteral("–"));
    paintSeat(*painter, where.first, row, { index.row(), TablesModel::Seat::First }, isCurrent);
    paintSeat(*painter, where.second, row, { index.row(), TablesModel::Seat::Second }, isCurrent);
    paintResult(*painter, where.result, row, isCurrent);
    painter->restore();
}

void TablePainter::paintSeat(
    QPainter &painter, const QRect &rect, const TablesModel::Row &row, TableList::Place place, bool isCurrent) const
{
    const Theme &colours = theme();
    const bool isFirst = place.seat == TablesModel::Seat::First;
    const bool isBye = row.table == 0 && !isFirst;
    const bool isPicked = m_list.picked() == place;
    const bool isCursor = m_list.use() == TableList::Use::Exchange && m_list.cursor() == place;
    if (isPicked || isCursor) {
        painter.setPen(QPen(colours.accent, 2));
        painter.setBrush(isPicked ? QBrush(colours.accent) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(rect.adjusted(-3, 2, 3, -2), 6, 6);
    }
    const QColor on = isPicked || isCurrent ? colours.accentText : isBye ? colours.mutedText : colours.text;
    painter.setPen(on);
    paintName(painter, rect, isFirst ? row.firstName : row.secondName, isFirst ? row.firstPoints : row.secondPoints,
        isPicked || isCurrent ? colours.accentText : colours.mutedText);
}

void TablePainter::paintResult(QPainter &painter, const QRect &rect, const TablesModel::Row &row, bool isCurrent) const
{
    const Theme &colours = theme();
    const QColor ink = isCurrent ? colours.accentText : row.isLate ? colours.lowTime : colours.text;
    painter.setPen(ink);
    QFont font = m_list.font();
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.drawText(rect, Qt::AlignCenter, text::tableResultText(row));
    const int side = QFontMetrics(font).height() * 3 / 4;
    if (row.isByHand || row.isRuled || row.isChanged)
        // A pencil marks what was typed or changed by hand.
        painter.drawPixmap(QPoint(rect.right() - side, rect.center().y() - side / 2),
            m_pencil.painted(QStringLiteral("edit"), ink, side, m_list.devicePixelRatioF()));
}

} // namespace kagetsu::ui
