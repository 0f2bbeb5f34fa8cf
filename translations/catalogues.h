// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QStringList>

namespace kagetsu {

struct Language
{
    QString code; // "zh_CN"; of the catalogue
    QString name; // in the language itself, never translated
};

// The languages the program is shipped in, English first.
const QList<Language> &shippedLanguages();
// Their codes.
QStringList catalogueCodes();
// Where QTranslator finds one.
QString catalogueFile(const QString &code);

} // namespace kagetsu
