// SPDX-License-Identifier: MIT
#include "target.h"
#include "tournament/log/apply.h"
#include "tournament/trf/trfactions.h"
#include "tournament/trf/trfreader.h"
#include "tournament/trf/trfsection.h"
#include "tournament/trf/trfwriter.h"

using namespace kagetsu::tournament;

// Any text is a report that can be written and read back, or has a fault in one of its lines. Its actions make an event
// or are refused.
KAGETSU_FUZZ_TARGET(trf)
{
    const auto report = readTrf(input);
    if (!report) {
        law(report.fault().line >= 0);
        return;
    }
    const auto again = readTrf(writeTrf(*report));
    law(again.hasValue() && *again == *report);
    Event event;
    for (const Action &action : actionsOf(*report, 1)) {
        auto next = apply(event, action);
        if (!next)
            return;
        event = std::move(*next);
    }
    const auto written = readTrf(writeTrf(reportOf(event.details, event.sections.front())));
    law(written.hasValue() && written->players.size() == report->players.size());
}
