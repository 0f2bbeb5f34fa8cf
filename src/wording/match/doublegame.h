// SPDX-License-Identifier: MIT
#pragma once

#include "match/doublegame.h"

#include <QString>

namespace kagetsu::wording {

// "1½" of three half points.
QString pointsText(int halves);

// How a double game stands after this game, in sentences; empty for a game by itself, and while there is no score of
// it.
QString standingText(const match::Match &game);

// "Ann 2 : 1 Bob": the score of a series of rematches with this game, `first` named first; empty for its only game.
QString seriesText(const match::Match &game, Seat first);

// "Ann 2 : 1 Bob", `first` named first: how a series of rematches stood before this game; empty for a first game.
QString seriesBeforeText(const match::MatchSetup &setup, Seat first);

// "Game 2 of 2, before it Aoki 1 – 0 Bergman": which game of a double game this is; empty for a game by itself.
QString gameOfTwoText(const match::MatchSetup &setup);

// "Aoki – Bergman", `first` named first, for the title of the window.
QString gameTitle(const match::MatchSetup &setup, Seat first = Seat::A);

// What was agreed, in a few words: "Renju, Swap"; where that is only the time, "15m+10s".
QString gameTerms(const match::MatchSetup &setup, const QString &between = QStringLiteral(", "));

// What is played, for the corner of the window: that, the rule and the opening.
QString gameCaption(const match::MatchSetup &setup);

} // namespace kagetsu::wording
