// SPDX-License-Identifier: MIT
#include "ui/match/clockonly/resultdialog.h"

#include "text/record/result.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"

#include <QBoxLayout>
#include <QLabel>
#include <QListWidget>

namespace kagetsu::ui {

using record::Reason;
using record::Winner;
using rules::Side;

std::vector<record::GameResult> resultsAtTheTable(const match::MatchSetup &setup)
{
    std::vector<record::GameResult> results;
    for (const Side side : { Side::Black, Side::White }) {
        const Winner winner = side == Side::Black ? Winner::Black : Winner::White;
        results.push_back({ winner, Reason::Five });
        if (side == Side::White && !setup.onlyTime && setup.rules.rule == rules::Rule::Renju)
            results.push_back({ winner, Reason::OverlineOfWhite });
        results.push_back({ winner, Reason::Resignation });
        // Nobody has stated the rule, so the players' word counts.
        const rules::FoulKinds fouls =
            setup.onlyTime ? rules::FoulKinds { true, true, true } : setup.rules.fouls(rules::other(side));
        if (fouls.doubleThree)
            results.push_back({ winner, Reason::DoubleThree });
        if (fouls.doubleFour)
            results.push_back({ winner, Reason::DoubleFour });
        if (fouls.overline)
            results.push_back({ winner, Reason::Overline });
    }
    results.push_back({ Winner::Draw, Reason::Agreement });
    results.push_back({ Winner::Draw, Reason::FullBoard });
    if (setup.onlyTime || match::passFrom(setup))
        results.push_back({ Winner::Draw, Reason::TwoPasses });
    results.push_back({ Winner::Void, Reason::Annulled });
    return results;
}

ResultDialog::ResultDialog(const match::Match &match, QWidget *parent)
    : QDialog(parent)
    , m_results(resultsAtTheTable(match.setup()))
    , m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("resultDialog"));
    setWindowTitle(tr("Result of the game"));
    auto *head = new QLabel(tr("How did the game end?"));
    head->setProperty("head", true);
    m_list->setObjectName(QStringLiteral("results"));
    m_list->setAccessibleName(head->text());
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const text::Names names = text::namesOf(match.setup());
    const QString black = names[match.ownerOf(Side::Black)];
    const QString white = names[match.ownerOf(Side::White)];
    for (const record::GameResult &result : m_results)
        new QListWidgetItem(text::resultText(result, black, white), m_list);
    connect(m_list, &QListWidget::itemActivated, this, &ResultDialog::accept);

    auto *take = new TableButton(this);
    take->setObjectName(QStringLiteral("takeResult"));
    take->setText(tr("Use this result"));
    take->setWeight(TableButton::Weight::Main);
    take->setEnabled(false); // nothing that is printed on signed paper is preselected
    connect(m_list, &QListWidget::currentRowChanged, take, [take](int row) { take->setEnabled(row >= 0); });
    connect(take, &TableButton::clicked, this, &ResultDialog::accept);
    auto *cancel = new TableButton(this);
    cancel->setObjectName(QStringLiteral("cancelResult"));
    cancel->setText(tr("Cancel"));
    connect(cancel, &TableButton::clicked, this, &ResultDialog::reject);
    for (TableButton *button : { take, cancel })
        button->setAccessibleName(button->text());
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(8);
    bottom->addStretch();
    bottom->addWidget(cancel);
    bottom->addWidget(take);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 14, 14, 12);
    layout->setSpacing(10);
    layout->addWidget(head);
    layout->addWidget(m_list, 1);
    layout->addLayout(bottom);
    setMinimumWidth(300);
    fitDialog(*this);
    const int line = QFontMetrics(font()).height();
    const int row = std::max(TouchSize, line * 2);
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setSizeHint({ 0, row });
    const QSize room = parent ? parent->window()->size() - QSize(24, 48) : QSize(600, 800);
    resize(QSize(32 * line, m_list->count() * row + 8 * line).boundedTo(room));
    m_list->setFocus();
}

record::GameResult ResultDialog::result() const
{
    return m_results.at(static_cast<std::size_t>(m_list->currentRow()));
}

} // namespace kagetsu::ui
