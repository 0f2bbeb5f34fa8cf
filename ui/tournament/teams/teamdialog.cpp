// SPDX-License-Identifier: MIT
#include "ui/tournament/teams/teamdialog.h"

#include "text/common/foreigntext.h"
#include "ui/board/inforce.h"
#include "ui/controls/dialogs/dialogfoot.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/headlabel.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/textfield.h"
#include "ui/controls/wrappedlabel.h"

namespace kagetsu::ui {

namespace {

constexpr int MostMembers = 99;
constexpr qsizetype MostMemberLetters = 200;

} // namespace

TeamDialog::TeamDialog(const tournament::EntryDetails &team, QWidget *parent)
    : QDialog(parent)
    , m_team(team)
    , m_head(headLabel("teamHead", *this, text::foreignText(team.name)))
    , m_hint(wrappedLabel("teamHint", this))
    , m_members(new TextField(this))
    , m_foot(new DialogFoot(*this, "cancelTeam", "acceptTeam"))
{
    setObjectName(QStringLiteral("teamDialog"));
    m_hint->setProperty("muted", true);
    m_members->setObjectName(QStringLiteral("teamMembers"));
    m_members->setTabChangesFocus(true);
    QStringList names;
    for (const std::string &member : team.members)
        names += QString::fromStdString(member);
    m_members->setPlainText(names.join(QLatin1Char('\n')));
    layColumn(*this, { m_head, m_hint, m_members, m_foot });
    onLanguage(*this, [this] { speak(); });
    fitDialog(*this, { 460, 420 });
    m_members->setFocus();
}

void TeamDialog::speak()
{
    //: Title: who plays for a team.
    setWindowTitle(tr("Team members"));
    m_hint->setText(tr("One player per line, in board order; reserves last."));
    m_members->setAccessibleName(windowTitle());
    m_foot->say(tr("OK"));
}

tournament::EntryDetails TeamDialog::details() const
{
    tournament::EntryDetails details = m_team;
    details.members.clear();
    for (const QString &line : m_members->toPlainText().split(QLatin1Char('\n'))) {
        const QString name = line.simplified().left(MostMemberLetters);
        if (!name.isEmpty() && details.members.size() < MostMembers)
            details.members.push_back(name.toStdString());
    }
    using Kind = tournament::EntryDetails::Kind;
    details.kind = details.members.empty() ? Kind::Player : Kind::Team;
    return details;
}

} // namespace kagetsu::ui
