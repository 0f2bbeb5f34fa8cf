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

// The pupil's task (learn.md#kinds).
enum class Kind : std::uint8_t {
    ForbiddenPoints, // tap every forbidden point
    IsForbidden, // yes or no, then the kinds
    NameShape, // name the marked stones
    WhyNot, // tell why stones that look like a three are not one
    Win, // play to the end against the best defence
    FirstMove, // find the first move of a win, or all of them
    Defend, // find a move that stops the win, or all of them
    Choose, // choose one of the author's answers
    Order, // place the stones of the line, one after the other
    Show, // do nothing: the page only explains
};

inline constexpr Kind AllKinds[] { Kind::ForbiddenPoints, Kind::IsForbidden, Kind::NameShape, Kind::WhyNot, Kind::Win,
    Kind::FirstMove, Kind::Defend, Kind::Choose, Kind::Order, Kind::Show };

// The names for marked stones.
enum class Shape : std::uint8_t { Five, Overline, StraightFour, Four, Three, None };

inline constexpr Shape AllShapes[] { Shape::Five, Shape::Overline, Shape::StraightFour, Shape::Four, Shape::Three,
    Shape::None };

// The reason why three stones that look like a three are not one.
enum class WhyNot : std::uint8_t {
    NoRoom, // no five fits between the borders, or a straight four has no room
    ClosedEnd, // the four would be closed at one end
    LongEnd, // one end would make six or more
    ForbiddenPoint, // the point that makes the straight four is forbidden
    FivePoint, // that point makes five elsewhere
};

inline constexpr WhyNot AllReasons[] { WhyNot::NoRoom, WhyNot::ClosedEnd, WhyNot::LongEnd, WhyNot::ForbiddenPoint,
    WhyNot::FivePoint };

// The words in files, such as "forbidden-points", "straight-four" and "closed-end".
std::string_view idOf(Kind kind);
std::string_view idOf(Shape shape);
std::string_view idOf(WhyNot reason);
std::optional<Kind> kindFromId(std::string_view id);
std::optional<Shape> shapeFromId(std::string_view id);
std::optional<WhyNot> reasonFromId(std::string_view id);

// A pupil's answer so far.
struct Answer
{
    // The tapped points, in order. For Win and Order these are the moves; for Win they include the program's replies.
    std::vector<rules::Point> points {};
    bool isFinished = false; // the pupil regards the answer as complete
    std::optional<bool> isForbidden {};
    rules::FoulKinds fouls {}; // the answer to IsForbidden after yes; empty if not given yet
    std::optional<Shape> shape {};
    std::optional<WhyNot> reason {};
    std::optional<std::size_t> choice {};

    friend bool operator==(const Answer &, const Answer &) = default;
};

// One of the author's answers: a point of the board, or a text.
struct Choice
{
    std::optional<rules::Point> point {};
    std::string text {}; // a single line; empty for a point
    bool isRight = false;
    std::string reply {}; // the reply to a pupil who chooses this answer; may be empty

    friend bool operator==(const Choice &, const Choice &) = default;
};

// The author's reply to a pupil who taps this point.
struct Reply
{
    rules::Point point;
    std::string text;

    friend bool operator==(const Reply &, const Reply &) = default;
};

// A stone of a given side on a point.
struct LaidStone
{
    rules::Point point;
    rules::Side side = rules::Side::Black;

    friend bool operator==(LaidStone, LaidStone) = default;
};

// A page of a lesson: a position with a question, and everything that its author says about it. Solutions that the
// rules and the solver can find are not included.
struct Task
{
    std::string title {}; // title of the page in the author's list; does not reveal the answer
    rules::Position position {};
    rules::Side side = rules::Side::Black; // the side to move, whose points are asked about
    rules::RuleSet rules {};
    std::string text {}; // the question; for Show the whole text
    Kind kind = Kind::Show;
    std::optional<rules::Point> point {}; // IsForbidden, WhyNot: the point asked about
    std::vector<rules::Point> stones {}; // NameShape, WhyNot: the stones asked about
    // The answers that a pupil chooses among; all of them if empty. IsForbidden: the kinds, which are not asked for if
    // only one is offered. NameShape: the shapes, in the order of AllShapes.
    rules::FoulKinds offeredFouls {};
    std::vector<Shape> offeredShapes {};
    bool wantsAll = false; // FirstMove, Defend: every such move is wanted
    int threatFours = 0; // Win, FirstMove: threes count that threaten a win with at most this many fours
    std::optional<Answer> solution {}; // the author's solution; it is checked before it is used
    std::vector<Choice> choices {}; // Choose
    std::string elsewhere {}; // Choose: the reply to a pupil who taps any other point
    std::vector<LaidStone> line {}; // Order: the stones to place; otherwise a line that can be shown with the answer
    std::vector<Reply> replies {};
    std::string hint {};
    std::string explanation {}; // shown with the answer
    record::Markup marks {};

    friend bool operator==(const Task &, const Task &) = default;
};

// Returns the kinds that IsForbidden offers, and the shapes that NameShape offers.
rules::FoulKinds foulsOffered(const Task &task);
std::vector<Shape> shapesOffered(const Task &task);

} // namespace kagetsu::task
