// SPDX-License-Identifier: MIT
#include "learn/puzzle/play.h"

#include "analysis/review/holdingdefences.h"
#include "analysis/review/playedfour.h"
#include "analysis/solver/proof/checker.h"
#include "learn/puzzle/puzzle.h"
#include "learn/task/attack.h"
#include "rules/judge.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

namespace kagetsu::puzzle {

namespace {

using rules::Point;
using rules::Position;
using rules::Side;
using solver::Answer;

constexpr std::size_t MostWins = 8; // first moves that win; where more do, there is little to find
constexpr std::size_t MostStops = 4; // likewise moves that stop a win
constexpr int MostLength = 12; // of a win, in moves of its side
constexpr int MostLengthWithThrees = 6;
// Everybody sees how to stop an open three, so more than this many moves may stop only a longer win.
constexpr std::size_t MostShortStops = 2;
constexpr int LeastStones = 6;
constexpr int ThreatFours = 1; // threes that become straight fours

// True if the position without forbidden points would not be won: the win rests on one.
bool restsOnForbiddenPoint(const solver::Question &question, solver::FourSolver &solver, const solver::Limits &limits)
{
    if (question.attacker != Side::White || !question.rules.fouls(Side::Black).any())
        return false;
    // White makes fives as before, and nothing is forbidden to Black.
    const solver::Question free { question.position, question.attacker, { .rule = rules::Rule::FreeStyle } };
    return solver.find(free, limits).answer == Answer::None;
}

} // namespace

struct PlayMaker::Solvers
{
    solver::FourSolver fours {};
    solver::ThreeSolver threes {};
};

namespace {

// One position and what is asked about it. The limits must outlive it.
class Look
{
public:
    Look(const Position &position, Side side, const rules::RuleSet &rules, const PlayLimits &limits)
        : m_limits { .nodes = limits.nodes,
            .stop = {},
            .goesOn = [&limits](const solver::Progress &) { return !limits.isCancelled(); } }
        , m_isCancelled(limits.isCancelled)
    {
        m_made.position = position;
        m_made.side = side;
        m_made.rules = rules;
    }

    // Looks at a win of the side to move, by fours or, if it has none, by fours and threes.
    enum class Won : std::uint8_t { Puzzle, NoPuzzle, No };
    Won lookForWin(solver::FourSolver &fours, solver::ThreeSolver &threes)
    {
        const solver::Question question { m_made.position, m_made.side, m_made.rules };
        solver::Finding win = fours.findShortest(question, m_limits);
        m_made.nodes = win.nodes;
        m_made.theme = Theme::Fours;
        if (win.answer == Answer::None) {
            win = threes.find(question, ThreatFours, m_limits);
            m_made.nodes += win.nodes;
            m_made.theme = Theme::FoursAndThrees;
            m_made.threatFours = ThreatFours;
        }
        if (win.answer == Answer::None)
            return Won::No;
        const int most = m_made.threatFours > 0 ? MostLengthWithThrees : MostLength;
        if (win.answer == Answer::Unknown || win.length > most || !isSound(win.proof))
            return Won::NoPuzzle;
        m_made.length = win.length;
        m_made.proof = std::move(win.proof);
        if (m_made.theme == Theme::Fours && restsOnForbiddenPoint(question, fours, m_limits))
            m_made.theme = Theme::ForbiddenPoint;
        return takeFirstMoves(fours) ? Won::Puzzle : Won::NoPuzzle;
    }

    // Looks at a win by fours of the other side, which the side to move has to stop.
    Won lookForThreat(solver::FourSolver &fours)
    {
        const solver::Question question { m_made.position, other(m_made.side), m_made.rules };
        solver::Finding threat = fours.findShortest(question, m_limits);
        if (threat.answer == Answer::None)
            return Won::No;
        if (threat.answer == Answer::Unknown || threat.length > MostLength || !isSound(threat.proof))
            return Won::NoPuzzle;
        m_made.nodes = threat.nodes;
        m_made.length = threat.length;
        m_made.threatFours = 0;
        m_made.proof = std::move(threat.proof);
        solver::Limits limits = m_limits;
        limits.nodes *= 4; // all moves together
        const review::Defences stops = review::defencesThatHold(question, fours, limits, m_made.nodes);
        if (!stops.areAll || stops.points.empty() || stops.points.size() > MostStops)
            return Won::NoPuzzle;
        m_made.answers = stops.points;
        m_made.theme = stops.points.size() == 1 ? Theme::OnlyMove : Theme::StopTheWin;
        if (isForbiddenStop(fours))
            m_made.theme = Theme::ForbiddenPoint;
        if (stops.points.size() > MostShortStops && m_made.length == 1)
            return Won::NoPuzzle;
        countFalseStops();
        return Won::Puzzle;
    }

    const MadePuzzle &made() const { return m_made; }

private:
    bool isSound(const solver::Proof &proof) const { return !solver::findHole(proof, m_made.position, m_made.rules); }

    // True if the side would win by fours if it could move once more. A move that threatens nothing begins no win by
    // fours and threes.
    bool threatens(Point move, solver::FourSolver &fours) const
    {
        Position after = m_made.position;
        after.place(move, m_made.side);
        return fours.find({ after, m_made.side, m_made.rules }, m_limits).answer != Answer::None;
    }

    // Asks the judge of tasks about every move, so that a pupil is told the same.
    bool takeFirstMoves(solver::FourSolver &fours)
    {
        task::Attack attack(m_made.side, m_made.rules, m_made.threatFours, m_limits);
        bool isKnown = true;
        m_made.position.emptyPoints().forEach([&](Point point) {
            if (!isKnown || m_made.answers.size() > MostWins || m_isCancelled())
                return;
            if (!threatens(point, fours))
                return;
            const task::MoveWorth worth = attack.worthOf(m_made.position, point);
            if (worth.answer == Answer::Unknown)
                isKnown = false;
            else if (worth.answer == Answer::Win)
                m_made.answers.push_back(point);
            else if (worth.why == task::Why::AttackStopped)
                ++m_made.temptations;
        });
        return isKnown && !m_isCancelled() && !m_made.answers.empty() && m_made.answers.size() <= MostWins;
    }

    // True if Black could stop the win at a point that is forbidden.
    bool isForbiddenStop(solver::FourSolver &fours) const
    {
        if (!m_made.rules.fouls(m_made.side).any())
            return false;
        const std::vector<rules::FoulPoint> fouls = judgeBoard(m_made.position, m_made.side, m_made.rules).fouls;
        return std::any_of(fouls.begin(), fouls.end(), [&](const rules::FoulPoint &foul) {
            Position after = m_made.position;
            after.place(foul.point, m_made.side);
            return fours.find({ after, m_made.attacker(), m_made.rules }, m_limits).answer == Answer::None;
        });
    }

    // Counts the points of the other side's longest line at which a stone does not stop it.
    void countFalseStops()
    {
        for (const Point point : solver::mainLine(m_made.proof)) {
            if (std::find(m_made.answers.begin(), m_made.answers.end(), point) == m_made.answers.end())
                ++m_made.temptations;
        }
    }

    solver::Limits m_limits;
    const std::function<bool()> &m_isCancelled;
    MadePuzzle m_made;
};

bool canMakeFive(const Position &position, Side side, const rules::RuleSet &rules)
{
    return !judgeBoard(position, side, rules).wins.empty();
}

// Keeps no more puzzles with a few stops than there are others, and at least one: most games are full of wins to stop,
// and who solves would hardly see anything else. Those with the fewest stops, and with the most that tempt, are kept.
void balance(std::vector<MadePuzzle> &puzzles)
{
    std::vector<std::size_t> stops;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (puzzles[i].theme == Theme::StopTheWin)
            stops.push_back(i);
    }
    const std::size_t kept = std::max<std::size_t>(1, puzzles.size() - stops.size());
    if (stops.size() <= kept)
        return;
    const auto worth = [&](std::size_t i) {
        return std::tuple(puzzles[i].answers.size(), -puzzles[i].temptations, puzzles[i].source.move);
    };
    std::ranges::sort(stops, {}, worth);
    const std::set<std::size_t> dropped(stops.begin() + static_cast<std::ptrdiff_t>(kept), stops.end());
    std::vector<MadePuzzle> left;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (!dropped.contains(i))
            left.push_back(std::move(puzzles[i]));
    }
    puzzles = std::move(left);
}

} // namespace

PlayMaker::PlayMaker()
    : m_solvers(std::make_unique<Solvers>())
{
}

PlayMaker::PlayMaker(PlayMaker &&) noexcept = default;
PlayMaker &PlayMaker::operator=(PlayMaker &&) noexcept = default;
PlayMaker::~PlayMaker() = default;

std::optional<MadePuzzle> PlayMaker::puzzleAt(
    const Position &position, Side side, const rules::RuleSet &rules, const PlayLimits &limits)
{
    if (!hasStonesOfAGame(position, side) || position.count(Side::Black) + position.count(Side::White) < LeastStones
        || canMakeFive(position, side, rules) || canMakeFive(position, other(side), rules))
        return std::nullopt;
    Look look(position, side, rules, limits);
    Look::Won won = look.lookForWin(m_solvers->fours, m_solvers->threes);
    if (won == Look::Won::No)
        won = look.lookForThreat(m_solvers->fours);
    return won == Look::Won::Puzzle ? std::optional(look.made()) : std::nullopt;
}

std::vector<MadePuzzle> PlayMaker::puzzlesOf(const review::Line &line, const PlayLimits &limits)
{
    std::vector<MadePuzzle> puzzles;
    // What each side was asked last. While it does what was right and goes on with it, it is not asked again.
    std::array<std::optional<Theme>, 2> last;
    for (std::size_t i = 0; i < line.moves.size() && !limits.isCancelled(); ++i) {
        const auto &[move, before] = line.moves[i];
        std::optional<MadePuzzle> puzzle = puzzleAt(before, move.side, line.rules, limits);
        std::optional<Theme> &was = last[move.side == Side::Black ? 0 : 1];
        const bool isNew = puzzle && was != puzzle->theme;
        const bool isRight = puzzle && move.kind == record::Move::Kind::Stone
            && std::find(puzzle->answers.begin(), puzzle->answers.end(), move.point) != puzzle->answers.end();
        was = isRight ? std::optional(puzzle->theme) : std::nullopt;
        if (!isNew || limits.isCancelled())
            continue;
        puzzle->source.move = static_cast<int>(i) + 1;
        puzzles.push_back(*std::move(puzzle));
    }
    balance(puzzles);
    return puzzles;
}

Source sourceOf(const record::GameInfo &info, int move)
{
    return { info.black.name, info.white.name, info.date, info.event, move };
}

} // namespace kagetsu::puzzle
