// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/joindialog.h"

#include "text/common/foreigntext.h"
#include "ui/board/inforce.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/tournament/desk/storethread.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <optional>
#include <utility>

namespace kagetsu::ui {

JoinDialog::JoinDialog(Join join, QWidget *parent)
    : QDialog(parent)
    , m_join(std::move(join))
    , m_about(new QLabel(this))
    , m_code(newLine("joinCode", MostLetters, this))
    , m_fault(new QLabel(this))
    , m_cancel(newButton("cancelJoin", this))
    , m_ok(newButton("join", this, true))
{
    setObjectName(QStringLiteral("joinDialog"));
    makeFingerHigh(*m_code);
    m_fault->setObjectName(QStringLiteral("joinFault"));
    for (QLabel *label : { m_about, m_fault }) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    layColumn(*this, { m_about, m_code, m_fault, nullptr, layRow({ m_cancel, nullptr, m_ok }) });
    connect(m_cancel, &TableButton::clicked, this, &JoinDialog::reject);
    connect(m_ok, &TableButton::clicked, this, &JoinDialog::join);
    connect(m_code, &QLineEdit::returnPressed, this, [this] {
        if (m_ok->isEnabled())
            this->join();
    });
    connect(m_code, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_ok->setEnabled(!text.trimmed().isEmpty());
        m_fault->clear();
    });
    m_ok->setEnabled(false);
    onLanguage(*this, [this] { retranslate(); });
    setMinimumWidth(300);
    fitDialog(*this, QSize(520, 220));
    m_code->setFocus();
}

void JoinDialog::retranslate()
{
    setWindowTitle(tr("Join a tournament"));
    m_about->setText(tr("The computer that keeps the tournament shows a code for this one. It can be used once."));
    m_code->setAccessibleName(tr("Code"));
    m_code->setPlaceholderText(QStringLiteral("192.168.1.5:5432/kagetsu/desk-2/7Q4MX-K2PAB-01234-56789"));
    sayButton(*m_cancel, tr("Cancel"));
    sayButton(*m_ok, tr("Join"));
}

void JoinDialog::join()
{
    std::optional<Result<std::string, tournament::StoreFault>> joined;
    m_ok->setEnabled(false);
    m_fault->setText(tr("Looking for the server…"));
    inBackground([this, &joined, code = m_code->text().toStdString()] { joined = m_join(code); });
    m_ok->setEnabled(true);
    if (*joined) {
        m_path = QString::fromStdString(joined->value());
        accept();
        return;
    }
    using Code = tournament::StoreFault::Code;
    const tournament::StoreFault &fault = joined->fault();
    switch (fault.code) {
    case Code::NotAnEvent: m_fault->setText(tr("This is not a code of a tournament.")); break;
    case Code::Unreachable:
        m_fault->setText(tr("The server does not answer. Are both computers in the same network?"));
        break;
    case Code::NotAllowed:
        m_fault->setText(tr("The server refuses this code. Each code can be used once; ask for a new one."));
        break;
    case Code::Missing: m_fault->setText(tr("There is no tournament on this server, or there are several.")); break;
    case Code::NoDriver: m_fault->setText(tr("Qt's driver of PostgreSQL is not installed.")); break;
    default: m_fault->setText(tr("Could not join. %1").arg(text::foreignText(fault.detail))); break;
    }
    m_code->setFocus();
    m_code->selectAll();
}

} // namespace kagetsu::ui
