// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/diagramsubject.h"

#include <QImage>

namespace kagetsu::ui {

// The shapes of a picture for a chat: as high as wide, or higher, for the screen of a phone.
enum class ShareShape : std::uint8_t { Square, Upright };

// Returns the size in pixels of such a picture.
QSize shareSize(ShareShape shape);

// Paints the board as others should see it: wooden, with numbers on the stones, the names of the players above it and
// the result below it. May be called in any thread, with a subject of its own. `scale` is its size, as a factor of the
// usual one.
QImage paintShared(const DiagramSubject &subject, ShareShape shape, qreal scale = 1);

// Returns the subject after its first `moves` moves. Stones that no move laid are on the board from the start. The
// result and the winning row belong to the last position alone.
DiagramSubject subjectAfter(const DiagramSubject &subject, int moves);

} // namespace kagetsu::ui
