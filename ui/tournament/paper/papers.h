// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/paper/paperdialog.h"
#include "ui/tournament/paper/eventpaper.h"

namespace kagetsu::ui {

// The papers of an event, to choose from and to show in a PaperDialog.
enum class EventPaperKind : std::uint8_t {
    PairingsByTable,
    PairingsByName,
    ResultSlips,
    TableCards,
    LineUps,
    Standings,
    Categories,
    Clubs,
    CrossTable,
    WallChart,
    Ratings,
    Corrections,
};

inline constexpr EventPaperKind EventPaperKinds[] { EventPaperKind::PairingsByTable, EventPaperKind::PairingsByName,
    EventPaperKind::ResultSlips, EventPaperKind::TableCards, EventPaperKind::LineUps, EventPaperKind::Standings,
    EventPaperKind::Categories, EventPaperKind::Clubs, EventPaperKind::CrossTable, EventPaperKind::WallChart,
    EventPaperKind::Ratings, EventPaperKind::Corrections };

// Returns the name of a paper in menus, in the current language.
QString nameOf(EventPaperKind kind);
// True if the paper is about one round.
bool isOfRound(EventPaperKind kind);
// True if the paper is posted in public, so that minors are shown by their initials.
bool isForEverybody(EventPaperKind kind);
// True if the section has content for the paper: line-ups need teams, and rankings need something to rank.
bool isUseful(EventPaperKind kind, const tournament::Section &section);
// True if the paper usually needs a wide page.
bool isWide(EventPaperKind kind);

Document documentOf(EventPaperKind kind, const EventPaper &paper, int round, const QString &language);
// Returns the paper on pages of this size, in landscape where useful.
Paper paperOf(EventPaperKind kind, const EventPaper &paper, int round, const QPageSize &size);

} // namespace kagetsu::ui
