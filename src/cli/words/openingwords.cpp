// SPDX-License-Identifier: MIT
#include "cli/words/openingwords.h"

#include "base/enumtable.h"
#include "cli/input/journalinput.h"
#include "cli/words/foulnames.h"
#include "text/opening/opening.h"
#include "text/opening/openingterms.h"

namespace kagetsu::cli {

using match::Irregularity;
using match::OpeningFaultKind;
using opening::NeedKind;
using opening::ProcedureError;

namespace {

std::string_view codeFor(ProcedureError error)
{
    switch (error) {
    case ProcedureError::BrokenJson: return "broken-json";
    case ProcedureError::TooLarge: return "too-large";
    case ProcedureError::DuplicateKey: return "duplicate-key";
    case ProcedureError::WrongType: return "wrong-type";
    case ProcedureError::MissingField: return "missing-field";
    case ProcedureError::UnknownField: return "unknown-field";
    case ProcedureError::UnknownWord: return "unknown-word";
    case ProcedureError::OutOfRange: return "out-of-range";
    case ProcedureError::UnknownParameter: return "unknown-parameter";
    case ProcedureError::ValueNotAllowed: return "value-not-allowed";
    case ProcedureError::UnknownStep: return "unknown-step";
    case ProcedureError::DuplicateId: return "duplicate-id";
    case ProcedureError::UnknownVariable: return "unknown-variable";
    case ProcedureError::UnknownPattern: return "unknown-pattern";
    case ProcedureError::NoPatternLeft: return "no-pattern-left";
    case ProcedureError::BadRegion: return "bad-region";
    case ProcedureError::BadStones: return "bad-stones";
    case ProcedureError::BadExample: return "bad-example";
    case ProcedureError::BadActor: return "bad-actor";
    case ProcedureError::BadPlaceInFlow: return "bad-place";
    case ProcedureError::WrongMoveNumber: return "wrong-move-number";
    case ProcedureError::NoEnd: return "no-end";
    case ProcedureError::NoWayOut: return "no-way-out";
    case ProcedureError::EndlessLoop: return "endless-loop";
    case ProcedureError::TooLong: return "too-long";
    case ProcedureError::RegionTooSmall: return "region-too-small";
    case ProcedureError::BoardNotAllowed: return "board-not-allowed";
    case ProcedureError::NotApplicable: return "not-applicable";
    }
    return {};
}

} // namespace

Words wordsFor(ProcedureError error)
{
    return { codeFor(error), text::procedureErrorText(error).toStdString() };
}

Words wordsFor(const opening::Refusal &refusal)
{
    using Code = opening::RefusalCode;
    const auto shared = [&refusal](std::string_view code) -> Words {
        return { code, text::openingRefusalText(refusal).toStdString() };
    };
    switch (refusal.code) {
    case Code::Finished: return shared("finished");
    case Code::WrongSeat: return { "wrong-seat", "It is the other player's turn." };
    case Code::WrongKind: return shared("wrong-kind");
    case Code::OutsideRegion:
        return { "outside-region", "The point is outside the part of the board that this step allows." };
    case Code::Occupied: return shared("occupied");
    case Code::PatternExcluded: return { "pattern-excluded", "The pattern " + refusal.pattern + " is not allowed." };
    case Code::NotInCatalogue: return shared("not-in-catalogue");
    case Code::LeavesNoPattern: return shared("leaves-no-pattern");
    case Code::UnknownOption: return { "unknown-option", "This choice is not available now." };
    case Code::OutOfRange: return shared("out-of-range");
    case Code::AlreadyOffered: return shared("already-offered");
    case Code::EquivalentOffer: {
        const bool onBoard = refusal.equivalence && refusal.equivalence->onBoard();
        const std::string with = refusal.equivalence ? rules::toText(refusal.equivalence->with) : std::string();
        return { "equivalent-offer",
            "This offer is the same as " + with + (onBoard ? " on a rotated or mirrored board." : " as a figure.") };
    }
    case Code::NotOffered: return { "not-offered", "This point has not been offered." };
    }
    return {};
}

namespace {

Words wordsForFault(const match::OpeningFault &fault)
{
    switch (fault.kind) {
    case OpeningFaultKind::Unplayable: return { "opening-unplayable", "The opening procedure is not for this board." };
    case OpeningFaultKind::NotTheStones:
        return { "opening-stones", "The game does not start with the stones placed by the arbiter." };
    case OpeningFaultKind::NotAStone: return { "opening-no-stone", "The opening calls for a stone here." };
    case OpeningFaultKind::WrongColour:
        return { "opening-colour", "The opening calls for a stone of the other colour here." };
    case OpeningFaultKind::Refused: {
        const Words refused = wordsFor(fault.refusal);
        return { "opening-refused",
            "The opening does not allow this: " + std::string(refused.code) + ". " + refused.text };
    }
    case OpeningFaultKind::NotTold:
        return { "opening-not-told", "The record does not say what was chosen or offered here." };
    }
    return {};
}

} // namespace

Words wordsFor(const match::AuditFinding &finding)
{
    switch (finding.what) {
    case Irregularity::IllegalPoint: return { "illegal-point", "The move is not on a point of the board." };
    case Irregularity::OccupiedPoint: return { "occupied-point", "The point was already occupied." };
    case Irregularity::ColourOrder: return { "colour-order", "It was the other colour's turn." };
    case Irregularity::Opening: return finding.opening ? wordsForFault(*finding.opening) : Words {};
    case Irregularity::WrongOpener:
        return { "wrong-opener", "The opener does not have the colour that results from the opening." };
    case Irregularity::Foul: {
        std::string kinds;
        for (const std::string_view kind : foulNames(finding.fouls))
            kinds.append(kinds.empty() ? "" : "+").append(kind);
        return { "foul", "The stone was forbidden: " + kinds + '.' };
    }
    case Irregularity::UnnoticedFive: return { "unnoticed-five", "The stone made five, but play continued." };
    case Irregularity::PlayAfterEnd: return { "play-after-end", "The game was over before this move." };
    case Irregularity::ResultDoesNotFit: {
        const bool known = finding.result.winner != record::Winner::Unknown;
        return { "wrong-result",
            known ? "The board shows a different result: " + resultText(finding.result) + '.'
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

std::string_view nameOf(rules::Symmetry symmetry)
{
    static constexpr EnumTable<rules::Symmetry, std::string_view> Names({
        { rules::Symmetry::Identity, "e" },
        { rules::Symmetry::Rotate90, "r90" },
        { rules::Symmetry::Rotate180, "r180" },
        { rules::Symmetry::Rotate270, "r270" },
        { rules::Symmetry::MirrorX, "mx" },
        { rules::Symmetry::MirrorY, "my" },
        { rules::Symmetry::Diagonal, "d" },
        { rules::Symmetry::AntiDiagonal, "a" },
    });
    return Names[symmetry];
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
