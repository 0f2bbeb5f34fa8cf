// SPDX-License-Identifier: MIT
#include "text/match/sleep.h"

#include "text/match/setup.h"

#include <QCoreApplication>

#include <algorithm>

namespace kagetsu::text {

namespace {

struct SleepWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::SleepWords)
};

// Returns a duration: "3 minutes 20 seconds".
QString sleepLength(const match::Sleep &sleep)
{
    return durationText(std::max<clock::Duration>(std::chrono::round<std::chrono::seconds>(sleep.gap), clock::Second));
}

} // namespace

QString sleepText(const match::Match &match)
{
    const std::optional<match::Sleep> &sleep = match.sleep();
    if (!sleep)
        return {};
    //: The computer was asleep. %1 is how long, %2 a player.
    const QString text = sleep->isCounted
        ? SleepWords::tr("The computer slept for %1. This is charged to %2 as thinking time. Both clocks are stopped.")
        : SleepWords::tr("The computer slept for %1 while the clock of %2 was running. This time has not been deducted so far. Both clocks are stopped.");
    return text.arg(sleepLength(*sleep), namesOf(match.setup())[sleep->seat]);
}

} // namespace kagetsu::text
