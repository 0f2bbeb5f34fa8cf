// SPDX-License-Identifier: MIT
// All that the program does on the bus of accessible things itself (org.a11y.atspi).
#include "ui/device/screenreader.h"

#include <QAccessible>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QVariantMap>

namespace kagetsu::ui {

namespace {

// As Qt calls its connection. A second one would be another program to a reader, which hears the focused one only.
constexpr auto Connection = "a11y";
constexpr auto PathOfAll = "/org/a11y/atspi/accessible/";
constexpr int Polite = 1; // ATSPI_LIVE_POLITE: after what is being said

} // namespace

bool hasScreenReader()
{
    return QAccessible::isActive();
}

bool tellScreenReader(QObject *about, const QString &text)
{
    QAccessibleInterface *shown = hasScreenReader() ? QAccessible::queryAccessibleInterface(about) : nullptr;
    const QDBusConnection bus { QLatin1String(Connection) };
    if (!shown || !bus.isConnected())
        return false;
    const QString path = QLatin1String(PathOfAll) + QString::number(QAccessible::uniqueId(shown));
    QDBusMessage signal =
        QDBusMessage::createSignal(path, QStringLiteral("org.a11y.atspi.Event.Object"), QStringLiteral("Announcement"));
    // Of the two forms of an event the one with a dictionary, which needs no type of its own: siiva{sv}.
    signal.setArguments(
        { QString(), Polite, 0, QVariant::fromValue(QDBusVariant(text)), QVariant::fromValue(QVariantMap()) });
    return bus.send(signal);
}

} // namespace kagetsu::ui
