// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/checkindialog.h"

#include "text/tournament/names.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/dialogs/dialogfoot.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/ticksearch.h"
#include "ui/controls/wrappedlabel.h"

namespace kagetsu::ui {

CheckInDialog::CheckInDialog(const tournament::Section &section, QWidget *parent)
    : QDialog(parent)
    , m_players(new TickSearch("presentName", "presentPlayers", this))
    , m_count(wrappedLabel("presentCount", this))
    , m_all(newButton("allPresent", this))
    , m_foot(new DialogFoot(*this, "cancelCheckIn", "acceptCheckIn"))
{
    setObjectName(QStringLiteral("checkInDialog"));
    QList<std::pair<QString, int>> names;
    for (const tournament::Entry &entry : section.entries)
        names += { text::entryName(section, entry.id), entry.id.value };
    m_players->setItems(names);
    m_foot->add(*m_all);
    layColumn(*this, { { m_players, 1 }, m_count, m_foot });
    connect(m_players, &TickSearch::ticksChanged, this, &CheckInDialog::follow);
    connect(m_players, &TickSearch::shownChanged, this, &CheckInDialog::sayCount);
    connect(m_players, &TickSearch::severalFound, this, [this](int count, const QString &sought) {
        //: %1 is what was typed, the beginning of the names of several players.
        m_count->setText(tr("%n players match “%1”. Type more of the name, or tap it.", nullptr, count).arg(sought));
        announce(m_count->text());
    });
    connect(m_all, &TableButton::clicked, this,
        [this] { m_players->tickAll(m_players->ticked().size() < m_players->count()); });
    onLanguage(*this, [this] { speak(); });
    fitDialog(*this, { 460, 600 });
    m_players->setFocus();
}

void CheckInDialog::speak()
{
    //: Title: who has come, before the first round.
    setWindowTitle(tr("Check-in"));
    m_players->say(tr("Beginning of a name, then Enter"), tr("Who is here"), tr("Players"));
    follow();
}

void CheckInDialog::sayCount()
{
    const int present = int(m_players->ticked().size());
    //: Of so many players (%1) that are entered, %n have come.
    m_count->setText(tr("%n player(s) of %1 are here.", nullptr, present).arg(m_players->count()));
}

void CheckInDialog::follow()
{
    const int absent = m_players->count() - int(m_players->ticked().size());
    sayCount();
    sayButton(*m_all, absent > 0 ? tr("Tick all") : tr("Untick all"));
    //: Button: those who have not come take no part.
    m_foot->say(absent > 0 ? tr("Withdraw %n absent player(s)", nullptr, absent) : tr("Everybody is here"));
    m_foot->accepting().setEnabled(absent < m_players->count());
}

std::set<tournament::EntryId> CheckInDialog::present() const
{
    std::set<tournament::EntryId> present;
    for (const int id : m_players->ticked())
        present.insert({ id });
    return present;
}

} // namespace kagetsu::ui
