// SPDX-License-Identifier: MIT
#include "ui/controls/tablebutton.h"

#include "ui/board/controledge.h"
#include "ui/board/inforce.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int SignGap = 8;
constexpr int SidePadding = 12;
constexpr int AroundWords = 10; // below an icon
constexpr qreal SmallestWords = 6.5; // points

QColor mixed(const QColor &a, const QColor &b, qreal share)
{
    const auto part = [share](int x, int y) { return qRound(x + (y - x) * share); };
    return QColor(part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()));
}

} // namespace

TableButton::TableButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void TableButton::setSign(TableIcon icon)
{
    m_icon = icon;
    updateGeometry();
    update();
}

void TableButton::setWeight(Weight weight)
{
    m_weight = weight;
    update();
}

void TableButton::setShape(Shape shape)
{
    m_shape = shape;
    updateGeometry();
    update();
}

void TableButton::setWordless(bool wordless)
{
    if (std::exchange(m_wordless, wordless) != wordless)
        update();
}

int TableButton::leastWidthForWords() const
{
    QFont least = textFont();
    least.setPointSizeF(std::min(least.pointSizeF(), SmallestWords));
    const int beside = m_shape == Shape::Above ? AroundWords : 2 * SidePadding + (hasSign() ? signSize() + SignGap : 0);
    return QFontMetrics(least).horizontalAdvance(text()) + beside;
}

void TableButton::setTurned(bool turned)
{
    m_turned = turned;
    update();
}

QFont TableButton::textFont() const
{
    QFont result = font();
    if (m_shape == Shape::Above)
        result.setPointSizeF(result.pointSizeF() * 0.85);
    else if (m_weight == Weight::Main)
        result.setWeight(QFont::DemiBold);
    return result;
}

// Icons grow with the words, on a projector as on a phone.
int TableButton::signSize() const
{
    return std::max(18, QFontMetrics(font()).height() * 11 / 10);
}

QSize TableButton::sizeHint() const
{
    const QFontMetrics metrics(textFont());
    const int words = metrics.horizontalAdvance(text());
    const double fit = fitOf(*this);
    const auto fitted = [fit](int pixels) { return qRound(pixels * fit); };
    const int finger = fitted(TouchSize);
    if (m_shape == Shape::Above)
        return { qMax(finger, words + fitted(12)), qMax(finger, signSize() + metrics.height() + fitted(10)) };
    return { qMax(finger, words + fitted(2 * SidePadding) + (hasSign() ? signSize() + fitted(SignGap) : 0)),
        qMax(finger, metrics.height() + fitted(18)) };
}

QSize TableButton::minimumSizeHint() const
{
    return { TouchSize, TouchSize };
}

QColor TableButton::paintBody(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_turned) {
        painter.translate(width(), height());
        painter.rotate(180);
    }

    const bool main = m_weight == Weight::Main && isEnabled();
    QColor ground = main || isChecked() ? theme().accent : theme().button;
    QColor ink = main || isChecked() ? theme().accentText : theme().text;
    if (!isEnabled()) {
        ground = mixed(theme().button, theme().window, 0.6);
        ink = mixed(theme().mutedText, theme().window, theme().flat ? 0.45 : 0.5);
    } else if (isDown()) {
        ground = mixed(ground, theme().text, 0.18);
    } else if (underMouse()) {
        ground = mixed(ground, theme().text, 0.07);
    }
    // Half a pixel inwards, so that the edge is one line instead of two faint ones.
    const QRectF body = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    const QColor edge = isEnabled() ? controlEdge(theme()) : mixed(theme().border, theme().window, 0.5);
    const bool bare = m_weight == Weight::Quiet && !isDown() && !underMouse();
    painter.setPen(main && !theme().flat ? QPen(Qt::NoPen) : QPen(edge, 1));
    painter.setBrush(ground);
    if (!bare)
        painter.drawRoundedRect(body, 8, 8);
    if (hasFocus()) {
        // Inside the body, in the colour of the words: visible on every background.
        painter.setPen(QPen(ink, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(body.adjusted(2, 2, -2, -2), 6, 6);
    }
    return ink;
}

void TableButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QColor ink = paintBody(painter);
    const QRectF body = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (m_wordless && hasSign()) {
        const qreal side = std::min(signSize() * 1.4, body.height() - 8);
        QRectF alone(0, 0, side, side);
        alone.moveCenter(body.center());
        paintIcon(painter, alone, m_icon, ink);
        return;
    }

    QFont words = textFont();
    const QFontMetricsF metrics(words);
    const bool above = m_shape == Shape::Above;
    const qreal sign = hasSign() ? signSize() : 0;
    qreal room = body.width() - (above ? 8 : 2 * SidePadding - 8 + (hasSign() ? sign + SignGap : 0));
    const qreal wanted = metrics.horizontalAdvance(text());
    if (wanted > room && wanted > 0)
        words.setPointSizeF(qMax(SmallestWords, words.pointSizeF() * room / wanted));
    painter.setFont(words);
    const QFontMetricsF fitted(words);
    const QString shown = fitted.elidedText(text(), Qt::ElideRight, room + 2);
    const qreal textWidth = fitted.horizontalAdvance(shown);

    QRectF signRect;
    QRectF textRect;
    if (above) {
        const qreal height = sign + 2 + fitted.height();
        const qreal top = body.center().y() - height / 2;
        signRect = QRectF(body.center().x() - sign / 2, top, sign, sign);
        textRect = QRectF(body.left(), top + sign + 2, body.width(), fitted.height());
    } else {
        const qreal whole = textWidth + (hasSign() ? sign + SignGap : 0);
        const qreal left = body.center().x() - whole / 2;
        signRect = QRectF(left, body.center().y() - sign / 2, sign, sign);
        textRect = QRectF(left + (hasSign() ? sign + SignGap : 0), body.top(), textWidth + 2, body.height());
    }
    if (m_icon != TableIcon::None)
        paintIcon(painter, signRect, m_icon, ink);
    painter.setPen(ink);
    painter.drawText(
        textRect, (above ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter | Qt::TextSingleLine, shown);
}

void TableButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (!event->isAutoRepeat()) // ignores a key that has been held down since the focus was on the board
            click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void TableButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void TableButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace kagetsu::ui
