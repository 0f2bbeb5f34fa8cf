// SPDX-License-Identifier: MIT
#include "text/tournament/refusals.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "tournament/log/texts.h"
#include "tournament/model/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace kagetsu::text {

namespace {

struct EventRefusals
{
    Q_DECLARE_TR_FUNCTIONS(EventRefusals)
};

using tournament::Refusal;

QString nameIn(const tournament::Section *section, tournament::EntryId id)
{
    return section ? foreignText(tournament::shownName(*section, id)) : QString();
}

QString roundRefusal(Refusal::Why why, int round)
{
    using Why = Refusal::Why;
    switch (why) {
    case Why::UnknownRound: return EventRefusals::tr("There is no such round.");
    case Why::RoundPublished: return EventRefusals::tr("Round %1 is already published.").arg(round);
    case Why::RoundNotPublished: return EventRefusals::tr("Round %1 is not published yet.").arg(round);
    case Why::RoundNotFinished: return EventRefusals::tr("Round %1 is not closed yet.").arg(round);
    case Why::RoundFinished: return EventRefusals::tr("Round %1 is already closed.").arg(round);
    case Why::ResultsEntered:
        return EventRefusals::tr("Round %1 already has results, and they would be lost.").arg(round);
    case Why::ResultsMissing: return EventRefusals::tr("Round %1 still has tables without a result.").arg(round);
    case Why::LaterRoundExists: return EventRefusals::tr("A later round already exists.");
    case Why::RoundsPublished: return EventRefusals::tr("This can be done only before the first round is published.");
    case Why::RoundsPaired: return EventRefusals::tr("This can be done only before the first round is paired.");
    case Why::ResultsCorrected:
        return EventRefusals::tr("Results were corrected after round %1 was paired.").arg(round);
    case Why::NotByBracket:
        //: Of an elimination: the round names a player who has lost since.
        return EventRefusals::tr(
            "Round %1 no longer has the pairs that the results give. Discard it and pair it again.")
            .arg(round);
    case Why::LaterRoundRests:
        //: Of an elimination: round %1 would name a player who has lost.
        return EventRefusals::tr("Round %1 depends on who won here. Make it a draft first.").arg(round);
    case Why::NoPlannedRoundLeft: return EventRefusals::tr("All planned rounds have been paired.");
    default: return {};
    }
}

QString entryRefusal(Refusal::Why why, const QString &name)
{
    using Why = Refusal::Why;
    switch (why) {
    case Why::UnknownEntry: return EventRefusals::tr("There is no such player.");
    case Why::EntryPaired:
        return EventRefusals::tr("%1 has already been paired. From now on, the player can only withdraw.").arg(name);
    case Why::EntryTwice: return EventRefusals::tr("%1 is named twice.").arg(name);
    case Why::EntryNotInRound:
        return EventRefusals::tr("%1 takes part in this round but is not paired, or is paired without taking part.")
            .arg(name);
    case Why::EntryMissing: return EventRefusals::tr("%1 is missing from the list.").arg(name);
    case Why::AlreadyWithdrawn: return EventRefusals::tr("%1 has already withdrawn.").arg(name);
    case Why::NotWithdrawn: return EventRefusals::tr("%1 has not withdrawn.").arg(name);
    case Why::LockExists:
        return EventRefusals::tr("%1 has already been given a bye or an opponent for this round.").arg(name);
    default: return {};
    }
}

QString otherRefusal(const Refusal &refusal)
{
    using Why = Refusal::Why;
    switch (refusal.why) {
    case Why::UnknownSection: return EventRefusals::tr("There is no such section.");
    case Why::UnknownTable: return EventRefusals::tr("There is no such table.");
    case Why::UnknownGame: return EventRefusals::tr("This match has no such game.");
    case Why::UnknownAdjustment: return EventRefusals::tr("There is no such points adjustment.");
    case Why::UnknownMember: return EventRefusals::tr("The team has no such member.");
    case Why::SectionFinished: return EventRefusals::tr("This section is closed.");
    case Why::TableTwice: return EventRefusals::tr("Table %1 is used twice.").arg(refusal.table);
    case Why::WrongGames: return EventRefusals::tr("The match must have as many games as this section plays.");
    case Why::WrongBoards: return EventRefusals::tr("The line-up leaves boards empty that must be filled.");
    case Why::CategoryTwice: return EventRefusals::tr("There is already a category with this name.");
    case Why::OutOfRange: return EventRefusals::tr("A number is out of range.");
    case Why::ReasonMissing: return EventRefusals::tr("A reason is needed.");
    case Why::MatchLevel:
        //: In an elimination, where one player must go on.
        return EventRefusals::tr("Table %1: the match is tied. Play another game, or make a ruling.")
            .arg(refusal.table);
    case Why::RulingOutOfRange:
        return EventRefusals::tr("A match of this section cannot give that many or that few points.");
    case Why::PlaceNotShared: return EventRefusals::tr("These players do not share a place.");
    case Why::WrongDecision:
        return EventRefusals::tr("The lot, the tie-breaks or the games of the play-off give another order.");
    case Why::PlayOffUndecided:
        return EventRefusals::tr("The games of the play-off leave all of them equal. Add the next game.");
    case Why::PlaceShared: return EventRefusals::tr("Players share a place, and it must be decided first.");
    case Why::StageUnfinished: return EventRefusals::tr("Results are missing that can change who qualifies.");
    case Why::NotByPlaces: return EventRefusals::tr("By the current results, other players qualify.");
    case Why::NameUnseen: return EventRefusals::tr("A name is missing or has no visible character.");
    case Why::TextTooLong:
        return EventRefusals::tr("A name or text is too long. A name can have %1 characters, a text %2.")
            .arg(tournament::LongestName)
            .arg(tournament::LongestText);
    default: return {};
    }
}

} // namespace

QString refusalText(const Refusal &refusal, const tournament::Section *section)
{
    const QString round = roundRefusal(refusal.why, refusal.round);
    if (!round.isEmpty())
        return round;
    const QString entry = entryRefusal(refusal.why, nameIn(section, refusal.entry));
    return entry.isEmpty() ? otherRefusal(refusal) : entry;
}

QString trfFaultText(const tournament::TrfFault &fault)
{
    using Why = tournament::TrfFault::Why;
    const auto at = [&fault](const QString &sentence) { return sentence.arg(fault.line).arg(fault.place); };
    switch (fault.why) {
    case Why::NoPlayers: return EventRefusals::tr("The file is not a tournament report: it has no players.");
    //: %1 is the number of a line of a file, %2 a column in it.
    case Why::NotANumber: return at(EventRefusals::tr("Line %1, column %2: a number was expected."));
    case Why::NotPoints: return at(EventRefusals::tr("Line %1, column %2: points from 0 to 99.5 were expected."));
    case Why::NotASide: return at(EventRefusals::tr("Line %1, column %2: the side must be w, b or -."));
    case Why::NotAResult: return at(EventRefusals::tr("Line %1, column %2: this is not a result."));
    case Why::NotBlank: return at(EventRefusals::tr("Line %1, column %2: a space was expected."));
    case Why::NoName: return at(EventRefusals::tr("Line %1, column %2: the name is missing."));
    case Why::PlayerTwice: return at(EventRefusals::tr("Line %1, column %2: this number has already been used."));
    case Why::UnknownPlayer: return at(EventRefusals::tr("Line %1, column %2: there is no player with this number."));
    case Why::NotMutual: return at(EventRefusals::tr("Line %1, column %2: this opponent names another opponent."));
    case Why::TooMuch: return at(EventRefusals::tr("Line %1, column %2: the line is too long."));
    }
    return {};
}

namespace {

// Returns fields and their lines: "222 (line 9); 012 (line 1)".
QString trfFieldsText(const std::vector<tournament::TrfLoss> &losses, bool areCut)
{
    constexpr std::size_t MostLines = 5;
    QStringList fields;
    for (const tournament::TrfLoss &loss : losses) {
        if (loss.isCut != areCut)
            continue;
        QStringList lines;
        for (std::size_t i = 0; i < std::min(MostLines, loss.lines.size()); ++i)
            lines += QString::number(loss.lines[i]);
        if (loss.lines.size() > MostLines)
            lines += QStringLiteral("…");
        //: A field of a tournament report by its code (%1), such as "222", and the numbers of its lines (%2).
        fields += EventRefusals::tr("%1 (line %2)").arg(foreignText(loss.field), lines.join(QStringLiteral(", ")));
    }
    return fields.join(QStringLiteral("; "));
}

} // namespace

QString trfLossesText(const std::vector<tournament::TrfLoss> &losses)
{
    QStringList sentences;
    if (const QString left = trfFieldsText(losses, false); !left.isEmpty())
        //: %1 is a list of fields of a tournament report, such as "222 (line 9)".
        sentences += EventRefusals::tr("The tournament has no place for these fields of the report: %1.").arg(left);
    if (const QString cut = trfFieldsText(losses, true); !cut.isEmpty())
        //: %1 is a number, %2 a list of fields of a tournament report, such as "012 (line 1)".
        sentences += EventRefusals::tr("These fields of the report were cut to %1 characters: %2.")
                         .arg(QString::number(tournament::LongestName), cut);
    return joinSentences(sentences);
}

QString trfTablesText(const std::vector<int> &rounds)
{
    if (rounds.empty())
        return {};
    QStringList numbers;
    for (const int round : rounds)
        numbers += QString::number(round);
    //: Of a tournament report that was read. %1 is the number of a round, or a list of them.
    return EventRefusals::tr(
        "The report does not say who played at which table in round %1, so the tables were numbered anew.")
        .arg(joinNames(numbers));
}

QString entryRowText(const tournament::EntryRowFault &fault)
{
    using Why = tournament::EntryRowFault::Why;
    switch (fault.why) {
    case Why::NoName: return EventRefusals::tr("Row %1 has no name and was left out.").arg(fault.row);
    case Why::NameTwice: return EventRefusals::tr("Row %1: this name appears twice.").arg(fault.row);
    case Why::RatingUnread:
        //: Of a list of players: %2 stands in its row %1 where a rating should be.
        return EventRefusals::tr("Row %1: “%2” is not a rating. A rating is a whole number, for example 1850.")
            .arg(QString::number(fault.row), foreignText(fault.cell));
    case Why::BirthUnread: return EventRefusals::tr("Row %1: the date of birth is not a date.").arg(fault.row);
    case Why::SexUnread: return EventRefusals::tr("Row %1: the sex is not m or f.").arg(fault.row);
    case Why::GamesUnread:
        //: Of a list of players: %2 stands in its row %1 where the number of a player's rated games should be.
        return EventRefusals::tr("Row %1: “%2” is not a number of games.")
            .arg(QString::number(fault.row), foreignText(fault.cell));
    case Why::FactorUnread:
        //: Of a list of players: %2 stands in its row %1 where the factor K of a player should be, %3 is the largest
        //: one.
        return EventRefusals::tr("Row %1: “%2” is not a factor K from 1 to %3.")
            .arg(QString::number(fault.row), foreignText(fault.cell), QString::number(tournament::MostFactor));
    case Why::TooMany:
        return EventRefusals::tr("There are too many rows. Row %1 and all rows below it were left out.").arg(fault.row);
    case Why::HeadsGuessed: return EventRefusals::tr("Row %1 was taken as column headings.").arg(fault.row);
    }
    return {};
}

QString notAListText(const tournament::NotAList &fault)
{
    using Why = tournament::NotAList::Why;
    switch (fault.why) {
    case Why::Binary:
        return EventRefusals::tr(
            "This file is neither a text nor a workbook (.xlsx, .ods). Save the list as CSV first.");
    case Why::Report:
        return EventRefusals::tr("This is a tournament report file, not a list of players (line %1).").arg(fault.line);
    case Why::OtherText: return EventRefusals::tr("This is not a list of players (line %1).").arg(fault.line);
    case Why::UnknownEncoding:
        return EventRefusals::tr("The text encoding could not be determined. Save the list as UTF-8.");
    case Why::DamagedText:
        return EventRefusals::tr("Line %1 has damaged characters. Save the list as UTF-8.").arg(fault.line);
    case Why::LockedWorkbook:
        return EventRefusals::tr("The workbook is protected by a password. Save it without one first.");
    case Why::DamagedWorkbook: return EventRefusals::tr("The workbook is damaged.");
    case Why::TooLarge: return EventRefusals::tr("The file is too large.");
    case Why::NoSuchSheet: return EventRefusals::tr("The workbook has no such sheet.");
    case Why::NoWorkbooks:
        //: What reads workbooks of spreadsheets is not installed.
        return EventRefusals::tr("Workbooks cannot be read on this computer. Save the list as CSV first.");
    }
    return {};
}

} // namespace kagetsu::text
