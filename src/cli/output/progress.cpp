// SPDX-License-Identifier: MIT
#include "cli/output/progress.h"

#include "base/file/platform.h"

#include <iostream>

namespace kagetsu::cli {

namespace {

constexpr std::chrono::seconds Patience { 2 };
constexpr std::chrono::milliseconds Tick { 200 };

} // namespace

Progress::Progress(std::ostream &out, bool isTerminal, Now now)
    : m_out(out)
    , m_isTerminal(isTerminal)
    , m_now(std::move(now))
    , m_next(m_now() + Patience)
{
}

void Progress::tell(double part)
{
    if (!m_isTerminal || m_now() < m_next)
        return;
    m_next = m_now() + Tick;
    m_isShown = true;
    m_out << '\r' << static_cast<int>(part * 100) << " %" << std::flush;
}

void Progress::wipe()
{
    if (m_isShown)
        m_out << "\r     \r" << std::flush;
    m_isShown = false;
}

Progress &progress()
{
    // Separate stream, because the control characters it writes are not text.
    static std::ostream terminal(std::cerr.rdbuf());
    static Progress ofProgram(terminal,
        file::isTerminal(file::Stream::Errors) && !file::isTerminal(file::Stream::Output),
        std::chrono::steady_clock::now);
    return ofProgram;
}

} // namespace kagetsu::cli
