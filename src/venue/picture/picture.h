// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/games/sectionrecords.h"
#include "tournament/log/log.h"
#include "tournament/standings/standings.h"
#include "venue/live/livegame.h"
#include "venue/picture/pagesettings.h"

#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace kagetsu::venue {

// The public picture of an event: what everybody may know of it, as a value (venue.md#the-public-picture). Names are
// those to be shown; birth dates, numbers of federations, reasons, names of files and drafts are not in it.

// A change of a result after its round was closed.
struct PublicCorrection
{
    int round = 0;
    int table = 0;
    tournament::Milliseconds when { 0 }; // since 1970, UTC

    friend bool operator==(const PublicCorrection &, const PublicCorrection &) = default;
};

struct PublicSection
{
    tournament::Section section; // only with rounds that are published
    tournament::SectionFacts facts; // of the section as it is shown
    tournament::PlaceTable places;
    std::vector<tournament::RecordedGame> games; // main lines without comments; by round, table and game
    std::vector<PublicCorrection> corrections;
    // When results of tables were entered that are shown, by round and table; since 1970, UTC.
    std::map<std::pair<int, int>, tournament::Milliseconds> entered {};
};

struct PublicPicture
{
    tournament::EventDetails details;
    std::vector<PublicSection> sections;
    // Time of the last line of the log that is in it, if any; since 1970, UTC.
    std::optional<tournament::Milliseconds> asOf;
    // When it changes though nothing is done, because a delay has passed.
    std::optional<tournament::Milliseconds> next;
    std::string id {}; // FileIdentity::id
    std::vector<LiveGame> live {}; // by section, round, table and game
};

// Returns the picture of an event at a moment. `id` is FileIdentity::id; `read` returns the records of games.
PublicPicture pictureOf(const tournament::Log &log, const std::string &id, const PageSettings &settings,
    tournament::Milliseconds now, const tournament::ReadRecord &read);

// Returns how everybody may read the names of a game's players, the opener first; nothing if the game is in no round
// that is published.
std::optional<PerSeat<std::string>> publicNames(
    const tournament::Event &event, const PageSettings &settings, const tournament::GameKey &key);

// Returns the bytes of the journals of the event's games that have not ended.
using ReadJournals = std::function<std::vector<QByteArray>()>;
// Returns the games that are played in the rounds of a picture, as they may be shown at a moment: not while a round is
// played if results wait for its end, and as long ago as results otherwise (venue.md#live-boards).
std::vector<LiveGame> liveGames(const PublicPicture &picture, const PageSettings &settings,
    tournament::Milliseconds now, const std::vector<QByteArray> &journals);

} // namespace kagetsu::venue
