// SPDX-License-Identifier: MIT
#include "wording/tournament/names.h"

#include "tournament/model/find.h"
#include "tournament/model/names.h"
#include "wording/text/foreigntext.h"

namespace kagetsu::wording {

QString sectionName(const tournament::Section &section)
{
    return section.settings.name.empty() ? QString::number(section.id) : foreignText(section.settings.name);
}

QString entryName(const tournament::Section &section, tournament::EntryId entry)
{
    return findEntry(section, entry) ? foreignText(shownName(section, entry)) : QStringLiteral("–");
}

} // namespace kagetsu::wording
