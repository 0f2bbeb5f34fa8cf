// SPDX-License-Identifier: MIT
#pragma once

#include "solver/solver.h"

#include <memory>
#include <mutex>
#include <utility>

namespace kagetsu::ui {

// A solver between two searches, which takes long to get its memory. Each search has its own: one that is being given
// up may still run when the next one begins. For any thread.
template <class Solver>
class SolverShelf
{
public:
    std::unique_ptr<Solver> take()
    {
        const std::lock_guard lock(m_mutex);
        return m_idle ? std::exchange(m_idle, nullptr) : std::make_unique<Solver>();
    }
    void putBack(std::unique_ptr<Solver> solver)
    {
        const std::lock_guard lock(m_mutex);
        m_idle = std::move(solver);
    }

private:
    std::mutex m_mutex;
    std::unique_ptr<Solver> m_idle;
};

} // namespace kagetsu::ui
