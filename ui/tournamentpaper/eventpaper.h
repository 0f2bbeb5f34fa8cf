// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/corrections.h"
#include "tournament/model/event.h"
#include "ui/paper/document.h"

#include <QDateTime>
#include <QPageSize>

namespace kagetsu::ui {

// What all papers of an event are made of. They are written in the language of the moment (LanguageScope).
struct EventPaper
{
    tournament::EventDetails event;
    tournament::Section section;
    QDateTime moment {}; // when it is printed; an invalid one is not said
    std::vector<tournament::Correction> corrections {}; // of the whole event
};

// An empty paper with its title, in the language of the moment; its first lines say of what state it is, and when.
Document beginPaper(const EventPaper &paper, const QString &what);
// The same of one round: a draft is marked as such, and so is a pairing that was changed by hand.
Document beginRoundPaper(const EventPaper &paper, const QString &what, int round);

// When results of the section were last corrected that people may have seen: "Corrected on …". Nothing where none was.
void addCorrected(Document &document, const EventPaper &paper);

// "Cup, Open"
QString eventTitle(const EventPaper &paper);
// The name of an entry; empty for nobody.
QString nameOnPaper(const tournament::Section &section, tournament::EntryId entry);

// A page turned to its side.
QPageSize landscape(const QPageSize &size);

} // namespace kagetsu::ui
