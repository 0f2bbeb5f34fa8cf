// SPDX-License-Identifier: MIT
#include "ui/match/gamecard.h"

#include "opening/opening.h"
#include "opening/shipped.h"
#include "ui/board/words.h"
#include "ui/look/tablebutton.h"
#include "ui/match/choicebox.h"
#include "ui/opening/proceduredialog.h"
#include "ui/opening/termswords.h"
#include "ui/opening/words.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

namespace kagetsu::ui {

GameCard::GameCard(ProcedureList procedures, QWidget *parent)
    : DialogCard(parent)
    , m_list(std::move(procedures))
    , m_ruleLabel(new QLabel)
    , m_rule(new QComboBox)
    , m_ruleSummary(new QLabel)
    , m_edgeBlocks(new QCheckBox)
    , m_exactlyFive(new QCheckBox)
    , m_sizeLabel(new QLabel)
    , m_size(new QSpinBox)
    , m_openingLabel(new QLabel)
    , m_opening(new QComboBox)
    , m_about(new QLabel)
    , m_conditions(new QLabel)
    , m_fault(new QLabel)
    , m_explain(new TableButton)
{
    m_rule->setObjectName(QStringLiteral("rule"));
    m_edgeBlocks->setObjectName(QStringLiteral("caroEdgeBlocks"));
    m_exactlyFive->setObjectName(QStringLiteral("caroExactlyFive"));
    m_size->setObjectName(QStringLiteral("boardSize"));
    m_size->setRange(rules::MinBoardSize, rules::MaxBoardSize);
    m_opening->setObjectName(QStringLiteral("opening"));
    m_about->setObjectName(QStringLiteral("openingAbout"));
    m_conditions->setObjectName(QStringLiteral("openingConditions"));
    m_fault->setObjectName(QStringLiteral("openingFault"));
    m_explain->setObjectName(QStringLiteral("explainOpening"));
    for (QLabel *label : { m_ruleSummary, m_about, m_conditions, m_fault }) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    for (QLabel *label : { m_ruleSummary, m_about })
        label->setProperty("muted", true);
    m_fault->setProperty("fault", true);
    for (QComboBox *box : { m_rule, m_opening })
        tame(box);
    m_ruleLabel->setBuddy(m_rule);
    m_sizeLabel->setBuddy(m_size);
    m_openingLabel->setBuddy(m_opening);
    int row = 0;
    grid()->addWidget(m_ruleLabel, row, 0);
    grid()->addWidget(m_sizeLabel, row++, 1);
    grid()->addWidget(m_rule, row, 0);
    grid()->addWidget(m_size, row++, 1);
    for (QWidget *part : std::initializer_list<QWidget *> { m_ruleSummary, m_edgeBlocks, m_exactlyFive, m_openingLabel,
             m_opening, m_about, m_conditions, m_fault, m_explain })
        grid()->addWidget(part, row++, 0, 1, 2);
    retranslate();
    connect(m_rule, &QComboBox::currentIndexChanged, this, &GameCard::follow);
    connect(m_size, &QSpinBox::valueChanged, this, &GameCard::follow);
    connect(m_opening, &QComboBox::currentIndexChanged, this, [this] {
        const std::string id = m_opening->currentData().toString().toStdString();
        const opening::Procedure *procedure = opening::procedureOf(m_list.procedures, id);
        if (procedure && id != m_terms.id)
            m_terms = termsFor(*procedure);
        follow();
    });
    connect(m_explain, &TableButton::clicked, this, &GameCard::explain);
}

void GameCard::fill(const NewGameChoices &choices)
{
    m_terms = choices.opening;
    m_denial = { choices.leftMayNotSwap, choices.rightMayNotSwap };
    addCarried(m_list.procedures, m_terms);
    select(m_rule, choices.rules.rule);
    m_edgeBlocks->setChecked(choices.rules.caroEdgeBlocks);
    m_exactlyFive->setChecked(choices.rules.caroExactlyFive);
    m_size->setValue(choices.boardSize);
    // What the choices name stays chosen through the steps before it is there.
    m_terms = choices.opening;
    follow();
}

void GameCard::read(NewGameChoices &choices) const
{
    choices.rules = rules();
    choices.boardSize = m_size->value();
    choices.opening = m_terms;
    choices.leftMayNotSwap = m_denial.left;
    choices.rightMayNotSwap = m_denial.right;
}

rules::RuleSet GameCard::rules() const
{
    return { selected<rules::Rule>(m_rule), m_edgeBlocks->isChecked(), m_exactlyFive->isChecked() };
}

void GameCard::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_explain->setTheme(theme);
}

void GameCard::setPlayers(const QString &left, const QString &right)
{
    m_left = left;
    m_right = right;
    writeConditions();
}

void GameCard::fillOpenings()
{
    const QSignalBlocker quiet(m_opening);
    m_opening->clear();
    for (const opening::Procedure *procedure : offeredProcedures(m_list.procedures, rules().rule, m_size->value()))
        m_opening->addItem(procedureName(*procedure), QString::fromStdString(procedure->id));
    m_opening->setCurrentIndex(std::max(0, m_opening->findData(QString::fromStdString(m_terms.id))));
}

void GameCard::follow()
{
    fillOpenings();
    m_ruleSummary->setText(ruleSummary(rules().rule));
    for (QCheckBox *box : { m_edgeBlocks, m_exactlyFive })
        box->setVisible(rules().rule == rules::Rule::Caro);
    const std::string id = m_opening->currentData().toString().toStdString();
    const opening::Procedure *procedure = opening::procedureOf(m_list.procedures, id);
    if (procedure && id != m_terms.id)
        m_terms = termsFor(*procedure);
    QString fault;
    if (procedure) {
        auto made = opening::procedureBy(m_terms, *procedure);
        m_about->setText(procedureAbout(made ? made.value() : *procedure));
        m_opening->setItemText(m_opening->currentIndex(), procedureName(made ? made.value() : *procedure));
        if (!made)
            fault = procedureErrorText(made.fault().error);
        else if (const auto start = opening::Opening::start(made.value(), m_size->value()); !start)
            fault = procedureErrorText(start.fault().error);
    }
    // A file that cannot be used takes none of the others away, but nobody shall look for its procedure in vain.
    QStringList faults { fault };
    for (const ProcedureFileFault &file : m_list.faults)
        faults << procedureFaultText(file);
    faults.removeAll(QString());
    writeConditions();
    m_fault->setText(faults.join(QLatin1Char('\n')));
    m_fault->setVisible(!faults.isEmpty());
    emit changed();
}

void GameCard::writeConditions()
{
    QStringList conditions;
    if (const opening::Procedure *procedure = opening::procedureOf(m_list.procedures, m_terms.id))
        conditions = termsText(m_terms, *procedure);
    if (m_denial.left)
        conditions << tr("%1 may not exchange the colours").arg(m_left);
    if (m_denial.right)
        conditions << tr("%1 may not exchange the colours").arg(m_right);
    m_conditions->setText(conditions.join(QStringLiteral(" · ")));
    m_conditions->setVisible(!conditions.isEmpty());
}

void GameCard::explain()
{
    const GameKind game { rules().rule, m_size->value() };
    ProcedureDialog dialog({ m_list, m_terms, m_denial, game, m_left, m_right }, this);
    dialog.setTheme(m_theme);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const ProcedureQuestion &answer = dialog.answer();
    m_list.procedures = answer.list.procedures;
    m_denial = answer.denial;
    {
        const QSignalBlocker quietRule(m_rule);
        const QSignalBlocker quietSize(m_size);
        select(m_rule, answer.game.rule);
        m_size->setValue(answer.game.boardSize);
    }
    m_terms = answer.terms;
    follow();
}

void GameCard::retranslate()
{
    head()->setText(tr("Game"));
    m_ruleLabel->setText(tr("Rule"));
    nameItems(m_rule, rules::AllRules, [](rules::Rule rule) { return ruleName(rule); });
    m_edgeBlocks->setText(tr("The edge blocks a five like a stone"));
    m_exactlyFive->setText(tr("Six or more do not win"));
    m_sizeLabel->setText(tr("Board"));
    m_size->setSuffix(tr(" lines", "a board of 15 lines"));
    m_openingLabel->setText(tr("Opening"));
    //: Button: leads to a page that explains the opening procedure, and where its conditions can be changed.
    m_explain->setText(tr("Explain, compare, set up…"));
    m_explain->setAccessibleName(m_explain->text());
    follow();
}

} // namespace kagetsu::ui
