// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"

namespace kagetsu::text {

// The explanation of a proof, sentence by sentence, as data: which sentence frames of rules.md#proofs, with
// which points. The words are in proof.h, so that window and command line say the same.

// The sentences of that page, each translated as a whole; the clauses after a colon that say why three stones are not a
// three; and the words that join two of them. If the page requires a reason but has no frame for it, a similar frame is
// defined here. Comments list the arguments of a frame, %1 first.
enum class Frame : std::uint8_t {
    Allowed, // point
    Forbidden, // point, kinds
    KindOverline,
    KindDoubleFour,
    KindDoubleThree,
    Five, // point, stones
    FiveInLookAhead, // point, stones
    Overline, // point, length, stones
    TwoFours, // point, four, completions, four, completions
    Four, // stones, completions
    StraightFour, // stones, completions
    NoFourLong, // stones, point, length
    NoFourClosed, // stones
    TwoThrees, // point, three, straight-four point, three, straight-four point
    Three, // stones, straight-four point
    NoThree, // stones, reasons
    AlsoRefused, // stones, reasons
    LooksDoubleThree, // point, stones, reasons
    OnlyLeft, // stones, point
    BecauseOverline, // point
    BecauseDoubleFour, // point
    BecauseDoubleThree, // point
    BecauseFive, // point
    BecauseFivePoints, // border, border
    BecauseFivePointsAtEdge, // border
    BecauseFivePointsAcross,
    BecauseNoRoom,
    BecauseClosed, // point, border
    BecauseEdge, // point
    BecauseEnd, // point, end, length
    NothingInRow, // point
    NothingInColumn, // point
    NothingOnRising, // point
    NothingOnFalling, // point
    RestsOnFivePoint,
    RestsOnCounting,
    JoinedKinds, // kind, kind
    JoinedReasons, // reason, reason
    JoinedSentences, // sentence, sentence
};

using Argument = std::variant<rules::Point, std::vector<rules::Point>, int, rules::FoulKinds>;

// A frame with its arguments.
struct Clause
{
    Frame frame = Frame::Allowed;
    std::vector<Argument> arguments;

    friend bool operator==(const Clause &, const Clause &) = default;
};

// The part of the proof that a sentence is about, for highlighting it: an entry in one of the lists of a node.
enum class Topic : std::uint8_t { Verdict, Row, Four, Three, FalseFour, FalseThree, Nothing };

// The entry of a proof that a sentence is about.
struct Subject
{
    std::size_t node = 0;
    Topic topic = Topic::Verdict;
    std::size_t index = 0; // index in the node's list for that topic; for Nothing, the direction

    friend bool operator==(const Subject &, const Subject &) = default;
};

// One sentence of the explanation.
struct Sentence
{
    Clause what;
    std::vector<Clause> reasons; // the last argument, if there are any
    Subject subject;
    int level = 0; // the verdict is on level 0; what a sentence of level n depends on follows it on level n + 1
    bool continues = false; // belongs to the same line as the previous sentence

    friend bool operator==(const Sentence &, const Sentence &) = default;
};

// The amount that one sentence says.
enum class Grain : std::uint8_t {
    Line, // two fours or two threes in one sentence; for a forbidden point, only what forbids it
    // Used for stepping through: a sentence is followed by each of its shapes separately, then by what only looks like
    // a four or a three, even for a forbidden point, and finally by what remains.
    Shape,
};

// Returns the sentences in reading order: a sentence, then what it depends on.
std::vector<Sentence> outline(const rules::Proof &proof, Grain grain);

// Returns the sentence for a line through the point on which the stone makes no shape and nothing looks like one.
Sentence nothingOn(const rules::Proof &proof, rules::Direction direction);

} // namespace kagetsu::text
