// SPDX-License-Identifier: MIT
#pragma once

#include "ui/tournament/desk/publish/publishplan.h"
#include "ui/tournament/desk/publish/repeatedpublishing.h"

class QAction;
class QWidget;

namespace kagetsu::ui {

// Publishes the pages of the open event into the folder that was chosen for it, in another thread, after each action
// (venue.md#the-folder). How it went is said in the menu, and a fault once on the page.
class PagePublishing : public QObject
{
    Q_OBJECT

public:
    // What is published at the time of the call.
    struct Subject
    {
        const tournament::Log *log = nullptr;
        const tournament::Section *section = nullptr; // shown on the page
        std::string id {}; // FileIdentity::id
        QString file {}; // of the event
        QString journals {}; // folder of the journals of matches
    };

    // Plans are stored in `plans`; `now` returns wall time, `language` the code of the window's language.
    PagePublishing(std::function<Subject()> subject, QString plans, std::function<tournament::Milliseconds()> now,
        std::function<QString()> language, QWidget *window);

    QAction *action() const { return m_action; }
    // Returns how pages of the open event are made, also if it is only read.
    venue::PageSettings settings() const;
    // Call them when an event is opened for changes, when it has changed, and when it is closed. What was published
    // from this file goes on; for another file with the same id somebody has to ask for it.
    void begin();
    void follow();
    void end();
    // Call it when the event goes on in another file.
    void followFile();

signals:
    // Emitted when pages are to be made in another way.
    void settingsChanged();
    // Emitted with a sentence when pages could not be published.
    void failed(const QString &sentence);

private:
    QString planFile() const; // empty if the id of the event cannot be a name
    QString eventFile() const; // canonical; empty while there is no such file
    void keepPlan(const PublishPlan &plan);
    void ask();
    void begin(const PublishPlan &plan, bool isAtOnce);
    void takeFault(const venue::FolderFault &fault);
    void speak();

    std::function<Subject()> m_subject;
    QString m_plans;
    std::function<tournament::Milliseconds()> m_now;
    std::function<QString()> m_language;
    QWidget *m_window;
    QAction *m_action;
    PublishPlan m_plan;
    RepeatedPublishing m_publishing;
    QString m_when; // time of the last publication; empty if it failed or there was none
    QString m_fault;
};

} // namespace kagetsu::ui
