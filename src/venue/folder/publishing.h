// SPDX-License-Identifier: MIT
#pragma once

#include "venue/folder/pagefolder.h"
#include "venue/picture/picture.h"

namespace kagetsu::venue {

// The result of a publication.
struct Published
{
    int files = 0;
    int written = 0;
    int removed = 0;
    std::optional<tournament::Milliseconds> next; // when to publish again though nothing was done; since 1970, UTC
};

// Writes the public pages of one event into one folder, again and again. The first publication reads what is in the
// folder; later ones know it. Calls may come from any thread, one at a time.
class Publisher
{
public:
    // `event` is FileIdentity::id.
    Publisher(const QString &folder, std::string event, PageSettings settings)
        : m_folder(folder)
        , m_event(std::move(event))
        , m_settings(std::move(settings))
    {
    }

    Result<Published, FolderFault> publish(
        const tournament::Log &log, tournament::Milliseconds now, const tournament::ReadRecord &read);

private:
    PageFolder m_folder;
    std::string m_event;
    PageSettings m_settings;
};

} // namespace kagetsu::venue
