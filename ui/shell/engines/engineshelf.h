// SPDX-License-Identifier: MIT
#pragma once

#include "engine/profile.h"
#include "result.h"

#include <QString>
#include <QStringList>

namespace kagetsu::ui {

// The profiles of a person's own engines, one or more in a file of a folder that may not be there
// (engines.md#profiles).
class EngineShelf
{
public:
    explicit EngineShelf(QString folder);

    // Without those of an id that another file, earlier by name, has.
    std::vector<engine::Profile> profiles() const;
    // Files that cannot be read, each with what is wrong with it.
    QStringList faults() const;
    // Writes the profile into the file of its id; the reason where that is not possible.
    Result<Done, QString> keep(const engine::Profile &profile) const;
    // The file of this id goes. One that has other profiles as well is left, and the reason told.
    Result<Done, QString> remove(const std::string &id) const;
    // An id for this name that no profile has.
    std::string freeId(const QString &name) const;

private:
    QString pathOf(const std::string &id) const;

    QString m_folder;
};

} // namespace kagetsu::ui
