// SPDX-License-Identifier: MIT
#pragma once

#include "engine/lines/infoblocks.h"
#include "engine/lines/linereader.h"
#include "engine/log.h"
#include "engine/report.h"
#include "engine/talk/flood.h"
#include "engine/talk/knowledge.h"
#include "engine/talk/orders.h"
#include "engine/talk/restartpolicy.h"
#include "engine/talk/showing.h"
#include "engine/talk/waiting.h"

namespace kagetsu::engine {

// The whole conversation with an engine, as a value (engine.md). It is told what people want, what came from the
// process and what time it is; it returns orders for the process and events for people. It handles bytes and time and
// knows no rules. It outlives the processes it has launched; reports about a process must concern the one launched
// last.
class Talk
{
public:
    // Requests from people. A request made while no engine runs is dropped.
    void start(const Profile &profile, const StartOptions &options, Moment now);
    void newGame();
    SearchNumber ask(Task task, Moment now);
    void hurry(Moment now);
    void stop(Moment now);
    void end(Moment now);

    // Reports about the process.
    void launched(Moment now);
    void notLaunched(const std::string &reason, Moment now);
    void received(std::string_view bytes, Moment now);
    void receivedErrors(std::string_view bytes, Moment now);
    void skipped(std::int64_t bytes, Moment now); // bytes of output that came too fast to be read
    void written(Moment now); // everything ordered has been written
    void outputClosed(Moment now);
    void ended(const Ending &ending, Moment now);
    void usesMemory(std::int64_t bytes, Moment now);

    // The clock: wake() is to be called at wakesAt() or later.
    std::optional<Moment> wakesAt() const;
    void wake(Moment now);

    std::vector<Order> takeOrders() { return std::exchange(m_orders, {}); }
    std::vector<Event> takeEvents() { return std::exchange(m_events, {}); }

    State state() const { return m_state; }
    // Returns the search whose events count, or 0 if there is none. Events of other searches must be dropped, even if
    // they were taken before the current search changed.
    SearchNumber current() const { return m_current; }
    const std::string &name() const { return m_about.name; }
    const std::string &version() const { return m_about.version; }
    const Profile &profile() const { return m_profile; }
    const Log &log() const { return m_log; }
    // Returns the engine's own words since its start or the last search that may explain why no answer comes, or an
    // empty text.
    std::string lastWords(DeathKind kind) const;

private:
    // in talk.cpp: used by all parts
    void become(State state);
    void note(const std::string &text) { m_log.add(m_now, Direction::Note, text); }
    void write(const std::string &line);
    void write(const Lines &lines);
    void wait(Wait what, std::optional<Milliseconds> soft, std::optional<Milliseconds> hard);
    void tell(Event event) { m_events.push_back(std::move(event)); }
    void logLine(Direction direction, const ReadLine &line);
    bool hasProcess() const { return m_state != State::Off && m_state != State::Dead; }
    // True if the answer is still wanted.
    bool counts() const { return m_task && m_task->number == m_current && m_state == State::Thinking; }
    void fail(FailureKind kind, const std::string &text);
    void finish();
    void dropAll();

    // in starting.cpp: from the launch to the first search, and the end
    void launch();
    void askAbout();
    void probe();
    void becomeReady(Dialect dialect);
    void refuseStart(const std::string &text);
    void die(DeathKind kind, const Ending &ending = {}, const std::string &text = {});
    bool startsAgain(const Death &death);
    void goOnAfterLaunch();
    void takeUsedTime();

    // in searching.cpp: from a request to its command
    void proceed();
    void goOn();
    std::optional<FailureKind> refusal() const;
    void sendBoard();
    void sendRule(int rule);
    void sendSearch();
    Lines searchCommand();
    void beginStop();
    void stopAnswer();

    // in answering.cpp: what each line means
    void takeLine(const ReadLine &line);
    void on(const answer::Ok &);
    void on(const answer::Error &error);
    void on(const answer::Unknown &unknown);
    void on(const answer::Message &message);
    void on(const answer::Debug &) { }
    void on(const answer::Suggest &suggestion);
    void on(const answer::Moves &moves);
    void on(const answer::Swap &);
    void on(const answer::Forbidden &forbidden);
    void on(const answer::Info &info);
    void on(const answer::Realtime &realtime);
    void on(const answer::Capability &capability);
    void on(const answer::About &about);
    void on(const answer::Other &other);
    void ignore() { note("ignored"); }
    bool endsPause();
    void answered(const std::vector<rules::Point> &points);
    bool tellAnswer(const std::vector<rules::Point> &points);
    bool isLegalOpening(const std::vector<rules::Point> &points) const;

    // in refusals.cpp
    void refused(const std::string &text, bool isUnknown);
    void refusedBoard(const std::string &text);
    void refusedSearch(const std::string &text, bool isUnknown);
    void refusedSwap2(const std::string &text, bool isUnknown);
    void refusedPosition();
    bool namesOurStone(const std::string &text) const;

    // in deadlines.cpp
    void softLimit();
    void hardLimit();
    void goOnWithoutAbout();

    Profile m_profile;
    StartOptions m_options;
    Dialect m_dialect = Dialect::Gomocup;
    answer::About m_about;
    std::optional<int> m_mostThreads;
    std::optional<int> m_mostHash;

    State m_state = State::Off;
    Waiting m_waiting;
    Moment m_now {}; // time of the current call
    Moment m_quietUntil {}; // nothing is sent before this moment
    RestartPolicy m_restart;
    bool m_isRestart = false;
    bool m_hasAnswered = false; // True if it has answered a search since people started it
    bool m_isNewGame = false;
    bool m_isRestartCommand = false; // otherwise START
    bool m_isMemoryTold = false;
    int m_capabilities = 0; // number reported since the probe
    int m_linesOfFlood = 0;

    SearchNumber m_count = 0;
    SearchNumber m_current = 0;
    std::optional<Task> m_task;
    std::optional<Task> m_next;
    std::optional<Moment> m_thinkingSince;
    Lines m_sentStones;
    std::string m_line; // the line being processed
    struct
    {
        // The last ERROR. The other members hold the last UNKNOWN, the last MESSAGE or unknown line, and the last line
        // of the standard error.
        std::string error;
        std::string unknown;
        std::string message;
        std::string errorOutput;
    } m_said; // since the start or the last search

    Knowledge m_known;
    LineReader m_output;
    LineReader m_errors;
    InfoBlocks m_blocks;
    Showing m_showing;
    Flood m_flood;
    Log m_log;
    std::vector<Order> m_orders;
    std::vector<Event> m_events;
};

} // namespace kagetsu::engine
