// SPDX-License-Identifier: MIT
#include "ui/tournament/standings/standingsview.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/tournament/qualification.h"
#include "text/tournament/refusals.h"
#include "text/tournament/sums.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/stages/advancing.h"
#include "tournament/stages/nextround.h"
#include "tournament/stages/placelots.h"
#include "ui/board/inforce.h"
#include "ui/controls/celltable.h"
#include "ui/controls/combobox.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/longtable.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/tournament/host/eventdraft.h"
#include "ui/tournament/host/eventhost.h"
#include "ui/tournament/standings/rankingsdialog.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QRandomGenerator>
#include <QTableView>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int NameColumn = 1;

Cells cellsOf(const text::RankingList &list)
{
    Cells cells;
    for (const auto &[head, isNumber, about] : list.columns)
        cells.columns.push_back({ head, isNumber, about });
    for (const text::RankingList::Row &row : list.rows)
        cells.rows.push_back({ row.cells });
    return cells;
}

} // namespace

StandingsView::Computed StandingsView::computed(const tournament::Section &section)
{
    Computed all { section, tournament::factsOf(section), tournament::placesOf(section) };
    all.isTimeDeciding = tournament::isTimeDeciding(section);
    all.isPlayedOut = tournament::isPlayedOut(section);
    all.hasSharedPlaces = all.isPlayedOut && !tournament::sharedPlaces(section).empty();
    return all;
}

StandingsView::StandingsView(EventHost &host, int section, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_section(section)
    , m_model(new CellModel(this))
    , m_which(new ComboBox(this))
    , m_ranking(new CellModel(this))
    , m_other(new LongTable(this))
    , m_edit(new TableButton(this))
    , m_head(wrappedLabel("standingsHead", this))
    , m_table(new LongTable(this))
    , m_sum(wrappedLabel("standingsSum", this))
    , m_lots(new TableButton(this))
    , m_close(new TableButton(this))
{
    setObjectName(QStringLiteral("standings"));
    m_table->setModel(m_model);
    m_other->setModel(m_ranking);
    dressTable(*m_table, "standingsTable");
    dressTable(*m_other, "rankingTable");
    for (QTableView *table : { m_table, m_other }) {
        onFit(
            *table, [table](double factor) { table->horizontalHeader()->setMinimumSectionSize(qRound(60 * factor)); });
    }
    m_other->hide();
    m_which->setObjectName(QStringLiteral("standingsWhich"));
    // As wide as its longest text, but it gives way in a narrow window.
    constexpr int LeastLetters = 8;
    m_which->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_which->setMinimumContentsLength(LeastLetters);
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
        take(computed(section));
        return;
    }
    m_computing.start([section](background::State &) { return computed(section); },
        [this](Computed table) { take(std::move(table)); });
}

void StandingsView::take(Computed table)
{
    const QModelIndex was = m_table->currentIndex();
    m_decisions = text::decisionTexts(table.section);
    m_model->setCells(cellsOf(text::standingsList(table.section, table.places)));
    m_computed = std::move(table);
    stretchColumns(*m_table, { NameColumn });
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::clamp(was.row(), 0, m_model->rowCount() - 1),
            std::clamp(was.column(), NameColumn, m_model->columnCount() - 1)));
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
        add(text::foreignText(category.name).simplified(), Shown::Category);
    //: What the best of an event win.
    if (!section.rankings.prizes.empty())
        add(tr("Prizes"), Shown::Prizes);
    if (text::hasClubs(section) && !tournament::isElimination(section.settings.format))
        add(section.rankings.clubsBy == tournament::Affiliation::Club ? tr("Club ranking") : tr("Country ranking"),
            Shown::Clubs);
    if (text::hasRatings(section))
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

text::RankingList StandingsView::listOf(Shown shown) const
{
    const tournament::Section &section = m_host.section(m_section);
    switch (shown) {
    case Shown::Standings: break;
    // The categories follow the standings in the list.
    case Shown::Category:
        return text::categoryList(section, section, static_cast<std::size_t>(m_which->currentIndex()) - 1);
    case Shown::Prizes: return text::prizeList(section, section);
    case Shown::Clubs: return text::clubList(section, section);
    case Shown::Ratings: return text::ratingList(section, section);
    }
    return {};
}

void StandingsView::choose()
{
    const bool isStandings = shown() == Shown::Standings;
    m_table->setVisible(isStandings);
    m_other->setVisible(!isStandings);
    setFocusProxy(isStandings ? m_table : m_other);
    text::RankingList list = listOf(shown());
    m_ranking->setCells(cellsOf(list));
    // The last column of words takes the free width.
    const auto isWords = [](const auto &column) { return !column.isNumber; };
    const auto widest = std::find_if(list.columns.rbegin(), list.columns.rend(), isWords);
    stretchColumns(*m_other, { std::max(0, static_cast<int>(list.columns.rend() - widest) - 1) });
    m_list = std::move(list);
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
        head = text::joinSentences(tr("Closed: these are the final standings."), head);
    if (m_computed.isTimeDeciding)
        head += QLatin1Char('\n') + text::timeDecidesText();
    for (const QString &decision : m_decisions)
        head += QLatin1Char('\n') + decision;
    const bool isStandings = shown() == Shown::Standings;
    m_head->setText(isStandings ? head : m_list.note);
    m_sum->setText(isStandings ? sum() : proof());
    m_sum->setVisible(!m_sum->text().isEmpty());
    sayButtons();
}

// Explains the current cell.
QString StandingsView::sum() const
{
    const QModelIndex index = m_table->currentIndex();
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() ? text::sumText(m_computed.section, m_computed.facts, m_computed.places, row, index.column())
                           : QString();
}

QString StandingsView::proof() const
{
    const QModelIndex index = m_other->currentIndex();
    return index.isValid() ? m_list.rows[static_cast<std::size_t>(index.row())].proof : QString();
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
    m_lots->setVisible(m_computed.hasSharedPlaces && !m_host.isReading());
    m_close->setVisible(m_computed.isPlayedOut && !m_host.isReading());
}

void StandingsView::drawLots()
{
    const auto refusal = m_host.carryOut(
        tournament::drawnForPlaces(m_host.section(m_section), QRandomGenerator::global()->generate64()));
    if (refusal)
        emit told(text::refusalText(*refusal, &m_host.section(m_section)));
    setFocus(); // the button is hidden now
}

void StandingsView::close()
{
    if (const auto refusal = m_host.carryOut(tournament::FinishSection { m_section }))
        emit told(text::refusalText(*refusal, &m_host.section(m_section)));
    setFocus(); // the button is hidden now
}

} // namespace kagetsu::ui
