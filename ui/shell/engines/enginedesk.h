// SPDX-License-Identifier: MIT
#pragma once

#include "opponent/computers.h"
#include "ui/shell/engines/engineshelf.h"

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
    // Lets people add, check and remove engines.
    void manage(QWidget *parent);

private:
    engine::Profile own() const;
    std::optional<engine::Profile> profileOf(const std::string &id) const;
    void askAbout(Seat seat);

    session::MatchHost *m_host;
    const session::TimeSource &m_time;
    EngineShelf m_shelf;
    QWidget *m_window;
    opponent::Computers *m_computers;
};

} // namespace kagetsu::ui
