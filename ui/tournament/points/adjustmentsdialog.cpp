// SPDX-License-Identifier: MIT
#include "ui/tournament/points/adjustmentsdialog.h"

#include "text/tournament/corrections.h"
#include "text/tournament/names.h"
#include "tournament/model/find.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/headlabel.h"
#include "ui/controls/layout/fieldgrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/layout/outgoing.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/tournament/host/eventhost.h"
#include "ui/tournament/points/pointsbox.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>

namespace kagetsu::ui {

using tournament::Adjustment;

AdjustmentsDialog::AdjustmentsDialog(EventHost &host, int section, tournament::EntryId entry, QWidget *parent)
    : QDialog(parent)
    , m_host(host)
    , m_section(section)
    , m_entry(entry)
    , m_head(headLabel("adjustedEntry", *this, text::entryName(this->section(), entry)))
    , m_list(new QWidget(this))
    , m_rows(new QVBoxLayout(m_list))
    , m_refusal(wrappedLabel("adjustRefusal", this))
    , m_fields(new FieldGrid(this))
    , m_points(new PointsBox("adjustPoints", this))
    , m_round(newNumber("adjustRound", 0, std::max(1, static_cast<int>(this->section().rounds.size())), this))
    , m_reason(newLine("adjustReason", MostLetters, this))
    , m_close(newButton("closeAdjustments", this))
    , m_add(newButton("addAdjustment", this, true))
{
    setObjectName(QStringLiteral("adjustmentsDialog"));
    m_round->setValue(static_cast<int>(this->section().rounds.size()));
    m_points->setPoints(tournament::Points::whole(-1));
    layOut();
    connect(m_close, &TableButton::clicked, this, &AdjustmentsDialog::accept);
    connect(m_add, &TableButton::clicked, this, &AdjustmentsDialog::add);
    connect(m_points, &QDoubleSpinBox::valueChanged, this,
        [this] { m_add->setEnabled(m_points->points() != tournament::Points()); });
    connect(&m_host, &EventHost::changed, this, &AdjustmentsDialog::fill);
    onLanguage(*this, [this] { speak(); });
    fitDialog(*this, { 520, 420 });
    m_points->setFocus();
    m_points->selectAll();
}

void AdjustmentsDialog::layOut()
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_refusal->hide();
    m_fields->add(m_points);
    m_fields->add(m_round);
    m_fields->add(m_reason, FieldGrid::Width::Full);
    layColumn(*this, { m_head, m_list, m_fields, m_refusal, nullptr, layRow({ m_close, nullptr, m_add }) });
}

void AdjustmentsDialog::speak()
{
    //: Penalties and bonuses of a player.
    setWindowTitle(tr("Penalty or bonus"));
    //: Less than none is a penalty.
    m_fields->say(m_points, tr("Points"));
    m_fields->say(m_round, tr("From round"));
    m_round->setSpecialValueText(tr("From the start"));
    m_fields->say(m_reason, tr("Reason"));
    sayButton(*m_close, tr("Close"));
    sayButton(*m_add, tr("Add"));
    fill();
}

void AdjustmentsDialog::fill()
{
    dismissAll(*m_rows);
    const std::vector<Adjustment> &all = section().adjustments;
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        const Adjustment &each = all[std::size_t(i)];
        if (each.entry != m_entry)
            continue;
        const tournament::RemoveAdjustment removal { m_section, i };
        connect(
            addRemovableRow(*m_rows, "adjustment", text::adjustmentText(each), "removeAdjustment"),
            &QToolButton::clicked, this, [this, removal] { carryOut(removal); }, Qt::QueuedConnection);
    }
}

void AdjustmentsDialog::add()
{
    const QString reason = m_reason->text().trimmed();
    carryOut(tournament::Adjust { m_section, { m_entry, m_round->value(), m_points->points(), reason.toStdString() } });
    if (m_refusal->isHidden())
        m_reason->clear();
    else
        m_reason->setFocus();
}

void AdjustmentsDialog::carryOut(const tournament::Action &action)
{
    m_refusal->setText(m_host.attempt(m_section, { action }));
    m_refusal->setVisible(!m_refusal->text().isEmpty());
}

const tournament::Section &AdjustmentsDialog::section() const
{
    return m_host.section(m_section);
}

} // namespace kagetsu::ui
