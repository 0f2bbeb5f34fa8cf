// SPDX-License-Identifier: MIT
#include "ui/match/opening/guide/choicebutton.h"

#include "ui/board/inforce.h"
#include "ui/controls/tableicon.h"

#include <QPainter>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int ButtonEdge = 10; // between the rim and the contents
constexpr int ButtonGap = 8;
constexpr int LeastButton = 54;
constexpr int UsualButton = 230;

} // namespace

ChoiceButton::ChoiceButton(QWidget *parent)
    : TableButton(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChoiceButton::setWords(const QString &name, const QString &consequence)
{
    setText(name);
    m_consequence = consequence;
    setAccessibleName(name);
    setAccessibleDescription(consequence);
    updateGeometry();
    update();
}

void ChoiceButton::setColour(bool black)
{
    m_black = black;
    update();
}

void ChoiceButton::setKey(int digit)
{
    m_key = digit;
    update();
}

QFont ChoiceButton::nameFont() const
{
    QFont result = font();
    result.setWeight(QFont::DemiBold);
    return result;
}

QFont ChoiceButton::smallFont() const
{
    QFont result = font();
    result.setPointSizeF(result.pointSizeF() * 0.88);
    return result;
}

ChoiceButton::Places ChoiceButton::places(int width) const
{
    const QFontMetrics big(nameFont());
    const QFontMetrics small(smallFont());
    const int sign = big.height() * 3 / 2;
    const int keySide = small.height() + 2;
    const int left = ButtonEdge + sign + ButtonGap;
    const int room = std::max(40, width - left - ButtonEdge);
    const QRect any(0, 0, room, 10000);
    const QRect beforeKey(0, 0, std::max(30, room - keySide - ButtonGap), 10000);
    Places at;
    const int nameHeight = big.boundingRect(beforeKey, Qt::TextWordWrap, text()).height();
    const int moreHeight =
        m_consequence.isEmpty() ? 0 : small.boundingRect(any, Qt::TextWordWrap, m_consequence).height();
    at.height = std::max(LeastButton, nameHeight + moreHeight + 2 * ButtonEdge - 2);
    const int top = (std::max(at.height, height()) - nameHeight - moreHeight) / 2;
    at.stone = QRect(ButtonEdge, top + std::min(0, (nameHeight - sign) / 2), sign, sign);
    if (moreHeight == 0)
        at.stone.moveTop((std::max(at.height, height()) - sign) / 2);
    at.name = QRect(left, top, beforeKey.width(), nameHeight);
    at.consequence = QRect(left, top + nameHeight, room, moreHeight);
    at.key = QRect(width - ButtonEdge - keySide, top - 1, keySide, keySide);
    return at;
}

int ChoiceButton::heightForWidth(int width) const
{
    return places(width).height;
}

QSize ChoiceButton::sizeHint() const
{
    return { UsualButton, heightForWidth(UsualButton) };
}

void ChoiceButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QColor ink = paintBody(painter);
    const Places at = places(width());
    paintStone(painter, at.stone, m_black, theme());
    painter.setPen(ink);
    painter.setFont(nameFont());
    painter.drawText(at.name, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text());
    painter.setFont(smallFont());
    QColor quiet = ink;
    quiet.setAlphaF(theme().flat ? 1.0F : 0.82F);
    painter.setPen(quiet);
    painter.drawText(at.consequence, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_consequence);
    if (m_key > 0) {
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(at.key).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        painter.drawText(at.key, Qt::AlignCenter, QString::number(m_key));
    }
}

} // namespace kagetsu::ui
