// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/corrections.h"
#include "tournament/model/event.h"
#include "ui/print/paper/document.h"

#include <QDateTime>
#include <QPageSize>

namespace kagetsu::ui {

// The data that all papers of an event are made from. They are written in the current language (LanguageScope).
struct EventPaper
{
    tournament::EventDetails event;
    tournament::Section section;
    QDateTime moment {}; // when the paper is printed; omitted if invalid
    std::vector<tournament::Correction> corrections {}; // corrections of the whole event
    std::vector<tournament::Section> sections {}; // of the whole event, for a paper about all of them
};

// Returns an empty paper with its title, in the current language; its first lines say which state it shows, and when it
// was printed.
Document beginPaper(const EventPaper &paper, const QString &what);
// Returns an empty paper for one round. A draft is marked as such, and so is a pairing that was changed by hand.
Document beginRoundPaper(const EventPaper &paper, const QString &what, int round);

// Adds when the section last had a correction of something people may have seen: "Corrected on …". Adds nothing if
// there was none.
void addCorrected(Document &document, const EventPaper &paper);

// Returns a title such as "Cup, Open".
QString eventTitle(const EventPaper &paper);
// Returns the name of an entry; empty for nobody.
QString nameOnPaper(const tournament::Section &section, tournament::EntryId entry);

// Returns the page size in landscape orientation.
QPageSize landscape(const QPageSize &size);

} // namespace kagetsu::ui
