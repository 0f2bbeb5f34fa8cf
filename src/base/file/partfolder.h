// SPDX-License-Identifier: MIT
#pragma once

#include "base/file/platform.h"

namespace kagetsu::file {

// A folder for files that a library writes under names of its own, beside the place where the result is to be. It is
// locked, and is removed with everything in it; removeParts() recognises it if its program died.
class PartFolder
{
public:
    explicit PartFolder(const QString &besideWhat);
    PartFolder(const PartFolder &) = delete;
    PartFolder &operator=(const PartFolder &) = delete;
    ~PartFolder();

    // Returns the path; empty if no folder could be made.
    const QString &path() const { return m_path; }

private:
    QString m_path;
    Descriptor m_lock;
};

} // namespace kagetsu::file
