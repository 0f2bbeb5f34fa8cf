// SPDX-License-Identifier: MIT
#pragma once

#include "venue/pages/sitepage.h"

namespace kagetsu::venue {

// The contents of the pages of one language.

// The first page: the event, and for each section its last round and the head of its standings.
PageMaker::Content firstPage(const PageMaker &maker);

// A round by table, and by name.
PageMaker::Content roundPage(const PageMaker &maker, const PublicSection &section, int round);
PageMaker::Content byNamePage(const PageMaker &maker, const PublicSection &section, int round);
// Adds the tables of a round, with links.
void addPairings(Html &html, const PageMaker &maker, const PublicSection &section, int round);

// Returns "Standings after round 3".
QString standingsHeading(const PublicSection &section);
PageMaker::Content standingsPage(const PageMaker &maker, const PublicSection &section);
// Adds the standings; at most so many rows if `most` is not 0.
void addStandings(Html &html, const PageMaker &maker, const PublicSection &section, std::size_t most = 0);
PageMaker::Content crossPage(const PageMaker &maker, const PublicSection &section);

// All players by name, and one of them with rounds and sums. `entry` is an index in SectionFacts::entries.
PageMaker::Content playersPage(const PageMaker &maker, const PublicSection &section);
PageMaker::Content playerPage(const PageMaker &maker, const PublicSection &section, std::size_t entry);

// The boards that are played now, with both clocks.
PageMaker::Content livePage(const PageMaker &maker);

// The newest results for programs that collect news, as an Atom feed [ATOM 4.1.1] (venue.md#press).
QByteArray resultsFeed(const PageMaker &maker);

// All games with a record, and one of them: final board, moves, replay.
PageMaker::Content gamesPage(const PageMaker &maker, const PublicSection &section);
PageMaker::Content gamePage(const PageMaker &maker, const PublicSection &section, const tournament::RecordedGame &game);

} // namespace kagetsu::venue
