// SPDX-License-Identifier: MIT
#pragma once

#include "engine/talk/talk.h"

#include <QObject>

#include <functional>
#include <memory>

class QTimer;

namespace kagetsu::engine {

class ChildProcess;

// A playing or analysing engine in a process of its own (engines.md). One position at a time: what is asked while it
// thinks stops that search and comes after it, and a newer request takes the place of an older one that waits. Only the
// current search tells anything. No call waits for the process, and no signal is sent from within a call; one may be
// destroyed in any of them. Where it crashes or hangs it is started once more in a game and goes on with the time that
// is left.
class Engine : public QObject
{
    Q_OBJECT

public:
    // Never runs backwards, and must outlive the engine.
    using Now = std::function<Moment()>;

    explicit Engine(Now now, QObject *parent = nullptr);
    // Kills what still runs.
    ~Engine() override;

    // From Off or Dead; else the process there is ended and another one started.
    void start(const Profile &profile, const StartOptions &options = {});
    // Before the first search of another game: a crash is forgiven once again, and the engine gets an empty board.
    void newGame();
    // A move of the side to move. ready() need not have come yet.
    SearchNumber think(const SearchRequest &request);
    // Its best lines, 1 or more, until stop() or its time is up; only Yixin's dialect, as the next but one.
    SearchNumber analyse(const SearchRequest &request, int lines);
    // The position has 0, 3 or 5 stones. Answers: three moves; a swap, one or two moves; a swap or one move.
    SearchNumber openingBySwap2(const SearchRequest &request);
    // Points forbidden to Black, who must be to move.
    SearchNumber askForbidden(const Position &position);
    // One move or two that bring its evaluation near to this one; only Yixin's dialect.
    SearchNumber balance(const SearchRequest &request, int moves, int evaluation);
    // Has the current search end, and its answer counts. An engine of the base protocol cannot be hurried.
    void hurry();
    // Drops the current search and what waits. A search is ended, and its answer never comes.
    void stop();
    // Ends the process, politely at first. Off at once.
    void end();

    State state() const { return m_talk.state(); }
    std::string name() const { return m_talk.name(); } // empty before ready(), and where it does not tell
    std::string version() const { return m_talk.version(); }
    const Profile &profile() const { return m_talk.profile(); }
    const Log &log() const { return m_talk.log(); }
    // What it said itself that may explain such an end (engines.md#last-words); empty where nothing does.
    std::string lastWords(DeathKind kind) const { return m_talk.lastWords(kind); }
    // Whether a process of this engine still runs, also one that is just being ended.
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
    // No process of this engine runs any more.
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
    // deliver.cpp
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
    std::vector<std::unique_ptr<ChildProcess>> m_leaving; // are being ended; nobody listens to them
    std::unique_ptr<ChildProcess> m_child;
    QTimer *m_timer;
    QTimer *m_watchTimer;
    std::deque<Event> m_events;
    bool m_willDeliver = false;
};

} // namespace kagetsu::engine
