// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/paper/document.h"

#include "tournament/log/corrections.h"
#include "tournament/model/event.h"

#include <QDateTime>

namespace kagetsu::ui {

// The record of a game, as SGF. `section` is an id, `round` and `table` count from 1, and `game` is the index in the
// match, from 0.
struct EventRecord
{
    int section = 0;
    int round = 1;
    int table = 1;
    int game = 0;
    QByteArray sgf;
};

// Returns a whole event on one page for a browser, in the language of a code of catalogueCodes(): for each section the
// standings, the cross table, and the published rounds from the last to the first. Results in the cross table link to
// their tables, and tables to the records, which are included in the page.
Document eventDocument(const tournament::Event &event, const QDateTime &moment, const QString &language,
    const std::vector<EventRecord> &records = {}, const std::vector<tournament::Correction> &corrections = {});

// Returns eventDocument() as one HTML file without scripts and external resources, which prints well.
QByteArray eventHtml(const tournament::Event &event, const QDateTime &moment, const QString &language,
    const std::vector<EventRecord> &records = {}, const std::vector<tournament::Correction> &corrections = {});

} // namespace kagetsu::ui
