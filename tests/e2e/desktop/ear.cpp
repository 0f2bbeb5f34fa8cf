// SPDX-License-Identifier: MIT
#include "ear.h"

#include "node.h"

#include <QDBusVariant>

namespace {

constexpr const char *Events = "org.a11y.atspi.Event.Object";

QString spoken(const Node &node)
{
    QStringList parts;
    const QString label = node.label();
    const QString name = node.name();
    if (!label.isEmpty() && label != name)
        parts += label + ':';
    if (!name.isEmpty())
        parts += name;
    QString text = QString("%1 [%2]").arg(parts.join(' '), node.role());
    if (node.isChecked())
        text += " chosen";
    const QString description = node.description();
    return description.isEmpty() || description == name ? text : text + " – " + description;
}

} // namespace

Ear::Ear(const QDBusConnection &bus, Kind kind)
    : m_bus(bus)
    , m_kind(kind)
{
}

Ear::~Ear()
{
    ask("DeregisterEvent");
}

QStringList Ear::events() const
{
    QStringList events { "object:state-changed:focused", "object:property-change" };
    events += m_kind == Kind::Announcements ? "object:announcement" : "object:state-changed:showing";
    return events;
}

QString Ear::ask(const char *method)
{
    for (const QString &event : events()) {
        QDBusMessage message = QDBusMessage::createMethodCall(
            "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", method);
        message.setArguments({ event });
        const QDBusMessage reply = m_bus.call(message);
        if (reply.type() == QDBusMessage::ErrorMessage)
            return event + ": " + reply.errorMessage();
    }
    return {};
}

QString Ear::listen()
{
    // Bridges send only what somebody has asked the registry for.
    if (const QString fault = ask("RegisterEvent"); !fault.isEmpty())
        return fault;
    const bool hears = m_bus.connect({}, {}, Events, "Announcement", this, SLOT(hearAnnouncement(QDBusMessage)))
        && m_bus.connect({}, {}, Events, "StateChanged", this, SLOT(hearState(QDBusMessage)))
        && m_bus.connect({}, {}, Events, "PropertyChange", this, SLOT(hearProperty(QDBusMessage)));
    return hears ? QString() : m_bus.lastError().message();
}

void Ear::hearAnnouncement(const QDBusMessage &event)
{
    // A reader says nothing of what it cannot find.
    if (!Node(m_bus, event.service(), event.path()).isShown())
        m_heard += "unknown speaker";
    m_heard += "said: " + event.arguments().value(3).value<QDBusVariant>().variant().toString();
}

void Ear::hearState(const QDBusMessage &event)
{
    const QVariantList arguments = event.arguments();
    if (arguments.value(1).toInt() != 1)
        return;
    const bool isShown = arguments.value(0).toString() == "showing";
    if (const Node node(m_bus, event.service(), event.path()); isShown && node.role() == "notification")
        m_heard += "said: " + node.name();
    if (arguments.value(0).toString() != "focused")
        return;
    // What is gone again when the reader looks is passed over: parts of a dialog that closes.
    const Node node(m_bus, event.service(), event.path());
    if (node.isFocused())
        m_heard += "focus: " + spoken(node);
}

void Ear::hearProperty(const QDBusMessage &event)
{
    if (!event.arguments().value(0).toString().startsWith("accessible-"))
        return;
    if (Node(m_bus, event.service(), event.path()).name().startsWith("Clock of"))
        ++m_clockNames;
}
