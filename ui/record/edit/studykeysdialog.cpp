// SPDX-License-Identifier: MIT
#include "ui/record/edit/studykeysdialog.h"

#include "ui/controls/fingerrows.h"
#include "ui/controls/layout/fit.h"

#include <QAction>
#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QRadioButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace kagetsu::ui {

namespace {

QString listOf(const QList<QKeySequence> &keys)
{
    return QKeySequence::listToString(keys, QKeySequence::NativeText);
}

} // namespace

StudyKeysDialog::StudyKeysDialog(KeySet set, const QList<QAction *> &actions, QWidget *parent)
    : QDialog(parent)
    , m_sets(new QButtonGroup(this))
    , m_table(new QTableWidget(0, 1 + static_cast<int>(AllKeySets.size()), this))
{
    setObjectName(QStringLiteral("studyKeys"));
    setWindowTitle(tr("Keyboard shortcuts for records"));
    auto *question = new QLabel(tr("Use the keyboard shortcuts of:"), this);
    auto *sets = new QHBoxLayout;
    QStringList heads { tr("Action") };
    for (const KeySet each : AllKeySets) {
        auto *button = new QRadioButton(nameOf(each), this);
        button->setObjectName(nameOf(each));
        button->setChecked(each == set);
        m_sets->addButton(button, static_cast<int>(each));
        sets->addWidget(button);
        heads += nameOf(each);
    }
    sets->addStretch();
    m_table->setObjectName(QStringLiteral("keyTable"));
    m_table->setAccessibleName(tr("Keyboard shortcuts for records"));
    m_table->setHorizontalHeaderLabels(heads);
    m_table->verticalHeader()->hide();
    giveFingerRows(*m_table);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(true);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (int i = 0; i < StudyStepCount; ++i) {
        const auto step = static_cast<StudyStep>(i);
        QStringList keys;
        for (const KeySet each : AllKeySets)
            keys += listOf(keysOf(each, step));
        addRow(wordsOf(step), keys);
    }
    for (const QAction *action : actions) {
        const QString keys = listOf(action->shortcuts());
        if (!keys.isEmpty())
            addRow(QString(action->text()).remove(QLatin1Char('&')), QStringList(AllKeySets.size(), keys));
    }
    auto *hint = new QLabel(tr("These keys work while the board has the focus. Letters and digits are typed as "
                               "coordinates: H 8 goes to the point H8."),
        this);
    hint->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addLayout(sets);
    column->addWidget(m_table, 1);
    column->addWidget(hint);
    column->addWidget(buttons);
    m_sets->checkedButton()->setFocus();
    fitDialog(*this, { 720, 620 });
}

void StudyKeysDialog::addRow(const QString &what, const QStringList &keys)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setItem(row, 0, new QTableWidgetItem(what));
    for (int i = 0; i < static_cast<int>(keys.size()); ++i)
        m_table->setItem(row, 1 + i, new QTableWidgetItem(keys[i]));
}

KeySet StudyKeysDialog::keys() const
{
    return static_cast<KeySet>(m_sets->checkedId());
}

} // namespace kagetsu::ui
