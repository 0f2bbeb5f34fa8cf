// SPDX-License-Identifier: MIT
#include "learn/task/pointanswer.h"

namespace kagetsu::task {

std::optional<Answer> answerAt(const Task &task, rules::Point point)
{
    switch (task.kind) {
    case Kind::ForbiddenPoints:
    case Kind::Win:
    case Kind::FirstMove:
    case Kind::Defend:
    case Kind::Order: return Answer { .points = { point } };
    case Kind::Choose:
        for (std::size_t i = 0; i < task.choices.size(); ++i) {
            if (task.choices[i].point == point)
                return Answer { .choice = i };
        }
        break;
    case Kind::IsForbidden:
    case Kind::NameShape:
    case Kind::WhyNot:
    case Kind::Show: break;
    }
    return std::nullopt;
}

} // namespace kagetsu::task
