// SPDX-License-Identifier: MIT
#pragma once

#include "venue/folder/pagefolder.h"
#include "venue/picture/picture.h"

#include <memory>

namespace kagetsu::venue {

// The result of a publication.
struct Published
{
    int files = 0;
    int written = 0;
    int removed = 0;
    std::optional<tournament::Milliseconds> next; // when to publish again though nothing was done; since 1970, UTC
};

// What a look at the live boards alone led to.
enum class LiveLook : std::uint8_t {
    Same, // nothing has happened
    Written,
    Others, // other games are played than the pages tell, so that all pages are to be published
};

// Writes the public pages of one event into one folder or other store, again and again. The first publication reads
// what is in the folder; later ones know it. Calls may come from any thread, one at a time.
class Publisher
{
public:
    // `event` is FileIdentity::id.
    Publisher(const QString &folder, std::string event, PageSettings settings)
        : Publisher(std::make_shared<PageFolder>(folder), std::move(event), std::move(settings))
    {
    }
    Publisher(std::shared_ptr<PageStore> store, std::string event, PageSettings settings)
        : m_store(std::move(store))
        , m_event(std::move(event))
        , m_settings(std::move(settings))
    {
    }

    const PageSettings &settings() const { return m_settings; }

    Result<Published, FolderFault> publish(const tournament::Log &log, tournament::Milliseconds now,
        const tournament::ReadRecord &read, const std::vector<QByteArray> &journals = {});
    // Writes the pages of live boards alone, of the event as it was last published. `journals` are those of its games
    // that are played.
    Result<LiveLook, FolderFault> publishLive(tournament::Milliseconds now, const std::vector<QByteArray> &journals);

private:
    std::shared_ptr<PageStore> m_store;
    std::string m_event;
    PageSettings m_settings;
    std::optional<PublicPicture> m_picture; // as it was last published; only if live boards are shown
};

} // namespace kagetsu::venue
