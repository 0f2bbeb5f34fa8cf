// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <iosfwd>

namespace kagetsu::cli {

// How far work has come that takes over two seconds, on one line of a terminal (command-line.md#common-rules).
class Progress
{
public:
    using Now = std::function<std::chrono::steady_clock::time_point()>;

    // Without a terminal nothing is ever shown. The work begins now.
    Progress(std::ostream &out, bool isTerminal, Now now);

    // From 0 to 1.
    void tell(double part);
    void tell(std::size_t done, std::size_t all) { tell(static_cast<double>(done) / static_cast<double>(all)); }
    // For who writes something else to the terminal, and at the end.
    void wipe();

private:
    std::ostream &m_out;
    bool m_isTerminal;
    Now m_now;
    std::chrono::steady_clock::time_point m_next; // when something is shown
    bool m_isShown = false;
};

// Of this program. Where its answers go to the terminal too, they show themselves how far it is.
Progress &progress();

} // namespace kagetsu::cli
