// SPDX-License-Identifier: MIT
#pragma once

#include "base/result.h"
#include "engine/profile.h"

#include <QString>
#include <QStringList>

namespace kagetsu::ui {

// Stores the profiles of the user's own engines, one or more in each file of a folder that may not exist
// (engine.md#profiles).
class EngineProfiles
{
public:
    explicit EngineProfiles(QString folder);

    // Returns the profiles; if several files have the same id, the first by file name counts.
    std::vector<engine::Profile> profiles() const;
    // Describes each file that cannot be read and what is wrong with it.
    QStringList faults() const;
    // Writes the profile to the file of its id; the fault is a sentence.
    Result<Done, QString> keep(const engine::Profile &profile) const;
    // Removes the file of this id. A file that also has other profiles is kept, and the fault says so.
    Result<Done, QString> remove(const std::string &id) const;
    // Returns an id for this name that no profile has.
    std::string freeId(const QString &name) const;

private:
    QString pathOf(const std::string &id) const;

    QString m_folder;
};

} // namespace kagetsu::ui
