// SPDX-License-Identifier: MIT
#pragma once

#include "file/platform.h"

namespace kagetsu::file {

// A file while it is written beside the place where it is to stand. It has no name of its own, so that nothing is left
// of it when the program dies; only where the file system has no such thing, and for the moment before it takes the
// place of another file, it stands under a name that removeParts() knows. It is locked until it is dropped or released.
class PartFile
{
public:
    explicit PartFile(QString folder)
        : m_folder(std::move(folder))
    {
    }
    PartFile(const PartFile &) = delete;
    PartFile &operator=(const PartFile &) = delete;
    // Whatever has not been put in its place is gone.
    ~PartFile() { drop(); }

    // AtOnce is also what is done where a file system knows no file without a name.
    enum class Naming : std::uint8_t { AtTheEnd, AtOnce };

    // Each is zero, or the errno.
    int open(Naming naming = Naming::AtTheEnd);
    // As `path`, where nothing may stand: EEXIST.
    int putAt(const QString &path);
    // In the place of the file there, if there is one.
    int putInPlaceOf(const QString &path);
    // Into the file there, which other names lead to as well. While that is written all of it stands beside, as
    // "….new": whoever dies in between, or finds a faulty disk, leaves it there.
    int putInto(const QString &path);
    void drop();
    // The file that was put in its place, still locked; not open after putInto().
    Descriptor release() { return std::move(m_descriptor); }

    const Descriptor &descriptor() const { return m_descriptor; }

private:
    int takeName(const QString &name);

    QString m_folder;
    QString m_name; // empty: none
    Descriptor m_descriptor;
};

// A name for a part in this folder that nothing has yet.
QString newPartName(const QString &folder);

// Removes what programs that died have left of their parts in this folder. Waits for nobody: what another program
// writes at this moment is locked and stays.
void removeParts(const QString &folder);

} // namespace kagetsu::file
