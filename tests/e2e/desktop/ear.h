// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QObject>
#include <QStringList>

// Records what a screen reader would say about the programs on an accessibility bus: it registers for the events that
// readers register for, and notes their contents. "said" is an announcement, "focus" what has received the focus, with
// its label and description.
class Ear : public QObject
{
    Q_OBJECT

public:
    // What it registers for: announcements like current readers, or notifications like older ones (Orca 43).
    enum class Kind { Announcements, Notifications };

    Ear(const QDBusConnection &bus, Kind kind);
    ~Ear() override;

    // Starts listening. Returns why that failed; empty on success.
    QString listen();
    // Returns what was heard since forget() was called, in order.
    QStringList heard() const { return m_heard; }
    void forget() { m_heard.clear(); }
    // Returns how many names of clocks were sent unasked.
    int clockNames() const { return m_clockNames; }

private slots:
    void hearAnnouncement(const QDBusMessage &event);
    void hearState(const QDBusMessage &event);
    void hearProperty(const QDBusMessage &event);

private:
    QString ask(const char *method);
    QStringList events() const;

    QDBusConnection m_bus;
    Kind m_kind;
    QStringList m_heard;
    int m_clockNames = 0;
};
