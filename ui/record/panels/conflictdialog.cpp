// SPDX-License-Identifier: MIT
#include "ui/record/panels/conflictdialog.h"

#include "ui/controls/fingerrows.h"
#include "ui/controls/layout/fit.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace kagetsu::ui {

ConflictDialog::ConflictDialog(const record::GameTree &tree, const record::MergeConflicts &conflicts, QWidget *parent)
    : QDialog(parent)
    , m_model(new ConflictModel(tree, conflicts, this))
    , m_table(new QTableView(this))
{
    setObjectName(QStringLiteral("conflictDialog"));
    setWindowTitle(tr("Merge records"));
    auto *question = new QLabel(tr("The records differ at %n position(s). Choose what to keep for the selected rows.",
                                    nullptr, static_cast<int>(conflicts.size())),
        this);
    question->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("conflicts"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    giveFingerRows(*m_table);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->setAccessibleName(tr("Differences"));
    m_table->selectAll();
    auto *choices = new QHBoxLayout;
    choices->addWidget(choiceButton("current", tr("&Keep current"), record::ConflictChoice::Current));
    choices->addWidget(choiceButton("other", tr("Keep i&ncoming"), record::ConflictChoice::Other));
    choices->addWidget(choiceButton("both", tr("Keep &both"), record::ConflictChoice::Both));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addWidget(m_table, 1);
    column->addLayout(choices);
    column->addWidget(buttons);
    fitDialog(*this, { 820, 480 });
}

QPushButton *ConflictDialog::choiceButton(const char *name, const QString &text, record::ConflictChoice choice)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this, choice] { m_model->choose(chosenRows(), choice); });
    return button;
}

QList<int> ConflictDialog::chosenRows() const
{
    QList<int> rows;
    for (const QItemSelectionRange &range : m_table->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows += row;
    }
    return rows;
}

} // namespace kagetsu::ui
