// SPDX-License-Identifier: MIT
#include "ui/match/table/tablehelp.h"

#include "engine/ai/board.h"
#include "match/host/matchhost.h"
#include "text/common/sentences.h"
#include "text/rules/rules.h"
#include "ui/board/boardpicture.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

QString pointsText(const std::vector<rules::Point> &points)
{
    QStringList all;
    for (const rules::Point point : points)
        all << text::pointText(point);
    return all.join(QStringLiteral(", "));
}

} // namespace

TableHelp::TableHelp(host::MatchHost *host, QObject *parent)
    : QObject(parent)
    , m_host(host)
{
    connect(host, &host::MatchHost::matchChanged, this, &TableHelp::forget);
    connect(host, &host::MatchHost::happened, this, [this](const match::Events &events) {
        if (!std::ranges::all_of(events, [](const match::Event &event) { return match::isRoutine(event.what); }))
            forget();
    });
}

void TableHelp::forget()
{
    m_looking.cancel();
    m_help.reset();
    if (std::exchange(m_step, Step::Nothing) != Step::Nothing)
        emit forgotten();
}

void TableHelp::ask(Seat seat)
{
    const match::Match &match = m_host->match();
    if (m_looking.isRunning())
        return;
    if (m_help) {
        m_step = Step::Move;
        tell(seat);
        return;
    }
    if (match.isBoardFull() || match.position().size() > ai::LargestBoard)
        return;
    m_side = match.sideToMove();
    m_looking.start(
        [position = match.position(), side = m_side, rules = match.setup().rules](background::State &state) {
            return ai::helpFor(position, side, rules, [&state] { return state.advance(-1); });
        },
        [this, seat](ai::Help help) {
            m_help = std::move(help);
            m_step = Step::Threats;
            tell(seat);
        });
}

void TableHelp::tell(Seat seat)
{
    m_helped = m_host->match().setup().id;
    const bool isMove = m_step == Step::Move && m_help->move;
    //: A hint to a player; %1 is a point such as H8.
    emit told(seat, isMove ? tr("Try %1.").arg(text::pointText(*m_help->move)) : threatsText());
}

// Says first what decides the game.
QString TableHelp::threatsText() const
{
    const ai::Help &help = *m_help;
    const QString foe = text::sideName(rules::other(m_side));
    QStringList told;
    if (!help.wins.empty())
        //: A hint; %1 lists points.
        told << tr("You win at %1.").arg(pointsText(help.wins));
    else if (!help.dangers.empty())
        //: A hint; %1 is Black or White, %2 lists points.
        told << tr("%1 threatens to win at %2.").arg(foe, pointsText(help.dangers));
    else if (help.winFours > 0)
        //: A hint: the player makes so many fours, and then a five.
        told << tr("You can win with %n fours.", nullptr, help.winFours);
    else if (help.threatFours > 0)
        //: A hint; %1 is Black or White.
        told << tr("%1 threatens to win by fours.").arg(foe);
    else
        told << tr("Nobody threatens to win at once.");
    if (!help.fouls.empty()) {
        std::vector<rules::Point> points;
        for (const rules::FoulPoint &foul : help.fouls)
            points.push_back(foul.point);
        //: A hint; %1 lists points.
        told << tr("Forbidden: %1.").arg(pointsText(points));
    }
    return text::joinSentences(told);
}

void TableHelp::layOn(BoardPicture &picture) const
{
    if (!m_help || m_step == Step::Nothing)
        return;
    for (const rules::FoulPoint &foul : m_help->fouls)
        picture.at(foul.point).signs.fouls = foul.fouls;
    for (const rules::Point point : m_help->dangers)
        picture.at(point).win = WinSpot::Stops;
    for (const rules::Point point : m_help->stops)
        picture.at(point).win = WinSpot::Stops;
    for (const rules::Point point : m_help->wins)
        picture.at(point).win = WinSpot::Wins;
    if (m_step == Step::Move && m_help->move) {
        picture.at(*m_help->move).win = WinSpot::None;
        picture.at(*m_help->move).worth = { QStringLiteral("!"), /*isBest=*/true };
    }
}

} // namespace kagetsu::ui
