// SPDX-License-Identifier: MIT
#include "ui/record/panels/emptygamedialog.h"

#include "text/rules/rules.h"
#include "ui/controls/combobox.h"
#include "ui/controls/layout/fit.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace kagetsu::ui {

EmptyGameDialog::EmptyGameDialog(const QString &title, const document::NewGame &game, QWidget *parent)
    : QDialog(parent)
    , m_size(new ComboBox(this))
    , m_rule(new ComboBox(this))
    , m_summary(new QLabel(this))
{
    setObjectName(QStringLiteral("emptyGame"));
    setWindowTitle(title);
    m_size->setObjectName(QStringLiteral("boardSize"));
    for (int size = rules::MinBoardSize; size <= rules::MaxBoardSize; ++size)
        m_size->addItem(QStringLiteral("%1 × %1").arg(size), size);
    m_size->setCurrentIndex(m_size->findData(game.boardSize));
    m_rule->setObjectName(QStringLiteral("rule"));
    for (const rules::Rule rule : rules::AllRules)
        m_rule->addItem(text::ruleName(rule), static_cast<int>(rule));
    m_rule->setCurrentIndex(m_rule->findData(static_cast<int>(game.rule)));
    m_summary->setObjectName(QStringLiteral("ruleSummary"));
    m_summary->setProperty("muted", true);
    m_summary->setWordWrap(true);
    m_summary->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    auto *form = new QFormLayout;
    form->addRow(tr("&Board"), m_size);
    form->addRow(tr("&Rule"), m_rule);
    auto *buttons = new QDialogButtonBox(this);
    //: Button: makes an empty record, or one more game in a record.
    QPushButton *create = buttons->addButton(tr("&Create"), QDialogButtonBox::AcceptRole);
    create->setObjectName(QStringLiteral("create"));
    create->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_rule, &QComboBox::currentIndexChanged, this, &EmptyGameDialog::explainRule);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_summary, 1);
    column->addWidget(buttons);
    explainRule();
    fitDialog(*this, { 420, 300 });
}

document::NewGame EmptyGameDialog::game() const
{
    return { m_size->currentData().toInt(), static_cast<rules::Rule>(m_rule->currentData().toInt()) };
}

void EmptyGameDialog::explainRule()
{
    m_summary->setText(text::ruleSummary(game().rule));
}

} // namespace kagetsu::ui
