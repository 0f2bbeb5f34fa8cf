// SPDX-License-Identifier: MIT
#include "text/match/grounds.h"

#include "text/common/foreigntext.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

struct ArbiterWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::ArbiterWords)
};

} // namespace

QString groundText(match::Ground ground)
{
    using match::Ground;
    switch (ground) {
    case Ground::WrongClaim: return ArbiterWords::tr("Wrong claim");
    case Ground::OverTime: return ArbiterWords::tr("Limit per move");
    case Ground::PlayersAgree: return ArbiterWords::tr("Players' agreement");
    case Ground::TakeBackTried: return ArbiterWords::tr("Attempt to take back a stone");
    case Ground::StoneSlipped: return ArbiterWords::tr("A stone slipped onto the board");
    case Ground::StonesDisplaced: return ArbiterWords::tr("Stones displaced");
    case Ground::StoneOnStone: return ArbiterWords::tr("Stone on an occupied point");
    case Ground::OutOfTurn: return ArbiterWords::tr("Stone out of turn");
    case Ground::WrongColours: return ArbiterWords::tr("Wrong colours taken");
    case Ground::PressedEarly: return ArbiterWords::tr("Clock pressed too early");
    case Ground::OtherHand: return ArbiterWords::tr("Clock pressed with the wrong hand");
    case Ground::ClockWrongSide: return ArbiterWords::tr("The wrong clock was running");
    case Ground::ClockWronglySet: return ArbiterWords::tr("Clock set incorrectly");
    case Ground::ClockFaulty: return ArbiterWords::tr("Faulty clock");
    case Ground::CountMisread: return ArbiterWords::tr("Error in the countdown");
    case Ground::FoulShown: return ArbiterWords::tr("A forbidden point was shown by accident");
    case Ground::OutsideHelp: return ArbiterWords::tr("Outside help");
    case Ground::DeviceFailed: return ArbiterWords::tr("A device failed");
    case Ground::LeftTable: return ArbiterWords::tr("Left the table");
    case Ground::Late: return ArbiterWords::tr("Arrived late");
    case Ground::Disturbance: return ArbiterWords::tr("Disturbance");
    case Ground::RecordWrong: return ArbiterWords::tr("Error in the record");
    case Ground::LeaveGranted: return ArbiterWords::tr("Leave granted by the arbiter");
    case Ground::PlayerIll: return ArbiterWords::tr("Player's illness");
    case Ground::ArbiterIll: return ArbiterWords::tr("Arbiter's illness");
    case Ground::Adjournment: return ArbiterWords::tr("Adjournment");
    case Ground::ArbiterMistaken: return ArbiterWords::tr("Arbiter's mistake");
    case Ground::MachineSlept:
        //: The computer was asleep, or did not answer for a moment.
        return ArbiterWords::tr("The computer slept or stalled");
    case Ground::Other: return ArbiterWords::tr("Other reason");
    case Ground::Unstated:
        //: Of an order of the arbiter: its reason is told later.
        return ArbiterWords::tr("not stated yet");
    }
    return {};
}

QString groundsText(const match::Grounds &grounds)
{
    const QString note = foreignText(grounds.note).simplified();
    if (note.isEmpty())
        return groundText(grounds.ground);
    //: %1 is a reason such as "Faulty clock", %2 what the arbiter wrote about it.
    return ArbiterWords::tr("%1 (%2)").arg(groundText(grounds.ground), note);
}

} // namespace kagetsu::text
