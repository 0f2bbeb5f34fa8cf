// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/settings/settings.h"

#include <QFile>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <optional>

namespace kagetsu::ui {

// Writes settings to their file in a thread of its own: a busy disk can delay a file for seconds. The last settings
// given are in the file when this object is destroyed.
class SettingsKeeper
{
public:
    // `read` holds the settings as they were read.
    SettingsKeeper(QString file, Settings read)
        : m_file(std::move(file))
        , m_written(std::make_shared<Written>(std::move(read)))
    {
        m_writer.setMaxThreadCount(1);
    }

    const QString &file() const { return m_file; }

    void keep(const Settings &settings)
    {
        m_writer.clear(); // a pending older write is obsolete
        m_writer.start([settings, file = m_file, written = m_written] {
            // A settings file that cannot be written loses no game; the program goes on with what it has.
            written->isKept = settings.save(file, &written->settings);
            if (written->isKept)
                written->settings = settings;
            else
                qWarning("the settings could not be written to %s", qPrintable(file));
        });
    }

    // Returns what the file contains now, which another window may have changed; nothing while our own settings are
    // still to be written, or could not be.
    std::optional<Settings> readAgain() const
    {
        if (m_writer.activeThreadCount() > 0 || !m_written->isKept || !QFile::exists(m_file))
            return std::nullopt;
        return Settings::load(m_file);
    }

private:
    QString m_file;
    struct Written
    {
        explicit Written(Settings read)
            : settings(std::move(read))
        {
        }
        Settings settings; // the writer's own
        std::atomic<bool> isKept = true;
    };
    std::shared_ptr<Written> m_written; // settings that this program has written
    QThreadPool m_writer;
};

} // namespace kagetsu::ui
