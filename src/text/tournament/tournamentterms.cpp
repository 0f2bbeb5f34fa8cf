// SPDX-License-Identifier: MIT
#include "text/tournament/tournamentterms.h"

#include <QCoreApplication>
#include <QStringList>

namespace kagetsu::text {

namespace {

struct TournamentWords
{
    Q_DECLARE_TR_FUNCTIONS(TournamentWords)
};

using tournament::Criterion;
using tournament::CsvHead;

QString renjuCriterionName(Criterion::Kind kind)
{
    using Kind = Criterion::Kind;
    switch (kind) {
    //: Criteria for entries with equal points, in full.
    case Kind::Sos: return TournamentWords::tr("Sum of the points of all opponents");
    case Kind::Sb: return TournamentWords::tr("Points of defeated opponents, Sonneborn-Berger");
    case Kind::Direct: return TournamentWords::tr("Direct encounter, if all have met");
    case Kind::DirectConnected: return TournamentWords::tr("Direct encounter, if all are connected");
    case Kind::T1: return TournamentWords::tr("Sum of the highest and lowest opponents' points");
    case Kind::T2: return TournamentWords::tr("Sum of the second-highest and second-lowest opponents' points");
    case Kind::Time: return TournamentWords::tr("Time used");
    case Kind::Sosos: return TournamentWords::tr("Sum of the SOS of all opponents");
    case Kind::Sosb: return TournamentWords::tr("Sum of the SB of all opponents");
    case Kind::Sbs: return TournamentWords::tr("SOS of defeated opponents");
    case Kind::Sbb: return TournamentWords::tr("SB of defeated opponents");
    case Kind::Wins: return TournamentWords::tr("Games won");
    case Kind::SecondWins: return TournamentWords::tr("Games won as second player");
    case Kind::SecondGames: return TournamentWords::tr("Games played as second player");
    case Kind::LostTo: return TournamentWords::tr("Points of opponents who won against the player");
    case Kind::Warnings: return TournamentWords::tr("Fewer warnings");
    case Kind::Truncated: return TournamentWords::tr("Sum of the points of all opponents except the lowest");
    default: return {};
    }
}

// Returns the names of points and of criteria common to all sports.
QString commonCriterionName(const Criterion &criterion)
{
    using Kind = Criterion::Kind;
    switch (criterion.kind) {
    case Kind::Points: return TournamentWords::tr("Points");
    case Kind::MatchPoints: return TournamentWords::tr("Match points");
    case Kind::GamePoints: return TournamentWords::tr("Game points");
    //: Of a team: its points on board %1.
    case Kind::Board: return TournamentWords::tr("Points on board %1").arg(criterion.board);
    case Kind::Rating: return TournamentWords::tr("Lower rating");
    case Kind::Lot: return TournamentWords::tr("Drawing lots");
    case Kind::Buchholz: return TournamentWords::tr("Buchholz");
    case Kind::FideSb: return TournamentWords::tr("Sonneborn-Berger (FIDE)");
    case Kind::Progressive: return TournamentWords::tr("Sum of progressive scores");
    default: return {};
    }
}

QString fideCriterionName(Criterion::Kind kind)
{
    using Kind = Criterion::Kind;
    switch (kind) {
    case Kind::DirectFide: return TournamentWords::tr("Direct encounter (FIDE)");
    case Kind::DirectExtended: return TournamentWords::tr("Direct encounter by match points and game points");
    case Kind::AnyWins: return TournamentWords::tr("Rounds won, also without a game");
    //: All but the rounds that a player asked not to play, or lost by forfeit.
    case Kind::Elected: return TournamentWords::tr("Rounds not missed by choice");
    //: 1, a half or nothing for each round, whatever a win is worth.
    case Kind::StandardPoints: return TournamentWords::tr("Standard points");
    case Kind::Koya: return TournamentWords::tr("Points against the stronger half (Koya)");
    //: Buchholz as if the last round ended in draws.
    case Kind::ForeBuchholz: return TournamentWords::tr("Fore Buchholz");
    case Kind::AverageBuchholz: return TournamentWords::tr("Average Buchholz of the opponents");
    case Kind::AverageRating: return TournamentWords::tr("Average rating of the opponents");
    case Kind::Performance: return TournamentWords::tr("Performance rating");
    case Kind::PerfectPerformance: return TournamentWords::tr("Perfect performance rating");
    case Kind::AveragePerformance: return TournamentWords::tr("Average performance of the opponents");
    case Kind::AveragePerfect: return TournamentWords::tr("Average perfect performance of the opponents");
    //: Of teams: the points of each board times its number.
    case Kind::BoardCount: return TournamentWords::tr("Board count");
    case Kind::TopBoards: return TournamentWords::tr("Points of the top boards, one after the other");
    case Kind::BottomBoards: return TournamentWords::tr("Points without the bottom boards, one after the other");
    case Kind::SbMatchMatch:
    case Kind::SbMatchGame:
    case Kind::SbGameMatch:
    case Kind::SbGameGame: return TournamentWords::tr("Sonneborn-Berger of teams (FIDE)");
    //: Of teams: points and Buchholz in one number.
    case Kind::ScoreStrength: return TournamentWords::tr("Score and strength combined");
    default: return {};
    }
}

QString unmodifiedName(const Criterion &criterion)
{
    for (const QString &name : { renjuCriterionName(criterion.kind), fideCriterionName(criterion.kind) }) {
        if (!name.isEmpty())
            return name;
    }
    return commonCriterionName(criterion);
}

// Returns the name of a usual form of Buchholz, which has one of its own.
QString buchholzName(const Criterion &criterion)
{
    if (criterion.kind != Criterion::Kind::Buchholz)
        return {};
    if (criterion.lowest == 1 && criterion.highest == 0)
        return TournamentWords::tr("Buchholz without the lowest");
    if (criterion.lowest == 2 && criterion.highest == 0)
        return TournamentWords::tr("Buchholz without the two lowest");
    if (criterion.lowest == 1 && criterion.highest == 1)
        return TournamentWords::tr("Buchholz without the highest and the lowest");
    return {};
}

} // namespace

QString formatName(tournament::Format format)
{
    using tournament::Format;
    switch (format) {
    //: Forms of a tournament.
    case Format::RoundRobin: return TournamentWords::tr("Round robin");
    case Format::DoubleRoundRobin: return TournamentWords::tr("Double round robin");
    case Format::Swiss: return TournamentWords::tr("Swiss system");
    case Format::Elimination: return TournamentWords::tr("Elimination");
    case Format::DoubleElimination: return TournamentWords::tr("Double elimination");
    }
    return {};
}

QString byeName(tournament::Bye::Kind kind)
{
    using Kind = tournament::Bye::Kind;
    switch (kind) {
    //: A round without an opponent: nobody was left to play.
    case Kind::Pairing: return TournamentWords::tr("Bye");
    //: A round that a player does not play, for which there is a half.
    case Kind::Half: return TournamentWords::tr("Half-point bye");
    //: A round that a player does not play, for which there is nothing.
    case Kind::Zero: return TournamentWords::tr("Absent");
    case Kind::Full: return TournamentWords::tr("Full-point bye");
    }
    return {};
}

QString roundStateName(tournament::Round::State state)
{
    using State = tournament::Round::State;
    switch (state) {
    //: Of a round that only the arbiter sees.
    case State::Draft: return TournamentWords::tr("Draft");
    case State::Published: return TournamentWords::tr("Published");
    case State::Finished: return TournamentWords::tr("Closed");
    }
    return {};
}

QString criterionName(const Criterion &criterion)
{
    const QString buchholz = buchholzName(criterion);
    if (!buchholz.isEmpty())
        return buchholz;
    const QString name = unmodifiedName(criterion);
    if (criterion.highest > 0)
        //: %1 is a criterion such as Fore Buchholz.
        return TournamentWords::tr("%1, without the highest %2 and the lowest %2").arg(name).arg(criterion.highest);
    if (criterion.lowest > 0 && criterion.kind == Criterion::Kind::Progressive)
        //: %1 is a criterion that adds up the points after each round.
        return TournamentWords::tr("%1, without the first rounds: %2").arg(name).arg(criterion.lowest);
    if (criterion.lowest > 0)
        return TournamentWords::tr("%1, without the lowest %2").arg(name).arg(criterion.lowest);
    if (criterion.limit > 0)
        //: %1 is a criterion, %2 how much the opponents must have of all that could be won.
        return TournamentWords::tr("%1, from %2 %").arg(name).arg(criterion.limit);
    if (criterion.isFore)
        return TournamentWords::tr("%1, as if the last round ended in draws").arg(name);
    return criterion.forfeitsCount ? TournamentWords::tr("%1, with forfeits").arg(name) : name;
}

QString criterionShort(const Criterion &criterion)
{
    using Kind = Criterion::Kind;
    switch (criterion.kind) {
    //: The head of a narrow column.
    case Kind::Points: return TournamentWords::tr("Pts");
    case Kind::Sos: return TournamentWords::tr("SOS");
    case Kind::Sb: return TournamentWords::tr("SB");
    case Kind::Direct:
    case Kind::DirectConnected:
        //: Short for direct encounter.
        return TournamentWords::tr("DE");
    //: Short for the time used in all games.
    case Kind::Time: return TournamentWords::tr("Time");
    //: Short for games won.
    case Kind::Wins: return TournamentWords::tr("Wins");
    //: Short for warnings.
    case Kind::Warnings: return TournamentWords::tr("Warn.");
    //: Short for match points.
    case Kind::MatchPoints: return TournamentWords::tr("MP");
    //: Short for game points.
    case Kind::GamePoints: return TournamentWords::tr("GP");
    //: Short for the number that was drawn.
    case Kind::Lot: return TournamentWords::tr("Lot");
    default: break;
    }
    return QString::fromStdString(tournament::codeOf(criterion));
}

QString criteriaPresetName(std::string_view id)
{
    const std::pair<std::string_view, QString> names[] {
        { "cn-national-2025", TournamentWords::tr("Chinese national event (2025)") },
        { "cn-club-swiss", TournamentWords::tr("Chinese clubs, Swiss system") },
        { "taiwan", TournamentWords::tr("Taiwan") },
        { "renju-team-world", TournamentWords::tr("Renju Team World Championship") },
        { "gomoku-team-world", TournamentWords::tr("Gomoku Team World Championship") },
        { "gomoku-youth-world", TournamentWords::tr("Gomoku Youth World Cup") },
        { "correspondence-world", TournamentWords::tr("Correspondence World Championship") },
        { "internet-cup", TournamentWords::tr("Internet cup") },
        { "university", TournamentWords::tr("University engine tournament") },
        { "go-round-robin", TournamentWords::tr("Round robin by Go rules") },
        { "fide-swiss", TournamentWords::tr("Swiss system, as in chess (FIDE)") },
        { "round-robin", TournamentWords::tr("Round robin") },
    };
    for (const auto &[name, words] : names) {
        if (name == id)
            return words;
    }
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString criteriaLine(const tournament::SectionSettings &settings)
{
    QStringList names { criterionName({}) };
    for (const Criterion &criterion : settings.criteria) {
        const QString brief = criterionShort(criterion);
        const QString name = criterionName(criterion);
        //: %1 is the short form of a criterion, %2 the long one.
        names.append(
            name.compare(brief, Qt::CaseInsensitive) == 0 ? name : TournamentWords::tr("%1 (%2)").arg(brief, name));
    }
    //: %1 is a list of criteria, the first one decides first.
    return TournamentWords::tr("Ranking: %1").arg(names.join(QStringLiteral(" → ")));
}

QString timeDecidesText()
{
    //: "Time" is the total time used in all games, less is better; a missed round adds nothing to it.
    return TournamentWords::tr("Some places are decided by the time used. A missed round adds no time.");
}

QString csvHeadName(CsvHead head)
{
    switch (head) {
    //: The heads of columns in tables for spreadsheets.
    case CsvHead::Number: return TournamentWords::tr("No.");
    case CsvHead::Name: return TournamentWords::tr("Name");
    case CsvHead::Rating: return TournamentWords::tr("Rating");
    case CsvHead::Rank: return TournamentWords::tr("Rank");
    case CsvHead::Club: return TournamentWords::tr("Club");
    case CsvHead::Country: return TournamentWords::tr("Country");
    case CsvHead::Members: return TournamentWords::tr("Members");
    case CsvHead::Round: return TournamentWords::tr("Round");
    case CsvHead::Table: return TournamentWords::tr("Table");
    case CsvHead::OpenerNumber: return TournamentWords::tr("Opener's no.");
    //: Who begins the opening procedure.
    case CsvHead::Opener: return TournamentWords::tr("Opener");
    case CsvHead::SecondNumber: return TournamentWords::tr("Second player's no.");
    case CsvHead::Second: return TournamentWords::tr("Second player");
    case CsvHead::Game: return TournamentWords::tr("Game");
    case CsvHead::PointsOfOpener: return TournamentWords::tr("Opener's points");
    case CsvHead::PointsOfSecond: return TournamentWords::tr("Second player's points");
    //: Played, won by forfeit, ruled, or a bye.
    case CsvHead::How: return TournamentWords::tr("Type of result");
    case CsvHead::Reason: return TournamentWords::tr("Reason");
    case CsvHead::SecondsOfOpener: return TournamentWords::tr("Opener's time (s)");
    case CsvHead::SecondsOfSecond: return TournamentWords::tr("Second player's time (s)");
    case CsvHead::Record: return TournamentWords::tr("Record");
    case CsvHead::Place: return TournamentWords::tr("Place");
    case CsvHead::Points: return TournamentWords::tr("Points");
    //: Of a player, given by a federation, such as grandmaster.
    case CsvHead::Title: return TournamentWords::tr("Title");
    case CsvHead::Sex: return TournamentWords::tr("Sex");
    //: The year or the date of birth of a player.
    case CsvHead::Birth: return TournamentWords::tr("Born");
    //: The number under which a federation or a rating list knows a player.
    case CsvHead::FederationId: return TournamentWords::tr("Federation no.");
    //: Column of a list of players: how many games the rating of a player rests on.
    case CsvHead::RatedGames: return TournamentWords::tr("Rated games");
    //: The factor K of a player, by which a change of rating is multiplied; set by hand.
    case CsvHead::RatingFactor: return TournamentWords::tr("Factor K");
    //: Column of standings: the place of a player who shared one, after that was decided.
    case CsvHead::DecidedPlace: return TournamentWords::tr("Decided place");
    //: Column of standings: how a shared place was decided, such as by a play-off.
    case CsvHead::DecidedBy: return TournamentWords::tr("Decided by");
    }
    return {};
}

QString sexName(tournament::Sex sex)
{
    switch (sex) {
    case tournament::Sex::Unknown: break;
    case tournament::Sex::Female: return TournamentWords::tr("female");
    case tournament::Sex::Male: return TournamentWords::tr("male");
    }
    return {};
}

} // namespace kagetsu::text
