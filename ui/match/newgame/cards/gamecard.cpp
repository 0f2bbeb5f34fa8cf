// SPDX-License-Identifier: MIT
#include "ui/match/newgame/cards/gamecard.h"

#include "opening/file/shipped.h"
#include "opening/play/opening.h"
#include "text/opening/opening.h"
#include "text/opening/openingterms.h"
#include "text/rules/rules.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/combobox.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/newgame/choicebox.h"
#include "ui/match/newgame/choicechips.h"
#include "ui/match/opening/choice/proceduredialog.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>
#include <span>

namespace kagetsu::ui {

namespace {

// Ids of the usual procedures, the simplest first.
constexpr const char *UsualInRenju[] { "swap", "free", "swap2", "rif-classic", "taraguchi-n", "soosorv-n" };
constexpr const char *UsualElsewhere[] { "free", "swap", "swap2", "pro", "swap1" };

constexpr std::size_t MostShown = 9;
constexpr int LeastLetters = 5; // of the name of a rule

} // namespace

GameCard::GameCard(catalogue::ProcedureList procedures, QWidget *parent)
    : DialogCard(parent)
    , m_list(std::move(procedures))
    , m_ruleLabel(new QLabel)
    , m_rule(new ComboBox)
    , m_ruleSummary(new QLabel)
    , m_edgeBlocks(new CheckBox)
    , m_exactlyFive(new CheckBox)
    , m_sizeLabel(new QLabel)
    , m_size(new QSpinBox)
    , m_openingLabel(new QLabel)
    , m_opening(new ChoiceChips)
    , m_about(new QLabel)
    , m_conditions(new QLabel)
    , m_fault(new QLabel)
    , m_explain(new TableButton)
{
    build();
}

void GameCard::build()
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
    // Side by side on the smallest phone, where the size needs its words more than the rule.
    tame(m_rule);
    m_rule->setMinimumContentsLength(LeastLetters);
    m_size->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_ruleLabel->setBuddy(m_rule);
    m_sizeLabel->setBuddy(m_size);
    int row = 0;
    grid()->addWidget(m_ruleLabel, row, 0);
    grid()->addWidget(m_sizeLabel, row++, 1);
    grid()->addWidget(m_rule, row, 0);
    grid()->addWidget(m_size, row++, 1);
    for (QWidget *part : std::initializer_list<QWidget *> { m_ruleSummary, m_edgeBlocks, m_exactlyFive, m_openingLabel,
             m_opening, m_about, m_conditions, m_fault, m_explain })
        grid()->addWidget(part, row++, 0, 1, 2);
    says([this] {
        head()->setText(tr("Game"));
        m_ruleLabel->setText(tr("Rule"));
        nameItems(m_rule, rules::AllRules, [](rules::Rule rule) { return text::ruleName(rule); });
        m_edgeBlocks->setText(tr("The edge blocks a five, as a stone does"));
        m_exactlyFive->setText(tr("Six or more do not win"));
        m_sizeLabel->setText(tr("Board"));
        m_size->setSuffix(tr(" lines", "a board of 15 lines"));
        m_openingLabel->setText(tr("Opening"));
        m_opening->setAccessibleName(m_openingLabel->text());
        //: Button: leads to a page that explains the opening procedure, and where its conditions can be changed.
        m_explain->setText(tr("Explain, compare, set up…"));
        m_explain->setAccessibleName(m_explain->text());
        follow();
    });
    connect(m_rule, &QComboBox::currentIndexChanged, this, &GameCard::follow);
    connect(m_size, &QSpinBox::valueChanged, this, &GameCard::follow);
    connect(m_opening, &ChoiceChips::chosen, this, [this](const QString &id) {
        takeOpening(id);
        follow();
    });
    connect(m_explain, &TableButton::clicked, this, &GameCard::explain);
}

void GameCard::fill(const NewGameChoices &choices)
{
    m_terms = choices.opening;
    m_denial = { choices.leftMayNotSwap, choices.rightMayNotSwap };
    catalogue::addCarried(m_list.procedures, m_terms);
    select(m_rule, choices.rules.rule);
    m_edgeBlocks->setChecked(choices.rules.caroEdgeBlocks);
    m_exactlyFive->setChecked(choices.rules.caroExactlyFive);
    m_size->setValue(choices.boardSize);
    // The requested opening stays chosen while the rule and the size are set one after the other.
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

void GameCard::setPlayers(const QString &left, const QString &right)
{
    m_left = left;
    m_right = right;
    writeConditions();
}

void GameCard::takeOpening(const QString &id)
{
    const opening::Procedure *procedure = opening::procedureOf(m_list.procedures, id.toStdString());
    if (procedure && procedure->id != m_terms.id)
        m_terms = catalogue::termsFor(*procedure);
}

// Shows the usual procedures that can be played here and the chosen one; all others are on a page of their own.
void GameCard::fillOpenings()
{
    const std::vector<const opening::Procedure *> offered =
        catalogue::offeredProcedures(m_list.procedures, rules().rule, m_size->value());
    const auto isOffered = [&offered](const std::string &id) {
        return std::any_of(offered.begin(), offered.end(), [&id](const auto *each) { return each->id == id; });
    };
    std::vector<std::string> ids;
    for (const char *usual : rules().rule == rules::Rule::Renju ? std::span<const char *const>(UsualInRenju)
                                                                : std::span<const char *const>(UsualElsewhere)) {
        if (isOffered(usual))
            ids.emplace_back(usual);
    }
    // The organiser's own procedures count as usual here.
    for (const opening::Procedure *each : offered) {
        if (!opening::procedureOf(opening::shippedProcedures(), each->id) && ids.size() < MostShown)
            ids.push_back(each->id);
    }
    const bool isUsual = std::find(ids.begin(), ids.end(), m_terms.id) != ids.end();
    if (!isUsual && isOffered(m_terms.id))
        ids.push_back(m_terms.id);
    if (ids.empty() && !offered.empty())
        ids.push_back(offered.front()->id);
    QList<ChoiceChips::Chip> chips;
    for (const std::string &id : ids) {
        const opening::Procedure *procedure = opening::procedureOf(m_list.procedures, id);
        const auto made = id == m_terms.id ? opening::procedureBy(m_terms, *procedure)
                                           : opening::procedureBy(catalogue::termsFor(*procedure), *procedure);
        chips.append({ QString::fromStdString(id), text::procedureName(made ? made.value() : *procedure), {} });
    }
    m_opening->setChips(chips);
    if (!isOffered(m_terms.id) && !chips.isEmpty())
        takeOpening(chips.front().id);
    m_opening->setCurrent(QString::fromStdString(m_terms.id));
}

void GameCard::follow()
{
    fillOpenings();
    m_ruleSummary->setText(text::ruleSummary(rules().rule));
    for (QCheckBox *box : { m_edgeBlocks, m_exactlyFive })
        box->setVisible(rules().rule == rules::Rule::Caro);
    const opening::Procedure *procedure = opening::procedureOf(m_list.procedures, m_terms.id);
    QString fault;
    if (procedure) {
        auto made = opening::procedureBy(m_terms, *procedure);
        m_about->setText(text::procedureAbout(made ? made.value() : *procedure));
        if (!made)
            fault = text::procedureErrorText(made.fault().error);
        else if (const auto start = opening::Opening::start(made.value(), m_size->value()); !start)
            fault = text::procedureErrorText(start.fault().error);
    }
    // An unusable file does not hide the other procedures, but the user must see why its procedure is missing.
    QStringList faults { fault };
    for (const catalogue::ProcedureFileFault &file : m_list.faults)
        faults << text::procedureFaultText(file);
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
        conditions = text::termsText(m_terms, *procedure);
    if (m_denial.left)
        conditions << tr("%1 may not swap colours").arg(m_left);
    if (m_denial.right)
        conditions << tr("%1 may not swap colours").arg(m_right);
    m_conditions->setText(conditions.join(QStringLiteral(" · ")));
    m_conditions->setVisible(!conditions.isEmpty());
}

void GameCard::explain()
{
    const catalogue::GameKind game { rules().rule, m_size->value() };
    ProcedureDialog dialog({ m_list, m_terms, m_denial, game, m_left, m_right }, this);
    DraftKeeper draft(dialog, { QStringLiteral("procedure") }, dialog.draftState());
    connect(&dialog, &ProcedureDialog::edited, &draft, &DraftKeeper::touch);
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

} // namespace kagetsu::ui
