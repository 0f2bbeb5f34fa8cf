// SPDX-License-Identifier: MIT
#include "tournament/log/apply.h"

#include "tournament/log/steps.h"

namespace kagetsu::tournament {

Result<Event, Refusal> apply(Event event, const Action &action)
{
    const Step refusal = std::visit([&event](const auto &one) { return change(event, one); }, action);
    if (refusal)
        return Fault { *refusal };
    return event;
}

Step unlessState(const Round &round, int number, Round::State state)
{
    if (round.state == state)
        return std::nullopt;
    const auto why = [&round, state] {
        if (state == Round::State::Finished)
            return Refusal::Why::RoundNotFinished;
        switch (round.state) {
        case Round::State::Draft: return Refusal::Why::RoundNotPublished;
        case Round::State::Published: return Refusal::Why::RoundPublished;
        case Round::State::Finished: break;
        }
        return Refusal::Why::RoundFinished;
    };
    return Refusal { why(), {}, number, 0 };
}

} // namespace kagetsu::tournament
