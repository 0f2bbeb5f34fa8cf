// SPDX-License-Identifier: MIT
#include "ui/record/panels/findinglist.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"

#include "text/common/foreigntext.h"
#include "text/record/findingstext.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

enum Column { Kind, Place, What, ColumnCount };

QString kindText(record::Code code)
{
    switch (record::severityOf(code)) {
    case record::Severity::Info: return FindingList::tr("Note");
    case record::Severity::Warning: return FindingList::tr("Repaired");
    case record::Severity::Error: return FindingList::tr("Error");
    }
    return {};
}

QString placeText(const record::Message &message)
{
    if (message.offset >= 0)
        return FindingList::tr("Byte %1").arg(message.offset);
    if (message.line > 0)
        return FindingList::tr("Line %1, column %2").arg(message.line).arg(message.column);
    return {};
}

QString whatText(const record::Message &message)
{
    QString text = text::findingText(message.code);
    if (message.count > 0)
        text += QStringLiteral(" (%1)").arg(message.count);
    if (!message.excerpt.empty())
        text += QStringLiteral("  %1").arg(text::foreignText(message.excerpt).simplified());
    return text;
}

// Makes rows as high as their text needs, and at least as high as a finger.
class FingerRows : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index).expandedTo({ 0, TouchSize });
    }
};

} // namespace

FindingList::FindingList(const QString &file, std::vector<record::Message> messages, QWidget *parent)
    : QDialog(parent)
    , m_file(file)
    , m_messages(std::move(messages))
    , m_hint(new QLabel(this))
    , m_list(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("findingList"));
    m_hint->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("findings"));
    m_list->setColumnCount(ColumnCount);
    m_list->setRootIsDecorated(false);
    m_list->setWordWrap(true);
    m_list->setItemDelegate(new FingerRows(m_list));
    m_list->setAlternatingRowColors(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->header()->setStretchLastSection(true);
    for (std::size_t i = 0; i < m_messages.size(); ++i)
        new QTreeWidgetItem(m_list);
    auto *buttons = new QDialogButtonBox(this);
    m_copy = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_copy->setObjectName(QStringLiteral("copyFindings"));
    m_copy->setAutoDefault(false); // Enter belongs to the list
    m_close = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    m_close->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_hint);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    connect(m_copy, &QPushButton::clicked, this, &FindingList::copy);
    m_list->installEventFilter(this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem *item) {
        const auto row = static_cast<std::size_t>(m_list->indexOfTopLevelItem(const_cast<QTreeWidgetItem *>(item)));
        if (m_messages[row].place != record::NoNode)
            emit picked(m_messages[row].place);
    });
    onLanguage(*this, [this] {
        setWindowTitle(tr("Remarks on %1").arg(m_file));
        m_hint->setText(tr("What was repaired, guessed or not understood when the file was read. Press Enter or "
                           "double-click an entry to show its move, if it has one."));
        m_list->setHeaderLabels({ tr("Kind"), tr("Location"), tr("What was found") });
        m_list->setAccessibleName(tr("Remarks on %1").arg(m_file));
        for (std::size_t i = 0; i < m_messages.size(); ++i) {
            QTreeWidgetItem *item = m_list->topLevelItem(static_cast<int>(i));
            item->setText(Kind, kindText(m_messages[i].code));
            item->setText(Place, placeText(m_messages[i]));
            item->setText(What, whatText(m_messages[i]));
            item->setToolTip(What, item->text(What));
        }
        m_list->resizeColumnToContents(Kind);
        m_list->resizeColumnToContents(Place);
        m_copy->setText(tr("Copy"));
        m_close->setText(tr("Close"));
    });
    fitDialog(*this, { 680, 380 });
}

QString FindingList::text() const
{
    QStringList lines;
    const bool all = m_list->selectedItems().isEmpty();
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        const QTreeWidgetItem *item = m_list->topLevelItem(row);
        if (!all && !item->isSelected())
            continue;
        QStringList fields { m_file };
        for (int column = 0; column < ColumnCount; ++column)
            fields += item->text(column);
        lines += fields.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n'));
}

void FindingList::copy() const
{
    QGuiApplication::clipboard()->setText(text());
}

bool FindingList::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey || !static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy))
        return QDialog::eventFilter(watched, event);
    event->accept(); // before the page copies a branch
    if (event->type() == QEvent::KeyPress)
        copy(); // copies whole lines rather than the single cell that the list itself would copy
    return true;
}

} // namespace kagetsu::ui
