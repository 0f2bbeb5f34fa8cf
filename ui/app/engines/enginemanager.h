// SPDX-License-Identifier: MIT
#pragma once

#include "engine/seat/computers.h"
#include "ui/app/engines/engineprofiles.h"

class QWidget;

namespace kagetsu::ui {

// Manages the engines of this computer and those that have a seat at the table: which exist, and what users are asked
// when one stops playing.
class EngineManager : public QObject
{
    Q_OBJECT

public:
    // `folder` contains profiles, one or more in a file; it may not exist. Questions are asked in front of `window`.
    EngineManager(host::MatchHost *host, const host::TimeSource &time, QString folder, QWidget *window);

    engineseat::Computers *computers() const { return m_computers; }
    // Returns all profiles, first that of the engine that comes with the program. Unreadable files are left out.
    std::vector<engine::Profile> profiles() const;
    // Opens the dialog in which engines are added, checked and removed.
    void manage(QWidget *parent);

private:
    engine::Profile own() const;
    std::optional<engine::Profile> profileOf(const std::string &id) const;
    void askAbout(Seat seat);

    host::MatchHost *m_host;
    const host::TimeSource &m_time;
    EngineProfiles m_store;
    QWidget *m_window;
    engineseat::Computers *m_computers;
};

} // namespace kagetsu::ui
