// SPDX-License-Identifier: MIT
#pragma once

#include "ui/app/places/homepage.h"
#include "ui/app/places/startentries.h"

namespace kagetsu::ui {

// The home page of Events: tournaments, the latest first, and the games in the waiting room.
class EventsHome : public HomePage
{
    Q_OBJECT

public:
    // Tournaments are files of the folder. `open` returns the name of the one that is open, or nothing.
    EventsHome(QString folder, std::function<std::optional<QString>()> open, QWidget *parent = nullptr);

    // Shows the games of the waiting room.
    void setWaiting(const std::vector<StartEntry> &waiting);

signals:
    void newWanted();
    void fileWanted();
    // Emitted to take part in a tournament that another computer keeps.
    void joinWanted();
    void eventWanted(const QString &path);
    // Emitted to go back to the open tournament.
    void openEventWanted();
    void entryWanted(const kagetsu::ui::StartEntry &entry);

protected:
    QString heading() const override;
    void fill() override;
    void showEvent(QShowEvent *event) override;

private:
    QString m_folder;
    std::function<std::optional<QString>()> m_open;
    std::vector<StartEntry> m_waiting;
};

} // namespace kagetsu::ui
