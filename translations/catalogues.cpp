// SPDX-License-Identifier: MIT
#include "translations/catalogues.h"

namespace kagetsu {

QStringList catalogueCodes()
{
    return { QStringLiteral("en"), QStringLiteral("zh_CN"), QStringLiteral("ja"), QStringLiteral("ru") };
}

QString catalogueFile(const QString &code)
{
    return QStringLiteral(":/i18n/kagetsu_%1.qm").arg(code);
}

} // namespace kagetsu
