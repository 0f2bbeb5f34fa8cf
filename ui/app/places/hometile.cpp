// SPDX-License-Identifier: MIT
#include "ui/app/places/hometile.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/lineicon.h"

#include <QPainter>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int TilePadding = 16; // at the usual text size
constexpr int TitleGap = 4; // between the title and the line
constexpr int MostLineRows = 3; // of the line

} // namespace

HomeTile::HomeTile(const QString &name, QWidget *parent)
    : TableButton(parent)
{
    setObjectName(name);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void HomeTile::setWords(const QString &title, const QString &line, const QString &icon)
{
    m_line = line;
    m_icon = icon;
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(line);
    setToolTip(line.isEmpty() ? title : QStringLiteral("%1\n%2").arg(title, line)); // either may be too long
    updateGeometry();
    update();
}

void HomeTile::setSteps(const std::vector<bool> &done)
{
    m_done = done;
    updateGeometry();
    update();
}

int HomeTile::padding() const
{
    return qRound(TilePadding * fitOf(*this));
}

QFont HomeTile::titleFont() const
{
    QFont result = font();
    result.setPointSizeF(result.pointSizeF() * 1.15);
    result.setWeight(QFont::DemiBold);
    return result;
}

int HomeTile::iconSide() const
{
    return fontMetrics().height() * 3 / 2;
}

int HomeTile::dotSide() const
{
    return fontMetrics().height();
}

int HomeTile::wordsLeft() const
{
    return m_icon.isEmpty() ? padding() : padding() + iconSide() + padding() * 3 / 4;
}

int HomeTile::lineHeight(int width) const
{
    if (m_line.isEmpty())
        return 0;
    const int room = std::max(width - wordsLeft() - padding(), 40);
    const QRect needed = fontMetrics().boundingRect(QRect(0, 0, room, 10'000), Qt::TextWordWrap, m_line);
    return std::min(needed.height(), MostLineRows * fontMetrics().lineSpacing());
}

int HomeTile::rowsOfDots(int width) const
{
    if (m_done.empty())
        return 0;
    const int room = std::max(width - wordsLeft() - padding(), dotSide());
    const int inRow = std::max(1, (room + dotSide() / 2) / (dotSide() * 3 / 2));
    return (static_cast<int>(m_done.size()) + inRow - 1) / inRow;
}

int HomeTile::heightForWidth(int width) const
{
    const int line = lineHeight(width);
    const int dots = rowsOfDots(width) * dotSide() * 3 / 2;
    const int words = QFontMetrics(titleFont()).height() + (line > 0 ? TitleGap + line : 0);
    return std::max({ TouchSize + 8, words, iconSide() }) + (dots > 0 ? dots + TitleGap : 0) + padding() * 3 / 2;
}

QSize HomeTile::sizeHint() const
{
    const int width = wordsLeft() + padding() + QFontMetrics(titleFont()).horizontalAdvance(text());
    return { width, heightForWidth(width) };
}

QSize HomeTile::minimumSizeHint() const
{
    return { std::min(sizeHint().width(), 24 * letterWidth(fontMetrics())), TouchSize };
}

void HomeTile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QColor ink = paintBody(painter);
    const int line = lineHeight(width());
    const int title = QFontMetrics(titleFont()).height();
    const int dots = rowsOfDots(width()) * dotSide() * 3 / 2;
    const int words = title + (line > 0 ? TitleGap + line : 0) + (dots > 0 ? dots + TitleGap : 0);
    const int top = (height() - words) / 2;
    const int left = wordsLeft();
    const int room = width() - left - padding();
    const auto placed = [this](QRect rect) {
        return layoutDirection() == Qt::RightToLeft
            ? QRect(width() - rect.right() - 1, rect.top(), rect.width(), rect.height())
            : rect;
    };
    if (!m_icon.isEmpty()) {
        const int at = dots > 0 ? top : (height() - iconSide()) / 2;
        const int side = iconSide();
        painter.drawPixmap(placed(QRect(padding(), at, side, side)).topLeft(),
            m_paintedIcon.painted(m_icon, ink, side, devicePixelRatioF()));
    }
    painter.setPen(ink);
    painter.setFont(titleFont());
    painter.drawText(placed(QRect(left, top, room, title)), Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(text(), Qt::ElideRight, room));
    painter.setFont(font());
    QColor quiet = ink;
    quiet.setAlphaF(theme().flat || !isEnabled() ? 1.0F : 0.78F);
    painter.setPen(quiet);
    painter.drawText(placed(QRect(left, top + title + TitleGap, room, line)),
        Qt::AlignLeading | Qt::AlignTop | Qt::TextWordWrap, m_line);
    if (m_done.empty())
        return;
    // The first step that is not done is outlined in the strong colour.
    painter.setRenderHint(QPainter::Antialiasing);
    const int side = dotSide();
    const int inRow = std::max(1, (room + side / 2) / (side * 3 / 2));
    const auto next = static_cast<std::size_t>(std::find(m_done.begin(), m_done.end(), false) - m_done.begin());
    for (std::size_t i = 0; i < m_done.size(); ++i) {
        const auto number = static_cast<int>(i);
        const QRectF dot = placed(QRect(left + number % inRow * side * 3 / 2,
            top + title + TitleGap + (line > 0 ? line + TitleGap : 0) + number / inRow * side * 3 / 2, side, side));
        painter.setPen(QPen(m_done[i] || i == next ? theme().accent : theme().mutedText, i == next ? 2 : 1.2));
        painter.setBrush(m_done[i] ? QBrush(theme().accent) : QBrush(Qt::NoBrush));
        painter.drawEllipse(dot.adjusted(1, 1, -1, -1));
        if (m_done[i]) {
            painter.setPen(QPen(theme().accentText, side / 9.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.setBrush(Qt::NoBrush);
            painter.drawPolyline(QPolygonF { dot.topLeft() + QPointF(side * 0.28, side * 0.52),
                dot.topLeft() + QPointF(side * 0.44, side * 0.68), dot.topLeft() + QPointF(side * 0.72, side * 0.34) });
        }
    }
}

} // namespace kagetsu::ui
