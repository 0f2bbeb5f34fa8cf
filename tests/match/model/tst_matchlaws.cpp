// SPDX-License-Identifier: MIT
#include "../../repetitions.h"
#include "../journal/randomplay.h"
#include "match/model/foulclaims.h"
#include "match/model/record/matchtorecord.h"
#include "match/model/takeback.h"
#include "record/collection.h"
#include "record/sgf/sgfwriter.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_matchlaws {

using namespace kagetsu;
using namespace kagetsu::match;
using rules::Point;
using rules::Side;

namespace {

const int Games = repetitions(10'000);

bool oneIn(int count, std::mt19937 &random)
{
    return randomBelow(count, random) == 0;
}

// On the board or one line beside it, taken or not.
Point anyPoint(const Match &match, std::mt19937 &random)
{
    const int size = match.setup().boardSize;
    return { randomBelow(size + 2, random) - 1, randomBelow(size + 2, random) - 1 };
}

opening::Act anyAct(const Match &match, std::mt19937 &random)
{
    const Point point = anyPoint(match, random);
    switch (randomBelow(6, random)) {
    case 0: return opening::Choose { oneIn(2, random) ? "keep" : "swap" };
    case 1: return opening::Declare { randomBelow(300, random) - 20 };
    case 2: return opening::Offer { point };
    case 3: return opening::Withdraw { point };
    case 4: return opening::Select { point };
    default: return opening::Place { point };
    }
}

// Every kind of command, whatever the match is at.
std::vector<Command> everyCommand(const Match &match, std::mt19937 &random)
{
    const Seat seat = BothSeats[randomBelow(2, random)];
    const bool accept = oneIn(4, random);
    return { Start { match.setup() }, Act { seat, anyAct(match, random) }, Pass { seat },
        ClaimFoul { seat, anyPoint(match, random) }, ClaimFive { seat }, ClaimTime { seat }, Resign { seat },
        OfferDraw { seat }, WithdrawDraw { seat }, AnswerDraw { seat, accept }, AskTakeBack { seat },
        AnswerTakeBack { seat, accept }, Pause { seat }, Resume {}, Annul {}, CheckFlag {}, Beat {}, Recover {},
        Arrive { seat } };
}

// A stone that makes rows likelier than chance would.
Point promisingPoint(const Match &match, std::mt19937 &random)
{
    const rules::Position &position = match.position();
    for (int tries = 0; tries < 20 && !match.moves().empty(); ++tries) {
        const auto back = static_cast<std::size_t>(randomBelow(3, random)) * 2 + 1;
        const std::size_t count = match.moves().size();
        const auto own = match.moves()[count > back ? count - 1 - back : count - 1].point;
        const rules::Direction direction = rules::AllDirections[randomBelow(4, random)];
        if (!own)
            continue;
        const Point point = rules::advance(*own, direction, oneIn(2, random) ? 1 : -1);
        if (position.isOn(point) && position.isEmpty(point))
            return point;
    }
    return anyPoint(match, random);
}

Command nextCommand(const Match &match, std::mt19937 &random)
{
    if (oneIn(6, random)) {
        // What ends a game by a word is kept rare, so that games get long.
        const std::vector<Command> all = everyCommand(match, random);
        const Command &command = all[static_cast<std::size_t>(randomBelow(static_cast<int>(all.size()), random))];
        const bool ends = std::holds_alternative<Resign>(command) || std::holds_alternative<Annul>(command);
        if (!ends || oneIn(8, random))
            return command;
    }
    // Two passes in a row are too rare else to end a game.
    if (match.mayPass() && !match.moves().empty() && !match.moves().back().point && oneIn(3, random))
        return Pass { *match.toAct() };
    if (match.phase() == Phase::Playing && !match.isPaused() && !oneIn(4, random))
        return Act { *match.toAct(), opening::Place { promisingPoint(match, random) } };
    return randomCommand(match, random);
}

// Any order of an arbiter, whatever the match is at.
Command anyOrder(const Match &match, std::mt19937 &random)
{
    return Intervene { randomIntervention(match, random), { Ground::Other, {} } };
}

// What is drawn for a game: everything a setup has, on boards of every size the procedure allows.
MatchSetup anySetup(std::mt19937 &random)
{
    MatchSetup setup = randomSetup(random);
    setup.names = { "Ōta", "Bergman" }; // one line each, as a record keeps them
    if (oneIn(2, random)) {
        const int size = 5 + randomBelow(12, random);
        if (opening::Opening::start(setup.opening, size))
            setup.boardSize = size;
    }
    return setup;
}

bool refused(const Match &match, const Command &command)
{
    return !match.decide(command, match.lastMoment());
}

// Main time given to a seat so far, when its control has nothing but main time without a maximum.
std::optional<clock::Duration> mainTimeGiven(const clock::Clock &clock, Seat seat)
{
    const std::vector<clock::Stage> &stages = clock.control(seat).stages;
    const auto *main = stages.size() == 1 ? std::get_if<clock::MainStage>(&stages.front()) : nullptr;
    const bool isPenalised = clock.control(seat).capPolicy == clock::CapPolicy::Penalty;
    if (!main || main->maximum || isPenalised || clock.seat(seat).flag)
        return std::nullopt;
    return main->time + main->increment * (clock.seat(seat).turns + (main->bonusBefore ? 1 : 0));
}

// The delay of a seat's turns, where it has one.
clock::Duration delayOf(const clock::Clock &clock, Seat seat)
{
    return std::get<clock::MainStage>(clock.control(seat).stages.front()).delay;
}

// The stones a seat may still claim, said of the moves and the rule alone.
std::vector<Point> claimableByTheLetter(const Match &match, Seat seat)
{
    const Side offender = rules::other(match.sideOf(seat));
    const rules::FoulKinds kinds = match.setup().rules.fouls(offender);
    const auto drawn = static_cast<std::size_t>(match.drawnStones());
    std::vector<Point> points;
    for (std::size_t i = drawn; i < match.moves().size(); ++i) {
        const Move &move = match.moves()[i];
        const bool last = i + 1 == match.moves().size();
        if (move.side == offender && move.point && (kinds.overline || (kinds.any() && last)))
            points.insert(points.begin(), *move.point);
    }
    const bool open =
        (match.phase() == Phase::Playing || match.phase() == Phase::Flagged) && !match.isOnPhysicalBoard();
    return open && !match.isFlagged(seat) && match.setup().foulPolicy == FoulPolicy::Claim ? points
                                                                                           : std::vector<Point>();
}

// One game by chance, watched.
class Game
{
public:
    // With `oneOrderIn`, an arbiter who gives one order in so many commands.
    explicit Game(unsigned seed, int oneOrderIn = 0)
        : m_random(seed)
        , m_oneOrderIn(oneOrderIn)
    {
        give(Start { anySetup(m_random) });
    }

    void play()
    {
        const int steps = 20 + randomBelow(160, m_random);
        for (int i = 0; i < steps && !m_match.isOver() && !QTest::currentTestFailed(); ++i) {
            wait();
            const bool isOrder = m_oneOrderIn > 0 && oneIn(m_oneOrderIn, m_random);
            give(isOrder ? anyOrder(m_match, m_random) : nextCommand(m_match, m_random));
        }
        give(CheckFlag {}); // an order may have left a limit due
    }

    const Match &match() const { return m_match; }
    const Events &events() const { return m_events; }
    int swaps() const { return m_swaps; }
    std::mt19937 &random() { return m_random; }

    void checkTime() const
    {
        clock::Duration used { 0 };
        for (Seat seat : BothSeats) {
            const clock::Reading face = m_match.clock().reading(seat, m_now);
            used += face.used;
            if (const auto given = m_isCorrected ? std::nullopt : mainTimeGiven(m_match.clock(), seat)) {
                // A delay gives back of each turn what was thought, and no more than the delay.
                const clock::Duration most = delayOf(m_match.clock(), seat) * m_turns[seat];
                // An hourglass has given what the other one thought.
                const Seat other = otherSeat(seat);
                const clock::Duration sand = m_match.clock().control(other).hourglass
                    ? m_match.clock().reading(other, m_now).used
                    : clock::Duration { 0 };
                const clock::Duration whole = face.main + face.used - *given - m_added[seat] - sand;
                QVERIFY2(whole.count() >= 0 && whole <= most, qPrintable(QString::number(whole.count())));
            }
        }
        QCOMPARE(used.count(), m_running.count());
    }

    // What can be asked about the match agrees with what it allows.
    void checkQueries() const
    {
        const Match &m = m_match;
        const std::optional<Seat> acting = m.toAct();
        const bool stands = m.phase() == Phase::Flagged || m.phase() == Phase::Claimed;
        QCOMPARE(m.clock().isRunning(), acting && !m.isPaused() && !stands && !m.waitsForFirstAct());
        if (acting)
            QCOMPARE(acting == m.clock().turnOf(), !m.clock().runsForOther());
        QCOMPARE(m.phase() == Phase::Claimed, m.pendingClaim().has_value());
        QVERIFY(!m.isHeld() || m.isPaused());
        const bool goesOn = m.setup().flagPolicy == FlagPolicy::Claim;
        QCOMPARE(m.phase() == Phase::Flagged, m.flaggedSeat() && !m.isOver() && !goesOn && !m.pendingClaim());
        if (m.isOver() || m.phase() == Phase::Flagged)
            QVERIFY(!m.drawOffer() && !m.takeBackAsked());
        QCOMPARE(m.isOver(), m.result().winner != record::Winner::Unknown);
        // Beside a board of wood the players say how the game ended, whatever has been noted.
        const bool isByRows =
            m.result().reason == record::Reason::Five || m.result().reason == record::Reason::OverlineOfWhite;
        if (!m.isOnPhysicalBoard() || !isByRows)
            QCOMPARE(!m.winningRows().empty(), isByRows);

        rules::Position board(m.setup().boardSize);
        for (const Move &move : m.moves()) {
            if (move.point) {
                QVERIFY(board.isEmpty(*move.point));
                board.place(*move.point, move.side);
            }
        }
        QVERIFY(board == m.position());
        for (std::size_t i = 0; i < m.moves().size(); ++i)
            QCOMPARE(m.moves()[i].side, i % 2 == 0 ? Side::Black : Side::White);

        for (Seat seat : BothSeats) {
            const std::vector<Point> stones = claimable(m, seat);
            QVERIFY(stones == claimableByTheLetter(m, seat));
            if (m.isPaused() || m.pendingClaim())
                continue;
            for (const Move &move : m.moves()) {
                if (move.point) {
                    const bool listed = std::find(stones.begin(), stones.end(), *move.point) != stones.end();
                    QCOMPARE(refused(m, ClaimFoul { seat, *move.point }), !listed);
                }
            }
            QCOMPARE(refused(m, Pass { seat }),
                !(m.mayPass() && acting == seat && acting != m.awaited() && !m.clock().runsForOther()));
            const bool isSome = takeBackMoves(m, seat) > 0 || takeBackActs(m, seat) > 0;
            const bool mayAsk = m.setup().takeBacks && !m.takeBackAsked() && !m.awaited() && isSome;
            QCOMPARE(refused(m, AskTakeBack { seat }), !mayAsk);
        }
    }

private:
    void wait()
    {
        clock::Duration time { randomBelow(4000, m_random) };
        // Sometimes as long as there is, to the millisecond before, at or after the fall.
        const std::optional<clock::Moment> fall = m_match.flagMoment();
        if (fall && oneIn(60, m_random))
            time = std::max(*fall + clock::Duration(randomBelow(3, m_random) - 1) - m_now, clock::Duration(0));
        if (m_match.clock().isRunning()) {
            clock::Clock later = m_match.clock();
            later.checkFlag(m_now + time);
            // An order undone may leave a limit due that was reached before.
            m_running += later.isRunning()
                ? time
                : std::max(later.seat(*later.flaggedSeat()).flag->at - m_now, clock::Duration { 0 });
        }
        m_now += time;
    }

    void give(const Command &command)
    {
        const auto answer = m_match.decide(command, m_now);
        if (!answer)
            return;
        for (const Event &event : *answer) {
            QCOMPARE(event.at.count(), m_now.count());
            if (const auto *added = std::get_if<TimeAdded>(&event.what)) {
                // Nothing can be taken that is not there: a turn may still be in its delay when the rest is gone.
                const clock::Duration left = m_match.clock().reading(added->seat, m_now).main;
                m_added[added->seat] += std::max(added->time, -std::max(left, clock::Duration(0)));
            }
            const std::optional<Seat> before = m_match.clock().turnOf();
            const int presses = pressesInAll();
            const Match earlier = m_match;
            m_match.fold(event);
            checkCorrection(earlier, event);
            if (std::holds_alternative<Acted>(event.what))
                checkSwap(earlier);
            m_events.push_back(event);
            const std::optional<Seat> after = m_match.clock().turnOf();
            if (after && (after != before || pressesInAll() != presses))
                ++m_turns[*after];
        }
        if (!answer->empty()) {
            QCOMPARE(m_match.lastMoment().count(), m_now.count());
            checkTime();
        }
    }

    // A swap of colours is a press and nothing else: what both have used, and all of the seat that waits, stays as it
    // is (1, per seat and never per colour).
    void checkSwap(const Match &earlier)
    {
        if (earlier.phase() != Phase::Opening || earlier.ownerOf(Side::Black) == m_match.ownerOf(Side::Black))
            return;
        for (Seat seat : BothSeats) {
            const clock::Reading before = earlier.clock().reading(seat, m_now);
            const clock::Reading after = m_match.clock().reading(seat, m_now);
            QCOMPARE(after.used.count(), before.used.count());
            if (seat == earlier.clock().turnOf())
                continue;
            QCOMPARE(after.main.count(), before.main.count());
            QCOMPARE(after.periods, before.periods);
            QCOMPARE(after.moves, before.moves);
            QCOMPARE(after.stage, before.stage);
        }
        ++m_swaps;
    }

    // What puts clocks back or changes them by an order is no time lost; whatever only puts back makes none.
    void checkCorrection(const Match &earlier, const Event &event)
    {
        const auto *intervened = std::get_if<Intervened>(&event.what);
        const auto *retracted = intervened ? std::get_if<Retract>(&intervened->what) : nullptr;
        const bool undoes = std::holds_alternative<TakenBack>(event.what)
            || std::holds_alternative<SteppedBack>(event.what) || retracted;
        const bool counts = std::holds_alternative<SleepCounted>(event.what)
            || (intervened && std::holds_alternative<CountSleep>(intervened->what));
        const auto *arrived = std::get_if<Arrived>(&event.what);
        const bool uncounts = intervened && std::holds_alternative<UncountSleep>(intervened->what);
        if (!undoes && !intervened && !counts && !arrived)
            return;
        m_isCorrected |= arrived && arrived->charged.count() != 0;
        m_isCorrected |= intervened || counts || m_added.a.count() != 0 || m_added.b.count() != 0;
        clock::Duration more { 0 };
        for (Seat seat : BothSeats)
            more += m_match.clock().reading(seat, m_now).used - earlier.clock().reading(seat, m_now).used;
        if (undoes && !m_isCorrected)
            QVERIFY(more.count() <= 0);
        m_running += more;
        if (counts)
            QCOMPARE(more.count(), earlier.sleep()->gap.count());
        if (arrived)
            QCOMPARE(more.count(), arrived->charged.count());
        if (uncounts)
            QCOMPARE(more.count(), -earlier.sleep()->gap.count());
        // Only these change what was used: a stop, a warning or a word does not.
        const bool charges = undoes || counts || uncounts || !intervened || arrived
            || std::holds_alternative<Rescale>(intervened->what) || std::holds_alternative<Reread>(intervened->what)
            || std::holds_alternative<UndoPress>(intervened->what)
            || std::holds_alternative<UndoOrder>(intervened->what);
        if (!charges)
            QCOMPARE(more.count(), 0);
    }

    int pressesInAll() const { return m_match.clock().seat(Seat::A).turns + m_match.clock().seat(Seat::B).turns; }

    std::mt19937 m_random;
    int m_oneOrderIn = 0;
    Match m_match;
    Events m_events;
    clock::Moment m_now { 0 };
    clock::Duration m_running { 0 }; // while some clock ran
    PerSeat<clock::Duration> m_added;
    bool m_isCorrected = false; // by an order of the arbiter, or by putting back what had been added
    int m_swaps = 0;
    PerSeat<int> m_turns; // begun, after a press or handed over without one
};

// The main line of a record as moves of a match.
std::vector<record::Move> mainMoves(const record::GameTree &tree)
{
    std::vector<record::Move> moves;
    for (record::NodeId node : tree.mainLine()) {
        if (const auto move = tree.move(node))
            moves.push_back(*move);
    }
    return moves;
}

std::vector<record::Move> movesOf(const Match &match)
{
    std::vector<record::Move> moves;
    for (const Move &move : match.moves())
        moves.push_back(move.point ? record::Move::stone(move.side, *move.point) : record::Move::pass(move.side));
    return moves;
}

void checkRecord(const Match &match, const Events &events)
{
    const record::Game game = matchToRecord(events, "2026-11-20");
    QVERIFY(mainMoves(game.tree) == movesOf(match));
    QVERIFY(game.info.result == match.result());
    const std::string text = record::writeSgf(game);
    const record::Game again = record::readCollection(text).readGame(0);
    for (const record::Message &message : again.messages)
        QVERIFY2(record::severityOf(message.code) != record::Severity::Error, record::nameOf(message.code).data());
    QVERIFY(mainMoves(again.tree) == movesOf(match));
    QCOMPARE(record::writeSgf(again), text);
    QVERIFY(again.info.result == game.info.result);
}

void checkEnd(const Match &match, std::mt19937 &random)
{
    for (const Command &command : everyCommand(match, random)) {
        const auto answer = match.decide(command, match.lastMoment() + std::chrono::hours(1));
        // A beat and a look at the flag ask for nothing.
        if (std::holds_alternative<Beat>(command) || std::holds_alternative<CheckFlag>(command))
            QVERIFY(answer && answer->empty());
        else
            QVERIFY(!answer);
    }
}

} // namespace

class TestMatchLaws : public QObject
{
    Q_OBJECT

private slots:
    void lawsHoldInRandomGames_data()
    {
        QTest::addColumn<int>("first");
        for (int first = 0; first < Games; first += Games / 10)
            QTest::addRow("games from %d", first) << first;
    }
    void lawsHoldInRandomGames()
    {
        QFETCH(int, first);
        for (int seed = first; seed < first + Games / 10; ++seed) {
            Game game(static_cast<unsigned>(seed));
            for (int part = 0; part < 3; ++part) {
                game.play();
                game.checkQueries();
            }
            QVERIFY2(replay(game.events()) == game.match(), "replay");
            checkRecord(game.match(), game.events());
            if (game.match().isOver())
                checkEnd(game.match(), game.random());
            m_reasons.insert(game.match().result().reason);
            m_swaps += game.swaps();
            m_moves += game.match().moves().size();
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QStringLiteral("seed %1, procedure %2")
                        .arg(seed)
                        .arg(QString::fromStdString(game.match().setup().opening.id))));
        }
    }

    void lawsHoldUnderManyOrders_data()
    {
        QTest::addColumn<int>("oneOrderIn");
        QTest::newRow("one order in ten commands") << 10;
        QTest::newRow("one order in four") << 4;
        QTest::newRow("every second command an order") << 2;
    }
    void lawsHoldUnderManyOrders()
    {
        QFETCH(int, oneOrderIn);
        const int games = qEnvironmentVariableIntValue("KAGETSU_ORDERED_GAMES");
        for (int seed = 0; seed < (games > 0 ? games : repetitions(800)); ++seed) {
            Game game(static_cast<unsigned>(seed), oneOrderIn);
            for (int part = 0; part < 3 && !QTest::currentTestFailed(); ++part) {
                game.play();
                game.checkQueries();
            }
            QVERIFY2(replay(game.events()) == game.match(), "replay");
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }

    // Chance must have led to every end there is, or the laws were not asked there.
    void chanceMetEveryEnd()
    {
        using record::Reason;
        QVERIFY(m_moves > static_cast<std::size_t>(10 * Games));
        QVERIFY(m_swaps > Games / 20);
        if (UnderSanitizers)
            return; // a few games
        for (Reason reason : { Reason::Five, Reason::OverlineOfWhite, Reason::DoubleThree, Reason::DoubleFour,
                 Reason::Overline, Reason::Resignation, Reason::Time, Reason::TimePerMove, Reason::Warnings,
                 Reason::Agreement, Reason::FullBoard, Reason::TwoPasses, Reason::Annulled, Reason::NoShow })
            QVERIFY2(m_reasons.contains(reason), record::codeOf(reason).data());
    }

private:
    std::set<record::Reason> m_reasons;
    std::size_t m_moves = 0;
    int m_swaps = 0;
};

} // namespace tst_matchlaws

QTEST_GUILESS_MAIN(tst_matchlaws::TestMatchLaws)
#include "tst_matchlaws.moc"
