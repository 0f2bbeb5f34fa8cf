// SPDX-License-Identifier: MIT
#include "ui/library/scorebar.h"

#include "ui/board/inforce.h"
#include "ui/library/librarytexts.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace kagetsu::ui {

void paintScoreBar(QPainter &painter, const QFont &font, const library::Score &score, const QRect &bar)
{
    if (score.decided() == 0)
        return;
    const auto widthOf = [&](std::uint32_t games) {
        return bar.width() * static_cast<double>(games) / static_cast<double>(score.decided());
    };
    const double black = widthOf(score.black);
    const double draws = widthOf(score.draws);
    const QRectF all(bar);
    painter.setPen(Qt::NoPen);
    painter.fillRect(all, theme().white.body);
    painter.fillRect(QRectF(all.left(), all.top(), black, all.height()), theme().black.body);
    painter.fillRect(QRectF(all.left() + black, all.top(), draws, all.height()), theme().mutedText);
    painter.setPen(theme().border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(all);
    const QString share = shareText(score);
    const int words = QFontMetrics(font).horizontalAdvance(share) + 6;
    // On the larger part, so that it stays readable.
    const bool isOnBlack = black >= all.width() / 2;
    QRectF place = isOnBlack ? QRectF(all.left(), all.top(), std::max<double>(black, words), all.height())
                             : QRectF(all.right() - std::max<double>(all.width() - black - draws, words), all.top(),
                                   std::max<double>(all.width() - black - draws, words), all.height());
    painter.setFont(font);
    const QRectF plate = QRectF(place.center().x() - words / 2.0, all.top() + 1, words, all.height() - 1);
    painter.fillRect(plate, isOnBlack ? theme().black.body : theme().white.body);
    painter.setPen(isOnBlack ? theme().black.ink : theme().white.ink);
    painter.drawText(plate, Qt::AlignCenter | Qt::TextSingleLine, share);
}

} // namespace kagetsu::ui
