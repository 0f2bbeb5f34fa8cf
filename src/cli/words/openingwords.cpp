// SPDX-License-Identifier: MIT
#include "cli/words/openingwords.h"

#include "cli/input/journalinput.h"
#include "cli/words/foulnames.h"
#include "wording/opening/opening.h"

namespace kagetsu::cli {

using match::Irregularity;
using match::OpeningFaultKind;
using opening::NeedKind;
using opening::ProcedureError;

Words wordsFor(ProcedureError error)
{
    switch (error) {
    case ProcedureError::BrokenJson: return { "broken-json", "The text is no JSON from here on." };
    case ProcedureError::TooLarge:
        return { "too-large", "The text is nested too deeply, or has too many entries in one place." };
    case ProcedureError::DuplicateKey: return { "duplicate-key", "This field stands twice." };
    case ProcedureError::WrongType: return { "wrong-type", "The value is of another type than this field takes." };
    case ProcedureError::MissingField: return { "missing-field", "A field is missing here." };
    case ProcedureError::UnknownField: return { "unknown-field", "There is no such field here." };
    case ProcedureError::UnknownWord: return { "unknown-word", "The step language has no such word here." };
    case ProcedureError::OutOfRange: return { "out-of-range", "The value is out of its range." };
    case ProcedureError::UnknownParameter: return { "unknown-parameter", "The procedure has no such parameter." };
    case ProcedureError::ValueNotAllowed: return { "value-not-allowed", "The parameter does not take this value." };
    case ProcedureError::UnknownStep: return { "unknown-step", "There is no step of this name." };
    case ProcedureError::DuplicateId: return { "duplicate-id", "This name is taken already." };
    case ProcedureError::UnknownVariable:
        return { "unknown-variable", "This number is not declared on every way to here." };
    case ProcedureError::UnknownPattern: return { "unknown-pattern", "There is no such pattern or catalogue." };
    case ProcedureError::NoPatternLeft: return { "no-pattern-left", "No pattern can come." };
    case ProcedureError::BadRegion:
        return { "bad-region", "This is no region: centre, any, sq:k or outside:k with an odd k." };
    case ProcedureError::BadStones:
        return { "bad-stones", "These stones cannot be set: points of the board, each once, no five, or one pattern." };
    case ProcedureError::BadExample:
        return { "bad-example", "The example cannot be played here, or stops before the opening is over." };
    case ProcedureError::BadActor: return { "bad-actor", "Nobody is meant by this word here." };
    case ProcedureError::BadPlaceInFlow: return { "bad-place", "This step cannot stand here." };
    case ProcedureError::WrongMoveNumber:
        return { "wrong-move-number", "Some way comes here with another number of stones." };
    case ProcedureError::NoEnd: return { "no-end", "The steps run out before an end." };
    case ProcedureError::NoWayOut: return { "no-way-out", "Every option can be used up." };
    case ProcedureError::EndlessLoop: return { "endless-loop", "From here the steps can go round for ever." };
    case ProcedureError::TooLong: return { "too-long", "There are more steps than any opening needs." };
    case ProcedureError::RegionTooSmall: return { "region-too-small", "The region can be full when this step comes." };
    case ProcedureError::BoardNotAllowed:
        return { "board-not-allowed", "The procedure is not for a board of this size." };
    case ProcedureError::NotApplicable: return { "not-applicable", "The procedure has no place for this." };
    }
    return {};
}

Words wordsFor(const opening::Refusal &refusal)
{
    using Code = opening::RefusalCode;
    const auto shared = [&refusal](std::string_view code) -> Words {
        return { code, wording::openingRefusalText(refusal).toStdString() };
    };
    switch (refusal.code) {
    case Code::Finished: return shared("finished");
    case Code::WrongSeat: return { "wrong-seat", "The other player is to act." };
    case Code::WrongKind: return shared("wrong-kind");
    case Code::OutsideRegion: return { "outside-region", "The point is outside what this step allows." };
    case Code::Occupied: return shared("occupied");
    case Code::PatternExcluded: return { "pattern-excluded", "The pattern " + refusal.pattern + " is not allowed." };
    case Code::NotInCatalogue: return shared("not-in-catalogue");
    case Code::LeavesNoPattern: return shared("leaves-no-pattern");
    case Code::UnknownOption: return { "unknown-option", "There is no such choice now." };
    case Code::OutOfRange: return shared("out-of-range");
    case Code::AlreadyOffered: return shared("already-offered");
    case Code::EquivalentOffer: {
        const bool onBoard = refusal.equivalence && refusal.equivalence->onBoard();
        const std::string with = refusal.equivalence ? rules::toText(refusal.equivalence->with) : std::string();
        return { "equivalent-offer",
            "This offer is the same as " + with + (onBoard ? " on a turned or mirrored board." : " as a figure.") };
    }
    case Code::NotOffered: return { "not-offered", "This point is not offered." };
    }
    return {};
}

namespace {

Words wordsForFault(const match::OpeningFault &fault)
{
    switch (fault.kind) {
    case OpeningFaultKind::Unplayable: return { "opening-unplayable", "The opening procedure is not for this board." };
    case OpeningFaultKind::NotTheStones:
        return { "opening-stones", "The game does not begin with the stones that were set." };
    case OpeningFaultKind::NotAStone: return { "opening-no-stone", "The opening asks for a stone here." };
    case OpeningFaultKind::WrongColour:
        return { "opening-colour", "The opening asks for a stone of the other colour here." };
    case OpeningFaultKind::Refused: {
        const Words refused = wordsFor(fault.refusal);
        return { "opening-refused",
            "The opening does not allow this: " + std::string(refused.code) + ". " + refused.text };
    }
    case OpeningFaultKind::NotTold:
        return { "opening-not-told", "The record does not tell what was chosen or offered here." };
    }
    return {};
}

} // namespace

Words wordsFor(const match::AuditFinding &finding)
{
    switch (finding.what) {
    case Irregularity::IllegalPoint: return { "illegal-point", "The move names no point of the board." };
    case Irregularity::OccupiedPoint: return { "occupied-point", "There was a stone on this point." };
    case Irregularity::ColourOrder: return { "colour-order", "The other colour was to move." };
    case Irregularity::Opening: return finding.opening ? wordsForFault(*finding.opening) : Words {};
    case Irregularity::WrongOpener:
        return { "wrong-opener", "The opener has another colour than the opening comes to." };
    case Irregularity::Foul: {
        std::string kinds;
        for (const std::string_view kind : foulNames(finding.fouls))
            kinds.append(kinds.empty() ? "" : "+").append(kind);
        return { "foul", "The stone was forbidden: " + kinds + '.' };
    }
    case Irregularity::UnnoticedFive: return { "unnoticed-five", "The stone made five, and play went on." };
    case Irregularity::PlayAfterEnd: return { "play-after-end", "The game was over before this move." };
    case Irregularity::ResultDoesNotFit: {
        const bool known = finding.result.winner != record::Winner::Unknown;
        return { "wrong-result",
            known ? "The board says another result: " + resultText(finding.result) + '.'
                  : std::string("The board does not show this result.") };
    }
    }
    return {};
}

std::string_view nameOf(NeedKind kind)
{
    switch (kind) {
    case NeedKind::Place: return "place";
    case NeedKind::Choose: return "choose";
    case NeedKind::Declare: return "declare";
    case NeedKind::Offer: return "offer";
    case NeedKind::Select: return "select";
    case NeedKind::Finished: return "free";
    }
    return {};
}

std::string detailsOf(const opening::Opening &opening)
{
    const opening::Need need = opening.need();
    std::string text;
    switch (need.kind) {
    case NeedKind::Place:
        return std::to_string(need.moveNumber) + (need.colour == rules::Side::Black ? " X " : " O ")
            + toText(need.region);
    case NeedKind::Choose:
        for (const opening::OpenOption &option : need.options)
            text.append(text.empty() ? "" : " ").append(option.id);
        return text;
    case NeedKind::Declare: return std::to_string(need.min) + '-' + std::to_string(need.max);
    case NeedKind::Offer:
        return std::to_string(opening.offers().size()) + '/' + std::to_string(need.count) + ' ' + toText(need.region);
    case NeedKind::Select:
        for (const rules::Point point : opening.offers())
            text.append(text.empty() ? "" : " ").append(rules::toText(point));
        return text;
    case NeedKind::Finished: return std::to_string(need.moveNumber) + (need.colour == rules::Side::Black ? " X" : " O");
    }
    return text;
}

} // namespace kagetsu::cli
