// SPDX-License-Identifier: MIT
#include "text/match/phase.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

using clock::Phase;

struct PhaseWords
{
    Q_DECLARE_TR_FUNCTIONS(PhaseWords)
};

} // namespace

QString phaseText(const clock::Reading &reading, const clock::TimeControl &control)
{
    const Phase phase = clock::phaseOf(reading, control);
    switch (phase.kind) {
    case Phase::Kind::Main: break;
    case Phase::Kind::Period:
        if (phase.all == 1) {
            //: On a clock: the main time is used up, and the only period is running.
            return PhaseWords::tr("byo-yomi");
        }
        //: On a clock: the main time is used up; which of its periods (byo-yomi) is running. As short as possible.
        return PhaseWords::tr("period %1 of %2").arg(phase.number).arg(phase.all);
    case Phase::Kind::Block:
        //: On a clock: the main time is used up, and so many moves of the block are still to be made (Canadian
        //: overtime). As short as possible.
        return PhaseWords::tr("overtime, moves: %1").arg(reading.moves);
    case Phase::Kind::Unit:
        //: On a clock: which unit of a bank of thinking time is running. As short as possible.
        return PhaseWords::tr("time unit %1 of %2").arg(phase.number).arg(phase.all);
    }
    return {};
}

QString withPhase(const QString &time, const clock::Reading &reading, const clock::TimeControl &control)
{
    const Phase phase = clock::phaseOf(reading, control);
    if (phase.kind == Phase::Kind::Period && phase.all > 1) {
        //: Read aloud: %1 is a time such as "5 seconds"; which of the periods of byo-yomi is running.
        return PhaseWords::tr("%1, period %2 of %3").arg(time).arg(phase.number).arg(phase.all);
    }
    if (!phase.isMain()) {
        //: Read aloud: %1 is a time such as "5 seconds", %2 what it is of, such as "byo-yomi".
        return PhaseWords::tr("%1, %2").arg(time, phaseText(reading, control));
    }
    if (reading.periods > 0) {
        //: Read aloud: %1 is the main time left, such as "30 seconds", %n the periods that follow it.
        return PhaseWords::tr("%1, then %n periods", nullptr, reading.periods).arg(time);
    }
    return time;
}

} // namespace kagetsu::text
