// SPDX-License-Identifier: MIT
#include "ui/match/opening/guide/stepline.h"

#include "ui/board/controledge.h"
#include "ui/board/inforce.h"
#include "ui/controls/tableicon.h"

#include <QPainter>

#include <algorithm>

namespace kagetsu::ui {

using opening::NeedKind;
using opening::StepState;

namespace {

constexpr qreal AheadOpacity = 0.55;

} // namespace

StepLine::StepLine(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("stepLine"));
}

void StepLine::setSteps(const std::vector<opening::LineStep> &steps, const std::vector<text::StepWords> &words)
{
    m_steps = steps;
    m_words = words;
    QStringList spoken;
    for (const text::StepWords &step : words)
        spoken << step.line;
    setAccessibleName(tr("Steps of the opening"));
    const auto now = static_cast<std::size_t>(present());
    //: %1 is a step of the opening, %2 all of them.
    setAccessibleDescription(
        words.empty() ? QString() : tr("Now: %1. All steps: %2").arg(words[now].line, spoken.join(tr("; "))));
    update();
}

void StepLine::setForm(Form form)
{
    m_form = form;
    update();
}

void StepLine::setTurned(bool turned)
{
    m_turned = turned;
    update();
}

int StepLine::rowHeight() const
{
    return QFontMetrics(font()).height() + 8;
}

int StepLine::chainHeight() const
{
    return QFontMetrics(font()).height() * 5 / 2 + 6;
}

int StepLine::slimHeight() const
{
    return QFontMetrics(font()).height() + 10;
}

// Returns the width of a step in a chain: room for a sign and a point below it.
int StepLine::chainStep() const
{
    return QFontMetrics(font()).horizontalAdvance(QStringLiteral("H10")) + 12;
}

int StepLine::present() const
{
    const auto now = std::find_if(
        m_steps.begin(), m_steps.end(), [](const opening::LineStep &step) { return step.state == StepState::Now; });
    return static_cast<int>(now == m_steps.end() ? 0 : now - m_steps.begin());
}

StepLine::Part StepLine::shown() const
{
    const int all = static_cast<int>(m_steps.size());
    const int fits =
        std::clamp(m_form == Form::List ? height() / rowHeight() : width() / chainStep(), 1, std::max(1, all));
    // Show more future steps than past ones.
    const int first = std::clamp(present() - fits / 3, 0, std::max(0, all - fits));
    return { first, std::min(fits, all) };
}

QColor StepLine::inkOf(const opening::LineStep &step) const
{
    switch (step.state) {
    case StepState::Done: return theme().text;
    case StepState::Now: return theme().accentText;
    case StepState::Ahead: break;
    }
    return theme().mutedText;
}

void StepLine::paintSign(QPainter &painter, const QRectF &rect, std::size_t index) const
{
    const opening::LineStep &step = m_steps[index];
    const bool now = step.state == StepState::Now;
    const QColor ink = now ? theme().accentText : theme().text;
    const bool black = step.colour == rules::Side::Black;
    const auto write = [&](const QString &text, const QColor &colour) {
        QFont small = font();
        small.setPixelSize(std::max(7, static_cast<int>(rect.height() * (text.size() > 1 ? 0.46 : 0.56))));
        small.setWeight(QFont::DemiBold);
        painter.setFont(small);
        painter.setPen(colour);
        painter.drawText(rect, Qt::AlignCenter, text);
    };
    const QRectF inner =
        rect.adjusted(rect.width() * 0.2, rect.width() * 0.2, -rect.width() * 0.2, -rect.width() * 0.2);
    switch (step.kind) {
    case NeedKind::Place:
    case NeedKind::Select:
        paintStone(painter, rect, black, theme());
        write(step.by == opening::Actor::Arbiter ? QStringLiteral("…") : QString::number(step.moveNumber),
            black ? theme().black.ink : theme().white.ink);
        break;
    case NeedKind::Offer:
        // Several stones, of which one will stay.
        painter.setOpacity(painter.opacity() * 0.6);
        paintStone(painter, rect.adjusted(0, 0, -rect.width() * 0.3, -rect.height() * 0.3), black, theme());
        paintStone(painter, rect.adjusted(rect.width() * 0.3, rect.height() * 0.3, 0, 0), black, theme());
        painter.setOpacity(painter.opacity() / 0.6);
        break;
    case NeedKind::Choose: paintIcon(painter, inner, TableIcon::Swap, ink); break;
    case NeedKind::Declare: write(QStringLiteral("N"), ink); break;
    case NeedKind::Finished: paintIcon(painter, inner, TableIcon::Play, ink); break;
    }
    if (step.kind == NeedKind::Choose || step.kind == NeedKind::Declare || step.kind == NeedKind::Finished) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 1.2, step.certain ? Qt::SolidLine : Qt::DotLine));
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1));
    } else if (!step.certain) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().text, 1.2, Qt::DotLine));
        painter.drawEllipse(rect.adjusted(-1.5, -1.5, 1.5, 1.5));
    }
}

void StepLine::paintList(QPainter &painter) const
{
    const Part part = shown();
    const int row = rowHeight();
    const qreal sign = row - 6;
    const int textLeft = static_cast<int>(sign) + 18;
    const qreal railX = 8 + sign / 2;
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    for (int i = 0; i < part.count; ++i) {
        const auto index = static_cast<std::size_t>(part.first + i);
        const opening::LineStep &step = m_steps[index];
        const QRect at(0, i * row, width(), row);
        const bool now = step.state == StepState::Now;
        // The rail continues where steps are left out.
        painter.setPen(QPen(controlEdge(theme()), 1.5));
        if (index > 0)
            painter.drawLine(QPointF(railX, at.top()), QPointF(railX, at.center().y()));
        if (index + 1 < m_steps.size())
            painter.drawLine(QPointF(railX, at.center().y()), QPointF(railX, at.bottom() + 1));
        if (now) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme().accent);
            painter.drawRoundedRect(QRectF(at).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
        } else {
            // Hide the rail behind a sign that is not a stone.
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme().panel);
            painter.drawEllipse(QPointF(railX, at.center().y() + 0.5), sign / 2, sign / 2);
        }
        painter.setOpacity(step.state == StepState::Ahead && !theme().flat ? AheadOpacity : 1.0);
        paintSign(painter, QRectF(8, at.top() + (row - sign) / 2, sign, sign), index);
        painter.setFont(now ? strong : font());
        painter.setOpacity(1);
        painter.setPen(inkOf(step));
        const QRect words = at.adjusted(textLeft, 0, -6, 0);
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            painter.fontMetrics().elidedText(m_words[index].line, Qt::ElideRight, words.width()));
    }
}

void StepLine::paintChain(QPainter &painter) const
{
    const Part part = shown();
    const int line = QFontMetrics(font()).height();
    const qreal step = static_cast<qreal>(width()) / part.count;
    const qreal sign = std::min(step - 6, line * 1.3);
    const qreal middle = sign / 2 + 3;
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    for (int i = 0; i < part.count; ++i) {
        const auto index = static_cast<std::size_t>(part.first + i);
        const opening::LineStep &shownStep = m_steps[index];
        const QRectF at(i * step, 0, step, height());
        const bool now = shownStep.state == StepState::Now;
        const QRectF signRect(at.center().x() - sign / 2, middle - sign / 2, sign, sign);
        painter.setPen(QPen(controlEdge(theme()), 1.5));
        if (index > 0)
            painter.drawLine(QPointF(at.left(), middle), QPointF(signRect.left() - 2, middle));
        if (index + 1 < m_steps.size())
            painter.drawLine(QPointF(signRect.right() + 2, middle), QPointF(at.right(), middle));
        if (now) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme().accent);
            painter.drawRoundedRect(at.adjusted(1, 0, -1, 0), 7, 7);
        }
        painter.setOpacity(shownStep.state == StepState::Ahead && !theme().flat ? AheadOpacity : 1.0);
        paintSign(painter, signRect, index);
        painter.setOpacity(1);
        painter.setFont(small);
        painter.setPen(inkOf(shownStep));
        painter.drawText(QRectF(at.left(), signRect.bottom() + 1, at.width(), height() - signRect.bottom() - 1),
            Qt::AlignHCenter | Qt::AlignTop | Qt::TextSingleLine,
            painter.fontMetrics().elidedText(m_words[index].brief, Qt::ElideRight, static_cast<int>(at.width())));
    }
}

// 1 ─ 2 ─ 3 ─ (Bob chooses) ─ 4 ─ 5: signs of past and future steps, with the present step among them.
void StepLine::paintSlim(QPainter &painter) const
{
    const auto now = static_cast<std::size_t>(present());
    const qreal sign = QFontMetrics(font()).height() * 1.15;
    const qreal step = sign * 1.75;
    const qreal middle = height() / 2.0;
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    const QFontMetricsF metrics(strong);
    const qreal most = std::max(width() / 3.0, width() - step * static_cast<qreal>(m_steps.size() - 1));
    const qreal pill = std::min(sign * 2.2 + metrics.horizontalAdvance(m_words[now].line) + 2, most);
    // As many steps before and after it as fit, with more future ones than past ones.
    const auto room = static_cast<std::size_t>(std::max(0.0, (width() - pill) / step));
    const std::size_t before = std::min(now, std::max(room / 3, room - std::min(room, m_steps.size() - 1 - now)));
    const std::size_t after = std::min(m_steps.size() - 1 - now, room - before);
    qreal x = (width() - pill - step * static_cast<qreal>(before + after)) / 2;
    for (std::size_t i = now - before; i <= now + after; ++i) {
        const bool isNow = i == now;
        const qreal wide = isNow ? pill : step;
        const QRectF signRect(isNow ? x + sign * 0.4 : x + (step - sign) / 2, middle - sign / 2, sign, sign);
        painter.setPen(QPen(controlEdge(theme()), 1.5));
        if (!isNow) {
            if (i > 0)
                painter.drawLine(QPointF(x, middle), QPointF(signRect.left() - 2, middle));
            if (i + 1 < m_steps.size())
                painter.drawLine(QPointF(signRect.right() + 2, middle), QPointF(x + wide, middle));
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme().accent);
            const QRectF ground(x, 1, wide, height() - 2.0);
            painter.drawRoundedRect(ground, ground.height() / 2, ground.height() / 2);
            painter.setFont(strong);
            painter.setPen(theme().accentText);
            const QRectF words(signRect.right() + sign * 0.35, 0, wide - sign * 2, height());
            painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                metrics.elidedText(m_words[i].line, Qt::ElideRight, words.width() + 1));
        }
        painter.setOpacity(m_steps[i].state == StepState::Ahead && !theme().flat ? AheadOpacity : 1.0);
        paintSign(painter, signRect, i);
        painter.setOpacity(1);
        x += wide;
    }
}

void StepLine::paintEvent(QPaintEvent *)
{
    if (m_steps.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_turned) {
        painter.translate(width(), height());
        painter.rotate(180);
    }
    switch (m_form) {
    case Form::List: paintList(painter); break;
    case Form::Chain: paintChain(painter); break;
    case Form::Slim: paintSlim(painter); break;
    }
}

} // namespace kagetsu::ui
