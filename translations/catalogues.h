// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QStringList>
#include <QTranslator>

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
// A translator of one shipped language. The sources are English, so the English catalogue holds nothing but the forms
// of texts with a number; every other text is returned as it is in the source, even where a translator of another
// language is installed below this one.
class Catalogue : public QTranslator
{
public:
    using QTranslator::QTranslator;

    // Loads the catalogue of a code of catalogueCodes(). Returns false, and translates nothing, for any other.
    bool loadLanguage(const QString &code);
    QString translate(
        const char *context, const char *source, const char *disambiguation = nullptr, int n = -1) const override;

private:
    bool m_isEnglish = false;
};

// While it lives, all catalogues speak this language in the thread that made it, whatever language they are of; other
// threads are not concerned. For pages in several languages that are made beside the window.
class ThreadLanguage
{
public:
    // `code` is one of catalogueCodes().
    explicit ThreadLanguage(const QString &code);
    ThreadLanguage(const ThreadLanguage &) = delete;
    ThreadLanguage &operator=(const ThreadLanguage &) = delete;
    ~ThreadLanguage();

private:
    Catalogue m_catalogue;
    const Catalogue *m_before;
};

// The face of a code or tag ("zh_TW", "zh-TW"), or the first one's.
QString faceOf(const QString &code);

} // namespace kagetsu
