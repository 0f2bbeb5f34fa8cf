// SPDX-License-Identifier: MIT
#include "ui/tournament/points/correctiondialog.h"

#include "ui/controls/dialogs/dialogfoot.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/headlabel.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/tournament/points/reasonbox.h"

namespace kagetsu::ui {

CorrectionDialog::CorrectionDialog(
    const QString &caption, const QString &question, const QString &doing, QWidget *parent)
    : QDialog(parent)
    , m_reason(new ReasonBox(this))
{
    setObjectName(QStringLiteral("correctionDialog"));
    setWindowTitle(tr("Correct a result"));
    QLabel *head = headLabel("correctionTable", *this, caption);
    QLabel *asked = wrappedLabel("correctionQuestion", this);
    asked->setText(question);
    auto *foot = new DialogFoot(*this, "cancelCorrection", "giveCorrection");
    foot->say(doing);
    foot->acceptOnEnter();
    const auto allow = [this, foot] { foot->accepting().setEnabled(tournament::isGiven(m_reason->reason())); };
    connect(m_reason, &ReasonBox::changed, this, allow);
    allow();
    layColumn(*this, { head, asked, m_reason, nullptr, foot });
    fitDialog(*this, { 480, 320 });
}

tournament::Reason CorrectionDialog::reason() const
{
    return m_reason->reason();
}

} // namespace kagetsu::ui
