// SPDX-License-Identifier: MIT
#pragma once

#include "engine/talk/talk.h"

#include <QObject>

#include <functional>
#include <memory>

class QTimer;

namespace kagetsu::engine {

class ChildProcess;

// A playing or analysing engine in a process of its own (engine.md). It handles one position at a time: a request made
// while the engine thinks stops the current search and runs after it, and a newer request replaces an older one that is
// still waiting. Only the current search emits signals. No call waits for the process, and no signal is emitted from
// within a call; the engine may be destroyed in a slot of any signal. If the engine crashes or hangs, it is restarted
// once per game and continues with the time that is left.
class Engine : public QObject
{
    Q_OBJECT

public:
    // Returns the current time. It must never run backwards and must outlive the engine.
    using Now = std::function<Moment()>;

    explicit Engine(Now now, QObject *parent = nullptr);
    // Kills the processes that are still running.
    ~Engine() override;

    // Starts an engine. Unless the state is Off or Dead, the current process is ended first.
    void start(const Profile &profile, const StartOptions &options = {});
    // To be called before the first search of another game: the engine gets an empty board and may again crash once.
    void newGame();
    // Asks for a move of the side to move. It is not necessary to wait for ready().
    SearchNumber think(const SearchRequest &request);
    // Asks for the best lines, 1 or more, until stop() or until the time is up; only in Yixin's dialect, like
    // askForbidden().
    SearchNumber analyse(const SearchRequest &request, int lines);
    // Asks for a step of swap2. The position has 0, 3 or 5 stones. The answers are three moves; a swap or one or two
    // moves; a swap or one move.
    SearchNumber openingBySwap2(const SearchRequest &request);
    // Asks for the points that are forbidden to Black, who must be to move.
    SearchNumber askForbidden(const Position &position);
    // Asks for one or two moves that bring the engine's evaluation close to this one; only in Yixin's dialect.
    SearchNumber balance(const SearchRequest &request, int moves, int evaluation);
    // Makes the current search end; its answer still counts. An engine of the base protocol cannot be hurried.
    void hurry();
    // Drops the current search and any waiting request. The search is ended, and its answer is never reported.
    void stop();
    // Ends the process, politely at first. The state is Off at once.
    void end();

    State state() const { return m_talk.state(); }
    std::string name() const { return m_talk.name(); } // empty before ready(), and if the engine does not say
    std::string version() const { return m_talk.version(); }
    const Profile &profile() const { return m_talk.profile(); }
    const Log &log() const { return m_talk.log(); }
    // Returns the engine's own words that may explain such an end (engine.md#last-words), or an empty text.
    std::string lastWords(DeathKind kind) const { return m_talk.lastWords(kind); }
    // True if a process of this engine still runs, even one that is just being ended.
    bool hasProcess() const;

signals:
    void stateChanged(kagetsu::engine::State state);
    void loading();
    void ready(const kagetsu::engine::Ready &ready);
    void moved(int search, kagetsu::rules::Point point);
    void analysisEnded(int search, kagetsu::rules::Point best);
    void twoMoves(int search, kagetsu::rules::Point first, kagetsu::rules::Point second);
    void threeMoves(int search, const std::array<kagetsu::rules::Point, 3> &points);
    void swapWanted(int search);
    void info(int search, const kagetsu::engine::InfoBlock &block);
    void realtime(int search, const kagetsu::engine::Realtime &points);
    void forbidden(int search, const std::vector<kagetsu::rules::Point> &points);
    void messaged(const QString &text);
    void failed(int search, const kagetsu::engine::Failure &failure);
    void memoryExceeded(qint64 bytes);
    void restarting(const kagetsu::engine::Death &death);
    void died(const kagetsu::engine::Death &death);
    // Emitted when the last process of this engine has ended.
    void processesGone();

private:
    SearchNumber ask(Task task);

    void carryOut();
    void carryOut(const order::Launch &launch);
    void carryOut(const order::Write &write);
    void carryOut(const order::Dismiss &dismiss);
    void setTimer();
    void listen(ChildProcess &child);
    void forget(ChildProcess *child);
    void watch();

    void deliver();
    // in deliver.cpp
    void deliver(const told::Loading &loading);
    void deliver(const told::StateChanged &changed);
    void deliver(const Ready &told);
    void deliver(const told::Move &move);
    void deliver(const told::AnalysisEnd &end);
    void deliver(const told::TwoMoves &moves);
    void deliver(const told::ThreeMoves &moves);
    void deliver(const told::Swap &swap);
    void deliver(const told::Info &told);
    void deliver(const told::RealtimePoints &told);
    void deliver(const told::Forbidden &told);
    void deliver(const told::Message &message);
    void deliver(const told::Failed &told);
    void deliver(const told::Memory &memory);
    void deliver(const told::Restarting &told);
    void deliver(const Death &death);

    Now m_now;
    Talk m_talk;
    std::vector<std::unique_ptr<ChildProcess>> m_leaving; // being ended; their signals are disconnected
    std::unique_ptr<ChildProcess> m_child;
    QTimer *m_timer;
    QTimer *m_watchTimer;
    std::deque<Event> m_events;
    bool m_willDeliver = false;
};

} // namespace kagetsu::engine
