// SPDX-License-Identifier: MIT
#include "ui/study/conflictdialog.h"

#include "ui/study/samepositions.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace kagetsu::ui {

ConflictDialog::ConflictDialog(const record::GameTree &tree, const record::MergeConflicts &conflicts, QWidget *parent)
    : QDialog(parent)
    , m_table(new QTableWidget(0, 4, this))
{
    setObjectName(QStringLiteral("conflictDialog"));
    setWindowTitle(tr("Merging"));
    auto *question = new QLabel(tr("The records say different things of %n position(s). Choose what stays.", nullptr,
                                    static_cast<int>(conflicts.size())),
        this);
    question->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("conflicts"));
    m_table->setHorizontalHeaderLabels({ tr("Moves"), tr("Stands here"), tr("Comes in"), tr("What stays") });
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setAccessibleName(tr("Differences"));
    for (const record::TextConflict &conflict : conflicts.texts) {
        addRow(lineText(tree, conflict.node), QString::fromStdString(tree.text(conflict.node, conflict.kind)),
            QString::fromStdString(tree.text(conflict.other)));
    }
    for (const record::DetailsConflict &conflict : conflicts.details)
        addRow(lineText(tree, conflict.node), tr("Times, marks and other facts"), tr("Times, marks and other facts"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok, this);
    const auto all = [&](const char *name, const QString &text, record::ConflictChoice choice) {
        auto *button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(QLatin1String(name));
        connect(button, &QPushButton::clicked, this, [this, choice] { chooseAll(choice); });
    };
    all("allCurrent", tr("Keep all"), record::ConflictChoice::Current);
    all("allOther", tr("Take all new"), record::ConflictChoice::Other);
    all("allBoth", tr("Join all"), record::ConflictChoice::Both);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    auto *column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    resize(820, 480);
}

void ConflictDialog::addRow(const QString &line, const QString &current, const QString &other)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setItem(row, 0, new QTableWidgetItem(line));
    m_table->setItem(row, 1, new QTableWidgetItem(current));
    m_table->setItem(row, 2, new QTableWidgetItem(other));
    auto *choice = new QComboBox(m_table);
    // In the order of ConflictChoice.
    choice->addItems({ tr("What stands here"), tr("What comes in"), tr("Both") });
    m_table->setCellWidget(row, 3, choice);
}

void ConflictDialog::chooseAll(record::ConflictChoice choice)
{
    for (int row = 0; row < m_table->rowCount(); ++row)
        static_cast<QComboBox *>(m_table->cellWidget(row, 3))->setCurrentIndex(static_cast<int>(choice));
}

std::vector<record::ConflictChoice> ConflictDialog::choices() const
{
    std::vector<record::ConflictChoice> choices;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const auto *choice = static_cast<QComboBox *>(m_table->cellWidget(row, 3));
        choices.push_back(static_cast<record::ConflictChoice>(choice->currentIndex()));
    }
    return choices;
}

} // namespace kagetsu::ui
