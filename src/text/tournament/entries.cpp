// SPDX-License-Identifier: MIT
#include "text/tournament/entries.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/tournament/lists.h"
#include "text/tournament/names.h"
#include "text/tournament/refusals.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/csv/entryfields.h"
#include "tournament/formats/swissrounds.h"
#include "tournament/model/find.h"

#include <QCoreApplication>

#include <algorithm>

namespace kagetsu::text {

using tournament::CsvHead;
using tournament::Entry;
using tournament::Section;

namespace {

struct EntryWords
{
    Q_DECLARE_TR_FUNCTIONS(EntryWords)
};

// Returns whether the number of rounds fits this many players.
QString roundsText(const Section &section)
{
    const tournament::SectionSettings &settings = section.settings;
    const int players = static_cast<int>(section.entries.size());
    const int rounds = settings.options.rounds;
    if (settings.format != tournament::Format::Swiss || publishedRounds(section) > 0 || players < 2)
        return {};
    const int most = tournament::mostRounds(players);
    if (rounds > most && !settings.options.swiss.mayRematch)
        //: After so many rounds of a Swiss everybody has met everybody.
        return EntryWords::tr("Without rematches there are at most %n round(s), but %1 are planned.", nullptr, most)
            .arg(rounds);
    const int usual = tournament::usualRounds(players);
    if (rounds != usual)
        //: Of a Swiss with so many players.
        return EntryWords::tr("%n rounds are planned; the usual number for this many players is %1.", nullptr, rounds)
            .arg(usual);
    return {};
}

} // namespace

QString entryCell(const Entry &entry, CsvHead head)
{
    QStringList names;
    switch (head) {
    case CsvHead::Number: return QString::number(entry.number);
    case CsvHead::Sex: return sexName(entry.details.sex);
    case CsvHead::Members:
        for (const std::string &member : entry.details.members)
            names += foreignText(member);
        return joinNames(names);
    default: return QString::fromStdString(tournament::fieldOf(entry.details, head));
    }
}

QString entryPlanText(const Section &section, const tournament::EntryPlan &plan)
{
    using Kind = tournament::EntryPlan::Kind;
    switch (plan.kind) {
    case Kind::Paired: break;
    //: A player who takes part no more, from round %1 on.
    case Kind::Withdrawn: return EntryWords::tr("Withdrawn from round %1").arg(plan.round);
    //: %1 is a kind of bye, such as "Half-point bye".
    case Kind::Bye: return EntryWords::tr("%1 in round %2").arg(byeName(plan.bye)).arg(plan.round);
    case Kind::Pair:
        //: %2 is the opponent that the arbiter has fixed for a player.
        return EntryWords::tr("Round %1: against %2").arg(plan.round).arg(entryName(section, plan.opponent));
    //: A player who has asked for a bye in the next round.
    case Kind::SitsOut: return EntryWords::tr("Sits out round %1").arg(plan.round);
    //: A player who has lost so often that it plays no more.
    case Kind::Out: return EntryWords::tr("Eliminated");
    case Kind::StaysAway:
        //: A player who has not come to the last %n rounds.
        return EntryWords::tr(
            "%n forfeit(s) in a row: withdraw?", nullptr, section.settings.options.forfeitsBeforeWithdrawal);
    //: A player who came late, and takes part from round %1 on.
    case Kind::Late: return EntryWords::tr("From round %1").arg(plan.round);
    }
    return {};
}

QString entryCountText(const Section &section)
{
    QStringList counts { EntryWords::tr("%n player(s)", nullptr, static_cast<int>(section.entries.size())) };
    const auto left =
        std::ranges::count_if(section.entries, [](const Entry &each) { return each.leftRound.has_value(); });
    if (left > 0)
        //: Behind a number of players: so many of them take part no more.
        counts += EntryWords::tr("%n withdrawn", nullptr, static_cast<int>(left));
    QStringList lines { joinNames(counts), roundsText(section) };
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

QString addedText(const tournament::Newcomers &newcomers, const tournament::EntryList &list)
{
    constexpr int MostFaultsTold = 4;
    QStringList sentences { EntryWords::tr(
        "%n player(s) added.", nullptr, static_cast<int>(newcomers.entries.size())) };
    if (newcomers.known() > 0)
        sentences += EntryWords::tr("%n player(s) were already on the list.", nullptr, newcomers.known());
    if (!newcomers.namesakes.empty())
        sentences += EntryWords::tr("More than one player has this name: %1.").arg(listedTexts(newcomers.namesakes));
    sentences += listReadingTexts(list);
    int told = 0;
    for (const tournament::EntryRowFault &fault : list.faults) {
        if (fault.why != tournament::EntryRowFault::Why::NameTwice && told++ < MostFaultsTold)
            sentences += entryRowText(fault);
    }
    return joinSentences(sentences);
}

QString listPreviewText(const tournament::ListTable &table, const tournament::ListPreview &preview)
{
    if (table.notAList)
        return notAListText(*table.notAList);
    QStringList sentences { EntryWords::tr(
        "%n player(s) will be added.", nullptr, static_cast<int>(preview.newcomers.entries.size())) };
    if (const int leftOut = tournament::leftOutOf(preview))
        //: Of a list of players.
        sentences += EntryWords::tr("%n row(s) will be left out.", nullptr, leftOut);
    return joinSentences(sentences + listReadingTexts(preview.list));
}

} // namespace kagetsu::text
