// SPDX-License-Identifier: MIT
#pragma once

#include "venue/pages/site.h"

#include <set>
#include <vector>

namespace kagetsu::venue {

// What the pages of a section need to know of the files of its games.
struct GameFiles
{
    std::vector<QByteArray> records; // of the games, in their order
    std::set<int> libraries; // rounds whose games a library holds
};

// Adds the files of all games of a section, which are the same in every language: each as a record and as a picture,
// and those of a round as one file of records and as one library (venue.md#press).
GameFiles addGameFiles(const PublicPicture &picture, const PublicSection &section, const PageSink &sink);

// Returns a short key that tells these bytes from all others.
QByteArray hashOf(const QByteArray &bytes);

} // namespace kagetsu::venue
