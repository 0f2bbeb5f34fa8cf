// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/nextrounddialog.h"

#include "text/tournament/names.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/model/find.h"
#include "tournament/swiss/entryplan.h"
#include "tournament/swiss/swissround.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/dialogfoot.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/headlabel.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fieldgrid.h"
#include "ui/controls/layout/fit.h"

#include <QButtonGroup>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>

namespace kagetsu::ui {

using tournament::Bye;
using tournament::EntryId;
using tournament::Lock;

namespace {

constexpr int LeastPlanButton = 140;

std::optional<Bye::Kind> kindOf(int plan)
{
    constexpr std::optional<Bye::Kind> Kinds[] { {}, Bye::Kind::Half, Bye::Kind::Zero, Bye::Kind::Full, {} };
    return Kinds[plan];
}

} // namespace

NextRoundDialog::NextRoundDialog(const tournament::Section &section, EntryId entry, QWidget *parent)
    : QDialog(parent)
    , m_entry(entry)
    , m_name(text::entryName(section, entry))
    , m_nextRound(tournament::nextRoundOf(section))
    , m_head(headLabel("plannedEntry", *this))
    , m_plans { new BigButton("planPaired", this), new BigButton("planHalf", this), new BigButton("planAbsent", this),
        new BigButton("planFull", this), new BigButton("planPair", this) }
    , m_pair(new FieldGrid(this))
    , m_opponent(newBox("planOpponent", 0, m_pair))
    , m_opener(newBox("planOpener", 0, m_pair))
    , m_table(newNumber("planTable", 0, std::max(1, static_cast<int>(section.entries.size()) / 2), m_pair))
    , m_foot(new DialogFoot(*this, "cancelPlan", "fixPlan"))
{
    setObjectName(QStringLiteral("nextRoundDialog"));
    layOut();
    for (const EntryId other : tournament::freeOpponents(section, entry))
        m_opponent->addItem(text::entryName(section, other), other.value);
    onLanguage(*this, [this] { speak(); });
    choose(Paired);
    if (const Lock *lock = tournament::lockOf(section, entry))
        showLock(section, *lock);
    m_plans[FixedPair]->setEnabled(m_opponent->count() > 0);
    fitDialog(*this, { 560, 440 });
    m_plans[chosen()]->setFocus();
}

void NextRoundDialog::layOut()
{
    EvenGrid *plans = newRows(*this, LeastPlanButton);
    auto *group = new QButtonGroup(this);
    for (BigButton *button : m_plans) {
        button->setCheckable(true);
        group->addButton(button);
        plans->addWidget(button);
    }
    connect(m_plans[FixedPair], &QToolButton::toggled, m_pair, &QWidget::setVisible);
    m_pair->add(m_opponent, FieldGrid::Width::Full);
    m_pair->add(m_opener);
    m_pair->add(m_table);
    layColumn(*this, { m_head, plans, m_pair, nullptr, m_foot });
}

void NextRoundDialog::showLock(const tournament::Section &section, const Lock &lock)
{
    if (!lock.b) {
        const Bye::Kind kind = tournament::byeOf(section, lock);
        choose(kind == Bye::Kind::Half ? HalfBye : kind == Bye::Kind::Full ? FullBye : Absent);
        return;
    }
    const EntryId other = lock.a == m_entry ? *lock.b : lock.a;
    choose(FixedPair);
    m_opponent->setCurrentIndex(m_opponent->findData(other.value));
    if (lock.sides)
        m_opener->setCurrentIndex(lock.a == m_entry ? ThisOne : TheOther);
    m_table->setValue(lock.table.value_or(0));
}

void NextRoundDialog::speak()
{
    //: What is fixed for a player before round %1 is paired.
    setWindowTitle(tr("Round %1").arg(m_nextRound));
    //: %1 is a player, %2 a number of a round.
    m_head->setText(tr("%1 in round %2").arg(m_name).arg(m_nextRound));
    //: A player gets any opponent, as the pairing finds it.
    m_plans[Paired]->setText(tr("Paired as usual"));
    for (const Plan plan : { HalfBye, Absent, FullBye })
        m_plans[plan]->setText(text::byeName(*kindOf(plan)));
    //: The arbiter says who a player's opponent is.
    m_plans[FixedPair]->setText(tr("Assigned opponent"));
    m_pair->say(m_opponent, tr("Opponent"));
    //: Who begins the opening.
    m_pair->say(m_opener, tr("Opener"));
    m_pair->say(m_table, tr("Table"));
    const int opener = std::max(0, m_opener->currentIndex());
    m_opener->clear();
    //: Who opens is found by the pairing.
    m_opener->addItems({ tr("Automatic"), m_name, tr("The opponent") });
    m_opener->setCurrentIndex(opener);
    m_table->setSpecialValueText(tr("Any"));
    m_foot->say(tr("OK"));
}

void NextRoundDialog::choose(Plan plan)
{
    m_plans[plan]->setChecked(true);
    m_pair->setVisible(plan == FixedPair);
}

NextRoundDialog::Plan NextRoundDialog::chosen() const
{
    const auto found = std::ranges::find_if(m_plans, &BigButton::isChecked);
    return static_cast<Plan>(found - m_plans.begin());
}

std::optional<Lock> NextRoundDialog::lock() const
{
    const Plan plan = chosen();
    if (plan == Paired)
        return std::nullopt;
    if (plan != FixedPair)
        return Lock { m_nextRound, m_entry, std::nullopt, false, std::nullopt, kindOf(plan) };
    const EntryId other { m_opponent->currentData().toInt() };
    const int opener = m_opener->currentIndex();
    const std::optional<int> table = m_table->value() > 0 ? std::optional(m_table->value()) : std::nullopt;
    if (opener == TheOther)
        return Lock { m_nextRound, other, m_entry, true, table };
    return Lock { m_nextRound, m_entry, other, opener == ThisOne, table };
}

} // namespace kagetsu::ui
