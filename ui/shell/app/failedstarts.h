// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace kagetsu::ui {

// Counts the starts in a row of which nobody saw anything: a file beside the settings that is written before the window
// is made and goes when it was painted, or when the program ends in order. Where there are no settings there is nothing
// that could have gone wrong, and where none can be written it always says 0; a start never fails by it.
class FailedStarts
{
public:
    explicit FailedStarts(const QString &settingsFile);
    ~FailedStarts();
    FailedStarts(const FailedStarts &) = delete;
    FailedStarts &operator=(const FailedStarts &) = delete;

    // Before this one.
    int failures() const { return m_failures; }
    // From here on nothing that was kept can be at fault.
    void succeed();

private:
    QString m_file; // empty: there is none
    int m_failures = 0;
};

} // namespace kagetsu::ui
