// SPDX-License-Identifier: MIT
#pragma once

#include "ui/print/phones/phoneserving.h"
#include "ui/tournament/desk/publish/repeatedpublishing.h"

class QAction;
class QWidget;

namespace kagetsu::ui {

// Shows the public pages of the open event on the phones of a local network, if somebody turns it on, until it is
// closed (venue.md#show-on-phones). They are made in memory, as those of a folder are made in it.
class EventOnPhones : public QObject
{
    Q_OBJECT

public:
    // What is shown at the time of the call; `settings` are those of the public pages.
    struct Subject
    {
        RepeatedPublishing::Subject event;
        venue::PageSettings settings {};
    };

    EventOnPhones(std::function<Subject()> subject, std::function<tournament::Milliseconds()> now,
        std::function<QString()> language, PhoneServing::Network network, QWidget *window);
    ~EventOnPhones() override;

    QAction *action() const { return m_action; }
    // Call them when an event is opened, when it or its settings have changed, and when it is closed.
    void begin();
    void follow();
    void end();

    // Asks whether to show it, or shows the code again.
    void ask();
    void start(const QString &address);
    const PhoneServing &serving() const { return m_serving; }

signals:
    // Emitted when phones find it at another address, or no more.
    void addressChanged();

private:
    class Memory;

    QString told() const;
    void publish();
    void speak();

    std::function<Subject()> m_subject;
    std::function<QString()> m_language;
    QWidget *m_window;
    QAction *m_action;
    PhoneServing m_serving;
    RepeatedPublishing m_publishing;
    std::shared_ptr<Memory> m_memory;
    QString m_address; // as told last
    venue::PageSettings m_settings; // of what is shown
};

} // namespace kagetsu::ui
