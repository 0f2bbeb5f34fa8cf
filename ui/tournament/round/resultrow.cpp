// SPDX-License-Identifier: MIT
#include "ui/tournament/round/resultrow.h"

#include "text/tournament/results.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"

#include <algorithm>

namespace kagetsu::ui {

using tournament::Outcome;

namespace {

// A result that is offered, the name of its button, and its key.
struct Offer
{
    Outcome outcome;
    const char *name;
    const char *key;
};
constexpr Offer Offers[] {
    { Outcome::AWon, "resultFirst", "1" },
    { Outcome::Draw, "resultDraw", "=" },
    { Outcome::BWon, "resultSecond", "0" },
    { Outcome::AWonByForfeit, "forfeitSecond", "+" },
    { Outcome::BWonByForfeit, "forfeitFirst", "−" },
    { Outcome::BothForfeited, "forfeitBoth", "*" },
};

} // namespace

ResultRow::ResultRow(QWidget *parent)
    : QWidget(parent)
    , m_grid(new EvenGrid(84))
    , m_clear(new BigButton("clearResult", this))
    , m_ruling(new BigButton("ruling", this))
    , m_details(new BigButton("gameDetails", this))
    , m_lineUps(new BigButton("lineUps", this))
    , m_open(new BigButton("openGame", this))
{
    setObjectName(QStringLiteral("results"));
    m_grid->setSpacing(8);
    m_grid->setBalanced(true);
    m_grid->setContentsMargins(0, 0, 0, 0);
    setLayout(m_grid);
    onFit(*this, [this](double) { makeRoom(); });
    for (const Offer &offer : Offers) {
        auto *button = new BigButton(offer.name, this);
        m_outcomes += button;
        m_grid->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, outcome = offer.outcome] { emit chosen(outcome); });
    }
    using RowAction = TableList::RowAction;
    for (const auto &[button, action] : std::initializer_list<std::pair<BigButton *, RowAction>> {
             { m_clear, RowAction::Clear }, { m_ruling, RowAction::Rule }, { m_details, RowAction::Details },
             { m_lineUps, RowAction::LineUps }, { m_open, RowAction::Open } }) {
        m_grid->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, action = action] { emit wanted(action); });
    }
    m_lineUps->hide();
    onLanguage(*this, [this] { speak(); });
}

void ResultRow::setPlayers(const QString &first, const QString &second)
{
    m_first = first;
    m_second = second;
    speak();
}

void ResultRow::setTable(bool hasResult, bool isOfTeams)
{
    m_details->setEnabled(hasResult);
    m_lineUps->setVisible(isOfTeams);
}

void ResultRow::speak()
{
    const bool isAnybody = !m_first.isEmpty();
    for (qsizetype i = 0; i < m_outcomes.size(); ++i) {
        const Offer &offer = Offers[i];
        m_outcomes[i]->setText(text::outcomeText(offer.outcome));
        const QString meaning = text::outcomeMeaning(offer.outcome, m_first, m_second);
        m_outcomes[i]->setAccessibleName(isAnybody ? meaning : text::outcomeText(offer.outcome));
        //: A tool tip: what a button does, and the key that does the same.
        m_outcomes[i]->setToolTip(isAnybody ? tr("%1 (key %2)").arg(meaning, QString::fromUtf8(offer.key)) : QString());
        m_outcomes[i]->setEnabled(isAnybody);
    }
    sayButton(*m_clear, tr("C&lear"), tr("Clear the result for this table"));
    //: Button: the arbiter says how many points each player gets.
    sayButton(*m_ruling, tr("Rul&ing…"), tr("Points awarded by the arbiter, regardless of the games (key R)"));
    //: Button: times used, warnings and the reason of a result.
    sayButton(*m_details, tr("De&tails…"), tr("Times, warnings and reason (key T)"));
    //: Button: who of two teams sits at which board.
    sayButton(*m_lineUps, tr("Line-up&s…"), tr("Who sits at which board (key L)"));
    //: Button: the game of a table is played, on the screen or beside a real board.
    sayButton(*m_open, tr("&Game"), tr("Open the game at this table"));
    for (BigButton *button : { m_clear, m_ruling, m_open })
        button->setEnabled(isAnybody);
    makeRoom();
}

// Makes all buttons wide enough for the longest text.
void ResultRow::makeRoom()
{
    int widest = qRound(72 * fitOf(*this));
    for (const QWidget *button : findChildren<BigButton *>())
        widest = std::max(widest, button->sizeHint().width());
    m_grid->setLeastWidth(widest);
}

} // namespace kagetsu::ui
