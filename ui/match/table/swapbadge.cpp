// SPDX-License-Identifier: MIT
#include "ui/match/table/swapbadge.h"

#include "ui/board/inforce.h"
#include "ui/controls/tableicon.h"

#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <chrono>

namespace kagetsu::ui {

using namespace std::chrono_literals;

SwapBadge::SwapBadge(QWidget *parent)
    : QWidget(parent)
    , m_end(new QTimer(this))
{
    setObjectName(QStringLiteral("swapBadge"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_end->setSingleShot(true);
    m_end->setInterval(3s);
    connect(m_end, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void SwapBadge::tell(const QString &text, const QString &black, const QString &white)
{
    m_text = text;
    m_black = black;
    m_white = white;
    setAccessibleName(text);
    place();
    show();
    raise();
    update();
    m_end->start();
}

void SwapBadge::setBoard(const QRect &board, bool facing)
{
    m_board = board;
    m_facing = facing;
    place();
}

int SwapBadge::pillHeight() const
{
    return QFontMetrics(font()).height() * 5 / 2;
}

void SwapBadge::place()
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    const QFontMetrics metrics(strong);
    const int high = pillHeight();
    const int names = metrics.horizontalAdvance(m_black) + metrics.horizontalAdvance(m_white);
    const int wanted = metrics.horizontalAdvance(m_text) + names + 6 * high;
    const int wide = std::min(m_board.width() - 16, wanted);
    const QRect whole = m_board.adjusted((m_board.width() - wide) / 2, 8, -(m_board.width() - wide) / 2, -8);
    setGeometry(m_facing ? whole : QRect(whole.topLeft(), QSize(whole.width(), high)));
}

void SwapBadge::paintOne(QPainter &painter, const QRectF &pill) const
{
    painter.setPen(theme().flat ? QPen(theme().border, 2) : QPen(Qt::NoPen));
    painter.setBrush(theme().accent);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    // The sentence, then who has which stone; everything is smaller where the board is small.
    const qreal stone = pill.height() * 0.55;
    const auto widthAt = [&](const QFontMetricsF &metrics) {
        return metrics.horizontalAdvance(m_text) + metrics.horizontalAdvance(m_black)
            + metrics.horizontalAdvance(m_white) + 2 * stone + pill.height() * 2.2;
    };
    const qreal wanted = widthAt(QFontMetricsF(strong));
    if (wanted > pill.width())
        strong.setPointSizeF(std::max(7.0, strong.pointSizeF() * pill.width() / wanted));
    const QFontMetricsF metrics(strong);
    painter.setFont(strong);
    painter.setPen(theme().accentText);
    const qreal gap = pill.height() * 0.25;
    qreal x = pill.center().x() - (widthAt(metrics) - pill.height() * 0.8) / 2;
    const auto write = [&](const QString &text) {
        const qreal wide = metrics.horizontalAdvance(text) + 1;
        painter.setPen(theme().accentText);
        painter.drawText(
            QRectF(x, pill.top(), wide, pill.height()), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
        x += wide;
    };
    const auto lay = [&](bool black) {
        x += gap;
        paintStone(painter, QRectF(x, pill.center().y() - stone / 2, stone, stone), black, theme());
        x += stone + gap * 0.7;
    };
    write(m_text);
    lay(true);
    write(m_black);
    lay(false);
    write(m_white);
}

void SwapBadge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF pill = QRectF(0, 0, width(), pillHeight()).adjusted(1, 1, -1, -1);
    if (!m_facing) {
        paintOne(painter, pill);
        return;
    }
    // Each reader has a badge near his or her own edge, the right way up.
    painter.save();
    painter.translate(width(), pillHeight());
    painter.rotate(180);
    paintOne(painter, pill);
    painter.restore();
    painter.translate(0, height() - pillHeight());
    paintOne(painter, pill);
}

} // namespace kagetsu::ui
