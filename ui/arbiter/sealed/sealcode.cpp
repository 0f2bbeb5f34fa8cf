// SPDX-License-Identifier: MIT
#include "ui/arbiter/sealed/sealcode.h"

#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/wrappedlabel.h"

#include <QLabel>
#include <QVBoxLayout>

namespace kagetsu::ui {

SealCode::SealCode(QWidget *parent)
    : QWidget(parent)
    , m_text(wrappedLabel("codeText"))
    , m_warning(wrappedLabel("codeWarning"))
    , m_print(new BigButton("printCode"))
    , m_sheet(new BigButton("printSheet"))
    , m_written(new BigButton("codeWritten"))
{
    setObjectName(QStringLiteral("sealCode"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QLabel *label : { m_text, m_warning }) {
        label->setProperty("head", true);
        column->addWidget(label);
    }
    column->addWidget(m_print);
    column->addWidget(m_sheet);
    column->addWidget(m_written);
    connect(m_print, &QToolButton::clicked, this, [this] {
        m_isKept = true;
        m_warning->hide();
        emit printWanted();
    });
    connect(m_sheet, &QToolButton::clicked, this, &SealCode::sheetWanted);
    connect(m_written, &QToolButton::clicked, this, [this] {
        forget();
        emit writtenDown();
    });
    forget();
    onLanguage(*this, [this] { retranslate(); });
}

void SealCode::showCode(const QString &code)
{
    forget();
    m_code = code;
    retranslate();
    setVisible(true);
}

void SealCode::forget()
{
    m_code.clear();
    m_text->clear();
    m_isKept = false;
    m_isWarned = false;
    m_warning->hide();
    hide();
}

void SealCode::settle()
{
    if (!isAtRisk())
        forget();
    m_isWarned = false;
    m_warning->hide();
}

bool SealCode::mayLeave()
{
    if (!isAtRisk() || m_isWarned)
        return true;
    m_isWarned = true;
    m_warning->show();
    return false;
}

void SealCode::retranslate()
{
    if (!m_code.isEmpty())
        m_text->setText(
            tr("The code of the sealed move is %1. Print it or write it down now: it will not be shown again.")
                .arg(m_code));
    m_warning->setText(tr("The code has not been printed or written down, and without it nobody can open the sealed "
                          "move. Press “Back to the table” again to leave without it."));
    //: Button: the code of a sealed move.
    m_print->setText(tr("Print the code…"));
    //: Button: the paper of an adjourned game that the players sign, without the code.
    m_sheet->setText(tr("Print adjournment sheet…"));
    //: Button: the arbiter has the code of a sealed move on paper.
    m_written->setText(tr("I have written it down"));
}

} // namespace kagetsu::ui
