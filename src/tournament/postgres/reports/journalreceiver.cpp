// SPDX-License-Identifier: MIT
#include "tournament/postgres/reports/journalreceiver.h"

#include <algorithm>
#include <utility>

namespace kagetsu::tournament {

namespace {

using std::chrono::milliseconds;
using Moment = std::chrono::steady_clock::time_point;

constexpr milliseconds BetweenLooksAtJournals(100);
constexpr milliseconds BetweenLooksAtTables(2000);
constexpr milliseconds FirstPause(500);
constexpr milliseconds LongestPause(10'000);

} // namespace

JournalReceiver::JournalReceiver(
    EventLink link, QString folder, std::function<Milliseconds()> now, std::function<void(const HeardState &)> changed)
    : m_thread([link = std::move(link), folder = std::move(folder), wall = std::move(now),
                   changed = std::move(changed)](UnwaitedThread::Telling telling) {
        auto inbox = std::make_shared<JournalInbox>(link, folder);
        return [inbox, wall, changed, telling = std::move(telling), state = HeardState(), listed = Moment(),
                   unlisted = std::optional<StoreFault>(), pause = FirstPause]() mutable {
            const auto looked = inbox->look();
            bool isNew = !looked || *looked || (state.fault && !unlisted);
            if (isNew || state.journals.empty())
                state.journals = inbox->journals();
            const Moment moment = std::chrono::steady_clock::now();
            if (!looked) {
                state.takesResults = false;
                unlisted.reset();
                listed = Moment();
            } else if (moment - listed >= BetweenLooksAtTables) {
                auto tables = inbox->tables(wall());
                unlisted = tables ? std::nullopt : std::optional(tables.fault());
                if (tables)
                    state.tables = std::move(tables).value();
                state.takesResults = !unlisted && inbox->takesResults();
                listed = moment;
                isNew = true;
            }
            state.fault = looked ? unlisted : std::optional(looked.fault());
            if (isNew)
                telling([&] { changed(state); });
            const milliseconds wait = looked ? BetweenLooksAtJournals : pause;
            pause = looked ? FirstPause : std::min(2 * pause, LongestPause);
            return UnwaitedThread::Pause { wait, false };
        };
    })
{
}

} // namespace kagetsu::tournament
