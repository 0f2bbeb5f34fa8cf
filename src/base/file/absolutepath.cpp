// SPDX-License-Identifier: MIT
#include "base/file/absolutepath.h"

#include <QDir>

namespace kagetsu::file {

QString absolutePath(const QString &path)
{
    // For Qt, a path that begins with a colon is absolute.
    if (path.isEmpty() || (!path.startsWith(u':') && QDir::isAbsolutePath(path)))
        return path;
    return QDir::currentPath() + u'/' + path;
}

} // namespace kagetsu::file
