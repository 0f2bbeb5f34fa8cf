// SPDX-License-Identifier: MIT
#include "ui/tournament/host/eventdraft.h"

#include "ui/tournament/host/eventhost.h"

#include <QDialog>

namespace kagetsu::ui {

namespace {

DraftKeeper::Subject subjectOf(const EventHost &host, const char *kind, const EventDraft::About &about)
{
    QString key = host.place().identity;
    for (const int number : about.numbers)
        key += QStringLiteral("#%1").arg(number);
    QStringList names { about.name, QString::fromStdString(host.event().details.name) };
    names.removeAll(QString());
    return { QLatin1String(kind), key, names.join(QStringLiteral(", ")),
        { { QStringLiteral("event"), host.place().path } } };
}

} // namespace

EventDraft::EventDraft(const EventHost &host, QDialog &dialog, const char *kind, const About &about)
    : DraftKeeper(dialog, subjectOf(host, kind, about))
    , m_dialog(dialog)
{
    connect(&host, &EventHost::notKept, this, &EventDraft::stay);
}

EventDraft::EventDraft(const EventHost &host, QDialog &dialog, const char *kind, const About &about, State state)
    : DraftKeeper(dialog, subjectOf(host, kind, about), std::move(state))
    , m_dialog(dialog)
{
    connect(&host, &EventHost::notKept, this, &EventDraft::stay);
}

QString EventDraft::ask(const std::function<QString()> &carryOut)
{
    const QString refusal = m_dialog.exec() == QDialog::Accepted ? carryOut() : QString();
    if (!refusal.isEmpty())
        stay();
    return refusal;
}

QString EventDraft::eventOf(const draft::Head &head)
{
    return head.more.value(QStringLiteral("event")).toString();
}

} // namespace kagetsu::ui
