// SPDX-License-Identifier: MIT
#include "scriptedfaults.h"
#include "scriptedlines.h"

#include <algorithm>
#include <cctype>
#include <csignal>
#include <cstdio>
#include <set>
#include <thread>

// An engine of the Gomocup protocol for tests: it plays what it is told to and does wrong what it is told to
// (scriptedfaults.h). It believes whatever the manager says of the board.
namespace scripted {

namespace {

// All text before the separator; the rest stays.
std::string takeUntil(std::string &text, char separator)
{
    const std::size_t at = text.find(separator);
    std::string taken = text.substr(0, at);
    text = at == std::string::npos ? std::string() : text.substr(at + 1);
    return taken;
}

class Engine
{
public:
    Engine(const Faults &faults, Lines &lines)
        : m_faults(faults)
        , m_lines(lines)
        , m_moves(faults.text("moves"))
        , m_evals(faults.text("each-eval"))
    {
    }

    void run()
    {
        while (true)
            take(*m_lines.next());
    }

private:
    void take(const std::string &line);
    void takeYixin(const std::string &line, const std::string &word);
    void start(int size);
    void about();
    void takeStones(const std::string &kind);
    void takeStone(const std::string &line);
    void swap2();
    void end();

    void search();
    void misbehave();
    void think();
    std::string chosen();
    void answer(const std::string &move);
    void blocks();
    void loseCommands();

    void say(std::string line) const;
    void sayUnended(const std::string &text) const;

    const Faults &m_faults;
    Lines &m_lines;
    std::string m_moves;
    std::string m_evals; // of the searches to come
    int m_size = 15;
    int m_searches = 0;
    std::set<std::string> m_taken;
    std::string m_lastTaken;
    int m_lineCount = 0; // of an analysis; 0: none
    bool m_isRefused = false;
};

void Engine::say(std::string line) const
{
    if (m_faults.has("lower"))
        for (char &each : line)
            each = static_cast<char>(std::tolower(each));
    const std::string ending = m_faults.text("endings");
    sayUnended(line + (ending == "crlf" ? "\r\n" : ending == "cr" ? "\r" : "\n"));
}

void Engine::sayUnended(const std::string &text) const
{
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fflush(stdout);
}

void Engine::take(const std::string &line)
{
    if (m_faults.has("stderr-noise"))
        std::cerr << "noise: " << line << std::endl;
    std::string rest = line;
    const std::string word = takeUntil(rest, ' ');
    if (word == "START")
        start(std::atoi(rest.c_str()));
    else if (word == "RESTART" && !m_faults.has("ignore-restart"))
        start(m_size);
    else if (word == "ABOUT")
        about();
    else if (word == "END")
        end();
    else if (word == "INFO") {
        if (rest.starts_with("rule") && m_faults.has("rule-error"))
            say("ERROR unsupported rule");
    } else if (word == "BEGIN")
        search();
    else if (word == "TURN") {
        takeStone(rest);
        search();
    } else if (word == "BOARD" || word == "SWAP2BOARD" || (word == "YXBOARD" && m_faults.has("yixin")))
        takeStones(word);
    else if (m_faults.has("yixin"))
        takeYixin(line, word);
    else
        say("UNKNOWN " + line);
}

void Engine::takeYixin(const std::string &line, const std::string &word)
{
    if (word == "YXSHOWINFO") {
        say("MESSAGE INFO MAX_THREAD_NUM 4");
        say("MESSAGE INFO MAX_HASH_SIZE 20");
    } else if (word == "YXNBEST") {
        m_lineCount = std::atoi(line.substr(word.size()).c_str());
        search();
        m_lineCount = 0;
    } else if (word == "YXSHOWFORBID")
        say("FORBID 07070812.");
    else if (word == "YXBALANCETWO")
        say("1,1 2,2");
    else if (word != "YXSTOP")
        say("ERROR Unknown command: " + line);
}

void Engine::start(int size)
{
    if (m_faults.has("exit-at-start"))
        std::_Exit(3);
    if (m_faults.has("close-output")) {
        std::fclose(stdout);
        return;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(m_faults.number("slow-start")));
    if (m_faults.has("start-error"))
        return say("ERROR out of order");
    if (m_faults.has("reject-size") && size != 20)
        return say("ERROR unsupported size");
    m_size = size;
    m_taken.clear();
    say("OK");
}

void Engine::about()
{
    const std::string how = m_faults.text("about");
    if (how == "plain")
        say("Scripted, an engine for tests");
    else if (how == "unterminated")
        sayUnended("name=\"Scripted\", version=\"1.0\"");
    else if (how != "none")
        say("name=\"Scripted\", version=\"1.0\", author=\"Kagetsu\", country=\"\"");
}

void Engine::end()
{
    if (!m_faults.has("ignore-end"))
        std::_Exit(0);
    std::signal(SIGTERM, SIG_IGN);
    while (true)
        std::this_thread::sleep_for(std::chrono::hours(1));
}

void Engine::takeStone(const std::string &line)
{
    std::string rest = line;
    const std::string x = takeUntil(rest, ',');
    m_lastTaken = x + ',' + takeUntil(rest, ',');
    m_taken.insert(m_lastTaken);
}

void Engine::takeStones(const std::string &kind)
{
    m_taken.clear();
    m_isRefused = false;
    for (std::string line = *m_lines.next(); line != "DONE"; line = *m_lines.next()) {
        const auto commas = std::count(line.begin(), line.end(), ',');
        if (kind == "SWAP2BOARD" && commas == 1 && m_faults.text("swap2") == "two-fields-rejected") {
            say("ERROR Color is not a valid value");
            m_isRefused = true;
        }
        takeStone(line);
    }
    if (kind == "BOARD")
        search();
    else if (kind == "SWAP2BOARD")
        swap2();
}

void Engine::swap2()
{
    const bool isFirst = m_taken.empty() && m_faults.has("swap2-first");
    const std::string how = m_faults.text(isFirst ? "swap2-first" : "swap2");
    if (how.empty())
        return say("UNKNOWN SWAP2BOARD");
    if (m_isRefused || how == "three")
        return say("3,3 4,5 6,2");
    if (how == "two")
        return say("1,1 2,2");
    if (how == "stay")
        return say("1,1");
    say(how == "bad" ? m_lastTaken : "SWAP");
}

void Engine::search()
{
    ++m_searches;
    misbehave();
    for (int line = 0; line < m_faults.number("flood"); ++line)
        std::printf("MESSAGE flood %d\n", line);
    blocks();
    think();
    answer(chosen());
    if (m_faults.isAt("two-answers-at", m_searches))
        answer(chosen());
    loseCommands();
}

void Engine::misbehave()
{
    if (m_faults.isAt("crash-at", m_searches))
        std::raise(SIGTERM);
    if (m_faults.isAt("exit-at", m_searches))
        std::_Exit(7);
    while (m_faults.isAt("hang-at", m_searches))
        std::this_thread::sleep_for(std::chrono::hours(1));
    if (m_faults.isAt("garbage-at", m_searches)) {
        for (int byte = 0; byte < 256; ++byte)
            std::fputc(byte, stdout);
        say(std::string(1'000'000, 'x'));
    }
}

// Until its time is up or it is stopped. What comes meanwhile waits, or is lost.
void Engine::think()
{
    const auto end = Clock::now() + std::chrono::milliseconds(m_faults.number("late"));
    std::deque<std::string> others;
    while (const auto line = m_lines.next(end)) {
        if (*line == "END")
            this->end();
        if (*line == "YXSTOP" && !m_faults.has("ignore-stop"))
            break;
        if (!m_faults.has("drop-while-thinking"))
            others.push_back(*line);
    }
    m_lines.giveBack(others);
}

void Engine::loseCommands()
{
    const auto end = Clock::now() + std::chrono::milliseconds(m_faults.number("late-idle"));
    while (m_lines.next(end))
        continue;
}

std::string Engine::chosen()
{
    if (m_faults.isAt("outside-at", m_searches))
        return std::to_string(m_size) + ",0";
    if (m_faults.isAt("occupied-at", m_searches))
        return m_lastTaken;
    std::string told = m_faults.text("point-at");
    if (!told.empty() && std::atoi(takeUntil(told, ' ').c_str()) == m_searches)
        return told;
    if (!m_moves.empty())
        return takeUntil(m_moves, ';');
    for (int at = m_faults.number("seed");; ++at) {
        std::string point = std::to_string(at % m_size) + ',' + std::to_string(at / m_size % m_size);
        if (!m_taken.contains(point))
            return point;
    }
}

void Engine::answer(const std::string &move)
{
    if (m_faults.has("suggest")) {
        say("SUGGEST " + move);
        m_lines.next();
    }
    if (m_lineCount == 0)
        takeStone(move);
    say(move);
}

void Engine::blocks()
{
    std::string evals = m_faults.text("evals");
    std::string lines = m_faults.text("lines");
    const auto next = [](std::string &texts, const char *usual) {
        return texts.empty() ? usual : takeUntil(texts, ';');
    };
    if (m_lineCount > 0 && m_faults.has("each-eval"))
        evals = m_evals.empty() ? "none" : takeUntil(m_evals, ';');
    for (int line = 0; line < m_lineCount; ++line) {
        say("INFO PV " + std::to_string(line));
        say("INFO DEPTH " + (m_faults.has("depth") ? m_faults.text("depth") : "9"));
        if (const std::string eval = next(evals, "+M5"); eval.starts_with('%'))
            say("INFO WINRATE " + eval.substr(1));
        else if (eval != "none")
            say("INFO EVAL " + eval);
        say("INFO BESTLINE " + next(lines, "7,7 8,8"));
        say("INFO PV DONE");
    }
    if (m_lineCount > 0)
        say("MESSAGE REALTIME BEST 7,7");
}

} // namespace

} // namespace scripted

int main(int count, char **arguments)
{
    static const scripted::Faults faults(count, arguments);
    static scripted::Lines lines(faults.has("no-read") ? "INFO rule" : "-");
    if (faults.has("spawn-away") && std::system("setsid sleep 4711 >/dev/null 2>&1 </dev/null &") != 0)
        return 1;
    if (faults.has("spawn") && std::system("sleep 600 >/dev/null 2>&1 </dev/null &") != 0)
        return 1;
    std::thread([] { lines.read(); }).detach();
    scripted::Engine(faults, lines).run();
}
