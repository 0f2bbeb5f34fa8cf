// SPDX-License-Identifier: MIT
#include "match/match.h"

#include "match/placement.h"

#include <algorithm>

namespace kagetsu::match {

using rules::Point;
using rules::Side;

std::optional<Seat> Match::toAct() const
{
    switch (m_phase) {
    case Phase::NotStarted:
    case Phase::Ended:
        return std::nullopt;
    case Phase::Opening:
        return m_opening->need().seat;
    case Phase::Playing:
    case Phase::Flagged:
        break;
    }
    return m_clock.turnOf();
}

Side Match::sideToMove() const
{
    if (m_phase == Phase::Opening)
        return m_opening->need().colour;
    return m_moves.size() % 2 == 0 ? Side::Black : Side::White;
}

Seat Match::ownerOf(Side side) const
{
    return m_opening ? m_opening->ownerOf(side) : side == Side::Black ? Seat::A : Seat::B;
}

Side Match::sideOf(Seat seat) const
{
    return ownerOf(Side::Black) == seat ? Side::Black : Side::White;
}

bool Match::mayPass() const
{
    const std::optional<int> from = passFrom(m_setup);
    return m_phase == Phase::Playing && !m_paused && from && moveNumber() >= *from;
}

int Match::takeBackMoves(Seat seat) const
{
    if (m_phase != Phase::Playing)
        return 0;
    const int opened = static_cast<int>(m_opening->stones().size());
    const int free = static_cast<int>(m_moves.size()) - opened;
    const int wanted = toAct() == seat ? 2 : 1;
    return free >= wanted ? wanted : 0;
}

bool Match::canStepBack() const
{
    const bool isOpen = m_phase == Phase::Opening || m_phase == Phase::Playing;
    return isOpen && !m_openingActs.empty() && m_moves.size() == m_opening->stones().size();
}

std::vector<Point> Match::claimable(Seat seat) const
{
    std::vector<Point> points;
    const Side offender = other(sideOf(seat));
    const rules::FoulKinds forbidden = m_setup.rules.fouls(offender);
    const bool isOpen = m_phase == Phase::Playing || m_phase == Phase::Flagged;
    if (!isOpen || isFlagged(seat) || m_setup.foulPolicy != FoulPolicy::Claim || !forbidden.any())
        return points;
    for (auto move = m_moves.rbegin(); move != m_moves.rend() - m_drawnStones; ++move) {
        const bool unanswered = move == m_moves.rbegin();
        if (move->side == offender && move->point && (unanswered || forbidden.overline))
            points.push_back(*move->point);
    }
    return points;
}

std::vector<rules::FoulPoint> Match::shownFouls() const
{
    if (m_phase != Phase::Playing || m_setup.hints == Hints::Off)
        return {};
    if (m_setup.hints == Hints::Always) {
        const std::optional<Side> shown = m_setup.rules.judgedSide(sideToMove());
        return shown ? rules::judgeBoard(m_position, *shown, m_setup.rules).fouls : std::vector<rules::FoulPoint>();
    }
    if (m_moves.empty() || !m_moves.back().point)
        return {};
    const Point last = *m_moves.back().point;
    rules::Position before = m_position;
    before.clear(last);
    const rules::Verdict verdict = rules::judge(before, last, m_moves.back().side, m_setup.rules);
    if (verdict.outcome != rules::Outcome::Forbidden)
        return {};
    return { { last, verdict.fouls } };
}

namespace {

// The stone an opening act puts on the board.
std::optional<Point> stoneOf(const opening::Act &act)
{
    if (const auto *place = std::get_if<opening::Place>(&act))
        return place->point;
    if (const auto *select = std::get_if<opening::Select>(&act))
        return select->point;
    return std::nullopt;
}

} // namespace

// Takes events into a match, one overload per event. Only bookkeeping: what may happen was decided before.
class Folding
{
public:
    Folding(Match &match, clock::Moment at)
        : m(match)
        , m_at(at)
    {
    }

    void operator()(const Started &event)
    {
        m.m_setup = event.setup;
        const bool goesOn = event.setup.flagPolicy == FlagPolicy::Claim;
        m.m_clock = clock::Clock(event.setup.time, goesOn ? clock::AfterFlag::GoOn : clock::AfterFlag::Stand);
        m.m_position = rules::Position(event.setup.boardSize);
        // Decided to be playable; see Decision.
        m.m_opening = opening::Opening::start(event.setup.opening, event.setup.boardSize).value();
        m.m_phase = Phase::Opening;
        leaveFinishedOpening();
        m.m_clock.start(m.m_opening->need().seat, m_at);
        weighTurn();
        for (Point point : m.m_opening->stones()) {
            const Side side = m.m_moves.size() % 2 == 0 ? Side::Black : Side::White;
            m.m_position.place(point, side);
            note({ m.ownerOf(side), side, point, /*isLost=*/false, m_at, {}, {} });
        }
        m.m_drawnStones = static_cast<int>(m.m_moves.size());
    }
    void operator()(const Acted &event)
    {
        if (m.m_phase != Phase::Opening) {
            putStone(event.seat, std::get<opening::Place>(event.act).point, /*endsTurn=*/true);
            return;
        }
        const Seat before = m.m_opening->need().seat;
        const Side colour = m.m_opening->need().colour;
        m.m_openingActs.push_back({ event.seat, event.act, static_cast<int>(m.m_moves.size()) });
        m.m_opening->apply(event.act);
        leaveFinishedOpening();
        const bool endsTurn = m.m_opening->need().seat != before;
        if (const std::optional<Point> stone = stoneOf(event.act))
            putStone(event.seat, *stone, endsTurn, colour);
        else if (endsTurn)
            press();
        weighTurn();
    }
    void operator()(const Passed &event)
    {
        const Side side = m.sideToMove();
        const clock::Duration turn = m.m_clock.turnTime(m_at);
        ++m.m_turnMoves;
        press();
        note({ event.seat, side, std::nullopt, /*isLost=*/false, m_at, turn, {} });
    }
    void operator()(const FoulClaimed &event) { countClaim(event.seat, event.upheld); }
    void operator()(const FiveClaimed &event) { countClaim(event.seat, event.upheld); }
    void operator()(const TimeAdded &event) { m.m_clock.adjust(event.seat, event.time, m_at); }
    void operator()(const Warned &event) { ++m.m_warnings[event.seat]; }
    void operator()(const DrawOffered &event) { m.m_drawOffer = event.seat; }
    void operator()(const DrawDeclined &event)
    {
        m.m_drawOffer.reset();
        m.m_offerDeclined[otherSeat(event.seat)] = true;
    }
    void operator()(const TakeBackAsked &event) { m.m_takeBackAsked = event.seat; }
    void operator()(const TakeBackDeclined &) { m.m_takeBackAsked.reset(); }
    void operator()(const TakenBack &event)
    {
        for (int i = 0; i < event.moves; ++i) {
            if (m.m_moves.back().point)
                m.m_position.clear(*m.m_moves.back().point);
            m.m_moves.pop_back();
        }
        m.m_takeBackAsked.reset();
        m.m_drawOffer.reset();
        m.m_clock.giveTurn(event.seat, m_at);
        m.m_turnMoves = 0;
    }
    void operator()(const Paused &)
    {
        m.m_paused = true;
        m.m_clock.stop(m_at);
    }
    void operator()(Resumed)
    {
        m.m_paused = false;
        m.m_recovered = false;
        m.m_clock.resume(m_at);
    }
    void operator()(const Flagged &event)
    {
        m.m_clock.checkFlag(event.flag.at);
        if (m.m_setup.flagPolicy == FlagPolicy::Claim)
            return;
        m.m_phase = Phase::Flagged;
        m.m_drawOffer.reset();
        m.m_takeBackAsked.reset();
    }
    void operator()(const CapReached &event)
    {
        const Side side = m.sideToMove();
        const clock::Duration used = m.m_clock.seat(event.seat).used;
        m.m_clock.reachLimit();
        if (event.effect != clock::LimitEffect::TurnLost)
            return;
        const clock::Duration turn = m.m_clock.seat(event.seat).used - used;
        m.m_turnMoves = 0;
        note({ event.seat, side, std::nullopt, /*isLost=*/true, event.at, turn, {} });
    }
    void operator()(Beaten) { }
    void operator()(Recovered)
    {
        m.m_paused = true;
        m.m_recovered = true;
        m.m_clock.stop(m_at);
    }
    void operator()(SymmetryOverruled)
    {
        m.m_symmetryOverruledAt = m.m_openingActs.size();
        m.m_opening->overrideSymmetry();
    }
    void operator()(SteppedBack)
    {
        m.m_openingActs.pop_back();
        // What was ruled after the act that goes is void with it.
        if (m.m_symmetryOverruledAt > m.m_openingActs.size())
            m.m_symmetryOverruledAt.reset();
        replayOpening();
        while (m.m_moves.size() > m.m_opening->stones().size()) {
            m.m_position.clear(*m.m_moves.back().point);
            m.m_moves.pop_back();
        }
        m.m_phase = Phase::Opening;
        m.m_drawOffer.reset();
        m.m_takeBackAsked.reset();
        const Seat seat = m.m_opening->need().seat;
        if (m.m_clock.turnOf() != seat)
            m.m_clock.giveTurn(seat, m_at);
        weighTurn();
    }
    void operator()(const Ended &event)
    {
        m.m_result = event.result;
        m.m_phase = Phase::Ended;
        m.m_paused = false;
        m.m_recovered = false;
        m.m_drawOffer.reset();
        m.m_takeBackAsked.reset();
        m.m_clock.stop(m_at);
        const record::Reason reason = event.result.reason;
        if (reason == record::Reason::Five || reason == record::Reason::OverlineOfWhite) {
            const Side winner = event.result.winner == record::Winner::Black ? Side::Black : Side::White;
            m.m_winningRows = winningRowsOf(m.m_position, winner, m.m_setup.rules);
        }
    }

private:
    void replayOpening()
    {
        m.m_opening = opening::Opening::start(m.m_setup.opening, m.m_setup.boardSize).value();
        for (std::size_t i = 0; i < m.m_openingActs.size(); ++i) {
            if (m.m_symmetryOverruledAt == i)
                m.m_opening->overrideSymmetry();
            m.m_opening->apply(m.m_openingActs[i].act);
        }
        if (m.m_symmetryOverruledAt == m.m_openingActs.size())
            m.m_opening->overrideSymmetry();
    }
    void leaveFinishedOpening()
    {
        if (m.m_opening->need().kind == opening::NeedKind::Finished)
            m.m_phase = Phase::Playing;
    }
    // A turn of several stones or an offer gets more time, and no turn of an opening can be left out
    // (clock-and-refereeing.md 2.2).
    void weighTurn()
    {
        if (m.m_phase == Phase::Opening)
            m.m_clock.keepTurn();
        if (const auto seat = m.m_clock.turnOf(); seat && m.m_opening->isHeavyTurn())
            m.m_clock.setTurnFactor(m.m_clock.control(*seat).capInOpening);
    }
    void putStone(Seat seat, Point point, bool endsTurn, std::optional<Side> colour = std::nullopt)
    {
        const Side side = colour.value_or(m.sideToMove());
        const clock::Duration turn = m.m_clock.turnTime(m_at);
        // A stone that ends the game is complete at its release: no press, no bonus (1, completion).
        const bool over = m.m_phase == Phase::Playing && endBy(m.m_setup, m.m_position, point, side).has_value();
        m.m_position.place(point, side);
        if (side == m.sideOf(seat))
            ++m.m_turnMoves;
        if (over)
            m.m_clock.stop(m_at);
        else if (endsTurn)
            press();
        note({ seat, side, point, /*isLost=*/false, m_at, turn, {} });
    }
    void press()
    {
        m.m_clock.press(m_at, m.m_turnMoves);
        m.m_turnMoves = 0;
    }
    void note(Move move)
    {
        for (Seat seat : BothSeats)
            move.clocks[seat] = m.m_clock.reading(seat, move.at);
        m.m_offerDeclined[move.seat] = false;
        m.m_moves.push_back(std::move(move));
    }
    void countClaim(Seat seat, bool upheld)
    {
        if (!upheld)
            ++m.m_wrongClaims[seat];
    }

    Match &m;
    clock::Moment m_at;
};

void Match::fold(const Event &event)
{
    m_lastMoment = event.at;
    std::visit(Folding(*this, event.at), event.what);
}

Match replay(const Events &events)
{
    Match match;
    for (const Event &event : events)
        match.fold(event);
    return match;
}

} // namespace kagetsu::match
