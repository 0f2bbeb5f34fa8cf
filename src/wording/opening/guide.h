// SPDX-License-Identifier: MIT
#pragma once

#include "wording/opening/opening.h"

namespace kagetsu::wording {

// What the wizard says while an opening is played. Players are called by their names and not "you": two people read the
// same sentence.

// Who must do what now, with the colour that player has at the moment and how far a longer act has come: "Ann (Black)
// offers fifth moves: 4 of 10 placed."
QString taskText(const opening::Opening &opening, const Names &names);

// Instead of it once all fifth moves lie there, before they are offered: "Ann (Black) has laid all 10 fifth moves:
// offer them, or change them."
QString wholeOfferText(const opening::Opening &opening, const Names &names);

// A choice and what would follow from it: "Take Black", "Bob is Black, Ann is White.", "Ann lays the next stone."
struct OptionWords
{
    QString name;
    QString colours;
    QString next;
};
OptionWords optionWords(const opening::Opening &opening, const opening::OpenOption &option, const Names &names);

// A step of the line: with its player and what came of it ("Bob stays White"), and as short as it can be said beside a
// sign ("kept"); the second may be empty.
struct StepWords
{
    QString line;
    QString brief;
};
// Of the whole line, opening.line(). With `isWholeOffer` all fifth moves lie there, before they are offered: the
// opening itself does not have the last one yet.
std::vector<StepWords> lineWords(const opening::Opening &opening, const std::vector<opening::LineStep> &line,
    const Names &names, bool isWholeOffer = false);

// An act that has been done, inside a sentence: "stone H9 of Ann".
QString actText(const opening::Act &act, const QString &name);

// What can be said of the first three stones: the pattern they make, that they make none of the 26, or, before the
// third, which can still come. `third` is the point under the hand while the third stone is due. Where the rule is not
// renju nobody misses a pattern. May be empty.
QString startText(const opening::Opening &opening, bool renju, std::optional<rules::Point> third);

// Why a point is the same offer as another: "J10 is the same as offer 1 (G7): half a turn about the marked centre
// brings one to the other."
QString equalText(const opening::Opening &opening, rules::Point point, const opening::Equivalence &equivalence);

} // namespace kagetsu::wording
