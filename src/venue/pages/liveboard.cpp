// SPDX-License-Identifier: MIT
#include "venue/pages/liveboard.h"

#include "clock/facetext.h"
#include "text/rules/rules.h"
#include "text/venue/pagewords.h"
#include "venue/pages/boardsvg.h"

#include <QDateTime>

#include <algorithm>

namespace kagetsu::venue {

namespace {

void addClock(Html &html, const clock::Reading &reading, std::int64_t at)
{
    if (reading.untimed)
        return;
    html << " <span class=\"time\"><b";
    if (reading.running)
        html << " data-left=\"" << QString::number(reading.shown.count()) << "\" data-wait=\""
             << QString::number((reading.hasDelayBeside() ? *reading.delay : clock::Duration { 0 }).count())
             << "\" data-at=\"" << QString::number(at) << "\"";
    // The script stops at zero, too.
    const clock::Duration left = std::max(reading.shown, clock::Duration { 0 });
    html << ">" << QString::fromStdString(clock::faceText(left)) << "</b>";
    if (reading.period && reading.periods > 0)
        html << " ×" << reading.periods;
    if (reading.moves > 0)
        html << " /" << reading.moves;
    html << "</span>";
}

} // namespace

void addLiveSide(Html &html, rules::Side side, const Html &name, const clock::Reading &reading, std::int64_t at)
{
    html << "<li>";
    if (side == rules::Side::Black)
        html << "<span class=\"disc b\"></span>";
    else
        html << "<span class=\"disc w\"></span>";
    html << "<span class=\"unseen\">" << text::sideName(side) << "</span> " << name;
    addClock(html, reading, at);
    html << "</li>\n";
}

void addStandingClocks(Html &html, const LiveBoard &board)
{
    const PerSeat<clock::Reading> &clocks = board.clocks;
    if (!clocks.a.running && !clocks.b.running && !(clocks.a.untimed && clocks.b.untimed))
        html << "<p class=\"note\">" << text::pageWord(text::PageWord::ClocksStand) << "</p>\n";
}

void addLiveStones(Html &html, const LiveBoard &board, const std::vector<rules::Point> &forbidden)
{
    const std::vector<QString> moves = movesOf(board.tree);
    const record::Stones stones = board.tree.stones(board.tree.mainLine().back());
    const int count = stones.count(rules::Stone::Black) + stones.count(rules::Stone::White);
    const QString last = moves.empty() ? QString() : moves.back();
    addBoard(html, board.tree, text::boardText(board.tree.columns(), board.tree.rows(), count, last), forbidden);
}

void addLiveMoment(Html &html, const LiveBoard &board)
{
    html << "<p class=\"note\">" << text::asOfText(QDateTime::fromMSecsSinceEpoch(board.at)) << "</p>\n";
}

} // namespace kagetsu::venue
