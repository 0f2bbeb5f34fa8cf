// SPDX-License-Identifier: MIT
#include "record/sgf/sgfresult.h"

#include "record/text/bytes.h"

#include <algorithm>
#include <array>
#include <optional>

namespace kagetsu::record {

namespace {

struct ReasonWords
{
    Reason reason;
    std::string_view xrs;
    std::string_view suffix; // the part of RE after "B+"
};

constexpr ReasonWords AllReasons[] {
    { Reason::Five, "five", "" },
    { Reason::OverlineOfWhite, "overline", "" },
    { Reason::DoubleThree, "forbidden:33", "F" },
    { Reason::DoubleFour, "forbidden:44", "F" },
    { Reason::Overline, "forbidden:overline", "F" },
    { Reason::Resignation, "resign", "R" },
    { Reason::Time, "time", "T" },
    { Reason::TimePerMove, "time: move", "T" },
    { Reason::TimeQuota, "time: moves", "T" },
    { Reason::NoShow, "forfeit: absent", "F" },
    { Reason::Late, "forfeit: late", "F" },
    { Reason::Warnings, "forfeit: warnings", "F" },
    { Reason::Conduct, "forfeit: conduct", "F" },
    { Reason::Assistance, "forfeit: assistance", "F" },
    { Reason::Assistance, "forfeit: phone", "F" },
    { Reason::TakeBack, "forfeit: take back", "F" },
    { Reason::Scattered, "forfeit: scattered stones", "F" },
    { Reason::Device, "forfeit: device", "F" },
    { Reason::Abandoned, "forfeit: abandoned", "F" },
    { Reason::Agreement, "agreement", "" },
    { Reason::FullBoard, "board full", "" },
    { Reason::TwoPasses, "two passes", "" },
    { Reason::BothFlags, "time both", "" },
    { Reason::MoveLimit, "move limit", "" },
    { Reason::Adjudicated, "adjudicated", "" },
    { Reason::LessTime, "less time", "T" },
    { Reason::Replay, "replay", "" },
    { Reason::Annulled, "void", "" },
    { Reason::DoubleForfeit, "double forfeit", "" },
    { Reason::Bye, "bye", "" },
    { Reason::HalfBye, "half bye", "" },
};

const ReasonWords *wordsOf(Reason reason)
{
    const auto *found = std::find_if(std::begin(AllReasons), std::end(AllReasons),
        [reason](const ReasonWords &row) { return row.reason == reason; });
    return found == std::end(AllReasons) ? nullptr : found;
}

std::optional<Reason> reasonFromXrs(std::string_view xrs)
{
    const std::string_view text = trimmed(xrs);
    for (const ReasonWords &row : AllReasons) {
        if (row.xrs == text)
            return row.reason;
    }
    return std::nullopt;
}

bool holds(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::any_of(words.begin(), words.end(),
        [text](std::string_view word) { return text.find(word) != std::string_view::npos; });
}

// Reads Chinese and Japanese results: the colour before the word for winning counts, as in 黑中盘胜 or 白超时黑胜.
std::optional<GameResult> fromHan(std::string_view text)
{
    std::size_t win = std::string_view::npos;
    for (const std::string_view word : { "胜", "勝", "勝ち" })
        win = std::min(win, text.find(word));
    if (win != std::string_view::npos) {
        const auto last = [&](std::initializer_list<std::string_view> names) {
            std::size_t place = 0; // one past its beginning, so that 0 means "not found"
            for (const std::string_view name : names) {
                if (const std::size_t at = text.rfind(name, win); at != std::string_view::npos)
                    place = std::max(place, at + 1);
            }
            return place;
        };
        const std::size_t black = last({ "黑", "黒" });
        const std::size_t white = last({ "白" });
        if (black == white)
            return std::nullopt;
        const Winner winner = black > white ? Winner::Black : Winner::White;
        if (holds(text, { "中盘", "中盤", "中押", "认输", "投了" }))
            return GameResult { winner, Reason::Resignation };
        return GameResult { winner, holds(text, { "超时", "時間", "时间" }) ? Reason::Time : Reason::None };
    }
    if (holds(text, { "満局", "满局" }))
        return GameResult { Winner::Draw, Reason::FullBoard };
    if (holds(text, { "平局", "和", "引き分け", "引分" }))
        return GameResult { Winner::Draw, Reason::None };
    return std::nullopt;
}

GameResult fromRe(std::string_view re)
{
    const std::string_view words = trimmed(re);
    const std::string text = lowered(words);
    if (text == "0" || text == "draw" || text == "b+draw" || text == "w+draw" || text == "1/2-1/2" || text == "0.5-0.5"
        || text == "jigo")
        return { Winner::Draw, Reason::None };
    if (text == "void")
        return { Winner::Void, Reason::None };
    if (text == "1-0")
        return { Winner::Black, Reason::None };
    if (text == "0-1")
        return { Winner::White, Reason::None };
    std::optional<Winner> winner;
    std::string_view how;
    for (const auto &[name, side] : { std::pair("black", Winner::Black), std::pair("white", Winner::White),
             std::pair("b", Winner::Black), std::pair("w", Winner::White) }) {
        const std::string_view start(name);
        if (!text.starts_with(start))
            continue;
        const std::string_view rest = std::string_view(text).substr(start.size());
        if (rest.starts_with("+")) {
            winner = side;
            how = rest.substr(1);
        } else if (rest.starts_with(" win") || rest.starts_with(" won")) {
            winner = side;
            how = rest.ends_with("resignation") || rest.ends_with("resign") ? "r" : rest.ends_with("time") ? "t" : "";
        }
        break;
    }
    if (winner) {
        if (how == "r" || how == "resign" || how == "resignation")
            return { *winner, Reason::Resignation };
        return { *winner, how == "t" || how == "time" ? Reason::Time : Reason::None };
    }
    return fromHan(words).value_or(GameResult {});
}

} // namespace

SgfResult toSgf(GameResult result)
{
    const ReasonWords *words = wordsOf(result.reason);
    SgfResult text;
    if (words != nullptr)
        text.xrs = words->xrs;
    switch (result.winner) {
    case Winner::Black:
    case Winner::White:
        text.re = result.winner == Winner::Black ? "B+" : "W+";
        if (words != nullptr)
            text.re += words->suffix;
        break;
    case Winner::Draw:
    case Winner::BothLose: // SGF has no value for it; XRS states it
        text.re = "0";
        break;
    case Winner::Void: text.re = "Void"; break;
    case Winner::Unknown:
        if (words != nullptr)
            text.re = "?";
        break;
    }
    if (result.winner == Winner::BothLose && result.reason != Reason::DoubleForfeit)
        text.xrs = "both lose" + (text.xrs.empty() ? std::string() : ", " + text.xrs);
    return text;
}

GameResult resultFromSgf(std::string_view re, std::string_view xrs)
{
    GameResult result = fromRe(re);
    std::string_view reason = trimmed(xrs);
    constexpr std::string_view bothLose = "both lose";
    if (reason.starts_with(bothLose)) {
        result = { Winner::BothLose, Reason::None };
        reason.remove_prefix(std::min(reason.size(), bothLose.size() + 1));
    }
    if (const std::optional<Reason> exact = reasonFromXrs(reason)) {
        result.reason = *exact;
        if (*exact == Reason::DoubleForfeit)
            result.winner = Winner::BothLose;
    }
    return result;
}

bool isKnownReason(std::string_view xrs)
{
    return trimmed(xrs).starts_with("both lose") || reasonFromXrs(xrs).has_value();
}

} // namespace kagetsu::record
