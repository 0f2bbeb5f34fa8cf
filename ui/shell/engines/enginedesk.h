// SPDX-License-Identifier: MIT
#pragma once

#include "opponent/computers.h"

class QWidget;

namespace kagetsu::ui {

// The engines of this computer, and those that have a seat at the table: which there are, and what people are asked
// when one stops playing.
class EngineDesk : public QObject
{
    Q_OBJECT

public:
    // Profiles lie in the folder, one or more in a file; it may not be there. Questions are asked in front of `window`.
    EngineDesk(session::MatchHost *host, const session::TimeSource &time, QString folder, QWidget *window);

    opponent::Computers *computers() const { return m_computers; }
    // The one that comes with the program first. Files that cannot be read are left out.
    std::vector<engine::Profile> profiles() const;

private:
    std::optional<engine::Profile> profileOf(const std::string &id) const;
    void askAbout(Seat seat);

    session::MatchHost *m_host;
    QString m_folder;
    QWidget *m_window;
    opponent::Computers *m_computers;
};

} // namespace kagetsu::ui
