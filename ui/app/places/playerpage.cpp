// SPDX-License-Identifier: MIT
#include "ui/app/places/playerpage.h"

#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/library/playerlist.h"
#include "ui/library/playermodel.h"
#include "ui/library/userlibrary.h"

#include <QLabel>

#include <utility>

namespace kagetsu::ui {

PlayerPage::PlayerPage(UserLibrary &library, QWidget *parent)
    : ScorePage(library, QStringLiteral("player"), parent)
    , m_model(new PlayerModel(this))
    , m_prepare(new BigButton("prepare", this))
{
    layOut(*m_model, { &kinds(), m_prepare });
    connect(m_prepare, &QToolButton::clicked, this, [this] { emit preparationWanted(m_player); });
    connect(&list(), &PlayerList::chosen, this, &PlayerPage::choose);
}

QString PlayerPage::title() const
{
    return m_model->results().name;
}

void PlayerPage::retranslate()
{
    //: Button: a page with what is to be known before a game against the player that is shown.
    m_prepare->setText(tr("Prepare against this player"));
    //: Below the name of a player: what the bars of the list show.
    told().setText(tr("Bars show wins, draws and losses from left to right, and the share of the points."));
    list().setAccessibleName(tr("Results"));
    m_model->retranslate();
    ScorePage::retranslate();
}

void PlayerPage::open(std::uint32_t player)
{
    m_player = player;
    count();
    list().scrollToTop();
    list().setFocus();
}

void PlayerPage::showEvent(QShowEvent *event)
{
    ScorePage::showEvent(event);
    if (m_model->results().catalogue != userLibrary().catalogue())
        count();
}

void PlayerPage::count()
{
    const auto catalogue = userLibrary().catalogue();
    if (!catalogue || m_player == 0)
        return;
    m_counting.start([catalogue, player = m_player, kinds = chosenKinds()](
                         background::State &) { return playerResults(catalogue, player, kinds); },
        [this](PlayerResults results) {
            m_model->setResults(std::move(results));
            writeName();
            emit stateChanged();
        });
}

void PlayerPage::choose(int row)
{
    if (const std::optional<library::Filter> games = m_model->gamesAt(row))
        emit gamesWanted(*games, m_model->toldAt(row));
}

} // namespace kagetsu::ui
