// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/document.h"

#include "tournament/model/event.h"

#include <QDateTime>

namespace kagetsu::ui {

// All of an event on one page for a browser, in the language of a code of catalogueCodes(): of each section the
// standings, the cross table, and the published rounds from the last to the first.
Document eventDocument(const tournament::Event &event, const QDateTime &moment, const QString &language);

// The same as one HTML file without scripts and with nothing outside it, which prints well.
QByteArray eventHtml(const tournament::Event &event, const QDateTime &moment, const QString &language);

} // namespace kagetsu::ui
