// SPDX-License-Identifier: MIT
#include "ui/match/table/evaluationbar.h"

#include "engine/ai/board.h"
#include "engine/ai/help.h"
#include "match/host/matchhost.h"
#include "text/rules/rules.h"
#include "ui/board/inforce.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace kagetsu::ui {

EvaluationBar::EvaluationBar(host::MatchHost *host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
{
    setObjectName(QStringLiteral("evaluationBar"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    connect(host, &host::MatchHost::matchChanged, this, [this] { setShare(std::nullopt); });
    connect(host, &host::MatchHost::matchChanged, this, &EvaluationBar::follow);
    connect(host, &host::MatchHost::happened, this, [this](const match::Events &events) {
        if (!std::ranges::all_of(events, [](const match::Event &event) { return match::isRoutine(event.what); }))
            follow();
    });
    onTheme(*this, [this] { update(); });
    onLanguage(*this, [this] { setShare(m_share); });
}

void EvaluationBar::setWanted(bool wanted)
{
    m_isWanted = wanted;
    follow();
}

void EvaluationBar::setAllowed(bool allowed)
{
    if (allowed == m_isAllowed)
        return;
    m_isAllowed = allowed;
    follow();
}

void EvaluationBar::follow()
{
    const bool shown = m_isWanted && m_isAllowed && m_host->hasMatch() && !m_host->match().isOver();
    setVisible(shown);
    if (shown)
        look();
    else
        m_looking.cancel();
}

void EvaluationBar::look()
{
    const match::Match &match = m_host->match();
    if (match.phase() != match::Phase::Playing || match.isBoardFull() || match.position().size() > ai::LargestBoard)
        return;
    m_looking.start(
        [position = match.position(), side = match.sideToMove(), rules = match.setup().rules](
            background::State &state) {
            return ai::shareOfBlack(position, side, rules, [&state] { return state.advance(-1); });
        },
        [this](double share) { setShare(share); });
}

void EvaluationBar::setShare(std::optional<double> share)
{
    m_share = share;
    const double black = share.value_or(0.5);
    const rules::Side better = black >= 0.5 ? rules::Side::Black : rules::Side::White;
    const int percent = qRound(100 * std::max(black, 1 - black));
    //: Who is better in a game: %1 is Black or White, %2 how likely that side wins.
    setAccessibleName(
        share ? tr("%1 is better: %2 %").arg(text::sideName(better)).arg(percent) : tr("Who is better is not known"));
    update();
}

void EvaluationBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isFlat = width() > height();
    const QRectF all = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const qreal round = std::min(all.width(), all.height()) / 2;
    QPainterPath shape;
    shape.addRoundedRect(all, round, round);
    painter.setClipPath(shape);
    const Theme &colours = theme();
    painter.fillRect(all, colours.white.body);
    // Black's part is at the left, or at the bottom.
    const double black = m_share.value_or(0.5);
    QRectF part = all;
    if (isFlat)
        part.setWidth(all.width() * black);
    else
        part.setTop(all.bottom() - all.height() * black);
    painter.fillRect(part, colours.black.body);
    painter.setClipping(false);
    painter.setPen(QPen(colours.mutedText, 1));
    painter.drawPath(shape);
}

} // namespace kagetsu::ui
