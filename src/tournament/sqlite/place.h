// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

namespace kagetsu::tournament {

// The place of an open file: whether its name still leads to the file that was opened, and whether that holds what was
// last seen in it. A file that was removed or replaced goes on without a name, and all that is written to it is lost
// when it is closed; one that is copied over is damaged by the next write.
class Place
{
public:
    Place() = default;
    // Makes sure of the file that the name leads to now. Call before the database opens it.
    explicit Place(const QString &path);

    // Whether there was a file to begin with.
    bool isKnown() const { return m_file != nullptr; }
    bool isNameOfFile() const;
    // The first bytes of a database with its change counter, and the size of the file.
    void remember() { m_seen = look(); }
    bool isAsRemembered() const { return look() == m_seen; }

private:
    class File;

    QByteArray look() const;

    QByteArray m_path;
    std::shared_ptr<File> m_file;
    QByteArray m_seen;
};

} // namespace kagetsu::tournament
