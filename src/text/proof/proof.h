// SPDX-License-Identifier: MIT
#pragma once

#include "text/proof/outline.h"

#include <QString>

#include <functional>

namespace kagetsu::text {

// Finds the translation of a source text in the context "Proof" of the catalogues.
using Translate = std::function<QString(const char *source)>;

// Translates with the translators installed in the program, into the language of the window.
QString translateHere(const char *source);

// Returns the sentence in words.
QString textOf(const Sentence &sentence, const Translate &translate = translateHere);
// Joins two sentences that follow each other.
QString joined(const QString &first, const QString &second, const Translate &translate = translateHere);

// Returns all source texts, so that a test can check every catalogue for each of them.
std::vector<const char *> sources();

} // namespace kagetsu::text
