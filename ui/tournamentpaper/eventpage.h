// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/document.h"

#include "tournament/log/corrections.h"
#include "tournament/model/event.h"

#include <QDateTime>

namespace kagetsu::ui {

// The record of a game, as SGF: its section by its id, round and table from 1, game of the match from 0.
struct EventRecord
{
    int section = 0;
    int round = 1;
    int table = 1;
    int game = 0;
    QByteArray sgf;
};

// All of an event on one page for a browser, in the language of a code of catalogueCodes(): of each section the
// standings, the cross table, and the published rounds from the last to the first. Results in the cross table lead to
// their tables, and tables to the records, which are part of the page.
Document eventDocument(const tournament::Event &event, const QDateTime &moment, const QString &language,
    const std::vector<EventRecord> &records = {}, const std::vector<tournament::Correction> &corrections = {});

// The same as one HTML file without scripts and with nothing outside it, which prints well.
QByteArray eventHtml(const tournament::Event &event, const QDateTime &moment, const QString &language,
    const std::vector<EventRecord> &records = {}, const std::vector<tournament::Correction> &corrections = {});

} // namespace kagetsu::ui
