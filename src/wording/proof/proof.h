// SPDX-License-Identifier: MIT
#pragma once

#include "wording/proof/outline.h"

#include <QString>

#include <functional>

namespace kagetsu::wording {

// Finds the translation of a source text of the catalogues' context "Proof".
using Translate = std::function<QString(const char *source)>;

// By the translators installed in the program, that is, in the language of the window.
QString translateHere(const char *source);

// The sentence in words.
QString textOf(const Sentence &sentence, const Translate &translate = translateHere);
// Two sentences that follow each other.
QString joined(const QString &first, const QString &second, const Translate &translate = translateHere);

// All source texts, so that a test can ask every catalogue for every one.
std::vector<const char *> sources();

} // namespace kagetsu::wording
