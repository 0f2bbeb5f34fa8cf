// SPDX-License-Identifier: MIT
#include "ui/app/places/preparationpage.h"

#include "library/model/fold.h"
#include "text/common/foreigntext.h"
#include "ui/board/inforce.h"
#include "ui/controls/combobox.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/library/librarytexts.h"
#include "ui/library/playerlist.h"
#include "ui/library/preparationmodel.h"
#include "ui/library/userlibrary.h"

#include <QDate>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

PreparationPage::PreparationPage(UserLibrary &library, QWidget *parent)
    : Page(parent)
    , m_library(library)
    , m_model(new PreparationModel(this))
    , m_layout(new QVBoxLayout(this))
    , m_ways(new EvenGrid(200))
    , m_name(wrappedLabel("homeTitle", this))
    , m_kinds(new ComboBox(this))
    , m_me(new ComboBox(this))
    , m_told(wrappedLabel("preparationTold", this))
    , m_list(new PlayerList(*m_model, this))
{
    setObjectName(QStringLiteral("preparationPage"));
    m_kinds->setObjectName(QStringLiteral("preparationKinds"));
    m_kinds->addItem(QString(), library::bitOf(library::GameKind::People));
    m_kinds->addItem(QString(), ~0u);
    m_me->setObjectName(QStringLiteral("preparationMe"));
    m_me->addItem(QString());
    m_told->setProperty("muted", true);
    auto *ways = new QWidget(this);
    m_ways->setContentsMargins(0, 0, 0, 0);
    m_ways->setSpacing(8);
    m_ways->addWidget(m_kinds);
    m_ways->addWidget(m_me);
    ways->setLayout(m_ways);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_name);
    m_layout->addWidget(ways);
    m_layout->addWidget(m_told);
    m_layout->addWidget(m_list, 1);
    setFocusProxy(m_list);
    onFit(*m_kinds, [this](double factor) {
        for (ComboBox *each : { m_kinds, m_me })
            each->setMinimumHeight(qRound(TouchSize * factor));
    });
    for (ComboBox *each : { m_kinds, m_me })
        connect(each, &QComboBox::activated, this, &PreparationPage::ask);
    connect(m_list, &PlayerList::chosen, this, &PreparationPage::choose);
    connect(&m_library, &UserLibrary::changed, this, [this] {
        if (isVisible())
            ask();
    });
    onLanguage(*this, [this] { retranslate(); });
    onChange(*this, QEvent::FontChange, [this] { dress(); });
}

QString PreparationPage::title() const
{
    //: The title of a page; %1 is a player.
    return m_opponentName.isEmpty() ? QString() : tr("Preparation against %1").arg(m_opponentName);
}

void PreparationPage::retranslate()
{
    m_kinds->setAccessibleName(tr("Kind of games"));
    //: Games between people, without those against or between programs.
    m_kinds->setItemText(0, tr("People"));
    m_kinds->setItemText(1, tr("All games"));
    m_me->setAccessibleName(tr("Who prepares"));
    //: One of the choices for who prepares for a game, whose own games are then counted.
    m_me->setItemText(0, tr("Who prepares?"));
    m_told->setText(tr("All results are those of the opponent. Studies of the game library count as your lines. A row "
                       "opens its games where they have the position."));
    m_list->setAccessibleName(tr("Preparation"));
    const int row = m_list->currentIndex().row();
    m_model->retranslate();
    m_list->setCurrentIndex(m_model->index(row));
    m_name->setText(title());
    dress();
}

void PreparationPage::dress()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.7);
    large.setWeight(QFont::DemiBold);
    m_name->setFont(large);
    int widest = 0;
    for (ComboBox *each : { m_kinds, m_me }) {
        each->setFont(font());
        each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        widest = std::max(widest, each->sizeHint().width());
    }
    m_ways->setLeastWidth(widest);
    m_list->setFont(font());
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
    if (const auto catalogue = m_library.catalogue()) {
        m_opponentName = playerName(*catalogue, opponent);
        const library::NamedRow *row = catalogue->players.row(opponent);
        const std::string words = row ? library::foldedWords(row->name) : std::string();
        for (int i = m_me->count() - 1; i > 0; --i) {
            if (library::foldedWords(m_me->itemData(i).toString().toStdString()) != words)
                m_me->setCurrentIndex(i);
        }
    }
    m_name->setText(title());
    m_library.useStudies();
    ask();
    m_list->setFocus();
}

void PreparationPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    m_library.use();
    if (m_asked.lock() != m_library.catalogue() || m_askedStudies != m_library.studies())
        ask();
}

// What is found no longer leads away from another page.
void PreparationPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    m_finding.cancel();
}

void PreparationPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const double factor = fitOf(*this);
    const bool isNarrow = width() < 640 * factor;
    const int edge = isNarrow ? 16 : qRound(32 * factor);
    m_layout->setContentsMargins(edge, isNarrow ? 16 : qRound(24 * factor), edge, 0);
}

int PreparationPage::leastHeight() const
{
    return m_layout->totalMinimumHeightForWidth(width()) + 120; // some rows
}

void PreparationPage::ask()
{
    m_finding.cancel();
    m_readingHabits.cancel();
    PreparationQuestion question;
    question.catalogue = m_library.catalogue();
    if (!question.catalogue || m_opponent == 0)
        return;
    question.opponent = m_opponent;
    question.me = m_me->currentData().toString();
    question.kinds = m_kinds->currentData().toUInt();
    question.recentFrom = QDate::currentDate().year() - 2;
    for (const auto &study : m_library.studies())
        question.lines.push_back({ study });
    m_asked = question.catalogue;
    m_askedStudies = m_library.studies();
    m_asking.start(
        [question](background::State &state) { return answerTo(question, [&state] { return state.isCancelled(); }); },
        [this](std::optional<PreparationAnswer> answer) {
            if (answer)
                take(*std::move(answer));
        });
}

void PreparationPage::take(PreparationAnswer answer)
{
    const int row = m_list->currentIndex().row();
    const QString told = row < 0 ? QString() : m_model->toldAt(row)();
    m_opponentName = answer.opponent;
    m_model->setAnswer(std::move(answer));
    // Whoever reads the list stays where they were.
    for (int i = 0; row >= 0 && i < m_model->rowCount(); ++i) {
        if (m_model->toldAt(i)() == told) {
            m_list->setCurrentIndex(m_model->index(i));
            break;
        }
    }
    m_name->setText(title());
    emit stateChanged();
    m_library.fetchHabits(m_readingHabits, m_model->answer()->games,
        [this](const library::OpeningHabits &habits) { m_model->setHabits(habits); });
}

void PreparationPage::choose(int row)
{
    const PreparationModel::Target &target = m_model->targetAt(row);
    if (const auto *filter = std::get_if<library::Filter>(&target))
        emit gamesWanted(*filter, m_model->toldAt(row));
    else if (const auto *game = std::get_if<library::GameAtPly>(&target))
        emit gameWanted(game->game, game->ply);
    else if (const auto *place = std::get_if<OwnPlace>(&target))
        emit linesWanted(place->study->id(), record::wayTo(place->study->tree(), place->node));
    else if (const auto *games = std::get_if<GamesGoingOn>(&target))
        m_finding.start(
            [catalogue = m_model->answer()->question.catalogue, wanted = *games](background::State &state) {
                return gamesGoingOn(catalogue->contents.games, wanted.boardSize, wanted.position, wanted.next,
                    wanted.filter, { .isStopped = [&state] { return state.isCancelled(); } });
            },
            [this, told = m_model->toldAt(row)](const std::optional<std::vector<library::GameAtPly>> &found) {
                if (found && found->size() == 1)
                    emit gameWanted(found->front().game, found->front().ply);
                else if (found)
                    emit someGamesWanted(*found, told);
            });
}

} // namespace kagetsu::ui
