// SPDX-License-Identifier: MIT
#pragma once

#include "rules/proof/proof.h"

namespace kagetsu::wording {

// What is to be said of a proof, sentence by sentence, as data: which of the frames of forbidden-moves.md#proofs with
// which points. The words are in proof.h, so that the window and the command line say the same.

// The sentences of that page, each translated as a whole, the clauses that say after a colon why three stones are no
// three, and what joins two of them. Where the page has no frame for a reason it asks for, there is one of the same
// make here. Beside each stand its arguments, %1 first.
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

struct Clause
{
    Frame frame = Frame::Allowed;
    std::vector<Argument> arguments;

    friend bool operator==(const Clause &, const Clause &) = default;
};

// What of the proof a sentence is about, for who wants to point at it: an entry of one of the lists of a node.
enum class Topic : std::uint8_t { Verdict, Row, Four, Three, FalseFour, FalseThree, Nothing };

struct Subject
{
    std::size_t node = 0;
    Topic topic = Topic::Verdict;
    std::size_t index = 0; // in the node's list of that topic; of Nothing: the direction

    friend bool operator==(const Subject &, const Subject &) = default;
};

struct Sentence
{
    Clause what;
    std::vector<Clause> reasons; // the last argument, if there are any
    Subject subject;
    int level = 0; // the verdict is 0; what a sentence of level n rests on follows it on level n + 1
    bool continues = false; // belongs to the same line as the sentence before it

    friend bool operator==(const Sentence &, const Sentence &) = default;
};

// How much one sentence says at a time.
enum class Grain : std::uint8_t {
    Line, // two fours or two threes in one sentence; of a forbidden point only what forbids it
    // To be stepped through: after such a sentence each of its shapes by itself; what looks like a four or three and is
    // none, also of a forbidden point; at the end what is left.
    Shape,
};

// In reading order: a sentence, then what it rests on.
std::vector<Sentence> outline(const rules::Proof &proof, Grain grain);

// The line through the point on which it makes nothing and nothing looks as if, said in a sentence.
Sentence nothingOn(const rules::Proof &proof, rules::Direction direction);

} // namespace kagetsu::wording
