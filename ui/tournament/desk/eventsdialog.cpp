// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/eventsdialog.h"

#include "text/common/foreigntext.h"
#include "text/common/moments.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"

#include <QDir>
#include <QFileDialog>
#include <QListWidget>
#include <QVBoxLayout>

namespace kagetsu::ui {

EventsDialog::EventsDialog(const QString &folder, QWidget *parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
    , m_new(new TableButton(this))
    , m_file(new TableButton(this))
    , m_join(new TableButton(this))
    , m_open(new TableButton(this))
    , m_cancel(new TableButton(this))
{
    setObjectName(QStringLiteral("eventsDialog"));
    layOut();
    const QStringList names { QLatin1Char('*') + QLatin1String(Suffix) };
    for (const QFileInfo &file : QDir(folder).entryInfoList(names, QDir::Files, QDir::Time)) {
        //: A tournament in a list: its name, and when something was last done to it.
        const QString text =
            tr("%1 (%2)").arg(text::foreignText(file.completeBaseName()), text::shortMoment(file.lastModified()));
        auto *item = new QListWidgetItem(text, m_list);
        item->setData(Qt::UserRole, file.filePath());
        item->setSizeHint(QSize(0, TouchSize));
    }
    m_list->setCurrentRow(0);
    m_list->setVisible(m_list->count() > 0);
    m_open->setVisible(m_list->count() > 0);
    m_open->setWeight(m_list->count() > 0 ? TableButton::Weight::Main : TableButton::Weight::Plain);
    m_new->setWeight(m_list->count() > 0 ? TableButton::Weight::Plain : TableButton::Weight::Main);
    connect(m_list, &QListWidget::itemActivated, this, &EventsDialog::openChosen);
    connect(m_open, &TableButton::clicked, this, &EventsDialog::openChosen);
    connect(m_file, &TableButton::clicked, this, &EventsDialog::openFile);
    connect(m_new, &TableButton::clicked, this, [this] {
        m_isNew = true;
        accept();
    });
    connect(m_join, &TableButton::clicked, this, [this] {
        m_isJoining = true;
        accept();
    });
    connect(m_cancel, &TableButton::clicked, this, &EventsDialog::reject);
    onLanguage(*this, [this] { retranslate(); });
    setMinimumWidth(300);
    fitDialog(*this, QSize(480, m_list->count() > 0 ? 480 : 240));
    (m_list->count() > 0 ? static_cast<QWidget *>(m_list) : m_new)->setFocus();
}

void EventsDialog::layOut()
{
    m_list->setObjectName(QStringLiteral("events"));
    m_new->setObjectName(QStringLiteral("newEvent"));
    m_file->setObjectName(QStringLiteral("eventFile"));
    m_join->setObjectName(QStringLiteral("joinEvent"));
    m_open->setObjectName(QStringLiteral("openEvent"));
    m_cancel->setObjectName(QStringLiteral("cancelEvents"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 14, 14, 12);
    column->setSpacing(8);
    column->addWidget(m_list, 1);
    column->addWidget(m_new);
    column->addWidget(m_file);
    column->addWidget(m_join);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_cancel);
    bottom->addStretch();
    bottom->addWidget(m_open);
    column->addLayout(bottom);
}

void EventsDialog::retranslate()
{
    setWindowTitle(tr("Tournaments"));
    m_list->setAccessibleName(tr("Tournaments"));
    m_new->setText(tr("New tournament…"));
    m_file->setText(tr("Open a file…"));
    //: Button: takes part in a tournament that another computer keeps.
    m_join->setText(tr("Join with a code…"));
    m_open->setText(tr("Open"));
    m_cancel->setText(tr("Cancel"));
    for (TableButton *button : { m_new, m_file, m_join, m_open, m_cancel })
        button->setAccessibleName(button->text());
}

void EventsDialog::openChosen()
{
    if (const QListWidgetItem *item = m_list->currentItem()) {
        m_path = item->data(Qt::UserRole).toString();
        accept();
    }
}

QString EventsDialog::askFile(QWidget *parent)
{
    //: Kind of file in a dialog.
    const QString kind =
        tr("Tournaments (*%1)").arg(QString(QLatin1String(Suffix) + QStringLiteral(" *.trf *.trfx *.txt")));
    return QFileDialog::getOpenFileName(parent, tr("Open a tournament"), {}, kind);
}

void EventsDialog::openFile()
{
    const QString path = askFile(this);
    if (path.isEmpty())
        return;
    m_path = path;
    accept();
}

} // namespace kagetsu::ui
