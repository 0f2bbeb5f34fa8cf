// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/paperdialog.h"
#include "ui/tournamentpaper/eventpaper.h"

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

// As a menu names it, in the language of the moment.
QString nameOf(EventPaperKind kind);
// Whether it is about one round.
bool isOfRound(EventPaperKind kind);
// Whether it hangs where everybody sees it, so that minors stand on it by their initials.
bool isForEverybody(EventPaperKind kind);
// Whether the section has something for it: line-ups need teams, and rankings what they rank.
bool isUseful(EventPaperKind kind, const tournament::Section &section);
// Whether it usually needs the width of a page.
bool isWide(EventPaperKind kind);

Document documentOf(EventPaperKind kind, const EventPaper &paper, int round, const QString &language);
// On pages of this size, turned already where they are to be.
Paper paperOf(EventPaperKind kind, const EventPaper &paper, int round, const QPageSize &size);

} // namespace kagetsu::ui
