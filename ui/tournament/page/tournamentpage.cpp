// SPDX-License-Identifier: MIT
#include "ui/tournament/page/tournamentpage.h"

#include "text/common/foreigntext.h"
#include "text/tournament/names.h"
#include "text/tournament/refusals.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/model/find.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/oneofmany.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/tournament/entries/entriesview.h"
#include "ui/tournament/entries/lotview.h"
#include "ui/tournament/host/eventdraft.h"
#include "ui/tournament/host/eventhost.h"
#include "ui/tournament/log/logview.h"
#include "ui/tournament/round/roundview.h"
#include "ui/tournament/standings/standingsview.h"

#include <QButtonGroup>
#include <QKeyEvent>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

TournamentPage::TournamentPage(EventHost &host, int section, QWidget *parent)
    : Page(parent)
    , m_host(host)
    , m_section(section)
    , m_bar(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_sections(newBox("sections", 0, this))
    , m_steps(new QButtonGroup(this))
    , m_toEntries(new BigButton("stepEntries", this))
    , m_toRound(new BigButton("stepRound", this))
    , m_toStandings(new BigButton("stepStandings", this))
    , m_previous(new BigButton("previousRound", this))
    , m_next(new BigButton("nextRound", this))
    , m_undo(new BigButton("undoStep", this))
    , m_redo(new BigButton("redoStep", this))
    , m_told(wrappedLabel("told", this))
    , m_readingBar(new QWidget(this))
    , m_reading(wrappedLabel("readingAlong", m_readingBar))
    , m_takeOver(newButton("takeOver", m_readingBar))
    , m_views(new QStackedWidget(this))
    , m_entries(new EntriesView(host, section, m_views))
    , m_round(new RoundView(host, section, m_views))
    , m_standings(new StandingsView(host, section, m_views))
    , m_lot(new LotView(m_views))
    , m_log(new LogView(host, m_views))
{
    setObjectName(QStringLiteral("tournamentPage"));
    layOut();
    connectViews();
    onLanguage(*this, [this] { speak(); });
    const bool isBegun = !tournament::findSection(host.event(), section)->rounds.empty();
    if (isBegun)
        last();
    else
        showEntries();
}

// Nobody can be asked any more.
TournamentPage::~TournamentPage()
{
    m_round->settle(false);
}

void TournamentPage::layOut()
{
    m_bar->setContentsMargins(12, 8, 12, 0);
    m_bar->setSpacing(8);
    makeFingerHigh(*m_sections);
    for (BigButton *button : { m_toEntries, m_toRound, m_toStandings })
        addOneOfMany(*m_steps, *button);
    addParts(*m_bar,
        { { m_sections, 1 }, { layRow({ { m_toEntries, 1 }, { m_toRound, 1 }, { m_toStandings, 1 } }), 3 },
            { layRow({ { m_previous, 1 }, { m_next, 1 }, { m_undo, 2 }, { m_redo, 2 } }), 2 } });
    m_told->setProperty("head", true);
    m_told->setContentsMargins(12, 0, 12, 0);
    // Keeps its space, so that nothing moves under a finger when the message appears or disappears.
    QSizePolicy kept = m_told->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_told->setSizePolicy(kept);
    m_told->hide();
    for (QWidget *view : std::initializer_list<QWidget *> { m_entries, m_round, m_standings, m_lot, m_log })
        m_views->addWidget(view);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->setSizeConstraint(QLayout::SetNoConstraint);
    column->addWidget(readingBar());
    column->addLayout(m_bar);
    column->addWidget(m_told);
    column->addWidget(m_views, 1);
}

// Returns the discreet line above everything that is shown while another program has the event.
QWidget *TournamentPage::readingBar()
{
    m_reading->setProperty("muted", true);
    makeFingerHigh(*m_takeOver);
    auto *row = new QHBoxLayout(m_readingBar);
    row->setContentsMargins(12, 8, 12, 0);
    row->setSpacing(12);
    row->addWidget(m_reading, 1);
    row->addWidget(m_takeOver);
    m_readingBar->setVisible(m_host.isReading());
    connect(m_takeOver, &TableButton::clicked, this, &TournamentPage::takeOverWanted);
    return m_readingBar;
}

// Places the tools below the steps in a narrow window.
void TournamentPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const bool isNarrow = width() < 760 * fitOf(*this);
    m_bar->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

// Rows of buttons wrap, so the height depends on the width.
int TournamentPage::leastHeight() const
{
    return std::max(Page::leastHeight(), layout()->totalMinimumHeightForWidth(width()));
}

void TournamentPage::connectViews()
{
    connect(m_sections, &QComboBox::activated, this, [this](int index) {
        if (const int section = m_sections->itemData(index).toInt(); section != m_section)
            emit sectionWanted(section);
    });
    connect(m_previous, &QToolButton::clicked, this, &TournamentPage::previous);
    connect(m_next, &QToolButton::clicked, this, &TournamentPage::next);
    connect(m_toEntries, &QToolButton::clicked, this, &TournamentPage::showEntries);
    connect(m_toRound, &QToolButton::clicked, this, &TournamentPage::showRound);
    connect(m_toStandings, &QToolButton::clicked, this, &TournamentPage::showStandings);
    connect(m_undo, &QToolButton::clicked, this, &TournamentPage::undo);
    connect(m_redo, &QToolButton::clicked, &m_host, &EventHost::redo);
    connect(m_entries, &EntriesView::lotWanted, this, &TournamentPage::showLot);
    connect(m_entries, &EntriesView::settingsWanted, this, &TournamentPage::showSettings);
    connect(m_entries, &EntriesView::roundWanted, this, [this] {
        m_round->showNext();
        showRound();
    });
    connect(m_entries, &EntriesView::told, this, &TournamentPage::tell);
    connect(m_standings, &StandingsView::told, this, &TournamentPage::tell);
    connect(m_round, &RoundView::told, this, &TournamentPage::tell);
    connect(m_round, &RoundView::roundChanged, this, &TournamentPage::speak);
    connect(m_round, &RoundView::standingsWanted, this, &TournamentPage::showStandings);
    connect(m_round, &RoundView::playWanted, this, &TournamentPage::playWanted);
    connect(m_log, &LogView::paperWanted, this, &TournamentPage::logPaperWanted);
    connectHost();
}

void TournamentPage::connectHost()
{
    connect(m_lot, &LotView::left, this, &TournamentPage::showEntries);
    connect(m_lot, &LotView::kept, this, [this](const std::vector<tournament::EntryId> &order) {
        const QString refusal = m_host.attempt(m_section, { tournament::NumberEntries { m_section, order } });
        showEntries();
        tell(refusal);
    });
    connect(&m_host, &EventHost::changed, this, [this] {
        m_told->hide(); // the message was about the previous state
        speak();
    });
    connect(&m_host, &EventHost::onlyRead, this, [this] { tell(m_reading->text()); });
    connect(&m_host, &EventHost::notKept, this,
        [this] { tell(tr("Nothing was changed, because it could not be saved.")); });
}

// Shown only if there is more than one section.
void TournamentPage::speakSections()
{
    const std::vector<tournament::Section> &sections = m_host.event().sections;
    m_sections->clear();
    for (const tournament::Section &each : sections)
        m_sections->addItem(text::sectionName(each), each.id);
    m_sections->setCurrentIndex(m_sections->findData(m_section));
    //: A group of a tournament that is paired and ranked by itself.
    m_sections->setAccessibleName(tr("Section"));
    m_sections->setVisible(sections.size() > 1);
}

void TournamentPage::speak()
{
    speakSections();
    m_toEntries->setText(tr("&Entries"));
    m_toRound->setText(tr("&Round %1").arg(m_round->round()));
    m_toStandings->setText(tr("Sta&ndings"));
    sayButton(*m_previous, QStringLiteral("‹"), tr("Previous round"));
    sayButton(*m_next, QStringLiteral("›"), tr("Next round"));
    for (BigButton *button : { m_previous, m_next })
        button->setAccessibleName(button->toolTip());
    m_previous->setEnabled(m_round->hasPrevious());
    m_next->setEnabled(m_round->hasNext());
    m_reading->setText(m_playsHere
            ? tr("This computer stands at a table. Open a table of the round to play its game here; the result goes to "
                 "the desk.")
            : tr("This tournament can only be read here: it is open elsewhere, or its file is read-only. Changes "
                 "to it appear here."));
    //: Button: the tournament that was only shown is edited here from now on.
    sayButton(*m_takeOver, tr("Edit here"));
    m_undo->setText(tr("&Undo"));
    m_redo->setText(tr("Red&o"));
    m_undo->setEnabled(m_host.canUndo());
    m_redo->setEnabled(m_host.canRedo());
    emit stateChanged();
}

void TournamentPage::goTo(QWidget *view)
{
    m_views->setCurrentWidget(view);
    m_told->hide();
    setFocusProxy(view);
    view->setFocus();
    speak();
}

void TournamentPage::showEntries()
{
    m_toEntries->setChecked(true);
    goTo(m_entries);
}

void TournamentPage::showRound()
{
    m_toRound->setChecked(true);
    goTo(m_round);
}

void TournamentPage::showStandings()
{
    m_toStandings->setChecked(true);
    goTo(m_standings);
}

void TournamentPage::showLot()
{
    m_lot->begin(m_host.section(m_section), QRandomGenerator::global()->generate64());
    goTo(m_lot);
}

// The log is not one of the steps, so no step is marked.
void TournamentPage::showLog()
{
    m_steps->setExclusive(false);
    for (BigButton *step : { m_toEntries, m_toRound, m_toStandings })
        step->setChecked(false);
    m_steps->setExclusive(true);
    goTo(m_log);
}

void TournamentPage::showSettings()
{
    if (m_host.isReading())
        return;
    const tournament::Section &section = m_host.section(m_section);
    const NewEventChoices before { m_host.event().details, section.settings };
    NewEventDialog dialog(m_terms, QString(), this);
    dialog.changeOf(before, tournament::publishedRounds(section) > 0, m_host.event().sections.size() > 1);
    EventDraft draft(m_host, dialog, "eventSettings", { {}, { m_section } }, dialog.draftState());
    const QString refusal = draft.ask([&] {
        const NewEventChoices after = dialog.choices();
        return after == before ? QString()
                               : m_host.attempt(m_section,
                                     { tournament::SetEventDetails { after.details },
                                         tournament::ChangeSection { m_section, after.section } });
    });
    tell(refusal);
}

void TournamentPage::setWorkbooks(tournament::WorkbookReader workbooks)
{
    m_entries->lists().setWorkbooks(std::move(workbooks));
}

bool TournamentPage::takesLists() const
{
    return m_views->currentWidget() == m_entries;
}

void TournamentPage::readLists(const QStringList &paths)
{
    if (m_host.isReading())
        return tell(m_reading->text());
    showEntries();
    m_entries->readFiles(paths);
}

void TournamentPage::tell(const QString &text)
{
    if (text.isEmpty())
        return;
    m_told->setText(text);
    m_told->show();
    announce(text);
}

void TournamentPage::takeResult(int section, int round, int table, int game, const tournament::GameReport &report)
{
    const tournament::Reason reason { tournament::Reason::Kind::Game };
    if (const auto refusal = m_host.report({ { section, round, table, game, report, reason } }))
        tell(text::refusalText(*refusal, &m_host.section(section)));
}

QString TournamentPage::caption() const
{
    return text::formatName(m_host.section(m_section).settings.format);
}

QString TournamentPage::ownMenu() const
{
    return tr("Tournament");
}

QString TournamentPage::title() const
{
    const QString name = text::foreignText(m_host.event().details.name);
    return name.isEmpty() ? tr("Tournament") : name;
}

QList<Page::KeyRow> TournamentPage::ownKeys() const
{
    const auto keys = [](const char *written) { return QKeySequence::listFromString(QLatin1String(written)); };
    return { { keys("1; =; 0"), tr("The player named first wins, draws, loses") },
        { keys("N"), tr("Results by table number: 12, Enter, 1") },
        { keys("+; -; *"), tr("Forfeit: the player named first wins, the other wins, both lose") },
        { keys("R"), tr("Ruling: points awarded by the arbiter") },
        { keys("T"), tr("Times, warnings and reason for this table's result") },
        { keys("L"), tr("Line-ups of two teams") }, { keys("Del"), tr("Clear the result for this table") },
        { keys("Return"), tr("Open the game at this table") },
        { keys("Space"), tr("Pick a player to exchange in a draft round") },
        { keys("Ctrl+Left; Ctrl+Right"), tr("Previous and next round") },
        { keys("Ctrl+PgUp; Ctrl+PgDown"), tr("Previous and next section") }, { keys("Ctrl+Z"), tr("Undo") },
        { keys("Ctrl+Y"), tr("Redo") } };
}

// What was just typed and is not entered yet is taken back before anything that is.
void TournamentPage::undo()
{
    if (!m_round->takeBackTyped())
        m_host.undo();
}

void TournamentPage::first()
{
    m_round->showRound(1);
    showRound();
}

void TournamentPage::previous()
{
    m_round->showRound(m_round->round() - 1);
    showRound();
}

void TournamentPage::next()
{
    m_round->showRound(m_round->round() + 1);
    showRound();
}

void TournamentPage::last()
{
    m_round->showLast();
    showRound();
}

void TournamentPage::goToSection(int step)
{
    const QVariant there = m_sections->itemData(m_sections->currentIndex() + step);
    if (there.isValid())
        emit sectionWanted(there.toInt());
}

void TournamentPage::setPlaysHere()
{
    if (m_playsHere)
        return;
    m_playsHere = true;
    m_takeOver->hide();
    speak();
}

void TournamentPage::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Undo))
        undo();
    else if (event->keyCombination() == (Qt::CTRL | Qt::Key_PageUp))
        goToSection(-1);
    else if (event->keyCombination() == (Qt::CTRL | Qt::Key_PageDown))
        goToSection(1);
    else if (event->matches(QKeySequence::Redo) || event->keyCombination() == (Qt::CTRL | Qt::Key_Y))
        m_host.redo();
    else
        Page::keyPressEvent(event);
}

} // namespace kagetsu::ui
