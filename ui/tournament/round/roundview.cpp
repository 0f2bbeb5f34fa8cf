// SPDX-License-Identifier: MIT
#include "ui/tournament/round/roundview.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/tournament/names.h"
#include "text/tournament/pairing.h"
#include "text/tournament/results.h"
#include "text/tournament/roundstate.h"
#include "tournament/model/boards.h"
#include "tournament/model/find.h"
#include "tournament/score/decided.h"
#include "tournament/score/losses.h"
#include "tournament/score/proposals.h"
#include "tournament/stages/advancing.h"
#include "tournament/stages/nextround.h"
#include "tournament/swiss/draft.h"
#include "tournament/swiss/pairedswiss.h"
#include "tournament/swiss/swissround.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/tournament/host/eventhost.h"
#include "ui/tournament/round/resultrow.h"
#include "ui/tournament/round/slipfield.h"
#include "ui/tournament/round/tablelist.h"

#include <QBoxLayout>
#include <QRegularExpression>
#include <QStyle>

#include <algorithm>
#include <set>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int HintLines = 3; // room for the longest line about a table in a narrow window

void setMuted(QWidget &widget, bool isMuted)
{
    if (widget.property("muted") == isMuted)
        return;
    widget.setProperty("muted", isMuted);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

QString outcomesText(const std::vector<tournament::Outcome> &outcomes)
{
    QStringList texts;
    for (const tournament::Outcome outcome : outcomes)
        texts += text::outcomeText(outcome);
    return text::joinParts(texts);
}

// Forbids line breaks within results: a dash would otherwise end a line.
QString unbroken(QString text)
{
    static const QRegularExpression dash(QStringLiteral("(?<=\\S)–(?=\\S)"));
    return text.replace(dash, QStringLiteral("\u2060–\u2060"));
}

} // namespace

using tournament::Match;
using tournament::Round;
using tournament::Section;

RoundView::RoundView(EventHost &host, int section, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_section(section)
    , m_model(new TablesModel(this))
    , m_head(wrappedLabel("roundHead", this))
    , m_state(wrappedLabel("roundState", this))
    , m_back(new BigButton("roundBack", this))
    , m_clocks(new BigButton("startClocks", this))
    , m_main(new TableButton(this))
    , m_tables(new TableList(*m_model, this))
    , m_hint(wrappedLabel("roundHint", this))
    , m_slips(new SlipField(this))
    , m_undoSlip(new BigButton("undoSlip", this))
    , m_twice(new CheckBox(this))
    , m_results(new ResultRow(this))
    , m_maker(new RoundMaker(host, section, this))
{
    setObjectName(QStringLiteral("round"));
    layOut();
    setFocusProxy(m_tables);
    connectButtons();
    connectTables();
    m_lateness.setInterval(10'000);
    connect(&m_lateness, &QTimer::timeout, this, &RoundView::follow);
    connect(&m_host, &EventHost::changed, this, [this] {
        m_slipSteps = 0;
        follow();
    });
    onLanguage(*this, [this] { follow(); });
}

void RoundView::layOut()
{
    m_hint->setProperty("muted", true);
    makeLarger(*m_head, *this, 1.2);
    m_main->setObjectName(QStringLiteral("roundMain"));
    m_main->setWeight(TableButton::Weight::Main);
    onFit(*m_main, [this](double factor) { m_main->setMinimumSize(QSize(3 * TouchSize, TouchSize) * factor); });
    onFit(*m_tables, [this](double factor) { m_tables->setMinimumHeight(qRound(3 * TouchSize * factor)); });
    auto *words = new QHBoxLayout;
    words->setSpacing(12);
    words->addWidget(m_head);
    words->addWidget(m_state, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QWidget *button : std::initializer_list<QWidget *> { m_back, m_clocks, m_main })
        buttons->addWidget(button, 1);
    m_top = new QBoxLayout(QBoxLayout::LeftToRight);
    m_top->setSpacing(8);
    m_top->addLayout(words, 1);
    m_top->addLayout(buttons, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(6);
    column->addLayout(m_top);
    column->addWidget(m_tables, 1);
    m_twice->setObjectName(QStringLiteral("typeTwice"));
    onFit(*m_twice, [this](double factor) { m_twice->setMinimumHeight(qRound(TouchSize * factor)); });
    auto *typed = new QHBoxLayout;
    typed->setSpacing(12);
    typed->addWidget(m_slips);
    typed->addWidget(m_twice);
    typed->addStretch();
    auto *said = new QHBoxLayout;
    said->setSpacing(12);
    said->addWidget(m_hint, 1);
    said->addWidget(m_undoSlip);
    m_slipRows = new QBoxLayout(QBoxLayout::LeftToRight);
    m_slipRows->setSpacing(8);
    m_slipRows->addLayout(typed);
    m_slipRows->addLayout(said, 1);
    column->addLayout(m_slipRows);
    column->addWidget(m_results);
}

void RoundView::connectButtons()
{
    connect(m_main, &TableButton::clicked, this, &RoundView::goOn);
    connect(m_back, &QToolButton::clicked, this, &RoundView::goBack);
    connect(m_clocks, &QToolButton::clicked, this, [this] {
        tell(m_maker->startClocks(m_round));
        setFocus();
    });
    connect(m_maker, &RoundMaker::told, this, &RoundView::told);
    connect(m_maker, &RoundMaker::changed, this, &RoundView::speak);
    connect(m_maker, &RoundMaker::paired, this, [this](int round) {
        showRound(round);
        // Announced while the round can still be paired differently.
        announce(text::outlookText(section(), m_outlook));
    });
    connect(m_results, &ResultRow::chosen, this, &RoundView::type);
    connect(m_results, &ResultRow::wanted, this, &RoundView::carryOut);
}

void RoundView::connectTables()
{
    connect(m_tables, &TableList::exchangeWanted, m_maker, &RoundMaker::exchange);
    connect(m_tables, &TableList::resultTyped, this, &RoundView::type);
    connect(m_tables, &TableList::wanted, this, &RoundView::carryOut);
    connect(m_tables, &TableList::pickedChanged, this, &RoundView::speak);
    connect(m_tables, &TableList::slipsWanted, m_slips, qOverload<>(&QWidget::setFocus));
    connect(m_slips, &SlipField::tableNamed, this, &RoundView::nameTable);
    connect(m_slips, &SlipField::entered, this, &RoundView::enterSlip);
    connect(m_slips, &SlipField::heldChanged, this, &RoundView::speakOfTable);
    connect(m_undoSlip, &QToolButton::clicked, this, &RoundView::undoSlip);
    connect(m_twice, &QCheckBox::toggled, this, [this] {
        m_double.clear();
        speak();
    });
    connect(m_slips, &SlipField::left, m_tables, qOverload<>(&QWidget::setFocus));
    connect(m_tables->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        m_game.reset();
        m_reason.reset();
        m_slipSteps = 0;
        speak();
    });
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
    if (round != m_round)
        m_double.clear();
    m_round = std::clamp(round, 1, tournament::lastShownRound(section()));
    follow();
    m_tables->goTo(std::max(0, firstRowToType()));
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

int RoundView::firstRowToType() const
{
    const Round *round = shown();
    if (!round)
        return -1;
    const auto open = std::ranges::find_if(round->matches, [this](const Match &match) { return !isDecided(match); });
    return open == round->matches.end() ? 0 : static_cast<int>(open - round->matches.begin());
}

void RoundView::follow()
{
    m_round = std::clamp(m_round, 1, tournament::lastShownRound(section()));
    const int row = m_tables->currentIndex().row();
    const std::optional<int> game = m_game;
    const std::optional<tournament::Reason> reason = m_reason;
    const int slipSteps = m_slipSteps;
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
    const bool isLast = m_round == static_cast<int>(section().rounds.size());
    m_outlook = isLast ? tournament::outlookOfDraft(section()) : std::nullopt;
    m_model->setRound(section(), m_round, late);
    m_tables->setUse(use());
    if (use() != TableList::Use::Results)
        m_double.clear();
    m_tables->goTo(std::clamp(row, 0, std::max(0, m_model->rowCount() - 1)));
    m_game = game;
    m_reason = reason;
    m_slipSteps = slipSteps;
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
    m_state->setText(shown() ? text::joinSentences(state.line(), outlook) : hintBefore());
    setMuted(*m_state, outlook.isEmpty());
    m_main->setText(state.mainText());
    m_main->setAccessibleName(m_main->text());
    m_main->setEnabled(state.mainIsPossible());
    m_back->setText(state.backText());
    m_back->setVisible(!state.backText().isEmpty() && !m_host.isReading());
    m_clocks->setText(tr("Start cloc&ks"));
    m_clocks->setToolTip(tr("Mark late players from now on"));
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
    const Match *match = currentMatch();
    const bool isTyped = m_tables->use() == TableList::Use::Results;
    m_results->setVisible(isTyped);
    m_slips->setVisible(isTyped);
    m_twice->setVisible(isTyped);
    m_twice->setText(tr("Enter each result &twice"));
    m_twice->setToolTip(tr("A result counts when it has been entered a second time"));
    m_results->setPlayers(match && isTyped ? text::entryName(section(), match->a) : QString(),
        match && isTyped ? text::entryName(section(), match->b) : QString());
    m_results->setTable(match && tournament::hasReport(*match), match && tournament::isOfTeams(section(), *match));
    const bool isUndoable = isTyped && (!m_slips->input().held().empty() || m_slipSteps > 0);
    const bool isStrong = isUndoable || (isTyped && m_slips->input().takenBack());
    m_undoSlip->setText(tr("Undo"));
    m_undoSlip->setToolTip(tr("Undo"));
    m_undoSlip->setVisible(isUndoable);
    QFont font;
    font.setBold(isStrong);
    m_hint->setFont(font);
    setMuted(*m_hint, !isStrong);
    reserveHint();
    m_hint->setText(unbroken(hint()));
}

QString RoundView::hint() const
{
    const Round *round = shown();
    if (!round)
        return {};
    if (m_tables->use() == TableList::Use::Exchange) {
        const auto picked = m_tables->picked();
        if (!picked)
            return tr("To exchange two players, pick one and then the other, or drag one onto the other.");
        const auto entry = m_model->entryAt(picked->row, picked->seat);
        //: %1 is a player who was picked.
        return tr("Pick the player to exchange with %1.").arg(text::entryName(section(), *entry));
    }
    const Match *match = currentMatch();
    if (!match || m_tables->use() != TableList::Use::Results)
        return {};
    if (const QString slip = slipHint(); !slip.isEmpty())
        return slip;
    const QString table = tableText();
    if (const auto once = m_double.waiting(match->table); once && once->game == gameToType())
        //: %1 is a table and its players, %2 a result such as 1–0 that was typed once.
        return tr("%1. %2? Enter it again to confirm.").arg(table, outcomesText(once->outcomes));
    if (match->games.size() < 2)
        return table;
    if (tournament::isOfTeams(section(), *match))
        return boardText(*match);
    //: A table of a round, and which of its games the next result is for.
    return tr("%1. Next result: game %2 of %3").arg(table).arg(gameToType() + 1).arg(match->games.size());
}

// Returns what the field for slips is about to enter, or has not entered.
QString RoundView::slipHint() const
{
    const SlipInput &input = m_slips->input();
    if (const auto table = input.takenBack())
        return tr("Nothing was entered for table %1.").arg(*table);
    const QString table = tableText();
    return input.held().empty() ? QString() : text::joinParts({ table, outcomesText(input.held()) });
}

// Returns who sits at the board that the next result is for.
QString RoundView::boardText(const Match &match) const
{
    const auto nameAt = [&](tournament::Party party) {
        const std::string name = tournament::memberAt(section(), match, party, gameToType());
        //: Nobody of a team sits at a board.
        return name.empty() ? tr("nobody") : text::foreignText(name);
    };
    const QString table = tableText();
    //: A table of two teams; %2 is the number of a board, %3 and %4 who sits there.
    return tr("%1. Next result: board %2, %3 – %4")
        .arg(table)
        .arg(gameToType() + 1)
        .arg(nameAt(tournament::Party::A), nameAt(tournament::Party::B));
}

// Returns who will be paired, before it is done.
QString RoundView::hintBefore() const
{
    const std::set<tournament::EntryId> players = tournament::playersIn(section(), m_round);
    if (players.size() < 2)
        return tr("Enter at least two players first.");
    QStringList sitting;
    auto pairing = static_cast<int>(players.size());
    for (const tournament::Entry &entry : section().entries) {
        if (m_round != tournament::nextRoundOf(section()) || !tournament::sitsOut(section(), entry.id))
            continue;
        sitting += text::entryName(section(), entry.id);
        pairing -= players.contains(entry.id) ? 1 : 0;
    }
    QStringList sentences { tr("%n player(s) take part in this round.", nullptr, pairing) };
    if (!sitting.isEmpty())
        //: %1 is a list of players with a bye.
        sentences += tr("Sitting out: %1.").arg(text::joinNames(sitting));
    QStringList absent;
    for (const tournament::EntryId entry : tournament::proposedWithdrawals(section()))
        absent += text::entryName(section(), entry);
    if (!absent.isEmpty())
        //: %1 is a list of players who could be withdrawn.
        sentences += tr("Absent several rounds in a row: %1.").arg(text::joinNames(absent));
    return text::joinSentences(sentences);
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
    case text::RoundState::Step::Publish: tell(m_maker->publish(m_round)); break;
    case text::RoundState::Step::Close: tell(m_maker->close(m_round)); break;
    case text::RoundState::Step::NextRound:
        if (m_round < static_cast<int>(section().rounds.size()))
            showRound(m_round + 1);
        else
            m_maker->pair();
        break;
    case text::RoundState::Step::Standings: emit standingsWanted(); return;
    }
    setFocus();
}

void RoundView::goBack()
{
    m_maker->goBack(m_round);
    setFocus();
}

int RoundView::gameToType() const
{
    const Match *match = currentMatch();
    if (!match)
        return 0;
    if (m_game)
        return *m_game;
    const auto open = std::ranges::find_if(match->games, [](const auto &game) { return !game.report; });
    return open == match->games.end() ? 0 : static_cast<int>(open - match->games.begin());
}

const Match *RoundView::goToTable(int table)
{
    const Round *round = shown();
    const Match *match = round ? tournament::findMatch(*round, table) : nullptr;
    if (match)
        m_tables->goTo(static_cast<int>(match - round->matches.data()));
    return match;
}

void RoundView::nameTable(int table)
{
    const Match *match = goToTable(table);
    if (!match) {
        emit told(tr("There is no table %1 in this round.").arg(table));
        m_slips->selectAll();
        return;
    }
    m_game.reset();
    m_reason.reset();
    m_slipSteps = 0;
    m_slips->ask(table, static_cast<int>(match->games.size()) - gameToType());
    announce(hint());
}

// Returns whether the results count, or were only entered once.
bool RoundView::isConfirmed(const std::vector<tournament::Outcome> &outcomes)
{
    using Comparison = tournament::DoubleEntry::Comparison;
    const Match &match = *currentMatch();
    if (!m_twice->isChecked())
        return true;
    const auto before = m_double.waiting(match.table);
    const Comparison comparison = m_double.enter(match.table, { gameToType(), outcomes });
    if (comparison == Comparison::Same)
        return true;
    speak();
    if (comparison == Comparison::First) {
        announce(hint());
        return false;
    }
    const QString table = tableText();
    //: %1 is a table and its players, %2 and %3 are results such as 1–0 that should have been the same.
    emit told(tr("%1. First %2, now %3: neither counts. Enter it twice again.")
            .arg(table, outcomesText(before->outcomes), outcomesText(outcomes)));
    return false;
}

// Asks for a reason before a key replaces an existing result. Returns nothing if the result stays.
std::optional<tournament::Reason> RoundView::reasonToType(const Match &match, tournament::Outcome outcome) const
{
    const auto &there = match.games[static_cast<std::size_t>(gameToType())].report;
    if (!there || there->outcome == outcome)
        return tournament::Reason {};
    if (m_reason || !m_mayAsk)
        return m_reason;
    return m_maker->askToCorrect(m_round, match, outcome);
}

void RoundView::type(tournament::Outcome outcome)
{
    const Match *match = currentMatch();
    if (!match || m_tables->use() != TableList::Use::Results)
        return;
    if (m_slips->input().isAsking()) // a button was pressed instead of a key
        return enterSlip({ match->table, { outcome } });
    if (!isConfirmed({ outcome }))
        return;
    if (enter({ outcome }).isAll)
        toNextTable();
    speak();
    setFocus();
}

// Enters the results of a slip; the field then waits for the next table, or for the games that are left.
void RoundView::enterSlip(const SlipInput::Entry &entry)
{
    m_slips->takeBack();
    if (m_tables->use() != TableList::Use::Results || !goToTable(entry.table) || !isConfirmed(entry.outcomes))
        return m_slips->finish();
    const Done done = enter(entry.outcomes);
    m_slipSteps = done.games;
    const Match *after = currentMatch();
    if (done.isAll || !after) {
        m_game.reset();
        m_reason.reset();
        m_slips->finish();
    } else {
        m_slips->ask(after->table, static_cast<int>(after->games.size()) - gameToType());
    }
}

// Takes back the last slip, whether it is still held back or already entered.
void RoundView::undoSlip()
{
    if (!m_slips->input().held().empty())
        return m_slips->takeBack();
    for (int steps = std::exchange(m_slipSteps, 0); steps > 0; --steps)
        m_host.undo();
    m_game.reset();
    m_slips->finish();
    m_slips->setFocus();
}

bool RoundView::takeBackTyped()
{
    if (!isVisible())
        return false;
    if (!m_slips->input().held().empty()) {
        m_slips->takeBack();
        return true;
    }
    const std::optional<int> table = currentTable();
    const bool isForgotten = table && m_double.forget(*table);
    if (isForgotten)
        speak();
    return isForgotten;
}

void RoundView::settle(bool mayAsk)
{
    m_mayAsk = mayAsk;
    m_slips->settle();
    m_mayAsk = true;
}

// Enters results of the selected table, game after game. Retyped results are entered game by game, even if the existing
// results already decide the match.
RoundView::Done RoundView::enter(const std::vector<tournament::Outcome> &outcomes)
{
    const int table = *currentTable();
    Done done;
    for (const tournament::Outcome outcome : outcomes) {
        const Match *match = currentMatch();
        const int game = gameToType();
        const bool wasThere = match->games[std::size_t(game)].report.has_value();
        const std::optional<tournament::Reason> reason = reasonToType(*match, outcome);
        if (!reason || currentTable() != table) // another page was shown during the question
            return done;
        m_game = game + 1; // set before the change is displayed
        m_reason = tournament::isGiven(*reason) ? reason : m_reason;
        if (!tell(m_maker->report(m_round, table, game, outcome, *reason))) {
            m_game = game;
            return done;
        }
        ++done.games;
        announce(tableText());
        match = currentMatch();
        done.isAll = !match || *m_game >= static_cast<int>(match->games.size()) || (!wasThere && isDecided(*match));
        if (done.isAll)
            break;
    }
    return done;
}

// Goes to the next table without a result, continuing from the top. If all tables have results, nothing moves, so that
// no further key reaches a table with a result.
void RoundView::toNextTable()
{
    const Round &round = *shown();
    const int tables = static_cast<int>(round.matches.size());
    const int row = m_tables->currentIndex().row();
    m_game.reset();
    for (int step = 1; step < tables; ++step) {
        const int there = (row + step) % tables;
        if (!isDecided(round.matches[std::size_t(there)])) {
            m_tables->goTo(there);
            return;
        }
    }
}

void RoundView::carryOut(TableList::Deed deed)
{
    using Deed = TableList::Deed;
    const Match *match = currentMatch();
    if (!match || m_tables->use() != TableList::Use::Results)
        return;
    const bool isOfTeams = tournament::isOfTeams(section(), *match);
    switch (deed) {
    case Deed::Clear: return clearResult(*match);
    case Deed::Open: return open(*match);
    case Deed::Rule: m_maker->rule(m_round, *match, tableText()); break;
    case Deed::Details:
        if (tournament::hasReport(*match))
            m_maker->askDetails(m_round, *match);
        break;
    case Deed::LineUps:
        if (isOfTeams)
            m_maker->askLineUps(m_round, *match);
        break;
    }
    setFocus();
}

void RoundView::clearResult(const Match &match)
{
    if (!tournament::hasReport(match))
        return;
    const int table = match.table;
    const auto reason = m_maker->askToCorrect(m_round, match, std::nullopt);
    const Match *after = currentMatch();
    if (reason && after && after->table == table)
        tell(m_maker->clear(m_round, *after, *reason));
    m_game.reset();
    speak();
}

void RoundView::open(const Match &match)
{
    // A stray Enter after a result would start a game and its clocks. After the last result it leads on.
    if (isDecided(match) && m_main->isEnabled())
        m_main->setFocus();
    else if (isDecided(match))
        emit told(tr("This table already has a result. To play the game, clear the result first."));
    else
        emit playWanted(m_round, match.table, gameToType());
}

QString RoundView::tableText() const
{
    return m_model->index(m_tables->currentIndex().row(), 0).data().toString();
}

bool RoundView::tell(const QString &refusal)
{
    if (!refusal.isEmpty())
        emit told(refusal);
    return refusal.isEmpty();
}

bool RoundView::isDecided(const Match &match) const
{
    return tournament::isDecided(section(), m_round, match);
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
    const Match *match = currentMatch();
    return match ? std::optional(match->table) : std::nullopt;
}

const Match *RoundView::currentMatch() const
{
    const Round *round = shown();
    const int row = m_tables->currentIndex().row();
    return round && row >= 0 && row < static_cast<int>(round->matches.size()) ? &round->matches[std::size_t(row)]
                                                                              : nullptr;
}

} // namespace kagetsu::ui
