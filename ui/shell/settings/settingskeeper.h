// SPDX-License-Identifier: MIT
#pragma once

#include "ui/shell/settings/settings.h"

#include <QThreadPool>

#include <memory>

namespace kagetsu::ui {

// Keeps settings in their file, in a thread of its own: a disk that is busy lets a file wait for seconds. What is kept
// last is in the file when this is gone.
class SettingsKeeper
{
public:
    // What the settings were when they were read.
    SettingsKeeper(QString file, Settings read)
        : m_file(std::move(file))
        , m_written(std::make_shared<Settings>(std::move(read)))
    {
        m_writer.setMaxThreadCount(1);
    }

    const QString &file() const { return m_file; }

    void keep(const Settings &settings)
    {
        m_writer.clear(); // what waits to be written is old
        m_writer.start([settings, file = m_file, written = m_written] {
            // A settings file that cannot be written loses no game; the program goes on with what it has.
            if (settings.save(file, written.get()))
                *written = settings;
            else
                qWarning("the settings could not be written to %s", qPrintable(file));
        });
    }

private:
    QString m_file;
    std::shared_ptr<Settings> m_written; // by this program; the writer's own
    QThreadPool m_writer;
};

} // namespace kagetsu::ui
