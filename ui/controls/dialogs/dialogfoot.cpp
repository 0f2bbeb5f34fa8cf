// SPDX-License-Identifier: MIT
#include "ui/controls/dialogs/dialogfoot.h"

#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/tablebutton.h"

#include <QBoxLayout>
#include <QDialog>
#include <QKeyEvent>

namespace kagetsu::ui {

DialogFoot::DialogFoot(QDialog &dialog, const char *leaving, const char *accepting)
    : QWidget(&dialog)
    , m_dialog(dialog)
    , m_row(new QHBoxLayout(this))
    , m_leaving(new TableButton(this))
    , m_accepting(new TableButton(this))
{
    m_leaving->setObjectName(QLatin1String(leaving));
    m_accepting->setObjectName(QLatin1String(accepting));
    m_accepting->setWeight(TableButton::Weight::Main);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->addWidget(m_leaving);
    m_row->addStretch();
    m_row->addWidget(m_accepting);
    connect(m_leaving, &TableButton::clicked, &dialog, &QDialog::reject);
    connect(m_accepting, &TableButton::clicked, &dialog, &QDialog::accept);
}

void DialogFoot::say(const QString &accepting)
{
    m_leaving->setText(tr("Cancel"));
    m_accepting->setText(accepting);
    for (TableButton *button : { m_leaving, m_accepting })
        button->setAccessibleName(button->text());
}

void DialogFoot::acceptOnEnter()
{
    m_dialog.installEventFilter(this);
}

// A key that no field takes reaches the dialog.
bool DialogFoot::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto &key = static_cast<const QKeyEvent &>(*event);
    if (!isEnter(key) || key.isAutoRepeat())
        return QWidget::eventFilter(watched, event);
    if (m_accepting->isEnabled())
        m_dialog.accept();
    return true;
}

void DialogFoot::add(TableButton &button)
{
    m_row->insertWidget(m_row->count() - 2, &button);
}

} // namespace kagetsu::ui
