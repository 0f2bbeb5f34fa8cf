// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <iosfwd>

namespace kagetsu::cli {

// Shows the progress of work that takes more than two seconds, on one line of a terminal
// (command-line.md#common-rules).
class Progress
{
public:
    using Now = std::function<std::chrono::steady_clock::time_point()>;

    // Nothing is shown unless there is a terminal. The two seconds begin now.
    Progress(std::ostream &out, bool isTerminal, Now now);

    // Reports the progress, from 0 to 1.
    void tell(double part);
    void tell(std::size_t done, std::size_t all) { tell(static_cast<double>(done) / static_cast<double>(all)); }
    // Removes the line. Called before something else is written to the terminal, and at the end.
    void wipe();

private:
    std::ostream &m_out;
    bool m_isTerminal;
    Now m_now;
    std::chrono::steady_clock::time_point m_next; // when something is shown next
    bool m_isShown = false;
};

// Returns the progress of this program. If its answers also go to the terminal, no progress is shown, because they show
// it themselves.
Progress &progress();

} // namespace kagetsu::cli
