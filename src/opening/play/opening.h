// SPDX-License-Identifier: MIT
#pragma once

#include "opening/pattern/catalogue.h"
#include "opening/plan.h"
#include "opening/play/act.h"
#include "opening/play/line.h"
#include "opening/play/need.h"
#include "opening/play/refusal.h"

namespace kagetsu::opening {

// Where the plan stands, as far as the seats of coming steps depend on it.
struct Cursor
{
    std::size_t step = 0;
    Seat black = Seat::A;
    Seat previous = Seat::A; // who acted in the step before
    Seat lastPlacer = Seat::A;
    int stones = 0;

    Seat owner(rules::Side side) const { return side == rules::Side::Black ? black : otherSeat(black); }
    rules::Side nextColour() const { return stones % 2 == 0 ? rules::Side::Black : rules::Side::White; }
    friend bool operator==(const Cursor &, const Cursor &) = default;
};

struct Choice
{
    std::string stepId;
    std::string option;

    friend bool operator==(const Choice &, const Choice &) = default;
};

// A point that would be the same offer as a candidate that lies there already.
struct EqualPoint
{
    rules::Point point;
    Equivalence equivalence;

    friend bool operator==(const EqualPoint &, const EqualPoint &) = default;
};

// One opening while it is played: a value that says who is to do what, refuses what the procedure does not allow, and
// takes the rest. When the need is Finished, the match goes on freely: the seat of the need, the owner of the next
// colour, moves.
//
// The clock rule (openings.md#clock-rule) is the same for every procedure: the clock of need().seat runs. While an act
// leaves that seat the same, nothing is pressed and the acts are one turn; this also holds from the last act into free
// play. When an act changes it, the seat that acted has pressed.
//
// A five that opening stones happen to make is not looked for here; the match judges it after the choice of colours
// (openings.md#irregularities-in-the-opening).
class Opening
{
public:
    // The procedure with the values its parameters have (see withValues). The fault says when it cannot be played on
    // this board. Arbiter's stones already lie on the board afterwards.
    static Result<Opening, ProcedureFault> start(Procedure procedure, int boardSize);

    const Procedure &procedure() const { return m_procedure; }
    Need need() const;
    // The whole procedure as a line: the steps taken, the one that waits, and those to come while the first option is
    // chosen everywhere.
    std::vector<LineStep> line() const;
    bool isFinished() const;
    // Points that the seat to act may place, offer or select now, in board order; empty for other needs.
    std::vector<rules::Point> allowedPoints() const;
    // While an offer is laid: every other empty point of its region that is equal to a candidate, in board order.
    std::vector<EqualPoint> equalPoints() const;
    // While the first three stones are laid and must make a pattern: those that still can come.
    std::vector<const Pattern *> possiblePatterns() const;

    std::optional<Refusal> refusal(Seat seat, const Act &act) const;
    // By the seat of need(); the act must not be one that refusal() refuses.
    void apply(const Act &act);

    // How candidates are compared: as the procedure says, unless an arbiter has overruled it.
    SymmetryMode symmetry() const { return m_symmetry; }
    // An arbiter may overrule the comparison of figures while an offer is laid (openings.md#board-and-shape).
    bool canOverrideSymmetry() const;
    // From now on equal figures are the same offer only where they are equal on the board.
    void overrideSymmetry();

    Seat ownerOf(rules::Side side) const { return m_at.owner(side); }
    // The stones on the board; candidates are not.
    const rules::Position &position() const { return m_position; }
    // In order of play; colours alternate, black first (openings.md#words).
    const std::vector<rules::Point> &stones() const { return m_stones; }
    // The candidates of the offer in order of placing; all of them stay here after the selection.
    const std::vector<rules::Point> &offers() const { return m_offers; }
    std::optional<rules::Point> selected() const { return m_selected; }
    // The offers that were not selected; empty before the selection.
    std::vector<rules::Point> alternatives() const;
    const std::vector<Choice> &choices() const { return m_choices; }
    // One sign per choice in order: 'R' colours exchanged, '-' kept.
    const std::string &swapMarks() const { return m_swapMarks; }
    // The number declared last.
    std::optional<int> declared() const { return m_declared; }
    // The pattern of the first three stones; nothing before them, for other starts, and on even boards.
    std::optional<NamedPattern> pattern() const;
    // Its code ("D4"), or empty.
    std::string patternCode() const;
    // What can be said of the first three stones; nothing before them and on even boards.
    std::optional<Start> startOfStones() const;
    // First move number at which a pass is legal; 0: never by this procedure.
    int passFrom() const { return m_procedure.passFrom; }

    // The turn of need().seat contains more than one stone laid by that seat, or an offer
    // (clock.md#per-move-limit): counted are the acts of the turn so far and what follows whatever is chosen. A choice
    // inside the turn can make it heavy, and nothing makes it light again: ask after every act. After the last act it
    // holds for the turn that goes on into free play.
    bool isHeavyTurn() const;

    friend bool operator==(const Opening &, const Opening &) = default;

private:
    Opening(Procedure procedure, Plan plan, int boardSize);

    Seat seatAt(const Cursor &cursor) const;
    NeedKind kind() const;
    // The step is done by this seat; the plan goes on at the next.
    void leave(Seat seat, std::size_t next);
    // Passes on to a step: does what needs no player and prepares the rest.
    void enter(std::size_t step);
    void putStone(rules::Point point, Seat placer);
    std::vector<const PlanOption *> openOptions() const;
    OpenOption consequenceOf(const PlanOption &option) const;
    int countOf(const PlanOffer &offer) const;
    int offersWanted(const PlanOffer &offer) const;
    const PlanPlace *patternStep() const;

    void carryOut(Seat seat, const Place &act);
    void carryOut(Seat seat, const Choose &act);
    void carryOut(Seat seat, const Declare &act);
    void carryOut(Seat seat, const Offer &act);
    void carryOut(Seat seat, const Withdraw &act);
    void carryOut(Seat seat, const Select &act);

    std::optional<Refusal> judge(const Place &act) const;
    std::optional<Refusal> judge(const Choose &act) const;
    std::optional<Refusal> judge(const Declare &act) const;
    std::optional<Refusal> judge(const Offer &act) const;
    std::optional<Refusal> judge(const Withdraw &act) const;
    std::optional<Refusal> judge(const Select &act) const;
    std::optional<Refusal> judgePattern(rules::Point point) const;

    template <class T>
    const T *action() const
    {
        return std::get_if<T>(&m_plan[m_at.step].action);
    }

    Procedure m_procedure;
    Plan m_plan;
    Cursor m_at;
    SymmetryMode m_symmetry;
    std::vector<PassedStep> m_passed;
    rules::Position m_position;
    std::vector<rules::Point> m_stones;
    std::map<std::string, int> m_variables;
    std::optional<int> m_declared;
    std::vector<Choice> m_choices;
    std::string m_swapMarks;
    std::vector<rules::Point> m_offers;
    std::size_t m_offersWanted = 0;
    std::vector<Isometry> m_isometries; // of the stones while an offer is laid
    Seat m_offerer = Seat::A;
    std::optional<rules::Point> m_selected;
    int m_turnStones = 0;
    bool m_turnHasOffer = false;
};

} // namespace kagetsu::opening
