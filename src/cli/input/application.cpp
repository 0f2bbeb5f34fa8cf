// SPDX-License-Identifier: MIT
#include "cli/input/application.h"

#include "translations/catalogues.h"

#include <QCoreApplication>

namespace kagetsu::cli {

void needApplication()
{
    static int count = 1;
    static char name[] = "kagetsu-cli";
    static char *values[] { name, nullptr };
    if (QCoreApplication::instance())
        return;
    static const QCoreApplication application(count, values);
    static Catalogue english;
    if (english.loadLanguage(QStringLiteral("en")))
        QCoreApplication::installTranslator(&english);
}

} // namespace kagetsu::cli
