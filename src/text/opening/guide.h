// SPDX-License-Identifier: MIT
#pragma once

#include "text/opening/opening.h"

namespace kagetsu::text {

// The texts of the wizard that accompanies an opening. Players are named instead of addressed as "you", because two
// people read the same sentence.

// Returns who must do what now, with the player's current colour and the progress of a longer act: "Ann (Black) offers
// fifth moves: 4 of 10 placed."
QString taskText(const opening::Opening &opening, const Names &names);

// Returns the text shown in place of taskText() once all fifth moves are placed but not yet offered: "Ann (Black) has
// laid all 10 fifth moves: offer them, or change them."
QString wholeOfferText(const opening::Opening &opening, const Names &names);

// A choice and its consequences: "Take Black", "Bob is Black, Ann is White.", "Ann lays the next stone."
struct OptionWords
{
    QString name;
    QString colours;
    QString next;
};
OptionWords optionWords(const opening::Opening &opening, const opening::OpenOption &option, const Names &names);

// The text of a step: with its player and its outcome ("Bob stays White"), and as brief as possible for use beside a
// sign ("kept"); `brief` may be empty.
struct StepWords
{
    QString line;
    QString brief;
};
// Returns the texts of the whole line, opening.line(). With `isWholeOffer`, all fifth moves are placed but not yet
// offered, and the opening does not contain the last of them.
std::vector<StepWords> lineWords(const opening::Opening &opening, const std::vector<opening::LineStep> &line,
    const Names &names, bool isWholeOffer = false);

// Returns a completed act for use within a sentence: "stone H9 of Ann".
QString actText(const opening::Act &act, const QString &name);

// Returns what is known about the first three stones: the pattern that they make, that they make none of the 26, or,
// before the third, which patterns are still possible. `third` is the point under the cursor while the third stone is
// due. Unless the rule is renju, a missing pattern is not mentioned. May be empty.
QString startText(const opening::Opening &opening, bool renju, std::optional<rules::Point> third);

// Returns why a point is the same offer as another: "J10 is the same as offer 1 (G7): half a turn about the marked
// centre brings one to the other."
QString equalText(const opening::Opening &opening, rules::Point point, const opening::Equivalence &equivalence);

} // namespace kagetsu::text
