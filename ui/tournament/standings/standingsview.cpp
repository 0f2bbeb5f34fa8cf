// SPDX-License-Identifier: MIT
#include "ui/tournament/standings/standingsview.h"

#include "text/common/sentences.h"
#include "text/tournament/qualification.h"
#include "text/tournament/sums.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/stages/advancing.h"
#include "tournament/stages/placelots.h"
#include "tournament/standings/ratingfactor.h"
#include "ui/board/inforce.h"
#include "ui/controls/celltable.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/formparts.h"
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

StandingsView::StandingsView(EventHost &host, int section, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_section(section)
    , m_model(new CellModel(this))
    , m_sides(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_which(newBox("standingsWhich", 0, this))
    , m_ranking(new CellModel(this))
    , m_other(new LongTable(this))
    , m_edit(newButton("editRankings", this))
    , m_head(wrappedLabel("standingsHead", this))
    , m_table(new LongTable(this))
    , m_sum(wrappedLabel("standingsSum", this))
    , m_lots(newButton("drawPlaceLots", this))
    , m_close(newButton("closeStandings", this, true))
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
    // As wide as its longest text, but it gives way in a narrow window.
    constexpr int LeastLetters = 8;
    m_which->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_which->setMinimumContentsLength(LeastLetters);
    m_head->setProperty("muted", true);
    m_sum->setAlignment(Qt::AlignTop);
    m_sum->setTextInteractionFlags(Qt::NoTextInteraction);
    layOut();
    connect(m_which, &QComboBox::activated, this, &StandingsView::choose);
    connect(m_edit, &TableButton::clicked, this, &StandingsView::editRankings);
    connect(m_lots, &TableButton::clicked, this, [this] {
        const std::uint64_t seed = QRandomGenerator::global()->generate64();
        carryOut(tournament::drawnForPlaces(m_host.section(m_section), seed));
    });
    connect(m_close, &TableButton::clicked, this, [this] { carryOut({ tournament::FinishSection { m_section } }); });
    setFocusProxy(m_table);
    for (const QTableView *table : { m_table, m_other })
        connect(table->selectionModel(), &QItemSelectionModel::currentChanged, this, &StandingsView::speak);
    connect(&m_host, &EventHost::changed, this, &StandingsView::follow);
    onLanguage(*this, [this] { follow(); });
}

void StandingsView::layOut()
{
    m_sides->setSpacing(16);
    addParts(*m_sides, { { m_table, 3 }, { m_other, 3 }, { m_sum, 1 } });
    QBoxLayout *column = layColumn(
        *this, { layRow({ { m_head, 1 }, m_which }), { m_sides, 1 }, layRow({ m_edit, m_lots, nullptr, m_close }) });
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(6);
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
        take(tournament::standingsReport(section));
        return;
    }
    m_computing.start([section](background::State &) { return tournament::standingsReport(section); },
        [this](tournament::StandingsReport table) { take(std::move(table)); });
}

void StandingsView::take(tournament::StandingsReport table)
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
    const text::RankingChoice was = shown();
    m_choices = text::rankingChoices(section);
    m_which->clear();
    for (const text::RankingChoice &choice : m_choices)
        m_which->addItem(text::rankingTitle(section, choice));
    const auto kept = std::ranges::find(m_choices, was);
    m_which->setCurrentIndex(kept == m_choices.end() ? 0 : int(kept - m_choices.begin()));
    m_which->setVisible(m_which->count() > 1);
}

text::RankingChoice StandingsView::shown() const
{
    const int index = m_which->currentIndex();
    return index < 0 ? text::RankingChoice() : m_choices[std::size_t(index)];
}

void StandingsView::choose()
{
    const tournament::Section &section = m_host.section(m_section);
    const bool isStandings = shown() == text::RankingChoice();
    m_table->setVisible(isStandings);
    m_other->setVisible(!isStandings);
    setFocusProxy(isStandings ? m_table : m_other);
    m_list = text::rankingList(section, section, shown(), tournament::yearOf(m_host.event().details));
    m_ranking->setCells(cellsOf(m_list));
    // The last column of words takes the free width.
    const auto isWords = [](const auto &column) { return !column.isNumber; };
    const auto widest = std::find_if(m_list.columns.rbegin(), m_list.columns.rend(), isWords);
    stretchColumns(*m_other, { std::max(0, static_cast<int>(m_list.columns.rend() - widest) - 1) });
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
    m_head->setText(shown() == text::RankingChoice() ? head : m_list.note);
    m_sum->setText(explanation());
    m_sum->setVisible(!m_sum->text().isEmpty());
    sayButtons();
}

// Explains the current cell of the standings, or the current row of another ranking.
QString StandingsView::explanation() const
{
    const bool isStandings = shown() == text::RankingChoice();
    const QModelIndex index = (isStandings ? m_table : m_other)->currentIndex();
    const auto row = static_cast<std::size_t>(index.row());
    if (!index.isValid())
        return {};
    return isStandings ? text::sumText(m_computed.section, m_computed.facts, m_computed.places, row, index.column())
                       : m_list.rows[row].proof;
}

void StandingsView::sayButtons()
{
    //: Button: a lot parts those who share a place.
    sayButton(*m_lots, tr("Draw lots for shared places"));
    //: Button: all rounds are over, and no result changes any more.
    const bool areMore = m_host.event().sections.size() > 1;
    sayButton(*m_close, areMore ? tr("Close this section") : tr("Close the tournament"));
    //: Button: for whom there are lists and prizes of their own, such as juniors.
    sayButton(*m_edit, tr("Categories and prizes…"));
    m_edit->setVisible(!m_host.isReading());
    m_lots->setVisible(m_computed.hasSharedPlaces && !m_host.isReading());
    m_close->setVisible(m_computed.isPlayedOut && !m_host.isReading());
}

void StandingsView::carryOut(const std::vector<tournament::Action> &step)
{
    emit told(m_host.attempt(m_section, step));
    setFocus(); // the button is hidden now
}

} // namespace kagetsu::ui
