// SPDX-License-Identifier: MIT
#include "ui/match/table/movelist.h"

#include "clock/facetext.h"
#include "text/rules/rules.h"
#include "ui/board/inforce.h"
#include "ui/controls/tableicon.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace kagetsu::ui {

std::vector<MoveLine> moveLines(const match::Match &match)
{
    std::vector<MoveLine> lines;
    const match::Move *last = nullptr;
    for (const match::Move &move : match.moves()) {
        MoveLine line;
        line.pass = !move.point;
        if (move.point)
            line.point = text::pointText(*move.point);
        // Each of several stones in one turn has a time of its own; together they add up to the turn's time.
        const bool goesOn = move.before.turnMoves > 0 && last && last->seat == move.seat;
        const clock::Duration told = goesOn ? last->turn : clock::Duration { 0 };
        const auto whole = std::chrono::floor<std::chrono::seconds>(move.turn - std::min(told, move.turn));
        last = &move;
        line.time = QString::fromStdString(clock::faceText(whole));
        lines.push_back(line);
    }
    // A choice changed who owns Black: the mark belongs to the stone before it.
    if (match.phase() != match::Phase::NotStarted) {
        const std::string &marks = match.opening().swapMarks();
        std::size_t choice = 0;
        for (const match::OpeningAct &act : match.openingActs()) {
            if (!std::holds_alternative<opening::Choose>(act.act))
                continue;
            const auto before = static_cast<std::size_t>(act.stonesBefore);
            if (choice < marks.size() && marks[choice] == 'R' && before >= 1 && before <= lines.size())
                lines[before - 1].swap = true;
            ++choice;
        }
    }
    return lines;
}

void MoveListModel::show(std::vector<MoveLine> lines)
{
    const int rows = rowsFor(lines.size());
    const int oldRows = rowsFor(m_lines.size());
    std::size_t same = 0;
    while (same < lines.size() && same < m_lines.size() && lines[same] == m_lines[same])
        ++same;
    if (rows < oldRows) {
        beginRemoveRows({}, rows, oldRows - 1);
        m_lines.resize(std::min(m_lines.size(), static_cast<std::size_t>(rows) * 2));
        endRemoveRows();
    } else if (rows > oldRows) {
        beginInsertRows({}, oldRows, rows - 1);
        m_lines = std::move(lines);
        endInsertRows();
        if (oldRows > 0)
            emit dataChanged(index(oldRows - 1, 0), index(oldRows - 1, 1));
        return;
    }
    m_lines = std::move(lines);
    const int firstRow = static_cast<int>(same / 2);
    if (firstRow < rows)
        emit dataChanged(index(firstRow, 0), index(rows - 1, 1));
}

int MoveListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : rowsFor(m_lines.size());
}

int MoveListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 2;
}

QVariant MoveListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto at = static_cast<std::size_t>(index.row()) * 2 + static_cast<std::size_t>(index.column());
    if (at >= m_lines.size())
        return {};
    const MoveLine &line = m_lines[at];
    const int number = static_cast<int>(at) + 1;
    switch (role) {
    case Qt::DisplayRole:
        //: A move without a stone.
        return line.pass ? tr("pass") : line.point;
    case NumberRole: return number;
    case TimeRole: return line.time;
    case SwapRole: return line.swap;
    case Qt::AccessibleTextRole:
        return line.swap ? tr("Move %1, %2, then the colours were swapped").arg(number).arg(line.point)
                         : tr("Move %1, %2").arg(number).arg(line.pass ? tr("pass") : line.point);
    default: return {};
    }
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::DisplayRole && orientation == Qt::Horizontal)
        return text::sideName(section == 0 ? rules::Side::Black : rules::Side::White);
    return QAbstractTableModel::headerData(section, orientation, role);
}

QModelIndex MoveListModel::lastIndex() const
{
    if (m_lines.empty())
        return {};
    const int last = static_cast<int>(m_lines.size()) - 1;
    return index(last / 2, last % 2);
}

namespace {

// Paints one move: a small number, the point, and the time at the right edge.
class MovePainter : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QString text = index.data().toString();
        if (text.isEmpty())
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const auto *list = qobject_cast<const QAbstractItemView *>(option.widget);
        const bool current = list && list->currentIndex() == index;
        if (current) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme().accent);
            painter->drawRoundedRect(QRectF(option.rect).adjusted(2, 1, -2, -1), 6, 6);
        }
        const QColor quiet = current ? theme().accentText : theme().mutedText;
        QFont small = option.font;
        small.setPointSizeF(small.pointSizeF() * 0.82);
        const QFontMetrics metrics(option.font);
        const int numberWidth = QFontMetrics(small).horizontalAdvance(QStringLiteral("888"));
        // In a narrow list the parts move closer together, so that the time stays visible.
        const int words = numberWidth + metrics.horizontalAdvance(QStringLiteral("H10"))
            + QFontMetrics(small).horizontalAdvance(QStringLiteral("0:00"));
        const int gap = std::clamp((option.rect.width() - words) / 4, 2, 8);
        const QRect inner = option.rect.adjusted(gap, 0, -gap, 0);
        painter->setFont(small);
        painter->setPen(quiet);
        painter->drawText(QRect(inner.left(), inner.top(), numberWidth, inner.height()),
            Qt::AlignRight | Qt::AlignVCenter, QString::number(index.data(MoveListModel::NumberRole).toInt()));
        const QString time = index.data(MoveListModel::TimeRole).toString();
        const int textLeft = inner.left() + numberWidth + gap;
        const int textWidth = metrics.horizontalAdvance(text);
        int right = textLeft + textWidth;
        if (index.data(MoveListModel::SwapRole).toBool()) {
            const int sign = metrics.ascent();
            paintIcon(*painter, QRectF(right + 4, inner.center().y() - sign / 2.0, sign, sign), TableIcon::Swap,
                current ? theme().accentText : theme().accent);
            right += sign + 6;
        }
        if (QFontMetrics(small).horizontalAdvance(time) + right + gap / 2 <= inner.right())
            painter->drawText(inner, Qt::AlignRight | Qt::AlignVCenter, time);
        painter->setFont(option.font);
        painter->setPen(current ? theme().accentText : theme().text);
        painter->drawText(
            QRect(textLeft, inner.top(), textWidth + 4, inner.height()), Qt::AlignLeft | Qt::AlignVCenter, text);
        painter->restore();
    }
};

} // namespace

MoveListView::MoveListView(QWidget *parent)
    : QTableView(parent)
    , m_model(new MoveListModel(this))
{
    setModel(m_model);
    setItemDelegate(new MovePainter(this));
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection); // it follows the game and has nothing to select
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    horizontalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setMinimumSectionSize(20);
    onLanguage(*this, [this] { setAccessibleName(tr("Moves")); });
    onChange(*this, QEvent::FontChange, [this] { fitRows(); });
    fitRows();
}

void MoveListView::fitRows()
{
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(QFontMetrics(font()).height() + 10);
}

void MoveListView::show(const std::vector<MoveLine> &lines)
{
    m_model->show(lines);
    const QModelIndex last = m_model->lastIndex();
    setCurrentIndex(last);
    if (last.isValid())
        scrollTo(last);
}

} // namespace kagetsu::ui
