// SPDX-License-Identifier: MIT
#include "record/model/result.h"

namespace kagetsu::record {

namespace {

struct ReasonCode
{
    Reason reason;
    std::string_view code;
};

constexpr ReasonCode ReasonCodes[] {
    { Reason::Five, "FIVE" },
    { Reason::OverlineOfWhite, "OVER_W" },
    { Reason::DoubleThree, "FOUL33" },
    { Reason::DoubleFour, "FOUL44" },
    { Reason::Overline, "FOUL6" },
    { Reason::Resignation, "RESIGN" },
    { Reason::Time, "TIME" },
    { Reason::TimePerMove, "TIME_MOVE" },
    { Reason::TimeQuota, "TIME_MOVES" },
    { Reason::NoShow, "NOSHOW" },
    { Reason::Late, "LATE" },
    { Reason::Warnings, "WARN2" },
    { Reason::Conduct, "CONDUCT" },
    { Reason::Assistance, "ASSIST" },
    { Reason::TakeBack, "TAKEBACK" },
    { Reason::Scattered, "SCATTER" },
    { Reason::Device, "DEVICE" },
    { Reason::Abandoned, "ABANDON" },
    { Reason::Agreement, "AGREED" },
    { Reason::FullBoard, "FULL" },
    { Reason::TwoPasses, "PASS2" },
    { Reason::BothFlags, "BOTHFLAG" },
    { Reason::MoveLimit, "MOVELIMIT" },
    { Reason::Adjudicated, "ADJ" },
    { Reason::LessTime, "LESS_TIME" },
    { Reason::Replay, "REPLAY" },
    { Reason::Annulled, "VOID" },
    { Reason::DoubleForfeit, "DOUBLE_FORFEIT" },
    { Reason::Bye, "BYE" },
    { Reason::HalfBye, "HALF_BYE" },
};

struct WinnerCode
{
    Winner winner;
    std::string_view code;
};

constexpr WinnerCode WinnerCodes[] {
    { Winner::Black, "B" },
    { Winner::White, "W" },
    { Winner::Draw, "=" },
    { Winner::BothLose, "BOTHLOSE" },
    { Winner::Void, "VOID" },
    { Winner::Unknown, "*" },
};

} // namespace

std::string_view codeOf(Reason reason)
{
    for (const ReasonCode &row : ReasonCodes) {
        if (row.reason == reason)
            return row.code;
    }
    return {};
}

std::optional<Reason> reasonFromCode(std::string_view code)
{
    for (const ReasonCode &row : ReasonCodes) {
        if (row.code == code)
            return row.reason;
    }
    return std::nullopt;
}

std::string_view codeOf(Winner winner)
{
    for (const WinnerCode &row : WinnerCodes) {
        if (row.winner == winner)
            return row.code;
    }
    return {};
}

std::optional<Winner> winnerFromCode(std::string_view code)
{
    for (const WinnerCode &row : WinnerCodes) {
        if (row.code == code)
            return row.winner;
    }
    return std::nullopt;
}

} // namespace kagetsu::record
