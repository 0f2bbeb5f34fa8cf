// SPDX-License-Identifier: MIT
#include "ui/app/places/preparationpage.h"

#include "library/model/fold.h"
#include "text/common/foreigntext.h"
#include "ui/board/inforce.h"
#include "ui/controls/combobox.h"
#include "ui/library/librarytexts.h"
#include "ui/library/playerlist.h"
#include "ui/library/preparationmodel.h"
#include "ui/library/userlibrary.h"

#include <QDate>
#include <QLabel>

#include <utility>

namespace kagetsu::ui {

PreparationPage::PreparationPage(UserLibrary &library, QWidget *parent)
    : ScorePage(library, QStringLiteral("preparation"), parent)
    , m_model(new PreparationModel(this))
    , m_me(new ComboBox(this))
{
    m_me->setObjectName(QStringLiteral("preparationMe"));
    m_me->addItem(QString());
    layOut(*m_model, { &kinds(), m_me });
    connect(m_me, &QComboBox::activated, this, &PreparationPage::count);
    connect(&list(), &PlayerList::chosen, this, &PreparationPage::choose);
}

QString PreparationPage::title() const
{
    //: The title of a page; %1 is a player.
    return m_opponentName.isEmpty() ? QString() : tr("Preparation against %1").arg(m_opponentName);
}

void PreparationPage::retranslate()
{
    m_me->setAccessibleName(tr("Who prepares"));
    //: One of the choices for who prepares for a game, whose own games are then counted.
    m_me->setItemText(0, tr("Who prepares?"));
    told().setText(tr("All results are those of the opponent. Studies of the game library count as your lines. A row "
                      "opens its games where they have the position."));
    list().setAccessibleName(tr("Preparation"));
    const int row = list().currentIndex().row();
    m_model->retranslate();
    list().setCurrentIndex(m_model->index(row));
    ScorePage::retranslate();
}

void PreparationPage::setNames(const QStringList &names)
{
    while (m_me->count() > 1)
        m_me->removeItem(1);
    for (const QString &name : names)
        m_me->addItem(text::foreignText(name), name);
    m_me->setVisible(!names.isEmpty());
}

void PreparationPage::open(std::uint32_t opponent)
{
    m_opponent = opponent;
    m_opponentName.clear();
    m_asking.cancel();
    m_model->clear();
    m_me->setCurrentIndex(0);
    if (const auto catalogue = userLibrary().catalogue()) {
        m_opponentName = playerName(*catalogue, opponent);
        const library::NamedRow *row = catalogue->players.row(opponent);
        const std::string words = row ? library::foldedWords(row->name) : std::string();
        for (int i = m_me->count() - 1; i > 0; --i) {
            if (library::foldedWords(m_me->itemData(i).toString().toStdString()) != words)
                m_me->setCurrentIndex(i);
        }
    }
    writeName();
    userLibrary().useStudies();
    count();
    list().setFocus();
}

void PreparationPage::showEvent(QShowEvent *event)
{
    ScorePage::showEvent(event);
    if (m_asked.lock() != userLibrary().catalogue() || m_askedStudies != userLibrary().studies())
        count();
}

// What is found no longer leads away from another page.
void PreparationPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    m_finding.cancel();
}

void PreparationPage::count()
{
    m_finding.cancel();
    m_readingHabits.cancel();
    PreparationQuestion question;
    question.catalogue = userLibrary().catalogue();
    if (!question.catalogue || m_opponent == 0)
        return;
    question.opponent = m_opponent;
    question.me = m_me->currentData().toString();
    question.kinds = chosenKinds();
    question.recentFrom = QDate::currentDate().year() - 2;
    for (const auto &study : userLibrary().studies())
        question.lines.push_back({ study });
    m_asked = question.catalogue;
    m_askedStudies = userLibrary().studies();
    m_asking.start(
        [question](background::State &state) { return answerTo(question, [&state] { return state.isCancelled(); }); },
        [this](std::optional<PreparationAnswer> answer) {
            if (answer)
                take(*std::move(answer));
        });
}

void PreparationPage::take(PreparationAnswer answer)
{
    const int row = list().currentIndex().row();
    const QString told = row < 0 ? QString() : m_model->toldAt(row)();
    m_opponentName = answer.opponent;
    m_model->setAnswer(std::move(answer));
    // Whoever reads the list stays where they were.
    for (int i = 0; row >= 0 && i < m_model->rowCount(); ++i) {
        if (m_model->toldAt(i)() == told) {
            list().setCurrentIndex(m_model->index(i));
            break;
        }
    }
    writeName();
    emit stateChanged();
    userLibrary().fetchHabits(m_readingHabits, m_model->answer()->games,
        [this](const library::OpeningHabits &habits) { m_model->setHabits(habits); });
}

void PreparationPage::choose(int row)
{
    const PreparationModel::Target &target = m_model->targetAt(row);
    const auto open = [this, told = m_model->toldAt(row)](const std::vector<library::GameAtPly> &games) {
        if (games.size() == 1)
            emit gameWanted(games.front().game, games.front().ply);
        else
            emit someGamesWanted(games, told);
    };
    if (const auto *filter = std::get_if<library::Filter>(&target))
        emit gamesWanted(*filter, m_model->toldAt(row));
    else if (const auto *game = std::get_if<library::GameAtPly>(&target))
        open({ *game });
    else if (const auto *counted = std::get_if<std::vector<library::GameAtPly>>(&target))
        open(*counted);
    else if (const auto *place = std::get_if<OwnPlace>(&target))
        emit linesWanted(place->study->id(), record::wayTo(place->study->tree(), place->node));
    else if (const auto *games = std::get_if<GamesGoingOn>(&target))
        m_finding.start(
            [catalogue = m_model->answer()->question.catalogue, wanted = *games](background::State &state) {
                return gamesGoingOn(catalogue->contents.games, wanted.boardSize, wanted.position, wanted.next,
                    wanted.filter, { .isStopped = [&state] { return state.isCancelled(); } });
            },
            [open](const std::optional<std::vector<library::GameAtPly>> &found) {
                if (found)
                    open(*found);
            });
}

} // namespace kagetsu::ui
