// SPDX-License-Identifier: MIT
#include "translations/catalogues.h"

namespace kagetsu {

const QList<Language> &shippedLanguages()
{
    static const QList<Language> languages {
        { QStringLiteral("en"), QStringLiteral("English") },
        { QStringLiteral("zh_CN"), QStringLiteral("简体中文") },
        { QStringLiteral("ja"), QStringLiteral("日本語") },
        { QStringLiteral("ru"), QStringLiteral("Русский") },
    };
    return languages;
}

QStringList catalogueCodes()
{
    QStringList codes;
    for (const Language &language : shippedLanguages())
        codes += language.code;
    return codes;
}

QString catalogueFile(const QString &code)
{
    return QStringLiteral(":/i18n/kagetsu_%1.qm").arg(code);
}

} // namespace kagetsu
