// SPDX-License-Identifier: MIT
#include "ui/learn/drill/drillview.h"

#include "learn/drill/coverage.h"
#include "text/common/sentences.h"
#include "text/rules/rules.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/drill/drillmoves.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/pupils/pupilchooser.h"

#include <QBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QScrollArea>
#include <QStackedWidget>

#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int WidestDrillOverview = 640;

} // namespace

DrillView::DrillView(PracticeKeeper &keeper, QWidget *parent)
    : QWidget(parent)
    , m_keeper(keeper)
    , m_views(new QStackedWidget(this))
    , m_overview(new QScrollArea(m_views))
    , m_moves(new DrillMoves(keeper, m_views))
    , m_back(new BigButton("backToRecord", this))
    , m_title(wrappedLabel("drillTitle", this))
    , m_how(wrappedLabel("drillHow", this))
    , m_score(wrappedLabel("drillScore", this))
    , m_rows { SideRow { .side = rules::Side::Black }, SideRow { .side = rules::Side::White } }
{
    setObjectName(QStringLiteral("drill"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->addWidget(m_views);
    m_overview->setProperty("bare", true);
    m_overview->setFrameShape(QFrame::NoFrame);
    m_overview->setWidgetResizable(true);
    m_overview->setFocusPolicy(Qt::NoFocus);
    m_overview->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_overview->setWidget(buildOverview());
    m_views->addWidget(m_overview);
    m_views->addWidget(m_moves);

    connect(m_back, &BigButton::clicked, this, &DrillView::backWanted);
    for (const SideRow &row : m_rows)
        connect(row.play, &BigButton::clicked, this, [this, side = row.side] { begin(side); });
    connect(m_moves, &DrillMoves::endWanted, this, &DrillView::showOverview);
    connect(m_moves, &DrillMoves::changed, this, &DrillView::changed);
    connect(&m_keeper, &PracticeKeeper::changed, this, &DrillView::takePupil);
    onLanguage(*this, [this] {
        //: Button: from the drill back to the record whose lines were asked.
        m_back->setText(tr("Back to the &record"));
        m_title->setText(tr("Which side do you play in the drill?"));
        m_how->setText(
            tr("The program plays the other side, and asks for every move of yours that the record has from here on."));
        write();
    });
}

QWidget *DrillView::buildOverview()
{
    auto *page = new QWidget;
    auto *middle = new QWidget(page);
    auto *across = new QHBoxLayout(page);
    across->setContentsMargins(12, 8, 12, 8);
    across->addStretch();
    across->addWidget(middle, 1000);
    across->addStretch();
    // On a wide screen, full-width text would be hard to read.
    onFit(*middle, [middle](double factor) { middle->setMaximumWidth(qRound(WidestDrillOverview * factor)); });
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    m_how->setProperty("muted", true);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_back, 1);
    head->addWidget(new PupilChooser(m_keeper, "whoIsDrilled", middle), 1);
    column->addLayout(head);
    for (QWidget *each : { m_score, m_title, m_how })
        column->addWidget(each);
    for (SideRow &row : m_rows) {
        buildRow(row, middle);
        for (QWidget *each : std::initializer_list<QWidget *> { row.name, row.known, row.bar, row.play })
            column->addWidget(each);
    }
    column->addStretch(1);
    makeLarger(*m_title, *this, 1.4);
    return page;
}

void DrillView::buildRow(SideRow &row, QWidget *parent)
{
    const bool isBlack = row.side == rules::Side::Black;
    row.name = wrappedLabel(isBlack ? "drillBlack" : "drillWhite", parent);
    row.known = wrappedLabel(isBlack ? "knownBlack" : "knownWhite", parent);
    row.bar = new QProgressBar(parent);
    row.bar->setTextVisible(false);
    row.play = new BigButton(isBlack ? "playBlack" : "playWhite", parent);
    makeLarger(*row.name, *this, 1.1);
}

const drill::Deck &DrillView::deckOf(rules::Side side) const
{
    return side == rules::Side::Black ? m_decks->black : m_decks->white;
}

void DrillView::open(std::shared_ptr<const drill::Decks> decks)
{
    m_decks = std::move(decks);
    noticePupil();
    m_moves->forget();
    showOverview();
}

void DrillView::begin(rules::Side side)
{
    m_views->setCurrentWidget(m_moves);
    m_moves->begin({ m_decks, &deckOf(side) });
    m_moves->setFocus();
    emit changed();
}

bool DrillView::isAsking() const
{
    return m_views->currentWidget() == m_moves;
}

TaskView &DrillView::task() const
{
    return m_moves->task();
}

void DrillView::next()
{
    if (isAsking())
        m_moves->next();
}

void DrillView::showOverview()
{
    m_views->setCurrentWidget(m_overview);
    write();
    const SideRow &first = m_rows[deckOf(rules::Side::Black).cards.empty() ? 1 : 0];
    setFocusProxy(first.play);
    first.play->setFocus();
    announce(m_score->text().isEmpty() ? m_title->text() : m_score->text());
    emit changed();
}

// Returns true if another pupil has been chosen.
bool DrillView::noticePupil()
{
    const practice::Pupil *pupil = m_keeper.book().chosen();
    const std::string before = std::exchange(m_pupil, pupil ? pupil->name : std::string());
    return before != m_pupil;
}

// Neither moves nor a result of one pupil are shown to another. A drill that is not shown takes no focus and says
// nothing.
void DrillView::takePupil()
{
    const bool isAnother = noticePupil();
    const bool asked = isAsking();
    if (isAnother)
        m_moves->forget();
    if (!isVisible()) {
        if (isAnother)
            m_views->setCurrentWidget(m_overview);
    } else if (isAnother && asked) {
        showOverview();
    } else if (!isAsking()) {
        write();
    }
}

void DrillView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!isAsking())
        write(); // what has changed meanwhile
}

void DrillView::close()
{
    m_moves->forget();
    m_views->setCurrentWidget(m_overview);
    m_decks.reset();
}

void DrillView::write()
{
    if (!m_decks)
        return;
    m_score->setText(m_moves->score());
    m_score->setVisible(!m_score->text().isEmpty());
    for (const SideRow &row : m_rows)
        writeRow(row);
}

void DrillView::writeRow(const SideRow &row)
{
    const QString name = text::sideName(row.side);
    const drill::Deck &deck = deckOf(row.side);
    const practice::Pupil *pupil = m_keeper.book().chosen();
    const drill::Coverage coverage =
        pupil ? drill::coverageOf(deck, *pupil, m_keeper.today()) : drill::Coverage { .moves = deck.cards.size() };
    row.name->setText(name);
    //: Button: the pupil plays this side in a drill; %1 is Black or White.
    row.play->setText(tr("Play %1").arg(name));
    if (coverage.moves == 0) {
        //: %1 is Black or White.
        row.known->setText(tr("The record has no moves by %1 from here on.").arg(name));
    } else if (!pupil) {
        //: Moves of one side that a drill asks.
        row.known->setText(tr("Moves: %1.").arg(coverage.moves));
    } else {
        //: Of the moves of one side in a record, those whose last answer was right.
        const QString known = tr("Moves known: %1 of %2.").arg(coverage.known).arg(coverage.moves);
        const QString due = coverage.due == 0 ? QString() : tr("Due today: %1.").arg(coverage.due);
        row.known->setText(text::joinSentences(known, due));
    }
    row.bar->setRange(0, static_cast<int>(coverage.moves));
    row.bar->setValue(static_cast<int>(coverage.known));
    row.bar->setAccessibleName(name);
    row.bar->setAccessibleDescription(row.known->text());
    row.bar->setVisible(pupil && coverage.moves > 0);
    row.play->setVisible(coverage.moves > 0);
}

} // namespace kagetsu::ui
