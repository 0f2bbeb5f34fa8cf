// SPDX-License-Identifier: MIT
#include "ui/record/panels/gamenamesdialog.h"

#include "ui/controls/layout/fit.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace kagetsu::ui {

GameNamesDialog::GameNamesDialog(const record::GameInfo &info, QWidget *parent)
    : QDialog(parent)
    , m_info(info)
{
    setObjectName(QStringLiteral("gameNames"));
    setWindowTitle(tr("Rename this game"));
    auto *form = new QFormLayout;
    //: Field: what a game or study is called.
    m_name = field(*form, "gameName", tr("&Name"), info.gameName);
    m_black = field(*form, "blackName", tr("&Black"), info.black.name);
    m_white = field(*form, "whiteName", tr("&White"), info.white.name);
    m_event = field(*form, "eventName", tr("&Event"), info.event);
    auto *buttons = new QDialogButtonBox(this);
    QPushButton *rename = buttons->addButton(tr("&Rename"), QDialogButtonBox::AcceptRole);
    rename->setObjectName(QStringLiteral("rename"));
    rename->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(buttons);
    m_name->setFocus();
    fitDialog(*this, { 460, 340 });
}

QLineEdit *GameNamesDialog::field(QFormLayout &form, const char *name, const QString &label, const std::string &text)
{
    auto *edit = new QLineEdit(QString::fromStdString(text), this);
    edit->setObjectName(QLatin1String(name));
    form.addRow(label, edit);
    return edit;
}

record::GameInfo GameNamesDialog::info() const
{
    record::GameInfo info = m_info;
    info.gameName = m_name->text().trimmed().toStdString();
    info.black.name = m_black->text().trimmed().toStdString();
    info.white.name = m_white->text().trimmed().toStdString();
    info.event = m_event->text().trimmed().toStdString();
    return info;
}

} // namespace kagetsu::ui
