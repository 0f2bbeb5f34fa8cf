// SPDX-License-Identifier: MIT
#include "ui/match/newgame/termsbutton.h"

#include "ui/board/inforce.h"

#include <QPainter>
#include <QPainterPath>

namespace kagetsu::ui {

namespace {

constexpr int ButtonPadding = 16;
constexpr int AboveAndBelow = 11;
constexpr int Between = 3;

} // namespace

TermsButton::TermsButton(QWidget *parent)
    : TableButton(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TermsButton::setWords(const QString &title, const QString &line)
{
    m_line = line;
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(line);
    setToolTip(line); // it may be too long for the button
    updateGeometry();
    update();
}

void TermsButton::setFold(Fold fold)
{
    m_fold = fold;
    update();
}

QFont TermsButton::titleFont() const
{
    QFont result = font();
    result.setWeight(QFont::DemiBold);
    if (m_fold == Fold::None)
        result.setPointSizeF(result.pointSizeF() * 1.2);
    return result;
}

int TermsButton::height(const QFont &title) const
{
    const int words = QFontMetrics(title).height() + Between + fontMetrics().height();
    return qMax(TouchSize, words + 2 * AboveAndBelow);
}

QSize TermsButton::sizeHint() const
{
    const QFont title = titleFont();
    return { QFontMetrics(title).horizontalAdvance(text()) + 2 * ButtonPadding, height(title) };
}

void TermsButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QColor ink = paintBody(painter);
    const QFont title = titleFont();
    const QFontMetrics large(title);
    const QFontMetrics small(font());
    const bool isRightToLeft = layoutDirection() == Qt::RightToLeft;
    const int sign = large.height() * 3 / 4;
    const int words = large.height() + Between + small.height();
    const int top = (QWidget::height() - words) / 2;
    const int start = ButtonPadding + sign + ButtonPadding * 3 / 4;
    QRect room(start, top, width() - start - ButtonPadding, words);
    QRectF signRect(ButtonPadding, QWidget::height() / 2.0 - sign / 2.0, sign, sign);
    if (isRightToLeft) {
        room.moveRight(width() - start);
        signRect.moveRight(width() - ButtonPadding);
    }
    if (m_fold == Fold::None) {
        paintIcon(painter, signRect, TableIcon::Play, ink);
    } else {
        QPolygonF arrow { { -0.28, -0.5 }, { 0.28, 0 }, { -0.28, 0.5 } };
        painter.save();
        painter.translate(signRect.center());
        if (m_fold == Fold::Open)
            painter.rotate(90);
        else if (isRightToLeft)
            painter.rotate(180);
        painter.scale(sign * 0.7, sign * 0.7);
        QPen pen(ink, 2.2 / (sign * 0.7), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(arrow);
        painter.restore();
    }
    painter.setPen(ink);
    painter.setFont(title);
    const Qt::Alignment along = Qt::AlignLeading | Qt::AlignVCenter;
    painter.drawText(QRect(room.left(), top, room.width(), large.height()), int(along) | Qt::TextSingleLine,
        large.elidedText(text(), Qt::ElideRight, room.width()));
    painter.setFont(font());
    QColor quiet = ink;
    quiet.setAlphaF(theme().flat ? 1.0F : 0.82F);
    painter.setPen(quiet);
    painter.drawText(QRect(room.left(), top + large.height() + Between, room.width(), small.height()),
        int(along) | Qt::TextSingleLine, small.elidedText(m_line, Qt::ElideRight, room.width()));
}

} // namespace kagetsu::ui
