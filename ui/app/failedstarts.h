// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace kagetsu::ui {

// Counts consecutive starts whose window never appeared, by a file beside the settings that is written before the
// window is created and removed once it was painted, or when the program ends normally. Without settings nothing could
// have gone wrong, and where the file cannot be written the count is always 0; a start never fails because of it.
class FailedStarts
{
public:
    explicit FailedStarts(const QString &settingsFile);
    ~FailedStarts();
    FailedStarts(const FailedStarts &) = delete;
    FailedStarts &operator=(const FailedStarts &) = delete;

    // Returns the number of failures before this start.
    int failures() const { return m_failures; }
    // Call it once nothing that was stored can be at fault any more.
    void succeed();

private:
    QString m_file; // empty if there is none
    int m_failures = 0;
};

} // namespace kagetsu::ui
