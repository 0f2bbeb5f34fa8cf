// SPDX-License-Identifier: MIT
#pragma once

#include "base/file/platform.h"

namespace kagetsu::file {

// A file that is being written beside its final place. It has no name, so nothing is left of it if the program dies;
// only where the file system does not support this, and for the moment before it replaces another file, does it have a
// name that removeParts() recognises. It is locked until it is dropped or released.
class PartFile
{
public:
    explicit PartFile(QString folder)
        : m_folder(std::move(folder))
    {
    }
    PartFile(const PartFile &) = delete;
    PartFile &operator=(const PartFile &) = delete;
    // Discards a file that has not been put in its place.
    ~PartFile() { drop(); }

    // When the file gets a name. AtOnce is also used on file systems without nameless files.
    enum class Naming : std::uint8_t { AtTheEnd, AtOnce };

    // Returns zero or the errno, as do the functions below. Creates the file.
    int open(Naming naming = Naming::AtTheEnd);
    // Puts the file at `path`, where nothing may exist yet (EEXIST).
    int putAt(const QString &path);
    // Puts the file at `path` and replaces the file there, if there is one.
    int putInPlaceOf(const QString &path);
    // Copies the content into the existing file at `path`, which other names refer to as well. Meanwhile the whole
    // content is kept beside it as "….new", and stays there if the program dies or the disk fails before the end.
    int putInto(const QString &path);
    // Discards the file; does nothing once it has been put in its place.
    void drop();
    // Returns the file that was put in its place, still locked; not open after putInto().
    Descriptor release() { return std::move(m_descriptor); }

    const Descriptor &descriptor() const { return m_descriptor; }

private:
    int takeName(const QString &name);

    QString m_folder;
    QString m_name; // empty: the file has no name
    Descriptor m_descriptor;
};

// Returns a name for a part in this folder that is not in use.
QString newPartName(const QString &folder);

// Removes the parts that programs which died have left in this folder. It never waits: parts that another program is
// writing now are locked and stay.
void removeParts(const QString &folder);

} // namespace kagetsu::file
