// SPDX-License-Identifier: MIT
#include "ui/tournament/paper/projector/hallboard.h"

#include "clock/facetext.h"
#include "ui/board/boardpicture.h"
#include "ui/board/inforce.h"
#include "ui/board/painting/boardpainter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace kagetsu::ui {

namespace {

// Multiples of the height of a line of words.
constexpr qreal LinesAbove = 3.3; // title and both players
constexpr qreal GapBetween = 0.8;
constexpr qreal LettersInLine = 0.72;
constexpr qreal LineOfBoard = 0.1; // height of a line, as a part of the board's side

BoardPicture pictureOfBoard(const venue::LiveBoard &board)
{
    BoardFrame frame;
    frame.columns = board.tree.columns();
    frame.rows = board.tree.rows();
    frame.coordinates = CoordinateSides::None;
    BoardPicture picture(frame);
    for (const record::NodeId node : board.tree.mainLine()) {
        const auto move = board.tree.move(node);
        if (!move || move->kind != record::Move::Kind::Stone || !frame.isOn(move->point))
            continue;
        picture.place(move->point, move->side);
        picture.lastMove = move->point;
    }
    return picture;
}

QFont fontOfPixels(const QFont &base, qreal pixels, QFont::Weight weight)
{
    QFont font(base);
    font.setPixelSize(std::max(9, static_cast<int>(pixels)));
    font.setWeight(weight);
    return font;
}

void paintDisc(QPainter &painter, const QRectF &line, bool isBlack, const QColor &edge)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = line.height() * 0.26;
    painter.setPen(QPen(edge, std::max(1.0, radius / 8)));
    painter.setBrush(isBlack ? QColor(Qt::black) : QColor(Qt::white));
    painter.drawEllipse(QPointF(line.left() + radius + 1, line.center().y()), radius, radius);
    painter.restore();
}

// A name is cut where it is too long, a clock never.
void paintSide(
    QPainter &painter, const QRectF &line, bool isBlack, const QString &name, const QString &time, bool isRunning)
{
    const QColor ink = painter.pen().color();
    paintDisc(painter, line, isBlack, ink);
    const QFont words = painter.font();
    painter.setFont(fontOfPixels(words, words.pixelSize(), isRunning ? QFont::Bold : QFont::Normal));
    const qreal clock = QFontMetricsF(painter.font()).horizontalAdvance(time);
    const QRectF rest = line.adjusted(line.height() * 0.75, 0, 0, 0);
    painter.drawText(rest, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextSingleLine, time);
    const QRectF room = rest.adjusted(0, 0, -clock - line.height() * 0.4, 0);
    painter.drawText(room, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
        QFontMetricsF(painter.font()).elidedText(name, Qt::ElideRight, room.width()));
    painter.setFont(words);
}

Seat seatOf(const venue::LiveBoard &board, rules::Side side)
{
    return board.sides.a == side ? Seat::A : Seat::B;
}

} // namespace

QString hallClock(const HallBoard &board, rules::Side side, std::int64_t now)
{
    const clock::Reading &reading = board.board.clocks[seatOf(board.board, side)];
    if (reading.untimed)
        return {};
    clock::Duration left = reading.shown;
    if (reading.running) {
        const clock::Duration wait = reading.hasDelayBeside() ? *reading.delay : clock::Duration { 0 };
        left -= std::max(clock::Duration(now - board.board.at) - wait, clock::Duration { 0 });
    }
    QString text = QString::fromStdString(clock::faceText(std::max(left, clock::Duration { 0 })));
    if (reading.period && reading.periods > 0)
        text += QStringLiteral(" ×%1").arg(reading.periods);
    return text;
}

int HallBoardPainter::columnsFor(std::size_t count, const QSizeF &room)
{
    int best = 1;
    qreal largest = 0;
    for (int columns = 1; columns <= static_cast<int>(count); ++columns) {
        const int rows = (static_cast<int>(count) + columns - 1) / columns;
        const qreal width = room.width() / columns;
        const qreal height = room.height() / rows;
        const qreal side = std::min(width, height / (1 + LineOfBoard * (LinesAbove + GapBetween)));
        if (side > largest) {
            largest = side;
            best = columns;
        }
    }
    return best;
}

const QPixmap &HallBoardPainter::pictureOf(std::size_t index, const venue::LiveBoard &board, int side, qreal ratio)
{
    if (m_painted.size() <= index)
        m_painted.resize(index + 1);
    Painted &painted = m_painted[index];
    if (painted.side == side && painted.board.tree == board.tree && painted.picture.devicePixelRatio() == ratio)
        return painted.picture;
    painted.board = board;
    painted.side = side;
    painted.picture = QPixmap(QSize(side, side) * ratio);
    painted.picture.setDevicePixelRatio(ratio);
    painted.picture.fill(Qt::transparent);
    QPainter painter(&painted.picture);
    paintBoard(painter, QRectF(0, 0, side, side), pictureOfBoard(board), theme());
    return painted.picture;
}

void HallBoardPainter::paint(QPainter &painter, const QRectF &room, const std::vector<HallBoard> &boards,
    std::size_t first, std::size_t count, std::int64_t now)
{
    if (count == 0)
        return;
    const int columns = columnsFor(count, room.size());
    const int rows = (static_cast<int>(count) + columns - 1) / columns;
    const QSizeF cell(room.width() / columns, room.height() / rows);
    const qreal side = std::min(cell.width() * 0.96, cell.height() / (1 + LineOfBoard * (LinesAbove + GapBetween)));
    const qreal line = side * LineOfBoard;
    const QFont base = painter.font();
    for (std::size_t i = 0; i < count; ++i) {
        const HallBoard &board = boards[first + i];
        const int column = static_cast<int>(i) % columns;
        const int row = static_cast<int>(i) / columns;
        const qreal left = room.left() + column * cell.width() + (cell.width() - side) / 2;
        QRectF words(left, room.top() + row * cell.height(), side, line);
        painter.setFont(fontOfPixels(base, line * LettersInLine, QFont::Bold));
        painter.drawText(words, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
            QFontMetricsF(painter.font()).elidedText(board.title, Qt::ElideRight, words.width()));
        painter.setFont(fontOfPixels(base, line * LettersInLine, QFont::Normal));
        for (const rules::Side colour : { rules::Side::Black, rules::Side::White }) {
            words.translate(0, line * 1.05);
            const bool isBlack = colour == rules::Side::Black;
            paintSide(painter, words, isBlack, isBlack ? board.black : board.white, hallClock(board, colour, now),
                board.board.clocks[seatOf(board.board, colour)].running);
        }
        const QPixmap &picture = pictureOf(
            first + i, board.board, static_cast<int>(std::floor(side)), painter.device()->devicePixelRatioF());
        painter.drawPixmap(QPointF(std::round(left), std::round(words.top() + line * 1.2)), picture);
    }
    painter.setFont(base);
}

} // namespace kagetsu::ui
