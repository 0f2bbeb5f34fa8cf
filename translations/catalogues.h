// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QStringList>

namespace kagetsu {

// What a catalogue says of itself; so a language is shipped by adding its catalogue, and no code knows which there are.
struct Language
{
    QString code; // "zh_CN"; of the catalogue
    QString name; // in the language itself
    QString face; // whose Chinese characters have the forms of this language
};

// The languages the program is shipped in, English first, the others in the order of their codes.
const QList<Language> &shippedLanguages();
// Their codes.
QStringList catalogueCodes();
// The one that this tag asks for ("zh-TW", "ja", "zh-Hant-HK"): the same region or script where there are several of a
// language, the first of them otherwise; nullptr when none is shipped.
const Language *languageFor(const QString &tag);
// Where QTranslator finds one.
QString catalogueFile(const QString &code);
// The face of a code or tag ("zh_TW", "zh-TW"), or the first one's.
QString faceOf(const QString &code);

} // namespace kagetsu
