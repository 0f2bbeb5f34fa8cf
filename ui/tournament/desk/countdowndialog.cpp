// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/countdowndialog.h"

#include "ui/board/inforce.h"
#include "ui/controls/dialogs/dialogfoot.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fieldgrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"

#include <QBoxLayout>
#include <QSpinBox>

namespace kagetsu::ui {

namespace {

constexpr int UsualMinutes = 10;
constexpr int MostMinutes = 600;

} // namespace

CountdownDialog::CountdownDialog(bool isRunning, QWidget *parent)
    : QDialog(parent)
    , m_form(new FieldGrid(this))
    , m_minutes(newNumber("countdownMinutes", 1, MostMinutes))
    , m_end(newButton("endCountdown", this))
    , m_foot(new DialogFoot(*this, "cancelCountdown", "startCountdown"))
{
    setObjectName(QStringLiteral("countdownDialog"));
    m_minutes->setValue(UsualMinutes);
    m_form->add(m_minutes, FieldGrid::Width::Full);
    m_end->setVisible(isRunning);
    m_foot->add(*m_end);
    m_foot->acceptOnEnter();
    layColumn(*this, { m_form, nullptr, m_foot });
    connect(m_end, &TableButton::clicked, this, [this] {
        m_ends = true;
        accept();
    });
    onLanguage(*this, [this] { speak(); });
    fitDialog(*this, { 380, 180 });
    m_minutes->setFocus();
    m_minutes->selectAll();
}

void CountdownDialog::speak()
{
    setWindowTitle(tr("Countdown to the round"));
    m_form->say(m_minutes, tr("Minutes until the round begins"));
    sayButton(*m_end, tr("No countdown"));
    //: Button: the countdown begins to run.
    m_foot->say(tr("Start"));
}

int CountdownDialog::minutes() const
{
    return m_ends ? 0 : m_minutes->value();
}

} // namespace kagetsu::ui
