// SPDX-License-Identifier: MIT
#include "ui/record/review/momentcards.h"

#include "analysis/review/course.h"
#include "text/review/reviews.h"
#include "ui/board/inforce.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/fit.h"

#include <QPainter>
#include <QPixmap>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace kagetsu::ui {

namespace {

constexpr int CardHeight = 88;

class MomentCard : public BigButton
{
public:
    MomentCard(const GameReview &review, const review::Mark &mark, QWidget *parent)
        : BigButton("momentCard", parent)
        , m_board(review.game.line.moves[mark.move].before)
        , m_move(text::reviewedMoveText(mark.move, review.game.line.moves[mark.move].move))
        , m_text(text::markText(mark, review.review.moves[mark.move]))
    {
        const record::Move &move = review.game.line.moves[mark.move].move;
        if (move.kind == record::Move::Kind::Stone) {
            m_board.place(move.point, move.side);
            m_board.lastMove = move.point;
        }
        m_board.setCoordinates(CoordinateSides::None);
        setAccessibleName(m_move);
        setAccessibleDescription(m_text);
        setToolTip(m_text);
        onTheme(*this, [this] {
            m_painted = {};
            update();
        });
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(hasFocus() ? theme().accent : theme().border, hasFocus() ? 2 : 1));
        painter.setBrush(underMouse() ? theme().panelActive : theme().panel);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
        const QRectF inner = QRectF(rect()).adjusted(6, 6, -8, -6);
        const int side = qRound(inner.height());
        if (m_painted.size() != QSize(side, side) * devicePixelRatioF())
            draw(side);
        painter.drawPixmap(inner.topLeft(), m_painted);
        QRectF words = inner.adjusted(inner.height() + 8, 0, 0, 0);
        const QFont usual = parentWidget()->font(); // buttons have one of their own, which does not grow with the page
        QFont strong = usual;
        strong.setWeight(QFont::DemiBold);
        painter.setFont(strong);
        painter.setPen(theme().text);
        const QFontMetricsF metrics(strong);
        painter.drawText(
            words, Qt::AlignLeft | Qt::AlignTop, metrics.elidedText(m_move, Qt::ElideRight, words.width()));
        words.setTop(words.top() + metrics.lineSpacing());
        painter.setFont(usual);
        // Whole lines only; the tooltip has the rest.
        const qreal line = QFontMetricsF(usual).lineSpacing();
        words.setHeight(std::floor(words.height() / line) * line);
        painter.setClipRect(words);
        painter.drawText(words, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_text);
    }

private:
    void draw(int side)
    {
        m_painted = QPixmap(QSize(side, side) * devicePixelRatioF());
        m_painted.setDevicePixelRatio(devicePixelRatioF());
        m_painted.fill(Qt::transparent);
        QPainter painter(&m_painted);
        paintBoard(painter, QRectF(0, 0, side, side), m_board, theme());
    }

    BoardPicture m_board;
    QPixmap m_painted; // the board, drawn once for its size
    QString m_move;
    QString m_text;
};

} // namespace

MomentCards::MomentCards(QWidget *parent)
    : QWidget(parent)
    , m_cards(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("momentCards"));
    m_cards->setContentsMargins(0, 0, 0, 0);
    m_cards->setSpacing(4);
    onFit(*this, [this](double) { arrange(); });
}

// The cards grow with the words around them.
void MomentCards::arrange()
{
    for (QToolButton *each : findChildren<QToolButton *>(QStringLiteral("momentCard"), Qt::FindDirectChildrenOnly))
        each->setFixedHeight(qRound(CardHeight * fitOf(*this)));
}

void MomentCards::setReview(const GameReview *review)
{
    std::vector<Shown> shown;
    for (const std::size_t mark : review == nullptr ? std::vector<std::size_t>() : review::keyMoments(review->marks)) {
        const review::Mark &each = review->marks[mark];
        shown.push_back({ mark, text::reviewedMoveText(each.move, review->game.line.moves[each.move].move),
            text::markText(each, review->review.moves[each.move]) });
    }
    if (review != nullptr && shown == m_shown && count() == static_cast<int>(shown.size()))
        return;
    m_shown = std::move(shown);
    while (QLayoutItem *item = m_cards->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (review == nullptr)
        return;
    for (const Shown &each : m_shown) {
        const std::size_t mark = each.mark;
        auto *card = new MomentCard(*review, review->marks[mark], this);
        m_cards->addWidget(card);
        connect(card, &QToolButton::clicked, this, [this, mark] { emit picked(mark); });
    }
    m_cards->addStretch(1);
    arrange();
}

int MomentCards::count() const
{
    return std::max(0, m_cards->count() - 1);
}

} // namespace kagetsu::ui
