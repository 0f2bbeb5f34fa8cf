// SPDX-License-Identifier: MIT
#include "tournament/model/criterion.h"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace kagetsu::tournament {

namespace {

constexpr std::string_view Codes[] { "points", "SOS", "SB", "DE", "DEC", "T1", "T2", "TIME", "SOSOS", "SOSB", "SBS",
    "SBB", "WINS", "SWINS", "SGAMES", "LOST", "WARN", "TRUNC", "MP", "GP", "BRD", "RAT-", "LOT", "BH", "BH-C1", "BH-C2",
    "BH-M1", "FSB", "PS" };
static_assert(std::size(Codes) == static_cast<std::size_t>(Criterion::Kind::Progressive) + 1);

constexpr std::string_view BoardCode = Codes[static_cast<std::size_t>(Criterion::Kind::Board)];

std::optional<Criterion> boardFromCode(std::string_view code)
{
    if (!code.starts_with(BoardCode))
        return std::nullopt;
    const std::string_view digits = code.substr(BoardCode.size());
    int board = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), board);
    const bool isNumber = error == std::errc() && end == digits.data() + digits.size() && digits.front() != '0';
    if (!isNumber || board < 1 || board > MostBoards)
        return std::nullopt;
    return Criterion { Criterion::Kind::Board, board };
}

} // namespace

std::string codeOf(const Criterion &criterion)
{
    std::string code(Codes[static_cast<std::size_t>(criterion.kind)]);
    if (criterion.kind == Criterion::Kind::Board)
        code += std::to_string(criterion.board);
    return code;
}

std::optional<Criterion> criterionFromCode(std::string_view code)
{
    const auto found = std::find(std::begin(Codes), std::end(Codes), code);
    if (found == std::end(Codes) || code == BoardCode)
        return boardFromCode(code);
    return Criterion { static_cast<Criterion::Kind>(found - std::begin(Codes)), 0 };
}

bool isLessBetter(Criterion::Kind kind)
{
    switch (kind) {
    case Criterion::Kind::Time:
    case Criterion::Kind::Warnings:
    case Criterion::Kind::Rating:
    case Criterion::Kind::Lot: return true;
    default: return false;
    }
}

} // namespace kagetsu::tournament
