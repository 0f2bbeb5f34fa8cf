// SPDX-License-Identifier: MIT
#include "ui/app/places/droparea.h"

#include "ui/board/controledge.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"

#include <QPainter>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int AreaPadding = 16; // at the usual text size
constexpr int IconLines = 3; // the side of the icon in lines of text
constexpr int UsualLines = 14; // height of the frame in lines of text

} // namespace

DropArea::DropArea(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("dropArea"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    onChange(*this, QEvent::FontChange, [this] { updateGeometry(); });
    onTheme(*this, [this] { update(); });
}

void DropArea::setText(const QString &text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

int DropArea::padding() const
{
    return qRound(AreaPadding * fitOf(*this));
}

int DropArea::textHeight(int width) const
{
    const QRect room(0, 0, std::max(width - 2 * padding(), 1), 10'000);
    return fontMetrics().boundingRect(room, Qt::AlignHCenter | Qt::TextWordWrap, m_text).height();
}

QSize DropArea::sizeHint() const
{
    return { 30 * fontMetrics().averageCharWidth(), UsualLines * fontMetrics().height() };
}

QSize DropArea::minimumSizeHint() const
{
    return { 0, 3 * fontMetrics().height() + 2 * padding() };
}

void DropArea::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen frame(controlEdge(theme()), theme().flat ? 2 : 1.5, Qt::CustomDashLine, Qt::RoundCap);
    frame.setDashPattern({ 4, 5 });
    painter.setPen(frame);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 12, 12);

    // The icon is left out where there is no room for it.
    const int words = textHeight(width());
    const int side = IconLines * fontMetrics().height();
    const bool hasIcon = height() >= words + side + 3 * padding();
    int top = (height() - words - (hasIcon ? side + padding() : 0)) / 2;
    if (hasIcon) {
        painter.drawPixmap((width() - side) / 2, top,
            m_icon.painted(QStringLiteral("games"), theme().mutedText, side, devicePixelRatioF()));
        top += side + padding();
    }
    painter.setPen(theme().mutedText);
    painter.drawText(QRect(padding(), top, width() - 2 * padding(), words),
        Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_text);
}

} // namespace kagetsu::ui
