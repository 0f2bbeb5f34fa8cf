// SPDX-License-Identifier: MIT
#include "cli/output/languages.h"

#include "translations/catalogues.h"

namespace kagetsu::cli {

std::vector<std::string> languageCodes()
{
    std::vector<std::string> codes;
    for (const QString &code : catalogueCodes())
        codes.push_back(code.toStdString());
    return codes;
}

} // namespace kagetsu::cli
