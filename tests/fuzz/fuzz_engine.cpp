// SPDX-License-Identifier: MIT
#include "engine/talk/talk.h"
#include "target.h"

#include <algorithm>

using namespace kagetsu;
using namespace kagetsu::engine;

namespace {

// People and the clock: "!kind stones", "#" stop, "$" new game, "~" end and start, "&" the process ends, "+ms".
class Conversation
{
public:
    Conversation()
    {
        m_profile.dialect = Dialect::Yixin;
        m_profile.rules = { rules::Rule::FreeStyle, rules::Rule::Renju };
        m_profile.useTurn = true;
        start();
    }

    void take(std::string_view line)
    {
        const std::string_view rest = line.substr(std::min<std::size_t>(1, line.size()));
        const char first = line.empty() ? ' ' : line.front();
        if (first == '!')
            ask(rest);
        else if (first == '#')
            m_talk.stop(m_now);
        else if (first == '$')
            m_talk.newGame();
        else if (first == '~')
            start();
        else if (first == '&')
            m_talk.ended({ 1, std::nullopt }, m_now);
        else if (first == '+')
            pass(Milliseconds(std::atoi(std::string(rest.substr(0, 6)).c_str())));
        else
            m_talk.received(std::string(line) + '\n', m_now);
        follow();
    }

private:
    void start()
    {
        m_talk.start(m_profile, {}, m_now);
        follow();
    }

    void ask(std::string_view text)
    {
        Task task;
        const int number = std::atoi(std::string(text.substr(0, 4)).c_str());
        task.kind = static_cast<TaskKind>(static_cast<unsigned>(number) % 5U);
        const int stones = task.kind == TaskKind::Swap2 ? 3 : number / 5 % 10;
        Position &position = task.request.position;
        for (int stone = 0; stone < stones; ++stone) {
            position.stones.push_back({ rules::Point(stone, 7), position.toMove });
            position.toMove = other(position.toMove);
        }
        task.request.times.turn = Milliseconds(1000);
        m_talk.ask(task, m_now);
    }

    // Woken, it sleeps: what is due now is done.
    void pass(Milliseconds time)
    {
        const Moment end = m_now + std::clamp(time, Milliseconds(0), Milliseconds(100'000));
        for (auto next = m_talk.wakesAt(); next && *next <= end; next = m_talk.wakesAt()) {
            m_now = std::max(m_now, *next);
            m_talk.wake(m_now);
            law(!m_talk.wakesAt() || *m_talk.wakesAt() > m_now);
            follow();
        }
        m_now = end;
    }

    void follow()
    {
        for (const Order &order : m_talk.takeOrders()) {
            m_running += std::holds_alternative<order::Launch>(order) ? 1 : 0;
            m_running -= std::holds_alternative<order::Dismiss>(order) ? 1 : 0;
            law(m_running == 0 || m_running == 1);
            if (std::holds_alternative<order::Launch>(order))
                m_talk.launched(m_now);
            else if (const auto *write = std::get_if<order::Write>(&order))
                law(write->bytes.ends_with('\n'));
        }
        m_talk.takeEvents();
        law((m_running == 1) == (m_talk.state() != State::Off && m_talk.state() != State::Dead));
    }

    Talk m_talk;
    Profile m_profile;
    Moment m_now { 0 };
    int m_running = 0;
};

} // namespace

// Whatever an engine says, whenever: one process at most, and the manager never wakes for nothing.
KAGETSU_FUZZ_TARGET(engine)
{
    Conversation conversation;
    while (!input.empty()) {
        const std::size_t end = input.find('\n');
        conversation.take(input.substr(0, end));
        input = end == std::string_view::npos ? std::string_view() : input.substr(end + 1);
    }
}
