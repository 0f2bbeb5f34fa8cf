// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/doublegame.h"

#include <QString>

namespace kagetsu::text {

// Formats half points: 3 becomes "1½".
QString pointsText(int halves);

// Returns the standing of a double game after this game, in sentences; empty for a single game, and while there is no
// score.
QString standingText(const match::Match &game);

// Returns the score of a series of rematches, as in "Ann 2 : 1 Bob" with `first` named first. It counts this game as
// soon as it has a score. Empty for the first game of a series.
QString seriesText(const match::Match &game, Seat first);

// Returns the score of a series that two people can go on with, with `first` named first.
QString seriesText(const match::NamedSeries &series, Seat first);

// Returns which game of a double game this is: "Game 2 of 2, before it Aoki 1 – 0 Bergman"; empty for a single game.
QString gameOfTwoText(const match::MatchSetup &setup);

// Returns the players' names for the window title, with `first` named first: "Aoki – Bergman".
QString gameTitle(const match::MatchSetup &setup, Seat first = Seat::A);

// Returns the agreed terms in brief: "Renju, Swap"; if only the time was agreed, "15m+10s".
QString gameTerms(const match::MatchSetup &setup, const QString &between = QStringLiteral(", "));

// Returns the caption for the corner of the window: what is played, the rule and the opening.
QString gameCaption(const match::MatchSetup &setup);

// The same with a score that counts this game, too, as soon as it is over.
QString gameCaption(const match::Match &game);

} // namespace kagetsu::text
