// SPDX-License-Identifier: MIT
#include "venue/picture/pagesettings.h"

#include "venue/picture/stageorigin.h"

#include <algorithm>

namespace kagetsu::venue {

using tournament::EntryId;

tournament::Milliseconds lagOf(const Delay &delay)
{
    return delay.kind == Delay::Kind::Minutes ? std::chrono::minutes(std::clamp(delay.minutes, 1, MostDelay))
                                              : tournament::Milliseconds(0);
}

NamesShown::NamesShown(const PageSettings &settings, const tournament::Event &event)
    : m_all(settings.names)
{
    const int year = event.details.initialsFromYear;
    for (const tournament::Section &section : event.sections) {
        for (const tournament::Entry &entry : section.entries) {
            const tournament::Qualifier origin = originOf(event, section.id, entry.id);
            const Key person(origin.section, origin.entry.value);
            m_persons[{ section.id, entry.id.value }] = person;
            if (const auto own = settings.own.find({ section.id, entry.id.value }); own != settings.own.end()) {
                const auto [chosen, isFirst] = m_own.try_emplace(person, own->second);
                chosen->second = std::max(chosen->second, own->second);
            }
            if (year != 0 && entry.details.birth.year >= year)
                m_shortened.insert(person);
        }
    }
}

NameShown NamesShown::of(int section, EntryId entry) const
{
    const auto person = m_persons.find({ section, entry.value });
    if (person == m_persons.end())
        return NameShown::Number;
    const auto own = m_own.find(person->second);
    const NameShown chosen = own == m_own.end() ? m_all : own->second;
    return m_shortened.contains(person->second) ? std::max(chosen, NameShown::Initials) : chosen;
}

} // namespace kagetsu::venue
