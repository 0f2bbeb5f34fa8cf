// SPDX-License-Identifier: MIT
#include "ui/tournament/paper/lineuppaper.h"

#include "text/common/foreigntext.h"
#include "text/tournament/results.h"
#include "tournament/model/boards.h"
#include "tournament/model/find.h"
#include "ui/print/paper/languagescope.h"
#include "ui/tournament/paper/paperwords.h"

namespace kagetsu::ui {

using tournament::Match;
using tournament::Party;
using tournament::Section;

namespace {

// The opener at a board has a mark.
QString cellOf(const Section &section, const Match &match, Party party, int board)
{
    const std::string name = tournament::memberAt(section, match, party, board);
    const QString who = name.empty() ? QStringLiteral("–") : text::foreignText(name).simplified();
    const bool opens = match.games[static_cast<std::size_t>(board)].opener == party;
    return opens ? who + QStringLiteral(" ●") : who;
}

Table boardsOf(const Section &section, const Match &match)
{
    Table table;
    //: A board of a match of teams, by its number.
    table.columns = { { EventPapers::tr("Board"), true }, { nameOnPaper(section, match.a) },
        { EventPapers::tr("Result") }, { nameOnPaper(section, match.b) } };
    for (int board = 0; board < static_cast<int>(match.games.size()); ++board) {
        const auto &report = match.games[static_cast<std::size_t>(board)].report;
        table.rows.push_back({ QString::number(board + 1), cellOf(section, match, Party::A, board),
            report ? text::outcomeText(report->outcome) : QString(), cellOf(section, match, Party::B, board) });
    }
    return table;
}

} // namespace

Document lineUpPaper(const EventPaper &paper, int round, const QString &language)
{
    const LanguageScope scope(language);
    //: Who of each team sits at which board.
    Document document = beginRoundPaper(paper, EventPapers::tr("Line-ups for round %1").arg(round), round);
    const tournament::Round *found = tournament::findRound(paper.section, round);
    if (!found)
        return document;
    for (const Match &match : found->matches) {
        if (!tournament::isOfTeams(paper.section, match))
            continue;
        document.blocks.push_back(Heading { EventPapers::tr("Table %1").arg(match.table) });
        document.blocks.push_back(boardsOf(paper.section, match));
    }
    //: Under the line-ups of teams.
    document.blocks.push_back(Paragraph { EventPapers::tr("● opens at this board.") });
    return document;
}

} // namespace kagetsu::ui
