// SPDX-License-Identifier: MIT
#include "ui/tournament/round/roundview.h"

#include "text/common/sentences.h"
#include "text/tournament/names.h"
#include "text/tournament/pairing.h"
#include "text/tournament/roundstate.h"
#include "text/tournament/typing.h"
#include "tournament/model/boards.h"
#include "tournament/model/find.h"
#include "tournament/score/decided.h"
#include "tournament/score/proposals.h"
#include "tournament/stages/advancing.h"
#include "tournament/stages/nextround.h"
#include "tournament/swiss/draft.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/style/stylemark.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/tournament/host/eventhost.h"
#include "ui/tournament/round/resultrow.h"
#include "ui/tournament/round/slipfield.h"

#include <QBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int HintLines = 3; // room for the longest line about a table in a narrow window

} // namespace

using tournament::Match;
using tournament::Round;
using tournament::Section;

RoundView::RoundView(EventHost &host, int section, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_section(section)
    , m_model(new TablesModel(this))
    , m_top(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_slipRows(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_head(wrappedLabel("roundHead", this))
    , m_state(wrappedLabel("roundState", this))
    , m_back(new BigButton("roundBack", this))
    , m_clocks(new BigButton("startClocks", this))
    , m_main(newButton("roundMain", this, true))
    , m_tables(new TableList(*m_model, this))
    , m_hint(wrappedLabel("roundHint", this))
    , m_slips(new SlipField(this))
    , m_undoSlip(new BigButton("undoSlip", this))
    , m_twice(new CheckBox(this))
    , m_results(new ResultRow(this))
    , m_maker(new RoundMaker(host, section, this))
    , m_typing(new ResultTyping(*m_maker, *m_tables, *m_slips))
{
    setObjectName(QStringLiteral("round"));
    layOut();
    setFocusProxy(m_tables);
    connectAll();
    onLanguage(*this, [this] { follow(); });
}

void RoundView::layOut()
{
    m_hint->setProperty("muted", true);
    makeLarger(*m_head, *this, 1.2);
    onFit(*m_main, [this](double factor) { m_main->setMinimumSize(QSize(3 * TouchSize, TouchSize) * factor); });
    onFit(*m_tables, [this](double factor) { m_tables->setMinimumHeight(qRound(3 * TouchSize * factor)); });
    m_twice->setObjectName(QStringLiteral("typeTwice"));
    makeFingerHigh(*m_twice);
    constexpr int Gap = 12;
    m_top->setSpacing(8);
    addParts(*m_top,
        { { layRow({ m_head, { m_state, 1 } }, Gap), 1 },
            { layRow({ { m_back, 1 }, { m_clocks, 1 }, { m_main, 1 } }), 1 } });
    m_slipRows->setSpacing(8);
    addParts(
        *m_slipRows, { layRow({ m_slips, m_twice, nullptr }, Gap), { layRow({ { m_hint, 1 }, m_undoSlip }, Gap), 1 } });
    QBoxLayout *column = layColumn(*this, { m_top, { m_tables, 1 }, m_slipRows, m_results });
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(6);
}

void RoundView::connectAll()
{
    connect(m_main, &TableButton::clicked, this, &RoundView::goOn);
    connect(m_back, &QToolButton::clicked, this, [this] {
        m_maker->goBack(m_round);
        setFocus();
    });
    connect(m_clocks, &QToolButton::clicked, this, [this] {
        emit told(m_maker->startClocks(m_round));
        setFocus();
    });
    connect(m_maker, &RoundMaker::told, this, &RoundView::told);
    connect(m_maker, &RoundMaker::changed, this, &RoundView::speak);
    connect(m_maker, &RoundMaker::paired, this, [this](int round) {
        showRound(round);
        // Announced while the round can still be paired differently.
        announce(text::outlookText(section(), m_outlook));
    });
    connect(m_results, &ResultRow::chosen, m_typing, &ResultTyping::type);
    connect(m_results, &ResultRow::wanted, this, &RoundView::carryOut);
    connect(m_tables, &TableList::exchangeWanted, m_maker, &RoundMaker::exchange);
    connect(m_tables, &TableList::wanted, this, &RoundView::carryOut);
    connect(m_tables, &TableList::pickedChanged, this, &RoundView::speakOfTable);
    connect(m_typing, &ResultTyping::changed, this, &RoundView::speakOfTable);
    connect(m_typing, &ResultTyping::told, this, &RoundView::told);
    connect(m_undoSlip, &QToolButton::clicked, m_typing, &ResultTyping::undo);
    connect(m_twice, &QCheckBox::toggled, m_typing, &ResultTyping::setTwice);
    m_lateness.setInterval(10'000);
    connect(&m_lateness, &QTimer::timeout, this, &RoundView::follow);
    connect(&m_host, &EventHost::changed, this, &RoundView::follow);
}

// Keeps room for the line about a table, so that the buttons below do not move when it appears.
void RoundView::reserveHint()
{
    const bool isBelow =
        m_slipRows->direction() == QBoxLayout::TopToBottom && m_tables->use() == TableList::Use::Results;
    QFont bold = m_hint->font();
    bold.setBold(true);
    const int lines = HintLines * QFontMetrics(bold).lineSpacing();
    m_hint->setMinimumHeight(isBelow ? std::max(lines, qRound(TouchSize * fitOf(*this))) : 0);
}

// Places the buttons below the number of the round in a narrow window, and the line about a table below the field.
void RoundView::resizeEvent(QResizeEvent *event)
{
    const bool isNarrow = width() < 900 * fitOf(*this);
    m_top->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_slipRows->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    reserveHint();
    QWidget::resizeEvent(event);
}

void RoundView::showRound(int round)
{
    settle();
    m_round = round;
    follow();
    m_tables->goTo(0);
    m_typing->goToOpenTable(0);
    setFocus();
    emit roundChanged();
}

bool RoundView::hasNext() const
{
    return m_round < tournament::lastShownRound(section());
}

void RoundView::showLast()
{
    const int rounds = static_cast<int>(section().rounds.size());
    showRound(std::max(1, rounds));
}

void RoundView::showNext()
{
    showRound(tournament::nextRoundOf(section()));
}

void RoundView::follow()
{
    m_round = std::clamp(m_round, 1, tournament::lastShownRound(section()));
    m_typing->setRound(m_round);
    const int row = m_tables->currentIndex().row();
    const Round *round = shown();
    const bool isWatched = round && round->state == Round::State::Published && round->clocksStarted
        && section().settings.options.latenessMinutes;
    std::set<int> late;
    if (isWatched) {
        for (const int table : tournament::lateTables(section(), m_round, m_host.now()))
            late.insert(table);
        m_lateness.start();
    } else {
        m_lateness.stop();
    }
    m_outlook = m_round == std::ssize(section().rounds) ? tournament::outlookOfDraft(section()) : std::nullopt;
    m_model->setRows(text::tableRows(section(), m_round, late));
    m_tables->setUse(use());
    if (use() != TableList::Use::Results)
        m_typing->forgetOnce();
    m_tables->goTo(std::clamp(row, 0, std::max(0, m_model->rowCount() - 1)));
    speak();
}

// A user who only reads the event can only look.
TableList::Use RoundView::use() const
{
    const Round *round = shown();
    if (m_host.isReading() || !round || round->state == Round::State::Finished)
        return TableList::Use::Look;
    if (round->state == Round::State::Published)
        return TableList::Use::Results;
    return section().settings.format == tournament::Format::Swiss ? TableList::Use::Exchange : TableList::Use::Look;
}

void RoundView::speak()
{
    const bool areOthers = m_round == 1 && tournament::isIntakeStale(m_host.event(), section());
    const text::RoundState state { section(), m_round, m_maker->isPairing(), areOthers };
    m_head->setText(state.title());
    const QString outlook = text::outlookText(section(), m_outlook);
    m_state->setText(text::joinSentences(state.line(), outlook));
    setStyleMark(*m_state, "muted", outlook.isEmpty());
    sayButton(*m_main, state.mainText());
    m_main->setEnabled(state.mainIsPossible());
    m_back->setText(state.backText());
    m_back->setVisible(!state.backText().isEmpty() && !m_host.isReading());
    sayButton(*m_clocks, tr("Start cloc&ks"), tr("Mark late players from now on"));
    m_clocks->setVisible(state.clocksAreToStart() && !m_host.isReading());
    m_tables->setAccessibleName(state.title());
    // An empty list takes no focus.
    const bool isEmpty = m_model->rowCount() == 0;
    m_tables->setFocusPolicy(isEmpty ? Qt::NoFocus : Qt::StrongFocus);
    // Keyboard users press Enter for the next step.
    m_main->setVisible(!m_host.isReading());
    setFocusProxy(m_host.isReading() || use() == TableList::Use::Results ? m_tables : static_cast<QWidget *>(m_main));
    speakOfTable();
}

void RoundView::speakOfTable()
{
    const bool isTyped = m_tables->use() == TableList::Use::Results;
    const Match *match = isTyped ? m_typing->match() : nullptr;
    for (QWidget *each : std::initializer_list<QWidget *> { m_results, m_slips, m_twice })
        each->setVisible(isTyped);
    m_twice->setText(tr("Enter each result &twice"));
    m_twice->setToolTip(tr("A result counts when it has been entered a second time"));
    m_results->setPlayers(match ? text::entryName(section(), match->a) : QString(),
        match ? text::entryName(section(), match->b) : QString());
    m_results->setTable(match && tournament::hasReport(*match), match && tournament::isOfTeams(section(), *match));
    const bool isUndoable = isTyped && m_typing->canUndo();
    const bool isStrong = isUndoable || (isTyped && m_slips->input().takenBack());
    sayButton(*m_undoSlip, tr("Undo"), tr("Undo"));
    m_undoSlip->setVisible(isUndoable);
    QFont font;
    font.setBold(isStrong);
    m_hint->setFont(font);
    setStyleMark(*m_hint, "muted", !isStrong);
    reserveHint();
    m_hint->setText(text::unbroken(hint()));
}

QString RoundView::hint() const
{
    if (m_tables->use() == TableList::Use::Exchange) {
        const auto picked = m_tables->picked();
        return text::exchangeText(
            section(), picked ? m_model->entryAt(picked->row, picked->seat) : std::optional<tournament::EntryId>());
    }
    const Match *match = m_tables->use() == TableList::Use::Results ? m_typing->match() : nullptr;
    return match ? text::typingText(section(), *match, m_typing->typed()) : QString();
}

void RoundView::goOn()
{
    if (m_maker->isPairing()) {
        m_maker->stop();
        return;
    }
    const text::RoundState state { section(), m_round, false };
    switch (state.nextStep()) {
    case text::RoundState::Step::Pair: m_maker->pair(); break;
    case text::RoundState::Step::Publish: emit told(m_maker->publish(m_round)); break;
    case text::RoundState::Step::Close: emit told(m_maker->close(m_round)); break;
    case text::RoundState::Step::NextRound:
        if (m_round < std::ssize(section().rounds))
            showRound(m_round + 1);
        else
            m_maker->pair();
        break;
    case text::RoundState::Step::Standings: emit standingsWanted(); return;
    }
    setFocus();
}

void RoundView::carryOut(TableList::RowAction action)
{
    using RowAction = TableList::RowAction;
    const Match *match = m_typing->match();
    if (!match || m_tables->use() != TableList::Use::Results)
        return;
    switch (action) {
    case RowAction::Clear: return m_typing->clear();
    case RowAction::Open: return open(*match);
    case RowAction::Rule: m_maker->rule(m_round, *match, m_typing->tableText()); break;
    case RowAction::Details:
        if (tournament::hasReport(*match))
            m_maker->askDetails(m_round, *match);
        break;
    case RowAction::LineUps:
        if (tournament::isOfTeams(section(), *match))
            m_maker->askLineUps(m_round, *match);
        break;
    }
    setFocus();
}

void RoundView::open(const Match &match)
{
    // A stray Enter after a result would start a game and its clocks. After the last result it leads on.
    const bool isDecided = tournament::isDecided(section(), m_round, match);
    if (isDecided && m_main->isEnabled())
        m_main->setFocus();
    else if (isDecided)
        emit told(tr("This table already has a result. To play the game, clear the result first."));
    else
        emit playWanted(m_round, match.table, m_typing->game());
}

const Section &RoundView::section() const
{
    return m_host.section(m_section);
}

const Round *RoundView::shown() const
{
    return tournament::findRound(section(), m_round);
}

std::optional<int> RoundView::currentTable() const
{
    const Match *match = m_typing->match();
    return match ? std::optional(match->table) : std::nullopt;
}

} // namespace kagetsu::ui
