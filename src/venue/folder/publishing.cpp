// SPDX-License-Identifier: MIT
#include "venue/folder/publishing.h"

#include "venue/pages/site.h"

#include <mutex>

namespace kagetsu::venue {

Result<Published, FolderFault> Publisher::publish(
    const tournament::Log &log, tournament::Milliseconds now, const tournament::ReadRecord &read)
{
    // An earlier publication into the same folder may still be running, for settings that have changed meanwhile.
    static std::mutex oneAtATime;
    const std::lock_guard lock(oneAtATime);
    if (const auto fault = m_folder.begin(QString::fromStdString(m_event)))
        return Fault { *fault };
    const PublicPicture picture = pictureOf(log, m_event, m_settings, now, read);
    makeSite(picture, m_settings,
        { [this](const QString &name, const QByteArray &bytes) { m_folder.put(name, bytes); },
            [this](const QString &name, const QByteArray &key) { return m_folder.keep(name, key); } });
    if (const auto fault = m_folder.end())
        return Fault { *fault };
    return Published { static_cast<int>(m_folder.files()), m_folder.written(), m_folder.removed(), picture.next };
}

} // namespace kagetsu::venue
