// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/solver/solver.h"

#include <memory>
#include <mutex>
#include <utility>

namespace kagetsu::ui {

// Keeps an idle solver between two searches, because allocating its memory takes long. Each search has a solver of its
// own: an abandoned one may still be running when the next begins. Can be used from any thread.
template <class Solver>
class IdleSolver
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
