// SPDX-License-Identifier: MIT
#include "tournament/postgres/reports/journalsender.h"

#include <algorithm>
#include <utility>

namespace kagetsu::tournament {

JournalSender::JournalSender(Reporting what, std::function<void(const ReportingState &)> changed, Pace pace)
    : m_thread([what = std::move(what), changed = std::move(changed), pace](UnwaitedThread::Telling telling) {
        auto outbox = std::make_shared<JournalOutbox>(what);
        return [outbox, changed, telling = std::move(telling), pace, told = std::optional<ReportingState>(),
                   pause = pace.firstPause]() mutable {
            ReportingState state { outbox->send(), outbox->sentLines(),
                { outbox->differing().begin(), outbox->differing().end() },
                { outbox->damaged().begin(), outbox->damaged().end() } };
            if (state != told) {
                told = state;
                telling([&] { changed(state); });
            }
            const int wait = state.fault ? pause : pace.beat;
            pause = state.fault ? std::min(2 * pause, pace.longestPause) : pace.firstPause;
            return UnwaitedThread::Pause { std::chrono::milliseconds(wait), !state.fault };
        };
    })
{
}

} // namespace kagetsu::tournament
