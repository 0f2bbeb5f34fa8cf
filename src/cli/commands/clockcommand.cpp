// SPDX-License-Identifier: MIT
#include "cli/commands/command.h"
#include "cli/output/message.h"
#include "cli/words/words.h"
#include "clock/clock.h"
#include "clock/controltext.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kagetsu::cli {

namespace {

using Json = nlohmann::ordered_json;

Words wordsForFault(clock::ControlFault fault)
{
    switch (fault) {
    case clock::ControlFault::Empty:
        return { "empty", "Enter a time control, for example 15m, 15m+10s, 30m 3x30s, 15m/cap3m or inf." };
    case clock::ControlFault::BadTime: return { "bad-time", "Write a time as 15m, 90s, 1h30m or 15:00." };
    case clock::ControlFault::BadCount: return { "bad-count", "Enter a whole number here, 1 or more." };
    case clock::ControlFault::Unknown: return { "unknown-form", "This is not a time control the program knows." };
    case clock::ControlFault::OutOfRange: return { "out-of-range", "Enter more than 0 and at most 1000 hours." };
    case clock::ControlFault::TrailingText: return { "trailing-text", "The text should end here." };
    }
    return {};
}

ExitStatus refuse(const std::string &argument, const clock::ControlTextFault &fault)
{
    const Words words = wordsForFault(fault.fault);
    printMessage({ argument, 1, fault.column + 1 }, Severity::Error, words.code, words.text);
    return ExitStatus::Bad;
}

// Writes one answer per turn: what the clock face shows after it.
class Face
{
public:
    explicit Face(const clock::TimeControl &control)
        : m_hasMain(!control.stages.empty())
        , m_hasPeriods(std::any_of(control.stages.begin(), control.stages.end(),
              [](const auto &stage) {
                  return std::holds_alternative<clock::ByoYomiStage>(stage)
                      || std::holds_alternative<clock::BankStage>(stage);
              }))
        , m_countsMoves(clock::countsMoves(control))
    {
    }

    std::string asText(const clock::Reading &face) const
    {
        if (face.flag)
            return "flag";
        // Moves are counted only in a stage that has them; in the others, the periods count down.
        const std::string count = face.moves > 0 ? std::to_string(face.moves)
            : m_hasPeriods                       ? std::to_string(face.periods)
                                                 : "-";
        return (m_hasMain ? std::to_string(face.main.count()) : "-") + '\t' + count;
    }

    Json asJson(const clock::Reading &face) const
    {
        if (face.flag) {
            return { { "flag", wordFor(face.flag->reason) }, { "at", face.flag->at.count() } };
        }
        Json json { { "main", m_hasMain ? Json(face.main.count()) : Json() },
            { "periods", m_hasPeriods ? Json(face.periods) : Json() } };
        if (m_countsMoves)
            json["moves"] = face.moves;
        return json;
    }

private:
    static std::string_view wordFor(clock::FlagReason reason)
    {
        switch (reason) {
        case clock::FlagReason::MainTime: break;
        case clock::FlagReason::PerMoveLimit: return "per-move";
        case clock::FlagReason::Quota: return "quota";
        }
        return "main-time";
    }

    bool m_hasMain = false;
    bool m_hasPeriods = false;
    bool m_countsMoves = false;
};

std::optional<clock::Duration> readSeconds(const std::string &text)
{
    if (text.find_first_not_of("0123456789.") != std::string::npos)
        return std::nullopt;
    const auto time = clock::readTime(text + 's');
    return time ? std::optional(*time) : std::nullopt;
}

ExitStatus showTurns(const std::string &controlText, const std::vector<std::string> &turnTexts, bool json)
{
    const auto control = clock::readControl(controlText);
    if (!control)
        return refuse("CONTROL", control.fault());
    std::vector<clock::Duration> turns;
    for (const std::string &text : turnTexts) {
        const auto turn = readSeconds(text);
        if (!turn) {
            printMessage({}, Severity::Error, "bad-turn",
                "Enter a turn as a number of seconds, such as 40 or 12.345, not " + text + '.');
            return ExitStatus::Bad;
        }
        turns.push_back(*turn);
    }

    // The other side answers at once and has unlimited time.
    clock::Clock clock({ *control, clock::TimeControl {} });
    clock::Moment now { 0 };
    clock.start(Seat::A, now);
    const Face face(*control);
    const auto show = [&](const clock::Reading &reading) {
        std::cout << (json ? face.asJson(reading).dump() : face.asText(reading)) << '\n';
    };
    if (turns.empty())
        show(clock.reading(Seat::A, now));
    for (const clock::Duration turn : turns) {
        now += turn;
        clock.press(now); // if the turn was lost on time, the other side's turn has begun already and continues
        const clock::Reading reading = clock.reading(Seat::A, now);
        show(reading);
        if (clock.turnOf() == Seat::B)
            clock.press(now);
    }
    return ExitStatus::Fine;
}

} // namespace

void setUpClock(CLI::App &parser, Task &task)
{
    parser.footer(
        "Write a time control as 15m, 15m/cap3m, 15m/cap3m/warn, 135m+30s, 90m+30s!, 2h 5x60s, 2h(5)x60s, 5m d10s,\n"
        "2h 10/10m, 40/90m, 30m, bank 30s 10x60s, hg10m or inf. You can also use 40/15+0.5 and 180/30+1, as engines "
        "do.\n"
        "Prints one line per turn: main time left in milliseconds, a tab, then the moves left to make in the current\n"
        "quota or block, or else the byo-yomi periods or bank units left; - for what the control does not have.\n"
        "Without a turn, prints one line for the start.\n"
        "Prints flag for a turn that reaches the limit, and for all turns after it.");
    const auto control = std::make_shared<std::string>();
    const auto turns = std::make_shared<std::vector<std::string>>();
    parser.add_option("CONTROL", *control, "The time control; blanks may stand anywhere in it")->required();
    parser.add_option("TURN", *turns, "How long each turn of one player lasts, in seconds");
    task.run = [control, turns, &task] { return showTurns(*control, *turns, task.json); };
}

} // namespace kagetsu::cli
