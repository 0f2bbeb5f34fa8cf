// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QObject>
#include <QStringList>

// What a screen reader would say of the programs on a bus of accessible things: it asks for the events that readers ask
// for, and writes down what they bring. "said" is an announcement, "focus" what the keys have gone to, with its label
// and its description.
class Ear : public QObject
{
    Q_OBJECT

public:
    // What it asks for: readers of today announcements, older ones (Orca 43) notifications.
    enum class Kind { Announcements, Notifications };

    Ear(const QDBusConnection &bus, Kind kind);
    ~Ear() override;

    // Why it hears nothing; empty when it listens.
    QString listen();
    // Since it was last asked, in order.
    QStringList heard() const { return m_heard; }
    void forget() { m_heard.clear(); }
    // Names of clocks that were sent unasked.
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
