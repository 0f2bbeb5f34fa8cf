// SPDX-License-Identifier: MIT
#include "venue/folder/publishing.h"

#include "venue/pages/site.h"

#include <algorithm>
#include <mutex>

namespace kagetsu::venue {

Result<Published, FolderFault> Publisher::publish(const tournament::Log &log, tournament::Milliseconds now,
    const tournament::ReadRecord &read, const std::vector<QByteArray> &journals)
{
    const std::lock_guard lock(m_store->turn());
    m_picture.reset();
    if (const auto fault = m_store->begin(QString::fromStdString(m_event)))
        return Fault { *fault };
    PublicPicture picture = pictureOf(log, m_event, m_settings, now, read);
    if (m_settings.isLive)
        picture.live = liveGames(picture, m_settings, now, journals);
    makeSite(picture, m_settings,
        { [this](const QString &name, const QByteArray &bytes) { m_store->put(name, bytes); },
            [this](const QString &name, const QByteArray &key) { return m_store->keep(name, key); } });
    if (const auto fault = m_store->end())
        return Fault { *fault };
    const Published published { static_cast<int>(m_store->files()), m_store->written(), m_store->removed(),
        picture.next };
    if (m_settings.isLive)
        m_picture = std::move(picture);
    return published;
}

Result<LiveLook, FolderFault> Publisher::publishLive(
    tournament::Milliseconds now, const std::vector<QByteArray> &journals)
{
    const std::lock_guard lock(m_store->turn());
    if (!m_picture)
        return LiveLook::Same;
    std::vector<LiveGame> live = liveGames(*m_picture, m_settings, now, journals);
    if (!std::ranges::equal(live, m_picture->live, {}, &LiveGame::key, &LiveGame::key))
        return LiveLook::Others;
    if (live == m_picture->live)
        return LiveLook::Same;
    if (const auto fault = m_store->begin(QString::fromStdString(m_event)))
        return Fault { *fault };
    m_picture->live = std::move(live);
    makeLivePages(*m_picture, m_settings,
        { [this](const QString &name, const QByteArray &bytes) { m_store->put(name, bytes); }, {} });
    if (const auto fault = m_store->endPart())
        return Fault { *fault };
    return LiveLook::Written;
}

} // namespace kagetsu::venue
