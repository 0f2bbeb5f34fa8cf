// SPDX-License-Identifier: MIT
// Painting of ClockFace.
#include "ui/board/inforce.h"
#include "ui/controls/tableicon.h"
#include "ui/match/clock/clockface.h"
#include "ui/match/clock/clockwords.h"
#include "ui/match/clock/faceplaces.h"

#include <QPainter>
#include <QPaintEvent>

#include <algorithm>

namespace kagetsu::ui {

void paintCard(QPainter &painter, const QRectF &card, const Theme::CardColours &colours)
{
    const qreal radius = std::min(14.0, card.height() / 3);
    painter.setPen(QPen(colours.edge, 1.5));
    painter.setBrush(colours.ground);
    painter.drawRoundedRect(card, radius, radius);
}

void ClockFace::paintDigits(QPainter &painter, const FacePlaces &at, const QRegion &exposed) const
{
    QFont big = figureFont();
    big.setPixelSize(100);
    const qreal scale = at.digits.height() / (QFontMetricsF(big).capHeight() * 1.3);
    big.setPixelSize(std::max(8, static_cast<int>(100 * scale)));
    painter.setFont(big);
    // A waiting clock that is short of time shows this by its digits alone: its card is not the one to look at.
    const bool waitsShort = !m_reading.running && !m_reading.flag && !m_flashing && isShort();
    painter.setPen(waitsShort ? theme().lowTime : colours().text);
    const QFontMetricsF metrics(big);
    const qreal baseline = at.digits.center().y() + metrics.capHeight() / 2;
    for (std::size_t i = 0; i < at.cells.size(); ++i) {
        const QChar c = m_digits[static_cast<int>(i)];
        if (exposed.intersects(onWidget(at.cells[i])))
            painter.drawText(
                QPointF(at.cells[i].center().x() - metrics.horizontalAdvance(c) / 2, baseline), QString(c));
    }
    paintFrame(painter, at);
    // A line under the digits says the same without colour, for projectors and colour-blind readers.
    if (isShort() && !m_reading.flag && !m_won && !at.cells.empty()) {
        const qreal thick = std::max(2.0, at.digits.height() * 0.06);
        const QRectF line(at.cells.front().left(), at.digits.bottom() - thick,
            at.cells.back().right() - at.cells.front().left(), thick);
        painter.setBrush(painter.pen().color());
        painter.setPen(Qt::NoPen);
        painter.drawRoundedRect(line, thick / 2, thick / 2);
    }
}

// Draws a frame around the digits once the main time is used up: visible on the smallest face, and without telling
// colours apart.
void ClockFace::paintFrame(QPainter &painter, const FacePlaces &at) const
{
    if (!isPastMain() || m_won)
        return;
    const qreal thick = std::max(2.0, at.digits.height() * 0.035);
    const qreal beside = at.digits.height() * 0.14;
    const qreal inset = thick / 2 + 1;
    const QRectF frame = at.digits.adjusted(-beside, 0, beside, 0) & at.card.adjusted(inset, inset, -inset, -inset);
    painter.setPen(QPen(painter.pen().color(), thick));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(frame, frame.height() * 0.16, frame.height() * 0.16);
}

void ClockFace::paintTurn(QPainter &painter, const FacePlaces &at) const
{
    if (at.bar.isEmpty() || m_won) // a winner has no move in progress
        return;
    const Theme::CardColours &ink = colours();
    if (!m_reading.untimed && !m_turnText.isEmpty()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink.track);
        painter.drawRoundedRect(at.bar, at.bar.height() / 2, at.bar.height() / 2);
        const qreal used = at.bar.width() * turnShare(m_reading, m_control);
        if (used > 1) {
            painter.setBrush(ink.bar);
            QRectF part = at.bar;
            part.setWidth(std::max(used, at.bar.height()));
            painter.drawRoundedRect(part, at.bar.height() / 2, at.bar.height() / 2);
        }
    }
    QFont small = font();
    painter.setFont(small);
    painter.setPen(ink.mutedText);
    const auto fitted = [&](const QString &text, const QRectF &rect) {
        // The digits or the words beside it may have left it little room.
        painter.setFont(fittingFont(small, text, rect.width(), m_digitsFirst ? SmallestBeside : SmallestName));
        return QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, rect.width());
    };
    if (m_waitsForPress) {
        // Invert the card's colours: the press is what is due now.
        const QRectF plate = (at.turn | at.more).adjusted(-4, -2, 4, 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink.text);
        painter.drawRoundedRect(plate, 6, 6);
        small.setWeight(QFont::Bold);
        painter.setFont(small);
        painter.setPen(ink.ground);
        //: On a player's clock while a stone waits: the press of the clock is the move.
        const QString text = fitted(tr("Press the clock"), plate);
        painter.drawText(plate, Qt::AlignCenter, text);
        return;
    }
    // The nearer of two limits matters, and whatever runs after the main time must not be overlooked.
    const bool isNearer = m_reading.perMove && !m_control.stages.empty() && *m_reading.perMove < m_reading.main;
    const bool isBold = isPastMain() || (isNearer && m_reading.running);
    QFont moreFont = small;
    if (isBold)
        moreFont.setWeight(QFont::Bold);
    // The words that say what runs are not cut to make room for the time of this move.
    QRectF moreRoom = at.more;
    if (isPastMain() && !m_digitsFirst) {
        const qreal wanted = QFontMetricsF(moreFont).horizontalAdvance(m_moreText) + 2;
        moreRoom.setLeft(std::clamp(at.more.right() - wanted, at.turn.left(), at.more.left()));
    }
    const bool isAlone = m_moreText.isEmpty() && at.more.left() <= at.turn.right();
    const QRectF turnRoom = isAlone ? at.turn | at.more : at.turn.adjusted(0, 0, moreRoom.left() - at.more.left(), 0);
    QString turn = fitted(m_turnText, turnRoom); // measured in the current font
    if (turn != m_turnText)
        turn = fitted(turnFigures(m_reading), turnRoom);
    painter.drawText(turnRoom, Qt::AlignLeft | Qt::AlignVCenter, turn);
    small = moreFont;
    painter.setFont(small);
    if (isBold)
        painter.setPen(ink.text);
    const QString more = fitted(m_moreText, moreRoom);
    painter.drawText(moreRoom, Qt::AlignRight | Qt::AlignVCenter, more);
}

void ClockFace::paintHead(QPainter &painter, const FacePlaces &at) const
{
    const Theme::CardColours &ink = colours();
    const bool signs = m_won || m_reading.flag || m_warnings > 0;
    QRectF marker = at.marker;
    if (!signs && marker.right() < at.flag.left())
        marker.moveRight(at.flag.right());
    // A pointer beside the name shows whose turn it is without relying on colour.
    if (m_reading.running)
        paintIcon(painter, marker.adjusted(0, 3, 0, -3), TableIcon::Play, ink.text);
    if (!m_colourless)
        paintStone(painter, at.stone, m_black, theme());
    if (!at.counter.isEmpty()) {
        painter.setFont(fittingFont(counterFont(font()), m_counterText, at.counter.width()));
        painter.setPen(ink.text);
        painter.drawText(at.counter, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
            QFontMetricsF(painter.font()).elidedText(m_counterText, Qt::ElideRight, at.counter.width()));
    }
    QRectF room = at.name;
    const bool isBeside = !at.counter.isEmpty() && at.counter.top() == at.name.top();
    if (!signs && !isBeside)
        room.setRight(marker.left() > at.flag.right() ? at.flag.right() : marker.left() - 4);
    else if (signs && !isBeside && !m_reading.running)
        room.setRight(at.flag.left() - 4); // no pointer is drawn between them
    const QFont name = nameFont(font(), room, m_name);
    painter.setFont(name);
    painter.setPen(ink.text);
    const QFontMetricsF metrics(name);
    if (metrics.horizontalAdvance(m_name) <= room.width() || room.height() < 1.9 * metrics.lineSpacing()) {
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            metrics.elidedText(m_name, Qt::ElideRight, room.width()));
    } else {
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
            metrics.elidedText(m_name, Qt::ElideRight, room.width() * 1.85));
    }
    paintMark(painter, at.flag);
}

void ClockFace::paintMark(QPainter &painter, const QRectF &at) const
{
    if (m_won) {
        paintIcon(painter, at, TableIcon::Won, colours().text);
    } else if (m_reading.flag) {
        paintIcon(painter, at, TableIcon::Flag, colours().text);
    } else if (m_warnings > 0) {
        painter.setPen(QPen(theme().warningText, 1.2));
        painter.setBrush(theme().warningBar);
        painter.drawRoundedRect(at, 5, 5);
        painter.drawText(at, Qt::AlignCenter, QStringLiteral("!"));
    }
}

void ClockFace::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_turned) {
        painter.translate(width(), height());
        painter.rotate(180);
    }
    const QRegion exposed = event->region();
    const FacePlaces at = places();
    if (m_framed)
        paintCard(painter, at.card, colours());
    paintDigits(painter, at, exposed);
    if (exposed.intersects(onWidget(at.bar | at.turn | at.more)))
        paintTurn(painter, at);
    if (exposed.intersects(onWidget(at.marker | at.stone | at.name | at.counter | at.flag)))
        paintHead(painter, at);
}

} // namespace kagetsu::ui
