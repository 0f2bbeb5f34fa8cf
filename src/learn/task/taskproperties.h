// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/task.h"

#include <utility>

namespace kagetsu::task {

// The parameters of a task as values of the property XTP: "name:text" (learn.md#parameters).

// The reason why a parameter of a task is refused.
enum class ParameterFault : std::uint8_t {
    Unknown, // no parameter has this name
    Misplaced, // the kind has no such parameter
    Repeated,
    BadValue,
    AllWithThrees, // all first moves are unknown for wins by threes
};

// Reads one value into the task, whose kind, position and side must be set before.
class ParameterReader
{
public:
    explicit ParameterReader(Task &task)
        : m_task(task)
    {
    }

    std::optional<ParameterFault> take(std::string_view value);

private:
    std::optional<ParameterFault> takeText(std::string_view text, std::string &target);

    Task &m_task;
    std::vector<std::string> m_seen; // names that may appear only once
};

// Returns the parameters that the kind has, in the order in which they are written.
std::vector<std::string> parametersOf(const Task &task);

} // namespace kagetsu::task
