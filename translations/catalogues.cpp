// SPDX-License-Identifier: MIT
#include "translations/catalogues.h"

#include <QDir>
#include <QLocale>
#include <QTranslator>

#include <algorithm>

namespace kagetsu {

namespace {

// The catalogue of ThreadLanguage.
thread_local const Catalogue *spokenHere = nullptr;

constexpr const char *AboutItself[] {
    //: The name of this language in itself, for the lists of languages: Deutsch, 日本語.
    QT_TRANSLATE_NOOP("Catalogue", "English"),
    //: The typeface whose Chinese characters have the forms of this language: Noto Sans CJK SC, TC, HK, JP or KR.
    QT_TRANSLATE_NOOP("Catalogue", "Noto Sans CJK SC"),
};

QList<Language> readLanguages()
{
    const QString start = QStringLiteral("kagetsu_");
    QList<Language> languages;
    for (const QString &file : QDir(QStringLiteral(":/i18n")).entryList({ start + QLatin1String("*.qm") })) {
        const QString code = file.sliced(start.size()).chopped(3);
        Catalogue catalogue;
        if (catalogue.loadLanguage(code))
            languages.append({ code, catalogue.translate("Catalogue", AboutItself[0]),
                catalogue.translate("Catalogue", AboutItself[1]) });
    }
    const auto isEnglish = [](const Language &language) { return language.code == QLatin1String("en"); };
    std::stable_partition(languages.begin(), languages.end(), isEnglish);
    return languages;
}

} // namespace

const QList<Language> &shippedLanguages()
{
    static const QList<Language> languages = readLanguages();
    return languages;
}

QStringList catalogueCodes()
{
    QStringList codes;
    for (const Language &language : shippedLanguages())
        codes += language.code;
    return codes;
}

const Language *languageFor(const QString &tag)
{
    const QLocale wanted(tag);
    const Language *found = nullptr;
    int best = 0;
    for (const Language &language : shippedLanguages()) {
        const QLocale offered(language.code);
        const int fit = offered.language() != wanted.language() ? 0
            : offered.script() != wanted.script()               ? 1
            : offered.territory() != wanted.territory()         ? 2
                                                                : 3;
        if (fit > best) {
            best = fit;
            found = &language;
        }
    }
    return found;
}

QString catalogueFile(const QString &code)
{
    return QStringLiteral(":/i18n/kagetsu_%1.qm").arg(code);
}

bool Catalogue::loadLanguage(const QString &code)
{
    const bool isLoaded = load(catalogueFile(code));
    m_isEnglish = isLoaded && code == QLatin1String("en");
    return isLoaded;
}

QString Catalogue::translate(const char *context, const char *source, const char *disambiguation, int n) const
{
    if (spokenHere && spokenHere != this)
        return spokenHere->translate(context, source, disambiguation, n);
    QString text = QTranslator::translate(context, source, disambiguation, n);
    return text.isNull() && m_isEnglish && n < 0 ? QString::fromUtf8(source) : text;
}

ThreadLanguage::ThreadLanguage(const QString &code)
    : m_before(spokenHere)
{
    m_catalogue.loadLanguage(code);
    spokenHere = &m_catalogue;
}

ThreadLanguage::~ThreadLanguage()
{
    spokenHere = m_before;
}

QString faceOf(const QString &code)
{
    const Language *language = languageFor(code);
    return language ? language->face : shippedLanguages().constFirst().face;
}

} // namespace kagetsu
