// SPDX-License-Identifier: MIT
#include "venue/picture/pagesettings.h"

#include <algorithm>

namespace kagetsu::venue {

NameShown nameShown(
    const PageSettings &settings, const tournament::EventDetails &event, int section, const tournament::Entry &entry)
{
    const auto own = settings.own.find({ section, entry.id.value });
    const NameShown chosen = own == settings.own.end() ? settings.names : own->second;
    const bool isShortened = event.initialsFromYear != 0 && entry.details.birth.year >= event.initialsFromYear;
    return isShortened ? std::max(chosen, NameShown::Initials) : chosen;
}

} // namespace kagetsu::venue
