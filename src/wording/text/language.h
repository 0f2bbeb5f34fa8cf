// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>

#include <string>

namespace kagetsu::wording {

// Returns the current language as files name it (json/texts.h): "zh-TW".
inline std::string languageTag()
{
    return QLocale().name().replace(QLatin1Char('_'), QLatin1Char('-')).toStdString();
}

} // namespace kagetsu::wording
