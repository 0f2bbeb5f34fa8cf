// SPDX-License-Identifier: MIT
#include "ui/match/opening/choice/patternbutton.h"

#include "opening/pattern/region.h"
#include "text/opening/opening.h"
#include "ui/board/controledge.h"
#include "ui/board/inforce.h"
#include "ui/match/opening/choice/smallboard.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace kagetsu::ui {

namespace {

// No pattern reaches farther than two points from the centre; one more shows that the board continues.
constexpr int PieceSize = 7;
constexpr int Edge = 6;

} // namespace

PatternButton::PatternButton(const opening::Pattern &pattern, QWidget *parent)
    : QAbstractButton(parent)
    , m_pattern(pattern)
    , m_stones(opening::stonesOf(pattern, rules::Symmetry::Identity, PieceSize))
{
    setObjectName(QStringLiteral("pattern%1")
                      .arg(QLatin1String(pattern.code.data(), static_cast<qsizetype>(pattern.code.size()))));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    onLanguage(*this, [this] {
        setAccessibleName(text::patternText({ &m_pattern, rules::Symmetry::Identity }));
        update();
    });
    onTheme(*this, [this] { m_board = {}; });
}

void PatternButton::setStones(const opening::PatternStones &stones, int boardSize)
{
    const rules::Point from = opening::centreOf(boardSize);
    const rules::Point to = opening::centreOf(PieceSize);
    std::transform(stones.begin(), stones.end(), m_stones.begin(),
        [&](rules::Point point) { return rules::Point(point.x - from.x + to.x, point.y - from.y + to.y); });
    m_board = {};
    update();
}

void PatternButton::setView(rules::Symmetry view)
{
    m_view = view;
    m_board = {};
    update();
}

void PatternButton::setBans(bool bans)
{
    m_bans = bans;
    update();
}

QSize PatternButton::sizeHint() const
{
    return { 108, heightForWidth(108) };
}

int PatternButton::heightForWidth(int width) const
{
    return width + 2 * fontMetrics().height() + Edge / 2;
}

void PatternButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = isChecked() && !m_bans;
    const QRectF body = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setPen(QPen(hasFocus() || underMouse() ? theme().accent : controlEdge(theme()), hasFocus() ? 3 : 1));
    painter.setBrush(lit ? theme().accent : theme().panel);
    painter.drawRoundedRect(body, 8, 8);

    const int side = std::min(width(), height() - 2 * fontMetrics().height() - Edge / 2) - 2 * Edge;
    const QRect square((width() - side) / 2, Edge, side, side);
    if (m_board.isNull() || m_board.size() != square.size() * devicePixelRatioF()) {
        BoardPicture picture { BoardFrame { PieceSize, PieceSize, m_view, CoordinateSides::None } };
        for (std::size_t i = 0; i < m_stones.size(); ++i)
            picture.place(m_stones[i], i % 2 == 0 ? rules::Side::Black : rules::Side::White, static_cast<int>(i) + 1);
        m_board = boardPixmap(picture, theme(), square.size(), devicePixelRatioF());
    }
    const bool banned = isChecked() && m_bans;
    painter.setOpacity(isEnabled() && !banned ? 1.0 : 0.4);
    painter.drawPixmap(square.topLeft(), m_board);
    painter.setOpacity(1.0);
    if (banned) {
        painter.setPen(QPen(theme().forbidden, std::max(3.0, side / 18.0), Qt::SolidLine, Qt::RoundCap));
        const QRectF cross = QRectF(square).adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2);
        painter.drawLine(cross.topLeft(), cross.bottomRight());
        painter.drawLine(cross.topRight(), cross.bottomLeft());
    }

    const int line = fontMetrics().height();
    QRect words(Edge / 2, square.bottom() + 1, width() - Edge, line);
    QFont name = font();
    name.setWeight(QFont::DemiBold);
    name.setStrikeOut(banned);
    painter.setFont(name);
    const bool quiet = !isEnabled() || banned;
    painter.setPen(lit ? theme().accentText : quiet ? theme().mutedText : theme().text);
    painter.drawText(words, Qt::AlignCenter,
        QFontMetrics(name).elidedText(text::patternName(m_pattern), Qt::ElideRight, words.width()));
    painter.setFont(font());
    painter.setPen(lit ? theme().accentText : theme().mutedText);
    words.translate(0, line);
    painter.drawText(words, Qt::AlignCenter,
        fontMetrics().elidedText(text::patternByline(m_pattern), Qt::ElideRight, words.width()));
}

void PatternButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (!event->isAutoRepeat())
            click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void PatternButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void PatternButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace kagetsu::ui
