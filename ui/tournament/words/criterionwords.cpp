// SPDX-License-Identifier: MIT
#include "ui/tournament/words/eventwords.h"

#include <QCoreApplication>

namespace kagetsu::ui {

namespace {

struct CriterionWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::CriterionWords)
};

using Kind = tournament::Criterion::Kind;

QString fideCriterionName(Kind kind)
{
    switch (kind) {
    case Kind::Buchholz: return CriterionWords::tr("Buchholz");
    case Kind::BuchholzCut1: return CriterionWords::tr("Buchholz without the lowest");
    case Kind::BuchholzCut2: return CriterionWords::tr("Buchholz without the two lowest");
    case Kind::BuchholzMedian1: return CriterionWords::tr("Buchholz without the highest and the lowest");
    case Kind::FideSb: return CriterionWords::tr("Sonneborn-Berger of FIDE");
    default: return CriterionWords::tr("Sum of the points after each round");
    }
}

QString countName(const tournament::Criterion &criterion)
{
    switch (criterion.kind) {
    case Kind::Time: return CriterionWords::tr("Time used, less is better");
    case Kind::Wins: return CriterionWords::tr("Games won");
    case Kind::SecondWins: return CriterionWords::tr("Games won as second player");
    case Kind::SecondGames: return CriterionWords::tr("Games played as second player");
    case Kind::Warnings: return CriterionWords::tr("Warnings, fewer is better");
    case Kind::MatchPoints: return CriterionWords::tr("Match points");
    case Kind::GamePoints: return CriterionWords::tr("Game points");
    case Kind::Board: return CriterionWords::tr("Result on board %1").arg(criterion.board);
    case Kind::Rating: return CriterionWords::tr("Lower rating first");
    case Kind::Lot: return CriterionWords::tr("Lot");
    default: return fideCriterionName(criterion.kind);
    }
}

} // namespace

QString criterionName(const tournament::Criterion &criterion)
{
    switch (criterion.kind) {
    case Kind::Points: return CriterionWords::tr("Points");
    case Kind::Sos: return CriterionWords::tr("Sum of the opponents' points");
    case Kind::Sb: return CriterionWords::tr("Points of defeated opponents, half of those drawn with");
    case Kind::Direct:
    case Kind::DirectConnected: return CriterionWords::tr("Result among those who are tied");
    case Kind::T1: return CriterionWords::tr("Highest and lowest of the opponents' points");
    case Kind::T2: return CriterionWords::tr("Second highest and second lowest of the opponents' points");
    case Kind::Sosos: return CriterionWords::tr("Sum of the opponents' SOS");
    case Kind::Sosb: return CriterionWords::tr("Sum of the opponents' SB");
    case Kind::Sbs: return CriterionWords::tr("SOS of defeated opponents, half of those drawn with");
    case Kind::Sbb: return CriterionWords::tr("SB of defeated opponents, half of those drawn with");
    case Kind::LostTo: return CriterionWords::tr("Points of the opponents who won");
    case Kind::Truncated: return CriterionWords::tr("Opponents' points without the lowest");
    default: return countName(criterion);
    }
}

QString presetName(const tournament::CriteriaPreset &preset)
{
    const auto is = [&preset](const char *id) { return preset.id == id; };
    if (is("cn-national-2025"))
        return CriterionWords::tr("National tournaments of China");
    if (is("cn-club-swiss"))
        return CriterionWords::tr("Clubs in China");
    if (is("taiwan"))
        return CriterionWords::tr("Taiwan");
    if (is("renju-team-world"))
        return CriterionWords::tr("Renju Team World Championship");
    if (is("gomoku-team-world"))
        return CriterionWords::tr("Gomoku Team World Championship");
    if (is("gomoku-youth-world"))
        return CriterionWords::tr("Youth World Cup");
    if (is("correspondence-world"))
        return CriterionWords::tr("Correspondence World Championship");
    if (is("internet-cup"))
        return CriterionWords::tr("Internet cups");
    if (is("university"))
        return CriterionWords::tr("University computer games");
    if (is("go-round-robin"))
        return CriterionWords::tr("Round robins of Go");
    return CriterionWords::tr("Swiss tournaments of FIDE");
}

} // namespace kagetsu::ui
