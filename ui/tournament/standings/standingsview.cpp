// SPDX-License-Identifier: MIT
#include "ui/tournament/standings/standingsview.h"

#include "tournament/model/find.h"
#include "tournament/standings/standings.h"
#include "ui/board/inforce.h"
#include "ui/look/controls/fingerrows.h"
#include "ui/look/controls/longtable.h"
#include "ui/look/controls/wrappedlabel.h"
#include "ui/look/layout/fit.h"
#include "ui/tournament/host/eventhost.h"
#include "ui/tournament/standings/standingsmodel.h"

#include "tournament/stages/nextround.h"
#include "tournament/stages/placelots.h"
#include "tournament/stages/qualification.h"
#include "ui/look/controls/tablebutton.h"
#include "wording/text/sentences.h"
#include "wording/tournament/qualification.h"
#include "wording/tournament/refusals.h"
#include "wording/tournament/terms.h"

#include <QBoxLayout>
#include <QRandomGenerator>

#include <algorithm>

namespace kagetsu::ui {

StandingsView::StandingsView(EventHost &host, int section, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_section(section)
    , m_model(new StandingsModel(this))
    , m_head(wrappedLabel("standingsHead", this))
    , m_table(new LongTable(this))
    , m_sum(wrappedLabel("standingsSum", this))
    , m_lots(new TableButton(this))
    , m_close(new TableButton(this))
{
    setObjectName(QStringLiteral("standings"));
    m_table->setObjectName(QStringLiteral("standingsTable"));
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    giveFingerRows(*m_table);
    m_head->setProperty("muted", true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(6);
    column->addWidget(m_head);
    m_sides = new QBoxLayout(QBoxLayout::LeftToRight);
    m_sides->setSpacing(16);
    m_sides->addWidget(m_table, 3);
    m_sides->addWidget(m_sum, 1);
    column->addLayout(m_sides, 1);
    m_lots->setObjectName(QStringLiteral("drawPlaceLots"));
    m_close->setObjectName(QStringLiteral("closeStandings"));
    m_close->setWeight(TableButton::Weight::Main);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_lots);
    bottom->addStretch();
    bottom->addWidget(m_close);
    column->addLayout(bottom);
    connect(m_lots, &TableButton::clicked, this, &StandingsView::drawLots);
    connect(m_close, &TableButton::clicked, this, &StandingsView::close);
    onFit(*m_table, [this](double) { m_table->horizontalHeader()->setFont(m_table->font()); });
    onFit(*m_table, [this](double factor) { m_table->horizontalHeader()->setMinimumSectionSize(qRound(60 * factor)); });
    onFit(*m_table, [this](double factor) { m_table->setMinimumHeight(qRound(4 * TouchSize * factor)); });
    m_sum->setAlignment(Qt::AlignTop);
    m_sum->setTextInteractionFlags(Qt::NoTextInteraction);
    setFocusProxy(m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &StandingsView::speak);
    connect(&m_host, &EventHost::changed, this, &StandingsView::follow);
    onLanguage(*this, [this] { follow(); });
}

// Wide, the sum stands beside the table, else below it.
void StandingsView::resizeEvent(QResizeEvent *event)
{
    const bool isNarrow = width() < 800 * fitOf(*this);
    m_sides->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_sides->setStretch(1, isNarrow ? 0 : 1);
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
    // Those of a small section are there before the eye sees it.
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
    m_decisions.clear();
    for (const tournament::PlaceDecision &decision : tournament::decisionsInForce(table.section))
        m_decisions += wording::decisionText(table.section, decision);
    m_model->setTable(std::move(table));
    QHeaderView &head = *m_table->horizontalHeader();
    head.setSectionResizeMode(QHeaderView::ResizeToContents);
    head.setSectionResizeMode(StandingsModel::Name, QHeaderView::Stretch);
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::clamp(was.row(), 0, m_model->rowCount() - 1),
            std::clamp(was.column(), int(StandingsModel::Name), m_model->columnCount() - 1)));
    speak();
}

void StandingsView::speak()
{
    m_table->setAccessibleName(tr("Standings"));
    QString head = tr("Tap a value to see how it was calculated.");
    if (m_host.section(m_section).state == tournament::Section::State::Finished)
        //: No result of a tournament changes any more.
        head = wording::joinSentences(tr("Closed: these are the final standings."), head);
    if (m_isTimeDeciding)
        head += QLatin1Char('\n') + wording::timeDecidesText();
    for (const QString &decision : m_decisions)
        head += QLatin1Char('\n') + decision;
    m_head->setText(head);
    m_sum->setText(m_model->sumAt(m_table->currentIndex()));
    //: Button: a lot parts those who share a place.
    m_lots->setText(tr("Draw lots for shared places"));
    //: Button: all rounds are over, and no result changes any more.
    m_close->setText(m_host.event().sections.size() > 1 ? tr("Close this section") : tr("Close the tournament"));
    for (TableButton *button : { m_lots, m_close })
        button->setAccessibleName(button->text());
    m_lots->setVisible(m_canDraw && !m_host.isReading());
    m_close->setVisible(m_isPlayedOut && !m_host.isReading());
}

void StandingsView::drawLots()
{
    const auto refusal = m_host.carryOut(
        tournament::drawnForPlaces(m_host.section(m_section), QRandomGenerator::global()->generate64()));
    if (refusal)
        emit told(wording::refusalText(*refusal, &m_host.section(m_section)));
    setFocus(); // the button is gone
}

void StandingsView::close()
{
    if (const auto refusal = m_host.carryOut(tournament::FinishSection { m_section }))
        emit told(wording::refusalText(*refusal, &m_host.section(m_section)));
    setFocus(); // the button is gone
}

} // namespace kagetsu::ui
