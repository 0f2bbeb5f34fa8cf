// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QString>

#include <optional>
#include <vector>

namespace kagetsu::text {

// What the desk says while a round is changed and its results are typed (tournament.md#at-the-desk).

// The table that results are typed for.
struct TypedTable
{
    QString table; // the table and its players (tableRowText())
    int game = 0; // the next result is for this game, from 0
    std::vector<tournament::Outcome> held; // typed from a slip and not entered yet
    std::optional<int> takenBack; // the table for which held results turned out to be part of a table number
    // Results that were entered once and have to be entered again.
    std::optional<std::vector<tournament::Outcome>> once;
};

// Returns which result is awaited, or what becomes of a typed one.
QString typingText(const tournament::Section &section, const tournament::Match &match, const TypedTable &typed);
// Forbids line breaks within results: a dash would otherwise end a line.
QString unbroken(QString text);
// Returns that results differ from those entered before, so that neither count.
QString differenceText(
    const QString &table, const std::vector<tournament::Outcome> &before, const std::vector<tournament::Outcome> &now);
// Returns how to exchange two players of a draft, one of whom may have been picked.
QString exchangeText(const tournament::Section &section, std::optional<tournament::EntryId> picked);

} // namespace kagetsu::text
