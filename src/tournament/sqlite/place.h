// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

namespace kagetsu::tournament {

// The place of an open file: tells whether its path still leads to the file that was opened, and whether the file holds
// what was last seen in it. A file that was removed or replaced lives on without a name, and everything written to it
// is lost when it is closed; a file that was overwritten in place would be damaged by the next write.
class Place
{
public:
    Place() = default;
    // Remembers the file that the path leads to now. Must be called before the database opens the file.
    explicit Place(const QString &path);

    // True if there was a file at the path.
    bool isKnown() const { return m_file != nullptr; }
    bool isNameOfFile() const;
    // Remembers the first bytes of the database, which include its change counter, and the size of the file.
    void remember() { m_seen = look(); }
    bool isAsRemembered() const { return look() == m_seen; }

private:
    class File;

    QByteArray look() const;

    QString m_path;
    std::shared_ptr<File> m_file;
    QByteArray m_seen;
};

} // namespace kagetsu::tournament
