// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/markup.h"
#include "rules/position.h"
#include "rules/ruleset.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kagetsu::task {

// What is asked of the pupil (lessons.md#kinds).
enum class Kind : std::uint8_t {
    ForbiddenPoints, // tap every forbidden point
    IsForbidden, // yes or no, then the kinds
    NameShape, // of the marked stones
    WhyNot, // why stones that look like a three are none
    Win, // play to the end against the best defence
    FirstMove, // the first move of a win, or all of them
    Defend, // a move that stops the win, or all of them
    Choose, // one of the author's answers
    Order, // lay the stones of the line, one after the other
    Show, // nothing: a page that explains
};

inline constexpr Kind AllKinds[] { Kind::ForbiddenPoints, Kind::IsForbidden, Kind::NameShape, Kind::WhyNot, Kind::Win,
    Kind::FirstMove, Kind::Defend, Kind::Choose, Kind::Order, Kind::Show };

// What marked stones can be called.
enum class Shape : std::uint8_t { Five, Overline, StraightFour, Four, Three, None };

inline constexpr Shape AllShapes[] { Shape::Five, Shape::Overline, Shape::StraightFour, Shape::Four, Shape::Three,
    Shape::None };

// Why three stones that look like a three are none.
enum class WhyNot : std::uint8_t {
    NoRoom, // no five fits between the borders, or a straight four has no room
    ClosedEnd, // the four would be closed at one end
    LongEnd, // one end would make six or more
    ForbiddenPoint, // the point that makes the straight four is forbidden
    FivePoint, // that point makes five elsewhere
};

inline constexpr WhyNot AllReasons[] { WhyNot::NoRoom, WhyNot::ClosedEnd, WhyNot::LongEnd, WhyNot::ForbiddenPoint,
    WhyNot::FivePoint };

// As they stand in files: "forbidden-points", "straight-four", "closed-end".
std::string_view idOf(Kind kind);
std::string_view idOf(Shape shape);
std::string_view idOf(WhyNot reason);
std::optional<Kind> kindFromId(std::string_view id);
std::optional<Shape> shapeFromId(std::string_view id);
std::optional<WhyNot> reasonFromId(std::string_view id);

// What somebody answered so far.
struct Answer
{
    // Points tapped, in order; of Win and Order the moves, of Win with the replies of the program between them.
    std::vector<rules::Point> points {};
    bool isFinished = false; // nothing else is to come, as far as the pupil sees
    std::optional<bool> isForbidden {};
    rules::FoulKinds fouls {}; // of IsForbidden, after yes; none yet when empty
    std::optional<Shape> shape {};
    std::optional<WhyNot> reason {};
    std::optional<std::size_t> choice {};

    friend bool operator==(const Answer &, const Answer &) = default;
};

// One of the author's answers: a point of the board or a text.
struct Choice
{
    std::optional<rules::Point> point {};
    std::string text {}; // of one line; empty for a point
    bool isRight = false;
    std::string reply {}; // what is said to who chooses it; may be empty

    friend bool operator==(const Choice &, const Choice &) = default;
};

// What the author says to who taps this point.
struct Reply
{
    rules::Point point;
    std::string text;

    friend bool operator==(const Reply &, const Reply &) = default;
};

struct LaidStone
{
    rules::Point point;
    rules::Side side = rules::Side::Black;

    friend bool operator==(LaidStone, LaidStone) = default;
};

// A page of a lesson: a position with a question, and all its author says of it. The solution is not among it where
// rules and solver find it.
struct Task
{
    std::string title {}; // of the page, in the author's list; tells nothing of the answer
    rules::Position position {};
    rules::Side side = rules::Side::Black; // to move, and whose points are asked about
    rules::RuleSet rules {};
    std::string text {}; // the question; of Show everything
    Kind kind = Kind::Show;
    std::optional<rules::Point> point {}; // IsForbidden, WhyNot: asked about
    std::vector<rules::Point> stones {}; // NameShape, WhyNot: asked about
    bool wantsAll = false; // FirstMove, Defend: every such move
    int threatFours = 0; // Win, FirstMove: threes count that threaten so many fours
    std::optional<Answer> solution {}; // as the author gives it; checked before it is believed
    std::vector<Choice> choices {}; // Choose
    std::string elsewhere {}; // Choose: what is said to who taps a point that is none of them
    std::vector<LaidStone> line {}; // Order: what is to be laid; else what can be shown with the answer
    std::vector<Reply> replies {};
    std::string hint {};
    std::string explanation {}; // told with the answer
    record::Markup marks {};

    friend bool operator==(const Task &, const Task &) = default;
};

} // namespace kagetsu::task
