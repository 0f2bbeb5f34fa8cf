// SPDX-License-Identifier: MIT
#include "text/tournament/names.h"

#include "text/common/foreigntext.h"
#include "tournament/model/find.h"
#include "tournament/model/names.h"

namespace kagetsu::text {

QString sectionName(const tournament::Section &section)
{
    return section.settings.name.empty() ? QString::number(section.id) : foreignText(section.settings.name);
}

QString entryName(const tournament::Section &section, tournament::EntryId entry)
{
    return findEntry(section, entry) ? foreignText(shownName(section, entry)) : QStringLiteral("–");
}

} // namespace kagetsu::text
