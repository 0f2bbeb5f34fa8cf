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

namespace {

constexpr int LowestPill = 18; // below this nobody could read it

} // namespace

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

void SwapBadge::setPlaces(const QRect &line, const QRect &across)
{
    m_line = line;
    m_across = across;
    place();
}

// Returns the place of the words on this line: as high as they like to be, or as the line allows.
QRect SwapBadge::pillIn(const QRect &line) const
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    const QFontMetrics metrics(strong);
    if (line.height() < LowestPill)
        return {};
    const int high = std::min(metrics.height() * 5 / 2, line.height());
    const int names = metrics.horizontalAdvance(m_black) + metrics.horizontalAdvance(m_white);
    const int wide = std::min(line.width(), metrics.horizontalAdvance(m_text) + names + 6 * high);
    QRect pill(0, 0, wide, high);
    pill.moveCenter(line.center());
    return pill;
}

void SwapBadge::place()
{
    setGeometry(pillIn(m_line).united(pillIn(m_across)));
    QRegion pills(pillIn(m_line).translated(-pos()));
    pills += pillIn(m_across).translated(-pos());
    if (pills.isEmpty())
        clearMask();
    else
        setMask(pills); // nothing between the two is covered
    update();
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
    if (const QRect line = pillIn(m_line); line.isValid())
        paintOne(painter, QRectF(line.translated(-pos())).adjusted(1, 1, -1, -1));
    const QRect across = pillIn(m_across).translated(-pos());
    if (!across.isValid())
        return;
    // The far reader has a badge near the far edge, the right way up.
    painter.translate(QRectF(across).center());
    painter.rotate(180);
    painter.translate(-QRectF(across).center());
    paintOne(painter, QRectF(across).adjusted(1, 1, -1, -1));
}

} // namespace kagetsu::ui
