// SPDX-License-Identifier: MIT
#include "ui/tournament/standings/standingsview.h"

#include "tournament/model/find.h"
#include "tournament/standings/standings.h"
#include "ui/board/inforce.h"
#include "ui/look/controls/combobox.h"
#include "ui/look/controls/fingerrows.h"
#include "ui/look/controls/longtable.h"
#include "ui/look/controls/wrappedlabel.h"
#include "ui/look/layout/fit.h"
#include "ui/tournament/host/eventdraft.h"
#include "ui/tournament/host/eventhost.h"
#include "ui/tournament/standings/rankingmodel.h"
#include "ui/tournament/standings/rankingsdialog.h"
#include "ui/tournament/standings/standingsmodel.h"

#include "tournament/stages/nextround.h"
#include "tournament/stages/placelots.h"
#include "tournament/stages/qualification.h"
#include "ui/look/controls/tablebutton.h"
#include "wording/text/foreigntext.h"
#include "wording/text/sentences.h"
#include "wording/tournament/qualification.h"
#include "wording/tournament/refusals.h"
#include "wording/tournament/terms.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QRandomGenerator>
#include <QTableView>

#include <algorithm>

namespace kagetsu::ui {

namespace {

void dress(QTableView &table, const char *name)
{
    table.setObjectName(QLatin1String(name));
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setShowGrid(false);
    table.setAlternatingRowColors(true);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    giveFingerRows(table);
    onFit(table, [&table](double factor) {
        table.horizontalHeader()->setFont(table.font());
        table.horizontalHeader()->setMinimumSectionSize(qRound(60 * factor));
        table.setMinimumHeight(qRound(4 * TouchSize * factor));
    });
}

} // namespace

StandingsView::StandingsView(EventHost &host, int section, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_section(section)
    , m_model(new StandingsModel(this))
    , m_which(new ComboBox(this))
    , m_ranking(new RankingModel(this))
    , m_other(new LongTable(this))
    , m_edit(new TableButton(this))
    , m_head(wrappedLabel("standingsHead", this))
    , m_table(new LongTable(this))
    , m_sum(wrappedLabel("standingsSum", this))
    , m_lots(new TableButton(this))
    , m_close(new TableButton(this))
{
    setObjectName(QStringLiteral("standings"));
    dress(*m_table, "standingsTable");
    m_table->setModel(m_model);
    dress(*m_other, "rankingTable");
    m_other->setModel(m_ranking);
    m_other->hide();
    m_which->setObjectName(QStringLiteral("standingsWhich"));
    m_edit->setObjectName(QStringLiteral("editRankings"));
    m_lots->setObjectName(QStringLiteral("drawPlaceLots"));
    m_close->setObjectName(QStringLiteral("closeStandings"));
    m_close->setWeight(TableButton::Weight::Main);
    m_head->setProperty("muted", true);
    m_sum->setAlignment(Qt::AlignTop);
    m_sum->setTextInteractionFlags(Qt::NoTextInteraction);
    layOut();
    connect(m_which, &QComboBox::activated, this, &StandingsView::choose);
    connect(m_edit, &TableButton::clicked, this, &StandingsView::editRankings);
    connect(m_lots, &TableButton::clicked, this, &StandingsView::drawLots);
    connect(m_close, &TableButton::clicked, this, &StandingsView::close);
    setFocusProxy(m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &StandingsView::speak);
    connect(m_other->selectionModel(), &QItemSelectionModel::currentChanged, this, &StandingsView::speak);
    connect(&m_host, &EventHost::changed, this, &StandingsView::follow);
    onLanguage(*this, [this] { follow(); });
}

void StandingsView::layOut()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(6);
    auto *top = new QHBoxLayout;
    top->addWidget(m_head, 1);
    top->addWidget(m_which);
    column->addLayout(top);
    m_sides = new QBoxLayout(QBoxLayout::LeftToRight);
    m_sides->setSpacing(16);
    m_sides->addWidget(m_table, 3);
    m_sides->addWidget(m_other, 3);
    m_sides->addWidget(m_sum, 1);
    column->addLayout(m_sides, 1);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_edit);
    bottom->addWidget(m_lots);
    bottom->addStretch();
    bottom->addWidget(m_close);
    column->addLayout(bottom);
}

// Places the sum beside the table in a wide window, otherwise below it.
void StandingsView::resizeEvent(QResizeEvent *event)
{
    const bool isNarrow = width() < 800 * fitOf(*this);
    m_sides->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_sides->setStretchFactor(m_sum, isNarrow ? 0 : 1);
    QWidget::resizeEvent(event);
}

void StandingsView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isDue)
        follow();
}

void StandingsView::follow()
{
    m_isDue = !isVisible();
    if (m_isDue)
        return;
    // The standings of a small section are computed immediately.
    constexpr std::size_t MostAtOnce = 100;
    const tournament::Section &section = m_host.section(m_section);
    if (section.entries.size() <= MostAtOnce) {
        m_computing.cancel();
        take(computedStandings(section));
        return;
    }
    m_computing.start([section](background::State &) { return computedStandings(section); },
        [this](ComputedStandings table) { take(std::move(table)); });
}

void StandingsView::take(ComputedStandings table)
{
    const QModelIndex was = m_table->currentIndex();
    m_isTimeDeciding = table.isTimeDeciding;
    m_isPlayedOut = table.isPlayedOut;
    m_canDraw = table.hasSharedPlaces;
    m_decisions = wording::decisionTexts(table.section);
    m_model->setTable(std::move(table));
    QHeaderView &head = *m_table->horizontalHeader();
    head.setSectionResizeMode(QHeaderView::ResizeToContents);
    head.setSectionResizeMode(StandingsModel::Name, QHeaderView::Stretch);
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::clamp(was.row(), 0, m_model->rowCount() - 1),
            std::clamp(was.column(), int(StandingsModel::Name), m_model->columnCount() - 1)));
    followChoices();
    choose();
}

// Lists the rankings of the section, and keeps the current one selected if it still exists.
void StandingsView::followChoices()
{
    const tournament::Section &section = m_host.section(m_section);
    const QVariant was = m_which->currentData();
    const QString name = m_which->currentText();
    m_which->clear();
    const auto add = [this](const QString &text, Shown shown) { m_which->addItem(text, static_cast<int>(shown)); };
    add(tr("Standings"), Shown::Standings);
    for (const tournament::Category &category : section.rankings.categories)
        add(wording::foreignText(category.name).simplified(), Shown::Category);
    //: What the best of an event win.
    if (!section.rankings.prizes.empty())
        add(tr("Prizes"), Shown::Prizes);
    if (wording::hasClubs(section) && !tournament::isElimination(section.settings.format))
        add(section.rankings.clubsBy == tournament::Affiliation::Club ? tr("Club ranking") : tr("Country ranking"),
            Shown::Clubs);
    if (wording::hasRatings(section))
        add(tr("Ratings"), Shown::Ratings);
    const bool isCategory = was == static_cast<int>(Shown::Category);
    const int place = isCategory ? m_which->findText(name) : m_which->findData(was);
    m_which->setCurrentIndex(std::max(place, 0));
    m_which->setVisible(m_which->count() > 1);
}

StandingsView::Shown StandingsView::shown() const
{
    return static_cast<Shown>(m_which->currentData().toInt());
}

wording::RankingList StandingsView::listOf(Shown shown) const
{
    const tournament::Section &section = m_host.section(m_section);
    switch (shown) {
    case Shown::Standings: break;
    // The categories follow the standings in the list.
    case Shown::Category:
        return wording::categoryList(section, section, static_cast<std::size_t>(m_which->currentIndex()) - 1);
    case Shown::Prizes: return wording::prizeList(section, section);
    case Shown::Clubs: return wording::clubList(section, section);
    case Shown::Ratings: return wording::ratingList(section, section);
    }
    return {};
}

void StandingsView::choose()
{
    const bool isStandings = shown() == Shown::Standings;
    m_table->setVisible(isStandings);
    m_other->setVisible(!isStandings);
    setFocusProxy(isStandings ? m_table : m_other);
    wording::RankingList list = listOf(shown());
    m_note = list.note;
    m_ranking->setList(std::move(list));
    m_other->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    if (m_ranking->columnCount() > 0)
        m_other->horizontalHeader()->setSectionResizeMode(m_ranking->widestColumn(), QHeaderView::Stretch);
    if (m_ranking->rowCount() > 0)
        m_other->setCurrentIndex(m_ranking->index(0, 0));
    speak();
}

void StandingsView::editRankings()
{
    RankingsDialog dialog(m_host, m_section, this);
    EventDraft draft(m_host, dialog, "rankings", { {}, { m_section } });
    connect(&m_host, &EventHost::changed, &draft, &DraftKeeper::drop); // the typed text has been entered
    dialog.exec();
}

void StandingsView::speak()
{
    m_table->setAccessibleName(tr("Standings"));
    m_other->setAccessibleName(m_which->currentText());
    m_which->setAccessibleName(tr("Standings"));
    QString head = tr("Tap a value to see how it was calculated.");
    if (m_host.section(m_section).state == tournament::Section::State::Finished)
        //: No result of a tournament changes any more.
        head = wording::joinSentences(tr("Closed: these are the final standings."), head);
    if (m_isTimeDeciding)
        head += QLatin1Char('\n') + wording::timeDecidesText();
    for (const QString &decision : m_decisions)
        head += QLatin1Char('\n') + decision;
    const bool isStandings = shown() == Shown::Standings;
    m_head->setText(isStandings ? head : m_note);
    m_sum->setText(isStandings ? m_model->sumAt(m_table->currentIndex()) : m_ranking->proofAt(m_other->currentIndex()));
    m_sum->setVisible(!m_sum->text().isEmpty());
    sayButtons();
}

void StandingsView::sayButtons()
{
    //: Button: a lot parts those who share a place.
    m_lots->setText(tr("Draw lots for shared places"));
    //: Button: all rounds are over, and no result changes any more.
    m_close->setText(m_host.event().sections.size() > 1 ? tr("Close this section") : tr("Close the tournament"));
    //: Button: for whom there are lists and prizes of their own, such as juniors.
    m_edit->setText(tr("Categories and prizes…"));
    for (TableButton *button : { m_lots, m_close, m_edit })
        button->setAccessibleName(button->text());
    m_edit->setVisible(!m_host.isReading());
    m_lots->setVisible(m_canDraw && !m_host.isReading());
    m_close->setVisible(m_isPlayedOut && !m_host.isReading());
}

void StandingsView::drawLots()
{
    const auto refusal = m_host.carryOut(
        tournament::drawnForPlaces(m_host.section(m_section), QRandomGenerator::global()->generate64()));
    if (refusal)
        emit told(wording::refusalText(*refusal, &m_host.section(m_section)));
    setFocus(); // the button is hidden now
}

void StandingsView::close()
{
    if (const auto refusal = m_host.carryOut(tournament::FinishSection { m_section }))
        emit told(wording::refusalText(*refusal, &m_host.section(m_section)));
    setFocus(); // the button is hidden now
}

} // namespace kagetsu::ui
