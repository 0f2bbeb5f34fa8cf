// SPDX-License-Identifier: MIT
#include "text/opening/opening.h"

#include "text/common/foreigntext.h"
#include "text/common/language.h"
#include "text/rules/rules.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

struct OpeningWords
{
    Q_DECLARE_TR_FUNCTIONS(OpeningWords)
};

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// For translators: each language has its own names for the 26 patterns of three stones.
[[maybe_unused]] constexpr const char *PatternNames[] {
    //: A pattern of three stones by its Japanese name; say what players of your language call it.
    QT_TRANSLATE_NOOP("Pattern", "Kansei"),
    QT_TRANSLATE_NOOP("Pattern", "Keigetsu"),
    QT_TRANSLATE_NOOP("Pattern", "Sosei"),
    QT_TRANSLATE_NOOP("Pattern", "Kagetsu"),
    QT_TRANSLATE_NOOP("Pattern", "Zangetsu"),
    QT_TRANSLATE_NOOP("Pattern", "Ugetsu"),
    QT_TRANSLATE_NOOP("Pattern", "Kinsei"),
    QT_TRANSLATE_NOOP("Pattern", "Shōgetsu"),
    QT_TRANSLATE_NOOP("Pattern", "Kyūgetsu"),
    QT_TRANSLATE_NOOP("Pattern", "Shingetsu"),
    QT_TRANSLATE_NOOP("Pattern", "Zuisei"),
    QT_TRANSLATE_NOOP("Pattern", "Sangetsu"),
    QT_TRANSLATE_NOOP("Pattern", "Yūsei"),
    QT_TRANSLATE_NOOP("Pattern", "Chōsei"),
    QT_TRANSLATE_NOOP("Pattern", "Kyōgetsu"),
    QT_TRANSLATE_NOOP("Pattern", "Kōsei"),
    QT_TRANSLATE_NOOP("Pattern", "Suigetsu"),
    QT_TRANSLATE_NOOP("Pattern", "Ryūsei"),
    QT_TRANSLATE_NOOP("Pattern", "Ungetsu"),
    QT_TRANSLATE_NOOP("Pattern", "Hogetsu"),
    QT_TRANSLATE_NOOP("Pattern", "Rangetsu"),
    QT_TRANSLATE_NOOP("Pattern", "Gingetsu"),
    QT_TRANSLATE_NOOP("Pattern", "Myōjō"),
    QT_TRANSLATE_NOOP("Pattern", "Shagetsu"),
    QT_TRANSLATE_NOOP("Pattern", "Meigetsu"),
    QT_TRANSLATE_NOOP("Pattern", "Suisei"),
};

} // namespace

QString openingRefusalText(const opening::Refusal &refusal)
{
    using Code = opening::RefusalCode;
    switch (refusal.code) {
    case Code::Finished: return OpeningWords::tr("The opening is over.");
    case Code::WrongSeat: return OpeningWords::tr("It is the other player's turn in the opening.");
    case Code::WrongKind: return OpeningWords::tr("The opening calls for a different step now.");
    case Code::OutsideRegion:
        return OpeningWords::tr("In this step, the stone must be placed in the lit part of the board.");
    case Code::Occupied: return OpeningWords::tr("There is a stone on this point.");
    case Code::PatternExcluded:
        return OpeningWords::tr("The pattern %1 is not allowed in this game.").arg(foreignText(refusal.pattern));
    case Code::NotInCatalogue: return OpeningWords::tr("These three stones do not form any of the 26 patterns.");
    case Code::LeavesNoPattern: return OpeningWords::tr("No allowed pattern is possible after this stone.");
    case Code::UnknownOption: return OpeningWords::tr("This cannot be chosen now.");
    case Code::OutOfRange:
        return OpeningWords::tr("The number must be from %1 to %2.").arg(refusal.min).arg(refusal.max);
    case Code::AlreadyOffered: return OpeningWords::tr("This point has already been offered.");
    case Code::EquivalentOffer:
        return refusal.equivalence
            ? OpeningWords::tr("This offer is the same as %1 on a rotated or mirrored board.")
                  .arg(pointText(refusal.equivalence->with))
            : OpeningWords::tr("This offer is the same as another one on a rotated or mirrored board.");
    case Code::NotOffered: return OpeningWords::tr("Only an offered point can be picked.");
    }
    return {};
}

QString optionText(const opening::Opening &opening, const opening::OpenOption &option)
{
    return optionText(opening.need().seat, opening.ownerOf(rules::Side::Black), option);
}

QString optionText(Seat chooser, Seat blackBefore, const opening::OpenOption &option)
{
    const bool black = option.blackAfter == chooser;
    if (option.offers > 0) {
        return black ? OpeningWords::tr("Play Black and offer %n fifth moves", nullptr, option.offers)
                     : OpeningWords::tr("Play White and offer %n fifth moves", nullptr, option.offers);
    }
    // A single stone is just the next move of the game.
    if (option.stones > 1) {
        return black ? OpeningWords::tr("Play Black and place %n more stones", nullptr, option.stones)
                     : OpeningWords::tr("Play White and place %n more stones", nullptr, option.stones);
    }
    const bool stays = option.blackAfter == blackBefore;
    if (black)
        return stays ? OpeningWords::tr("Stay Black") : OpeningWords::tr("Take Black");
    return stays ? OpeningWords::tr("Stay White") : OpeningWords::tr("Take White");
}

QString patternName(const opening::Pattern &pattern)
{
    // A string literal in the catalogue of patterns.
    return QCoreApplication::translate("Pattern", pattern.romaji.data());
}

QString patternText(const opening::NamedPattern &pattern)
{
    //: A named opening of renju: its code and its name, "D4 Kagetsu".
    return OpeningWords::tr("%1 %2").arg(textOf(pattern.pattern->code), patternName(*pattern.pattern));
}

QString patternByline(const opening::Pattern &pattern)
{
    const bool romaji = patternName(pattern) == textOf(pattern.romaji);
    return romaji ? textOf(pattern.code) : QStringLiteral("%1 %2").arg(textOf(pattern.code), textOf(pattern.romaji));
}

QString procedureName(const opening::Procedure &procedure)
{
    return foreignText(opening::titleOf(procedure, languageTag()));
}

QString procedureAbout(const opening::Procedure &procedure)
{
    return foreignText(opening::aboutOf(procedure, languageTag()));
}

} // namespace kagetsu::text
