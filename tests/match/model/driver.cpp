// SPDX-License-Identifier: MIT
#include "driver.h"

#include "opening/file/shipped.h"

#include <QtGlobal>

namespace kagetsu {

using namespace match;

opening::Procedure shippedProcedure(std::string_view id)
{
    const opening::Procedure *procedure = opening::procedureOf(opening::shippedProcedures(), id);
    if (!procedure)
        qFatal("there is no such procedure");
    return *procedure;
}

MatchSetup plainSetup()
{
    using namespace std::chrono_literals;
    MatchSetup setup;
    setup.id = "test";
    setup.names = { "Aoki", "Bergman" };
    setup.opening = shippedProcedure("free");
    clock::TimeControl control;
    control.stages = { clock::MainStage { .time = 15min } };
    setup.time = { control, control };
    return setup;
}

Driver::Driver(MatchSetup setup)
{
    if (give(Start { std::move(setup) }))
        qFatal("the match did not start");
}

std::optional<Refusal> Driver::give(const Command &command)
{
    const auto answer = m_match.decide(command, m_now);
    if (!answer)
        return answer.fault();
    for (const Event &event : *answer) {
        m_match.fold(event);
        m_events.push_back(event);
    }
    m_decisions.push_back(*answer);
    return std::nullopt;
}

std::optional<Refusal> Driver::play(std::string_view point)
{
    m_now += std::chrono::seconds(1);
    return give(Act { m_match.toAct().value_or(Seat::A), opening::Place { at(point) } });
}

void Driver::playAll(std::initializer_list<std::string_view> points)
{
    for (std::string_view point : points) {
        if (play(point))
            qFatal("a stone of the test game was refused");
    }
}

rules::Point Driver::at(std::string_view text) const
{
    return *rules::pointFromText(text, m_match.setup().boardSize);
}

} // namespace kagetsu
