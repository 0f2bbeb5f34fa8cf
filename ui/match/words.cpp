// SPDX-License-Identifier: MIT
#include "ui/match/words.h"

#include "ui/board/words.h"

#include <QCoreApplication>

namespace kagetsu::ui {

namespace {

struct MatchWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchWords)
};

} // namespace

Names namesOf(const match::MatchSetup &setup)
{
    Names names { QString::fromStdString(setup.names.a), QString::fromStdString(setup.names.b) };
    if (names.a.trimmed().isEmpty())
        //: Stands for the name of the player who opens the game.
        names.a = MatchWords::tr("Opener");
    if (names.b.trimmed().isEmpty())
        //: Stands for the name of the player who does not open the game.
        names.b = MatchWords::tr("Opponent");
    return names;
}

QString refusalText(const match::Refusal &refusal)
{
    using Code = match::RefusalCode;
    switch (refusal.code) {
    case Code::NotStarted:
        return MatchWords::tr("The game has not started.");
    case Code::AlreadyStarted:
        return MatchWords::tr("The game has already started.");
    case Code::OpeningUnplayable:
        return MatchWords::tr("This opening cannot be played on this board.");
    case Code::UnsoundTime:
        return MatchWords::tr("The clock cannot run this time control.");
    case Code::Ended:
        return MatchWords::tr("The game is over.");
    case Code::Paused:
        return MatchWords::tr("The game is paused.");
    case Code::NotPaused:
        return MatchWords::tr("The game is not paused.");
    case Code::FlagDown:
        return MatchWords::tr("A flag has fallen: the time must be claimed first.");
    case Code::NotYourTurn:
        return MatchWords::tr("It is the other player's turn.");
    case Code::OffTheBoard:
        return MatchWords::tr("This point is not on the board.");
    case Code::Occupied:
        return MatchWords::tr("There is a stone on this point.");
    case Code::Forbidden:
        return MatchWords::tr("This point is forbidden: %1.").arg(foulNames(refusal.fouls));
    case Code::OpeningStep:
        return refusal.opening ? openingRefusalText(*refusal.opening)
                               : MatchWords::tr("The opening does not allow this.");
    case Code::InOpening:
        return MatchWords::tr("Not before the opening is over.");
    case Code::PassNotAllowed:
        return MatchWords::tr("It is not allowed to pass now.");
    case Code::NoSuchStone:
        return MatchWords::tr("Only a stone of the opponent can be claimed as forbidden.");
    case Code::TooLate:
        return MatchWords::tr("Too late: the answer to this stone has been played.");
    case Code::NothingToClaim:
        return MatchWords::tr("Nothing to claim: in this game it counts by itself.");
    case Code::NoFlagDown:
        return MatchWords::tr("No flag has fallen.");
    case Code::BothFlagsDown:
        return MatchWords::tr("Both flags are down: the game goes on.");
    case Code::NotByRule:
        return MatchWords::tr("This rule forbids your opponent nothing.");
    case Code::AlreadyAsked:
        return MatchWords::tr("This has been asked already.");
    case Code::NothingAsked:
        return MatchWords::tr("There is nothing to answer.");
    case Code::NotYours:
        return MatchWords::tr("The other player has to answer.");
    case Code::NothingToTakeBack:
        return MatchWords::tr("There is no move to take back.");
    case Code::TakeBacksOff:
        return MatchWords::tr("In this game no move can be taken back.");
    case Code::NothingToOverrule:
        //: To an arbiter who wants equal fifth moves to be allowed in the opening.
        return MatchWords::tr("No fifth moves are compared as figures now.");
    case Code::PausesOff:
        return MatchWords::tr("This game cannot be paused.");
    }
    return {};
}

QString journalFaultText(const journal::JournalFault &fault)
{
    using Code = journal::FaultCode;
    switch (fault.code) {
    case Code::NotFound:
        return MatchWords::tr("The file or its folder is not there: %1").arg(fault.path);
    case Code::Denied:
        return MatchWords::tr("There is no right to write to %1.").arg(fault.path);
    case Code::ReadOnly:
        return MatchWords::tr("The disk with %1 cannot be written to.").arg(fault.path);
    case Code::NoSpace:
        return MatchWords::tr("The disk is full.");
    case Code::Exists:
        return MatchWords::tr("There is a game of this name already: %1").arg(fault.path);
    case Code::Locked:
        return MatchWords::tr("Another program has this game open: %1").arg(fault.path);
    case Code::BadName:
        return MatchWords::tr("The game's name cannot be the name of a file.");
    case Code::InputOutput:
        return MatchWords::tr("The disk does not answer as it should (%1): %2").arg(fault.systemError).arg(fault.path);
    case Code::Foreign:
        return MatchWords::tr("This is not a game of this program: %1").arg(fault.path);
    case Code::NewerVersion:
    case Code::UnknownEvent:
        return MatchWords::tr("A newer version of this program has written %1.").arg(fault.path);
    case Code::NotJson:
    case Code::MissingField:
    case Code::WrongField:
    case Code::UnknownField:
        return MatchWords::tr("Line %1 of %2 cannot be read.").arg(fault.line).arg(fault.path);
    case Code::BrokenChain:
    case Code::ImpossibleEvent:
    case Code::ClocksDiffer:
        return MatchWords::tr("Line %1 of %2 is not what this program wrote.").arg(fault.line).arg(fault.path);
    case Code::Torn:
        return MatchWords::tr("The end of %1 was not written completely.").arg(fault.path);
    case Code::Ended:
        return MatchWords::tr("The game in %1 is over.").arg(fault.path);
    }
    return {};
}

} // namespace kagetsu::ui
