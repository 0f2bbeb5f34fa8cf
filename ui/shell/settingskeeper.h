// SPDX-License-Identifier: MIT
#pragma once

#include "ui/shell/settings.h"

#include <QThreadPool>

namespace kagetsu::ui {

// Keeps settings in their file, in a thread of its own: a disk that is busy lets a file wait for seconds. What is kept
// last is in the file when this is gone.
class SettingsKeeper
{
public:
    explicit SettingsKeeper(QString file)
        : m_file(std::move(file))
    {
        m_writer.setMaxThreadCount(1);
    }

    const QString &file() const { return m_file; }

    void keep(const Settings &settings)
    {
        m_writer.clear(); // what waits to be written is old
        m_writer.start([settings, file = m_file] {
            // A settings file that cannot be written loses no game; the program goes on with what it has.
            if (!settings.save(file))
                qWarning("the settings could not be written to %s", qPrintable(file));
        });
    }

private:
    QString m_file;
    QThreadPool m_writer;
};

} // namespace kagetsu::ui
