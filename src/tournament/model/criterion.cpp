// SPDX-License-Identifier: MIT
#include "tournament/model/criterion.h"

#include "base/enumtable.h"

#include <charconv>
#include <iterator>
#include <sstream>

namespace kagetsu::tournament {

namespace {

using CriterionKind = Criterion::Kind;

constexpr EnumTable<CriterionKind, std::string_view> Codes({
    { CriterionKind::Points, "points" },
    { CriterionKind::Sos, "SOS" },
    { CriterionKind::Sb, "SB" },
    { CriterionKind::Direct, "DE" },
    { CriterionKind::DirectConnected, "DEC" },
    { CriterionKind::T1, "T1" },
    { CriterionKind::T2, "T2" },
    { CriterionKind::Time, "TIME" },
    { CriterionKind::Sosos, "SOSOS" },
    { CriterionKind::Sosb, "SOSB" },
    { CriterionKind::Sbs, "SBS" },
    { CriterionKind::Sbb, "SBB" },
    { CriterionKind::Wins, "WINS" },
    { CriterionKind::SecondWins, "SWINS" },
    { CriterionKind::SecondGames, "SGAMES" },
    { CriterionKind::LostTo, "LOST" },
    { CriterionKind::Warnings, "WARN" },
    { CriterionKind::Truncated, "TRUNC" },
    { CriterionKind::MatchPoints, "MP" },
    { CriterionKind::GamePoints, "GP" },
    { CriterionKind::Board, "BRD" },
    { CriterionKind::Rating, "RAT-" },
    { CriterionKind::Lot, "LOT" },
    { CriterionKind::Buchholz, "BH" },
    { CriterionKind::FideSb, "FSB" },
    { CriterionKind::Progressive, "PS" },
    { CriterionKind::DirectFide, "FDE" },
    { CriterionKind::DirectExtended, "EDE" },
    { CriterionKind::AnyWins, "WIN" },
    { CriterionKind::Elected, "REP" },
    { CriterionKind::StandardPoints, "STD" },
    { CriterionKind::Koya, "KS" },
    { CriterionKind::ForeBuchholz, "FB" },
    { CriterionKind::AverageBuchholz, "AOB" },
    { CriterionKind::AverageRating, "ARO" },
    { CriterionKind::Performance, "TPR" },
    { CriterionKind::PerfectPerformance, "PTP" },
    { CriterionKind::AveragePerformance, "APRO" },
    { CriterionKind::AveragePerfect, "APPO" },
    { CriterionKind::BoardCount, "BC" },
    { CriterionKind::TopBoards, "TBR" },
    { CriterionKind::BottomBoards, "BBE" },
    { CriterionKind::SbMatchMatch, "EMMSB" },
    { CriterionKind::SbMatchGame, "EMGSB" },
    { CriterionKind::SbGameMatch, "EGMSB" },
    { CriterionKind::SbGameGame, "EGGSB" },
    { CriterionKind::ScoreStrength, "SSSC" },
});

constexpr std::string_view EveryCode[] { "points", "SOS", "SB", "DE", "DEC", "T1", "T2", "TIME", "SOSOS", "SOSB", "SBS",
    "SBB", "WINS", "SWINS", "SGAMES", "LOST", "WARN", "TRUNC", "MP", "GP", "BRD1", "RAT-", "LOT", "BH", "BH-C1",
    "BH-C2", "BH-M1", "FSB", "PS", "FDE", "FDE-P", "EDE", "WIN", "REP", "STD", "KS", "BH-M2", "FB", "FB-C1", "FB-M1",
    "AOB", "AOB-F", "FSB-C1", "PS-C1", "ARO", "ARO-C1", "TPR", "PTP", "APRO", "APPO", "BC", "TBR", "BBE", "EMMSB",
    "EMGSB", "EGMSB", "EGGSB", "SSSC" };

constexpr std::string_view BoardCode = Codes[CriterionKind::Board];

// Reads a number without sign or leading zero.
std::optional<int> numberFrom(std::string_view digits, int most)
{
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool isNumber = error == std::errc() && end == digits.data() + digits.size() && digits.front() != '0';
    return isNumber && number >= 1 && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<Criterion> boardFromCode(std::string_view code)
{
    if (!code.starts_with(BoardCode))
        return std::nullopt;
    const std::optional<int> board = numberFrom(code.substr(BoardCode.size()), MostBoards);
    return board ? std::optional(Criterion { CriterionKind::Board, *board }) : std::nullopt;
}

bool canBeCut(CriterionKind kind)
{
    switch (kind) {
    case CriterionKind::FideSb:
    case CriterionKind::Progressive:
    case CriterionKind::SbMatchMatch:
    case CriterionKind::SbMatchGame:
    case CriterionKind::SbGameMatch:
    case CriterionKind::SbGameGame: return true;
    default:
        return kind == CriterionKind::Buchholz || kind == CriterionKind::ForeBuchholz
            || kind == CriterionKind::AverageRating;
    }
}

bool canBeMedian(CriterionKind kind)
{
    return kind == CriterionKind::Buchholz || kind == CriterionKind::ForeBuchholz
        || kind == CriterionKind::AverageRating;
}

bool modify(Criterion &criterion, std::string_view modifier)
{
    if (modifier == "F" && criterion.kind == CriterionKind::AverageBuchholz)
        return criterion.isFore = true;
    if (modifier == "P" && criterion.kind == CriterionKind::DirectFide)
        return criterion.forfeitsCount = true;
    if (modifier.size() < 2)
        return false;
    constexpr int MostPercent = 100;
    constexpr int UsualPercent = 50;
    const bool isLimit = modifier.front() == 'L' && criterion.kind == CriterionKind::Koya;
    const std::optional<int> number = numberFrom(modifier.substr(1), isLimit ? MostPercent : MostCuts);
    if (!number || (isLimit && *number == UsualPercent))
        return false;
    const bool isCut = modifier.front() == 'C' && canBeCut(criterion.kind);
    const bool isMedian = modifier.front() == 'M' && canBeMedian(criterion.kind);
    criterion.limit = isLimit ? *number : 0;
    criterion.lowest = isCut || isMedian ? *number : 0;
    criterion.highest = isMedian ? *number : 0;
    return isLimit || isCut || isMedian;
}

} // namespace

std::string codeOf(const Criterion &criterion)
{
    std::string code(Codes[criterion.kind]);
    if (criterion.kind == CriterionKind::Board)
        code += std::to_string(criterion.board);
    if (criterion.highest > 0)
        code += "-M" + std::to_string(criterion.highest);
    else if (criterion.lowest > 0)
        code += "-C" + std::to_string(criterion.lowest);
    if (criterion.limit > 0)
        code += "-L" + std::to_string(criterion.limit);
    if (criterion.isFore)
        code += "-F";
    if (criterion.forfeitsCount)
        code += "-P";
    return code;
}

std::optional<Criterion> criterionFromCode(std::string_view code)
{
    const std::optional<CriterionKind> found = Codes.keyOf(code);
    if (found && found != CriterionKind::Board)
        return Criterion { *found, 0 };
    const std::size_t hyphen = code.find('-');
    if (hyphen == std::string_view::npos)
        return boardFromCode(code);
    std::optional<Criterion> criterion = criterionFromCode(code.substr(0, hyphen));
    if (criterion && !modify(*criterion, code.substr(hyphen + 1)))
        criterion.reset();
    return criterion;
}

Result<std::vector<Criterion>, std::string> criteriaFromCodes(const std::string &codes)
{
    std::vector<Criterion> criteria;
    std::istringstream stream(codes);
    for (std::string code; std::getline(stream, code, ',');) {
        const std::optional<Criterion> criterion = criterionFromCode(code);
        if (!criterion)
            return Fault { code };
        criteria.push_back(*criterion);
    }
    return criteria;
}

std::vector<Criterion> everyCriterion()
{
    std::vector<Criterion> all;
    for (const std::string_view code : EveryCode)
        all.push_back(*criterionFromCode(code));
    return all;
}

bool isLessBetter(CriterionKind kind)
{
    switch (kind) {
    case CriterionKind::Time:
    case CriterionKind::Warnings:
    case CriterionKind::Rating:
    case CriterionKind::Lot:
    case CriterionKind::DirectFide:
    case CriterionKind::DirectExtended:
    case CriterionKind::BoardCount: return true;
    default: return false;
    }
}

bool isOfRatings(CriterionKind kind)
{
    switch (kind) {
    case CriterionKind::AverageRating:
    case CriterionKind::Performance:
    case CriterionKind::PerfectPerformance:
    case CriterionKind::AveragePerformance:
    case CriterionKind::AveragePerfect: return true;
    default: return false;
    }
}

bool isInHundredths(CriterionKind kind)
{
    return kind == CriterionKind::AverageBuchholz || kind == CriterionKind::ScoreStrength;
}

} // namespace kagetsu::tournament
