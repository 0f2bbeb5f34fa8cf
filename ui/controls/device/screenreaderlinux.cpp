// SPDX-License-Identifier: MIT
// All direct use of the accessibility bus (org.a11y.atspi). From Qt 6.8 on, Qt itself sends announcements.
#include "ui/controls/device/screenreader.h"

#include <QAccessibleObject>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusVariant>
#include <QVariantMap>
#include <QWidget>

namespace kagetsu::ui {

namespace {

// The name of Qt's own connection. A reader would take a second connection for another program, and it hears only the
// focused one.
constexpr auto Connection = "a11y";

// The sentence as an object of the window that only screen readers find. It is not a widget, because those send events
// of their own.
class SpokenNotification : public QObject
{
public:
    explicit SpokenNotification(QWidget *window)
        : QObject(window)
    {
    }

    void say(const QString &text)
    {
        m_text = text;
        for (const QAccessible::Event what : { QAccessible::NameChanged, QAccessible::ObjectShow }) {
            QAccessibleEvent event(this, what);
            QAccessible::updateAccessibility(&event);
        }
    }
    const QString &text() const { return m_text; }

private:
    QString m_text;
};

class AccessibleNotification : public QAccessibleObject
{
public:
    explicit AccessibleNotification(SpokenNotification *notification)
        : QAccessibleObject(notification)
    {
    }

    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override { return {}; } // visible
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? static_cast<SpokenNotification *>(object())->text() : QString();
    }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(object()->parent()); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
};

QAccessibleInterface *makeNotification(const QString &, QObject *object)
{
    auto *notification = dynamic_cast<SpokenNotification *>(object);
    return notification ? new AccessibleNotification(notification) : nullptr;
}

// True if one of the registered listeners listens for announcements, or for all object events.
bool hasAnnouncements(const QDBusMessage &registered)
{
    if (registered.type() != QDBusMessage::ReplyMessage)
        return false;
    bool has = false;
    const auto events = registered.arguments().value(0).value<QDBusArgument>();
    events.beginArray();
    while (!events.atEnd()) {
        QString listener;
        QString event;
        events.beginStructure();
        events >> listener >> event;
        events.endStructure();
        has = has || event.startsWith(QLatin1String("object:announcement"), Qt::CaseInsensitive);
    }
    events.endArray();
    return has;
}

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
void sendAnnouncement(QWidget *window, const QString &text)
{
    QAccessibleAnnouncementEvent event(window, text);
    event.setPoliteness(QAccessible::AnnouncementPoliteness::Polite);
    QAccessible::updateAccessibility(&event);
}
#else
void sendAnnouncement(QWidget *window, const QString &text)
{
    constexpr int Polite = 1; // ATSPI_LIVE_POLITE: after the current speech
    QAccessibleInterface *shown = QAccessible::queryAccessibleInterface(window);
    const QString path = QStringLiteral("/org/a11y/atspi/accessible/") + QString::number(QAccessible::uniqueId(shown));
    QDBusMessage signal =
        QDBusMessage::createSignal(path, QStringLiteral("org.a11y.atspi.Event.Object"), QStringLiteral("Announcement"));
    // The form of an event with a dictionary, which needs no type of its own: siiva{sv}.
    signal.setArguments(
        { QString(), Polite, 0, QVariant::fromValue(QDBusVariant(text)), QVariant::fromValue(QVariantMap()) });
    QDBusConnection(QLatin1String(Connection)).send(signal);
}
#endif

void showNotification(QWidget *window, const QString &text)
{
    static const bool installed = [] {
        QAccessible::installFactory(makeNotification);
        return true;
    }();
    Q_UNUSED(installed);
    SpokenNotification *notification = nullptr;
    for (QObject *child : window->children()) {
        if (auto *made = dynamic_cast<SpokenNotification *>(child))
            notification = made;
    }
    if (!notification)
        notification = new SpokenNotification(window);
    notification->say(text);
}

} // namespace

bool hasScreenReader()
{
    return QAccessible::isActive();
}

bool tellScreenReader(QWidget *window, const QString &text)
{
    const QDBusConnection bus { QLatin1String(Connection) };
    if (!hasScreenReader() || !bus.isConnected())
        return false;
    // A reader may start at any time, so the registry is asked each time, without waiting for the answer.
    const QString registry = QStringLiteral("org.a11y.atspi.Registry");
    const QDBusMessage ask = QDBusMessage::createMethodCall(
        registry, QStringLiteral("/org/a11y/atspi/registry"), registry, QStringLiteral("GetRegisteredEvents"));
    auto *answer = new QDBusPendingCallWatcher(bus.asyncCall(ask), window);
    QObject::connect(answer, &QDBusPendingCallWatcher::finished, window, [window, text, answer] {
        answer->deleteLater();
        if (hasAnnouncements(answer->reply()))
            sendAnnouncement(window, text);
        else
            showNotification(window, text);
    });
    return true;
}

} // namespace kagetsu::ui
