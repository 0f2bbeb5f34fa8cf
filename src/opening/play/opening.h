// SPDX-License-Identifier: MIT
#pragma once

#include "opening/pattern/catalogue.h"
#include "opening/plan.h"
#include "opening/play/act.h"
#include "opening/play/line.h"
#include "opening/play/need.h"
#include "opening/play/refusal.h"

namespace kagetsu::opening {

// The current place in the plan, with what the seats of later steps depend on.
struct Cursor
{
    std::size_t step = 0;
    Seat black = Seat::A;
    Seat previous = Seat::A; // the seat that acted in the step before
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

// A point that would be the same offer as an existing candidate.
struct EqualPoint
{
    rules::Point point;
    Equivalence equivalence;

    friend bool operator==(const EqualPoint &, const EqualPoint &) = default;
};

// One opening while it is played: a value that says which seat has to do what, refuses what the procedure does not
// allow, and carries out everything else. Once the need is Finished, the match continues freely: the seat of the need,
// the owner of the next colour, moves.
//
// The clock rule (opening.md#clock-rule) is the same for every procedure: the clock of need().seat runs. While that
// seat stays the same after an act, the clock is not pressed and the acts are one turn; this also applies from the last
// act into free play. When an act changes the seat, the seat that acted has pressed.
//
// An Opening does not look for a five that opening stones happen to make; the match judges it after the choice of
// colours (opening.md#irregularities-in-the-opening).
class Opening
{
public:
    // Starts a procedure whose parameters have their values (see withValues). A fault says why it cannot be played on
    // this board. Stones set by the arbiter are already on the board afterwards.
    static Result<Opening, ProcedureFault> start(Procedure procedure, int boardSize);

    const Procedure &procedure() const { return m_procedure; }
    Need need() const;
    // Returns the whole procedure as a list: the steps taken, the current step, and those to come if the first option
    // is chosen everywhere.
    std::vector<LineStep> line() const;
    bool isFinished() const;
    // Returns the points that the seat to act may place, offer or select now, in board order; empty for other needs.
    std::vector<rules::Point> allowedPoints() const;
    // Returns, while an offer is laid, every other empty point of its region that is equal to a candidate, in board
    // order.
    std::vector<EqualPoint> equalPoints() const;
    // Returns, while the first three stones are laid and must form a pattern, the patterns that are still possible.
    std::vector<const Pattern *> possiblePatterns() const;

    std::optional<Refusal> refusal(Seat seat, const Act &act) const;
    // Carries out an act of the seat of need(), which refusal() must not refuse.
    void apply(const Act &act);

    // Returns how candidates are compared: as the procedure says, unless an arbiter has overruled it.
    SymmetryMode symmetry() const { return m_symmetry; }
    // Returns true while an arbiter may overrule the comparison of figures, that is, while an offer is laid
    // (opening.md#board-and-shape).
    bool canOverrideSymmetry() const;
    // From now on, equal figures are the same offer only if they are equal on the board.
    void overrideSymmetry();

    Seat ownerOf(rules::Side side) const { return m_at.owner(side); }
    // Returns the stones on the board without the candidates.
    const rules::Position &position() const { return m_position; }
    // Returns the stones in order of play; colours alternate, black first (opening.md#words).
    const std::vector<rules::Point> &stones() const { return m_stones; }
    // Returns the candidates of the offer in order of placing; all of them stay here after the selection.
    const std::vector<rules::Point> &offers() const { return m_offers; }
    std::optional<rules::Point> selected() const { return m_selected; }
    // Returns the offers that were not selected; empty before the selection.
    std::vector<rules::Point> alternatives() const;
    const std::vector<Choice> &choices() const { return m_choices; }
    // Returns one sign per choice in order: 'R' if the colours were exchanged, '-' if they were kept.
    const std::string &swapMarks() const { return m_swapMarks; }
    // Returns the number declared last.
    std::optional<int> declared() const { return m_declared; }
    // Returns the pattern of the first three stones; nothing before there are three, for other starts, and on even
    // boards.
    std::optional<NamedPattern> pattern() const;
    // Returns the code of that pattern ("D4"), or an empty text.
    std::string patternCode() const;
    // Returns what the first three stones are; nothing before there are three, and on even boards.
    std::optional<Start> startOfStones() const;
    // Returns the first move number at which a pass is legal; 0 if the procedure allows no pass.
    int passFrom() const { return m_procedure.passFrom; }

    // Returns true if the turn of need().seat contains an offer or more than one stone laid by that seat
    // (clock.md#per-move-limit). This counts the acts of the turn so far and those that follow whatever is chosen. A
    // choice inside the turn can make it heavy, and nothing makes it light again, so callers ask after every act. After
    // the last act the answer is for the turn that continues into free play.
    bool isHeavyTurn() const;

    friend bool operator==(const Opening &, const Opening &) = default;

private:
    Opening(Procedure procedure, Plan plan, int boardSize);

    Seat seatAt(const Cursor &cursor) const;
    NeedKind kind() const;
    // Completes a step that this seat has done; the plan goes on at `next`.
    void leave(Seat seat, std::size_t next);
    // Enters a step: does what needs no player and prepares the rest.
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
    std::vector<Isometry> m_isometries; // isometries of the stones while an offer is laid
    Seat m_offerer = Seat::A;
    std::optional<rules::Point> m_selected;
    int m_turnStones = 0;
    bool m_turnHasOffer = false;
};

} // namespace kagetsu::opening
