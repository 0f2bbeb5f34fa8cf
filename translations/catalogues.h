// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace kagetsu {

// The catalogues the program carries, by the codes of their languages, English first.
QStringList catalogueCodes();
// Where QTranslator finds one.
QString catalogueFile(const QString &code);

} // namespace kagetsu
