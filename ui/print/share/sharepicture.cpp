// SPDX-License-Identifier: MIT
#include "ui/print/share/sharepicture.h"

#include "ui/board/painting/boardpainter.h"
#include "ui/controls/tableicon.h"
#include "ui/print/diagram/diagrampainter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int ShareWidth = 1080;
constexpr int ShareHeight = 1350; // of an upright picture: 4 to 5, as phones show them whole
constexpr int ShareEdge = 24;
constexpr int SquareBand = 92; // height of the names above the board and of the result below it
constexpr int UprightBand = 130;

QFont shareFont(int pixels, QFont::Weight weight)
{
    QFont font;
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

// Writes one line, in smaller letters where it is too long, and cut where they would become too small.
void writeLine(QPainter &painter, const QRectF &rect, int flags, const QString &text, int pixels, QFont::Weight weight)
{
    QFont font = shareFont(pixels, weight);
    const qreal wide = QFontMetricsF(font).horizontalAdvance(text);
    if (wide > rect.width())
        font.setPixelSize(std::max(pixels * 6 / 10, static_cast<int>(pixels * rect.width() / wide)));
    painter.setFont(font);
    painter.drawText(
        rect, flags | Qt::TextSingleLine, QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width()));
}

} // namespace

QSize shareSize(ShareShape shape)
{
    return { ShareWidth, shape == ShareShape::Square ? ShareWidth : ShareHeight };
}

QImage paintShared(const DiagramSubject &subject, ShareShape shape, qreal scale)
{
    const Theme theme = Theme::light();
    diagram::Choices choices;
    choices.style = diagram::Style::Wood;
    const Diagram made = diagramOf(subject, choices);
    const QSize size = shareSize(shape);
    QImage image((QSizeF(size) * scale).toSize(), QImage::Format_RGB32);
    image.fill(theme.window);
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool hasNames = !subject.black.isEmpty() || !subject.white.isEmpty();
    const int band = shape == ShareShape::Square ? SquareBand : UprightBand;
    const int above = hasNames ? band : ShareEdge;
    const int side = std::min(size.width() - 2 * ShareEdge, size.height() - above - band);
    const QRectF board((size.width() - side) / 2.0, above + (size.height() - above - band - side) / 2.0, side, side);
    paintBoard(painter, board, made.picture, theme);

    const int words = band * 4 / 10;
    painter.setPen(theme.text);
    if (hasNames) {
        const qreal stone = band * 0.5;
        const QRectF line(ShareEdge, board.top() - band, size.width() - 2 * ShareEdge, band);
        const qreal half = line.width() / 2 - ShareEdge / 2.0;
        const qreal beside = stone + ShareEdge / 2.0;
        paintStone(painter, QRectF(line.left(), line.center().y() - stone / 2, stone, stone), true, theme);
        writeLine(painter, QRectF(line.left() + beside, line.top(), half - beside, band),
            Qt::AlignLeft | Qt::AlignVCenter, subject.black, words, QFont::DemiBold);
        paintStone(painter, QRectF(line.right() - stone, line.center().y() - stone / 2, stone, stone), false, theme);
        writeLine(painter, QRectF(line.right() - half, line.top(), half - beside, band),
            Qt::AlignRight | Qt::AlignVCenter, subject.white, words, QFont::DemiBold);
    }
    const QRectF foot(ShareEdge, board.bottom(), size.width() - 2 * ShareEdge, band);
    painter.setPen(theme.mutedText);
    const QString mark = QStringLiteral("Kagetsu");
    const qreal taken = QFontMetricsF(shareFont(words * 7 / 10, QFont::Normal)).horizontalAdvance(mark) + ShareEdge;
    writeLine(painter, foot, Qt::AlignRight | Qt::AlignVCenter, mark, words * 7 / 10, QFont::Normal);
    painter.setPen(theme.text);
    writeLine(painter, foot.adjusted(0, 0, -taken, 0), Qt::AlignLeft | Qt::AlignVCenter, subject.result, words,
        QFont::Normal);
    return image;
}

DiagramSubject subjectAfter(const DiagramSubject &subject, int moves)
{
    if (moves >= static_cast<int>(subject.moves.size()))
        return subject;
    DiagramSubject after = subject;
    const auto first = after.moves.begin() + std::max(0, moves);
    for (auto later = first; later != after.moves.end(); ++later) {
        const bool wasThere = std::any_of(
            after.moves.begin(), first, [&](const diagram::Move &before) { return before.point == later->point; });
        if (later->point && after.picture.frame().isOn(*later->point) && !wasThere)
            after.picture.at(*later->point) = {};
    }
    after.moves.erase(first, after.moves.end());
    after.picture.lastMove = after.moves.empty() ? std::nullopt : after.moves.back().point;
    after.picture.winningRows.clear();
    after.result.clear();
    return after;
}

} // namespace kagetsu::ui
