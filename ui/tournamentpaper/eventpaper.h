// SPDX-License-Identifier: MIT
#pragma once

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
};

// An empty paper with its title, in the language of the moment; its first lines say of what state it is, and when.
Document beginPaper(const EventPaper &paper, const QString &what);
// The same of one round: a draft is marked as such, and so is a pairing that was changed by hand.
Document beginRoundPaper(const EventPaper &paper, const QString &what, int round);

// "Cup, Open"
QString eventTitle(const EventPaper &paper);
// The name of an entry; empty for nobody.
QString nameOnPaper(const tournament::Section &section, tournament::EntryId entry);

// A page turned to its side.
QPageSize landscape(const QPageSize &size);

} // namespace kagetsu::ui
