// SPDX-License-Identifier: MIT
#pragma once

#include "file/platform.h"

namespace kagetsu::file {

// A folder for what a library writes under names of its own, beside the place where the result is to stand. It is
// locked and goes with all that is in it; removeParts() knows it when its program died.
class PartFolder
{
public:
    explicit PartFolder(const QString &besideWhat);
    PartFolder(const PartFolder &) = delete;
    PartFolder &operator=(const PartFolder &) = delete;
    ~PartFolder();

    // Empty where none could be made.
    const QString &path() const { return m_path; }

private:
    QString m_path;
    Descriptor m_lock;
};

} // namespace kagetsu::file
