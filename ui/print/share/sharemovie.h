// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/share/sharepicture.h"

#include <QByteArray>

#include <chrono>

namespace kagetsu::ui {

// How long the picture of each position of a moving picture is shown; the last one stays longer.
struct ShareTimes
{
    std::chrono::milliseconds move { 0 };
    std::chrono::milliseconds last { 0 };
};
// Returns the times for a game of this many moves: a long one is shown faster, so that it takes about a minute.
ShareTimes shareTimes(int moves);

// Returns a moving picture of the moves up to the position as an animated WebP file, which chats and browsers show
// without a player; empty if there is no memory for it. It takes about 50 ms for each move. May be called in any
// thread, with a subject of its own.
QByteArray movingPicture(const DiagramSubject &subject, ShareShape shape);

} // namespace kagetsu::ui
