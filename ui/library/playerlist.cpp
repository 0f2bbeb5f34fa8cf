// SPDX-License-Identifier: MIT
#include "ui/library/playerlist.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/library/scorebar.h"
#include "ui/library/scorerows.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QScroller>
#include <QStyledItemDelegate>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int PlayerRowPadding = 8;

class PlayerDelegate : public QStyledItemDelegate
{
public:
    PlayerDelegate(const ScoreRows &model, QAbstractItemView *list)
        : QStyledItemDelegate(list)
        , m_model(model)
        , m_list(*list)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        const int words = 2 * option.fontMetrics.lineSpacing() + PlayerRowPadding;
        return { 0, std::max(qRound(TouchSize * fitOf(m_list)), words) };
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRect inside =
            option.rect.adjusted(PlayerRowPadding, PlayerRowPadding / 2, -PlayerRowPadding, -PlayerRowPadding / 2);
        QFont strong = option.font;
        strong.setWeight(QFont::DemiBold);
        if (m_model.isHeading(index.row())) {
            writeWords(*painter, strong, theme().text, inside, m_model.headAt(index.row()), Qt::AlignBottom);
        } else {
            paintFrame(*painter, option, index);
            paintScore(*painter, option, strong, inside, index.row());
        }
        painter->restore();
    }

private:
    void paintFrame(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
    {
        const bool isAt = m_list.hasFocus() && option.state.testFlag(QStyle::State_HasFocus);
        const bool isOver = option.state.testFlag(QStyle::State_MouseOver) && m_model.opens(index.row());
        if (!isAt && !isOver)
            return;
        painter.setPen(QPen(isAt ? theme().accent : theme().border, isAt ? 2 : 1));
        painter.setBrush(theme().panelActive);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 6, 6);
    }

    void paintScore(
        QPainter &painter, const QStyleOptionViewItem &option, const QFont &strong, const QRect &inside, int row) const
    {
        const QFontMetrics &metrics = option.fontMetrics;
        const int line = metrics.lineSpacing();
        const int top = inside.top() + (inside.height() - 2 * line) / 2;
        const int bar = std::clamp(inside.width() * 2 / 5, 60, 360);
        const int numbers = metrics.horizontalAdvance(QStringLiteral("000,000"));
        const int words = inside.width() - bar - numbers - 2 * PlayerRowPadding;
        const bool hasScore = m_model.hasScore(row);
        const int text = hasScore ? words : inside.width();
        writeWords(painter, strong, theme().text, { inside.left(), top, text, line }, m_model.headAt(row),
            Qt::AlignVCenter, m_model.elideAt(row));
        writeWords(
            painter, option.font, theme().mutedText, { inside.left(), top + line, text, line }, m_model.detailAt(row));
        if (!hasScore)
            return;
        const library::Score score = m_model.scoreAt(row);
        writeWords(painter, option.font, theme().text,
            { inside.left() + words + PlayerRowPadding, top, numbers, 2 * line }, QLocale().toString(score.games),
            Qt::AlignVCenter | Qt::AlignRight);
        paintScoreBar(painter, option.font, score, { inside.right() - bar, top + line / 2, bar, line + 2 });
    }

    static void writeWords(QPainter &painter, const QFont &font, const QColor &ink, const QRect &place,
        const QString &text, Qt::Alignment side = Qt::AlignVCenter, Qt::TextElideMode elide = Qt::ElideRight)
    {
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(
            place, int(side) | Qt::TextSingleLine, QFontMetrics(font).elidedText(text, elide, place.width()));
    }

    const ScoreRows &m_model;
    const QAbstractItemView &m_list;
};

} // namespace

PlayerList::PlayerList(ScoreRows &model, QWidget *parent)
    : QListView(parent)
{
    setObjectName(QStringLiteral("playerList"));
    setModel(&model);
    setItemDelegate(new PlayerDelegate(model, this));
    setUniformItemSizes(true);
    setMouseTracking(true);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    QScroller::grabGesture(viewport(), QScroller::TouchGesture);
    onFit(*this, [this](double) { scheduleDelayedItemsLayout(); });
}

void PlayerList::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter)
        QListView::keyPressEvent(event);
    else if (!event->isAutoRepeat() && currentIndex().isValid())
        emit chosen(currentIndex().row());
}

void PlayerList::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    const bool isTap = index.isValid() && index == currentIndex() && event->button() == Qt::LeftButton;
    QListView::mouseReleaseEvent(event);
    if (isTap)
        emit chosen(index.row());
}

void PlayerList::focusInEvent(QFocusEvent *event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && model()->rowCount() > 0)
        setCurrentIndex(model()->index(0, 0));
}

} // namespace kagetsu::ui
