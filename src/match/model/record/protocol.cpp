// SPDX-License-Identifier: MIT
#include "match/model/record/protocol.h"
#include "match/model/takeback.h"

#include <algorithm>
#include <cassert>

namespace kagetsu::match {

namespace {

PerSeat<clock::Reading> clocksOf(const Match &match, clock::Moment at)
{
    return { match.clock().reading(Seat::A, at), match.clock().reading(Seat::B, at) };
}

int movesOn(const Match &match)
{
    return static_cast<int>(match.moves().size());
}

// Returns the verdict on a stone as it was when the stone was put down.
rules::Proof proofOf(const Match &match, int move)
{
    rules::Position before(match.setup().boardSize);
    for (int i = 0; i < move - 1; ++i) {
        const Move &earlier = match.moves()[static_cast<std::size_t>(i)];
        if (earlier.point)
            before.place(*earlier.point, earlier.side);
    }
    const Move &claimed = match.moves()[static_cast<std::size_t>(move - 1)];
    return rules::prove(before, *claimed.point, claimed.side, match.setup().rules);
}

class Writer
{
public:
    Protocol write(const std::vector<ProtocolLine> &lines)
    {
        m_protocol.begun = lines.front().wall;
        for (const ProtocolLine &line : lines)
            take(line);
        if (!mayTellVerdicts()) {
            for (Incident &incident : m_protocol.incidents)
                silence(incident);
        }
        if (canUndoOrder(match()))
            m_protocol.lastOrder = m_beforeOrders.back().line;
        return std::move(m_protocol);
    }

private:
    void take(const ProtocolLine &line)
    {
        ++m_line;
        if (isAction(line.event))
            addAction(line);
        else if (const auto *noted = std::get_if<Noted>(&line.event.what))
            addNote(*noted, line);
        else if (const auto *announced = std::get_if<Announced>(&line.event.what))
            addCall(*announced, line);
        else if (!isQuiet(line.event))
            addIncident(line);
        else
            fold(line.event);
        m_protocol.until = line.wall;
    }

    static bool isAction(const Event &event)
    {
        return std::holds_alternative<Acted>(event.what) || std::holds_alternative<Passed>(event.what)
            || std::holds_alternative<Pressed>(event.what);
    }
    static bool isQuiet(const Event &event)
    {
        return std::holds_alternative<Started>(event.what) || std::holds_alternative<Beaten>(event.what)
            || std::holds_alternative<PlacesChanged>(event.what);
    }

    void addAction(const ProtocolLine &line)
    {
        const clock::Moment at = line.event.at;
        PlayerAction action;
        action.inOpening = match().phase() == Phase::Opening && !match().isOnPhysicalBoard();
        action.side = match().sideToMove();
        action.blackBefore = match().ownerOf(rules::Side::Black);
        action.wall = line.wall;
        action.line = m_line;
        if (const auto *pressed = std::get_if<Pressed>(&line.event.what)) {
            action.kind = PlayerActionKind::Press;
            action.seat = pressed->seat;
        } else if (const auto *acted = std::get_if<Acted>(&line.event.what)) {
            action.seat = acted->seat;
            action.act = acted->act;
            action.chosen = meaningOf(acted->act);
        } else {
            action.seat = std::get<Passed>(line.event.what).seat;
        }
        const int movesBefore = movesOn(match());
        const int presses = match().clock().seat(action.seat).turns;
        const clock::Duration turn = match().clock().turnTime(at);
        action.used = turn - m_accounted;
        fold(line.event);
        m_accountedBefore.push_back(m_accounted);
        m_accounted = match().clock().seat(action.seat).turns == presses ? turn : clock::Duration { 0 };
        action.move = movesOn(match()) > movesBefore ? movesOn(match()) : 0;
        action.clocks = clocksOf(match(), at);
        m_protocol.actions.push_back(std::move(action));
    }

    // Adds what the players did in the opening, without a time, which is shown with the presses. Later stones are in
    // moves().
    void addNote(const Noted &noted, const ProtocolLine &line)
    {
        if (match().phase() == Phase::Opening) {
            PlayerAction action;
            action.kind = PlayerActionKind::Noted;
            action.seat = match().opening().need().seat;
            action.act = noted.act;
            action.inOpening = true;
            action.side = match().sideToMove();
            action.blackBefore = match().ownerOf(rules::Side::Black);
            action.chosen = meaningOf(*noted.act);
            action.wall = line.wall;
            action.line = m_line;
            m_protocol.actions.push_back(std::move(action));
        }
        fold(line.event);
    }

    void addCall(const Announced &announced, const ProtocolLine &line)
    {
        fold(line.event);
        m_protocol.calls.push_back(
            { announced.what, line.event.at, line.wall, m_line, clocksOf(match(), line.event.at) });
    }

    std::optional<opening::OpenOption> meaningOf(const opening::Act &act) const
    {
        const auto *choose = std::get_if<opening::Choose>(&act);
        if (!choose)
            return std::nullopt;
        const std::vector<opening::OpenOption> options = m_protocol.match.opening().need().options;
        const auto chosen = std::find_if(
            options.begin(), options.end(), [&](const auto &option) { return option.id == choose->option; });
        return chosen == options.end() ? std::nullopt : std::optional(*chosen);
    }

    void addIncident(const ProtocolLine &line)
    {
        const clock::Moment at = line.event.at;
        Incident incident;
        incident.what = line.event.what;
        incident.at = at;
        incident.wall = line.wall;
        incident.line = m_line;
        incident.moves = match().isOnPhysicalBoard() ? match().turnNumber() - 1 : movesOn(match());
        incident.before = clocksOf(match(), at);
        if (const auto *claim = std::get_if<FoulClaimed>(&line.event.what)) {
            incident.move = numberOf(claim->point);
            incident.proof = proofOf(match(), incident.move);
        } else if (const auto *raised = std::get_if<ClaimRaised>(&line.event.what)) {
            incident.move = numberOf(raised->point);
        } else if (std::holds_alternative<Recovered>(line.event.what)) {
            incident.stood = clock::Duration(line.wall.utc - m_protocol.until.utc);
            incident.lost = clock::Duration(match().clock().isRunning() ? clock::Second : clock::Duration { 0 });
        }
        if (isOrder(line.event.what))
            m_beforeOrders.push_back({ m_line, m_protocol.actions, m_accountedBefore, m_accounted });
        const std::optional<Seat> turnBefore = match().clock().turnOf();
        const bool wasLent = match().clock().runsForOther();
        if (const std::optional<clock::Duration> stood = fold(line.event))
            incident.stood = *stood;
        undo(incident);
        // A turn that is given anew begins without the time already shown for the turn before; a turn that is set aside
        // keeps it.
        const bool isSame = !incident.undone.empty() || match().clock().turnOf() == turnBefore;
        if (!isSame && !wasLent && !match().clock().runsForOther())
            m_accounted = clock::Duration { 0 };
        if (!match().clock().runsForOther())
            m_accounted = std::min(m_accounted, match().clock().turnTime(at));
        followOrder(line.event);
        incident.after = clocksOf(match(), at);
        m_protocol.incidents.push_back(std::move(incident));
    }

    // Returns how long the clocks had been stopped if the event lets them go on.
    std::optional<clock::Duration> fold(const Event &event)
    {
        const bool ran = match().clock().isRunning();
        match().fold(event);
        const bool runs = match().clock().isRunning();
        if (ran && !runs)
            m_stoodSince = event.at;
        return !ran && runs ? std::optional(event.at - m_stoodSince) : std::nullopt;
    }

    // Moves the actions that the match no longer has into the incident.
    void undo(Incident &incident)
    {
        if (match().isOnPhysicalBoard()) {
            undoLast(PlayerActionKind::Noted, match().openingActs().size(), incident);
            undoLast(PlayerActionKind::Press, match().turns().size(), incident);
            return;
        }
        std::vector<PlayerAction> &actions = m_protocol.actions;
        const auto isOpening = [](const PlayerAction &action) { return action.inOpening; };
        auto opened = static_cast<std::size_t>(std::count_if(actions.begin(), actions.end(), isOpening));
        while (!actions.empty()) {
            const bool isGone = actions.back().inOpening ? opened > match().openingActs().size()
                                                         : actions.back().move > movesOn(match());
            if (!isGone)
                break;
            opened -= actions.back().inOpening ? 1 : 0;
            incident.undone.insert(incident.undone.begin(), std::move(actions.back()));
            actions.pop_back();
            m_accounted = m_accountedBefore.back();
            m_accountedBefore.pop_back();
        }
    }

    // Moves the last action of this kind into the incident if there are more than `most` of them.
    void undoLast(PlayerActionKind kind, std::size_t most, Incident &incident)
    {
        std::vector<PlayerAction> &actions = m_protocol.actions;
        const auto isOfKind = [kind](const PlayerAction &action) { return action.kind == kind; };
        if (static_cast<std::size_t>(std::count_if(actions.begin(), actions.end(), isOfKind)) <= most)
            return;
        const auto last = std::prev(std::find_if(actions.rbegin(), actions.rend(), isOfKind).base());
        incident.undone.push_back(*last);
        actions.erase(last);
        if (kind == PlayerActionKind::Press) {
            m_accounted = m_accountedBefore.back();
            m_accountedBefore.pop_back();
        }
    }

    // Restores the actions that an undone order had changed. As many states are kept as the match has orders that can
    // be undone.
    void followOrder(const Event &event)
    {
        const auto *intervened = std::get_if<Intervened>(&event.what);
        if (intervened && std::holds_alternative<UndoOrder>(intervened->what)) {
            m_protocol.actions = std::move(m_beforeOrders.back().actions);
            m_accountedBefore = std::move(m_beforeOrders.back().tolds);
            m_accounted = m_beforeOrders.back().told;
            m_beforeOrders.pop_back();
        }
        const std::size_t undoable = std::min(match().undoableOrders(), m_beforeOrders.size());
        m_beforeOrders.erase(m_beforeOrders.begin(), m_beforeOrders.end() - static_cast<std::ptrdiff_t>(undoable));
        if (const auto *correction = intervened ? std::get_if<CorrectMove>(&intervened->what) : nullptr)
            correct(*correction);
    }
    // Corrects an action that the arbiter has found to be recorded wrongly.
    void correct(const CorrectMove &correction)
    {
        for (PlayerAction &action : m_protocol.actions) {
            if (action.move == correction.number)
                action.act = opening::Place { correction.to };
        }
    }

    int numberOf(rules::Point point) const
    {
        const std::vector<Move> &moves = m_protocol.match.moves();
        const auto found =
            std::find_if(moves.begin(), moves.end(), [&](const Move &move) { return move.point == point; });
        return static_cast<int>(found - moves.begin()) + 1;
    }

    // Returns true if verdicts may be revealed; a proof names points that nobody has claimed.
    bool mayTellVerdicts() const
    {
        return m_protocol.match.isOver() || m_protocol.match.setup().hints == Hints::Always;
    }
    static void silence(Incident &incident)
    {
        incident.proof.reset();
        if (auto *claim = std::get_if<FoulClaimed>(&incident.what))
            claim->fouls = {};
    }

    Match &match() { return m_protocol.match; }

    struct BeforeOrder
    {
        int line = 0;
        std::vector<PlayerAction> actions;
        std::vector<clock::Duration> tolds;
        clock::Duration told { 0 };
    };

    Protocol m_protocol;
    int m_line = 0;
    clock::Duration m_accounted { 0 }; // time of the running turn that its earlier actions account for
    std::vector<clock::Duration> m_accountedBefore; // the value of m_accounted before each action
    clock::Moment m_stoodSince { 0 };
    std::vector<BeforeOrder> m_beforeOrders;
};

} // namespace

Protocol protocolOf(const std::vector<ProtocolLine> &lines)
{
    assert(!lines.empty() && std::holds_alternative<Started>(lines.front().event.what));
    return Writer().write(lines);
}

} // namespace kagetsu::match
