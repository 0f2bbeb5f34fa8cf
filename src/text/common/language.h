// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>

#include <string>

namespace kagetsu::text {

// Returns the current language as files name it (base/json/texts.h): "zh-TW".
inline std::string languageTag()
{
    return QLocale().name().replace(QLatin1Char('_'), QLatin1Char('-')).toStdString();
}

} // namespace kagetsu::text
