// SPDX-License-Identifier: MIT
#include "ui/record/solver/winpanel.h"

#include "text/rules/rules.h"
#include "text/solver/wins.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/background/searchpace.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/input/stepkeys.h"
#include "ui/controls/signbutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/record/proof/sentencetree.h"
#include "ui/record/solver/winlegend.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QLabel>
#include <QMenu>
#include <QShowEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace kagetsu::ui {

namespace {

constexpr std::uint64_t FirstLimit = 10'000'000; // a few seconds
constexpr std::uint64_t Longer = 10; // factor for each further search
// A node of such a search takes about as long as this many in a search for wins by fours.
constexpr std::uint64_t PerThree = 10;

// Returns the moves to mark: first moves that may win, defences that may stop the win; the best ones first.
std::vector<solver::MoveAnswer> markedMoves(WinAsk ask, const solver::MoveAnswers &moves)
{
    std::vector<solver::MoveAnswer> marked = moves.moves;
    const solver::Answer left = ask == WinAsk::Defences ? solver::Answer::Win : solver::Answer::None;
    std::erase_if(marked, [left](const solver::MoveAnswer &move) { return move.answer == left; });
    std::stable_sort(marked.begin(), marked.end(), [](const solver::MoveAnswer &one, const solver::MoveAnswer &other) {
        const auto rank = [](const solver::MoveAnswer &move) {
            return std::pair(move.answer == solver::Answer::Unknown, move.length);
        };
        return rank(one) < rank(other);
    });
    return marked;
}

WinSpot spotOf(const solver::MoveAnswer &move)
{
    switch (move.answer) {
    case solver::Answer::Win: return move.isShortest ? WinSpot::Shortest : WinSpot::Wins;
    case solver::Answer::None: return WinSpot::Stops;
    case solver::Answer::Unknown: break;
    }
    return WinSpot::Unknown;
}

} // namespace

WinPanel::WinPanel(QWidget *board, QWidget *parent)
    : QWidget(parent)
    , m_limit(FirstLimit)
    , m_search(new WinSearch(this))
    , m_text(wrappedLabel("winText", this))
    , m_tree(new SentenceTree(this))
    , m_legend(new WinLegend(this))
    , m_note(wrappedLabel("winNote", this))
    , m_pace(new SearchPace(QStringLiteral("win"), this))
    , m_buttons(new QWidget(this))
    , m_back(new SignButton("winBack", QStringLiteral("previous"), m_buttons))
    , m_forward(new SignButton("winForward", QStringLiteral("next"), m_buttons))
    , m_main(new BigButton("winMain", m_buttons))
    , m_more(new BigButton("winMore", m_buttons))
    , m_menu(new QMenu(m_more))
{
    setObjectName(QStringLiteral("winPanel"));
    m_tree->setObjectName(QStringLiteral("winTree"));
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    for (QToolButton *each : { m_back, m_forward })
        each->setAutoRepeat(true);
    m_more->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(m_menu);
    for (const Entry entry : { Entry::Black, Entry::White, Entry::BlackByThrees, Entry::WhiteByThrees,
             Entry::FirstMoves, Entry::Defences, Entry::Longer, Entry::Insert, Entry::Check }) {
        m_entries[entry] = m_menu->addAction(QString());
        connect(m_entries[entry], &QAction::triggered, this, [this, entry] { act(entry); });
    }

    auto *buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(4);
    buttons->addWidget(m_back);
    buttons->addWidget(m_forward);
    buttons->addWidget(m_main, 1);
    buttons->addWidget(m_more);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 4, 0, 0);
    rows->setSpacing(4);
    rows->addWidget(m_text, 1);
    rows->addWidget(m_tree, 1);
    rows->addWidget(m_legend);
    rows->addWidget(m_note);
    rows->addWidget(m_pace);
    rows->addWidget(m_buttons);

    connect(m_pace, &SearchPace::ticked, this, [this] { m_pace->say(text::progressText(m_search->progress())); });
    connect(m_pace, &SearchPace::stopped, this, &WinPanel::stop);
    connect(m_search, &WinSearch::found, this, &WinPanel::take);
    connect(m_search, &WinSearch::changed, this, [this] {
        m_pace->setRunning(isSearching());
        fill();
    });
    connect(m_back, &QToolButton::clicked, this, &WinPanel::previousRow);
    connect(m_forward, &QToolButton::clicked, this, &WinPanel::nextRow);
    connect(m_main, &QToolButton::clicked, this, [this] { act(mainEntry()); });
    connect(m_tree, &SentenceTree::lineChosen, this, &WinPanel::goToRow);
    new StepKeys(
        *board, *m_tree, [this] { return !m_rows.empty() && isVisible(); },
        [this](int lines) { goToRow(m_row + lines); });
    onLanguage(*this, [this] {
        //: Button: a menu with what else can be asked about a win.
        m_more->setText(tr("More"));
        m_back->say(tr("Previous step of the win"));
        m_forward->say(tr("Next step of the win"));
        m_tree->setAccessibleName(tr("The win, step by step"));
        fillRows();
        fill();
    });
}

WinPanel::~WinPanel()
{
    m_search->disconnect(this); // it emits signals while being destroyed
}

void WinPanel::setScene(const std::optional<WinScene> &scene)
{
    if (scene == m_scene)
        return;
    m_scene = scene;
    m_search->giveUp();
    forget();
}

void WinPanel::setIdleText(const QString &text)
{
    if (text == m_idle)
        return;
    m_idle = text;
    fill();
}

void WinPanel::setInsertable(bool insertable)
{
    m_isInsertable = insertable;
    fill();
}

void WinPanel::setStepsElsewhere(bool elsewhere)
{
    m_stepsElsewhere = elsewhere;
    fill();
}

void WinPanel::findForMover()
{
    if (m_scene)
        find(m_scene->toMove);
    else
        emit asked();
}

void WinPanel::findForOther()
{
    if (m_scene)
        find(rules::other(m_scene->toMove));
    else
        emit asked();
}

void WinPanel::findByThrees(rules::Side attacker)
{
    emit asked();
    if (m_scene)
        ask({ { m_scene->position, attacker, m_scene->rules }, WinAsk::Win, m_limit / PerThree, /*withThrees=*/true });
}

void WinPanel::findByThreesForMover()
{
    findByThrees(m_scene ? m_scene->toMove : rules::Side::Black);
}

void WinPanel::findByThreesForOther()
{
    findByThrees(rules::other(m_scene ? m_scene->toMove : rules::Side::Black));
}

bool WinPanel::showWin(const solver::Question &position, const solver::Proof &proof, bool isShortest)
{
    emit asked();
    if (!m_scene || m_scene->position != position.position || m_scene->rules != position.rules)
        return false;
    m_search->giveUp();
    forget();
    const bool withThrees = hasThrees(proof);
    m_asked = WinQuestion { position, WinAsk::Win, withThrees ? m_limit / PerThree : m_limit, withThrees };
    take(*m_asked,
        { .finding = { solver::Answer::Win, proof, lengthOf(proof), isShortest,
              withThrees ? solver::ThreeSolver::MostThreatFours : 0 } });
    return true;
}

void WinPanel::ask(WinAsk ask, rules::Side attacker)
{
    emit asked();
    if (m_scene)
        this->ask({ { m_scene->position, attacker, m_scene->rules }, ask, m_limit });
}

void WinPanel::ask(const WinQuestion &question)
{
    forget();
    m_asked = question;
    m_search->ask(question);
}

rules::Side WinPanel::attackerFor(WinAsk ask) const
{
    if (m_asked)
        return m_asked->position.attacker;
    const rules::Side toMove = m_scene ? m_scene->toMove : rules::Side::Black;
    return ask == WinAsk::Defences ? rules::other(toMove) : toMove;
}

void WinPanel::searchLonger()
{
    if (!m_asked)
        return;
    WinQuestion longer = *m_asked;
    constexpr std::uint64_t Most = std::numeric_limits<std::uint64_t>::max();
    longer.nodes = longer.nodes > Most / Longer ? Most : longer.nodes * Longer;
    ask(longer);
}

void WinPanel::checkProof()
{
    if (!hasWin())
        return;
    m_checking.start([proof = m_found->finding.proof, asked = m_asked->position](
                         background::State &) { return solver::findHole(proof, asked.position, asked.rules); },
        [this](const std::optional<solver::Hole> &hole) {
            m_checked = hole;
            fill();
        });
}

void WinPanel::stop()
{
    m_search->stop();
}

void WinPanel::giveUp()
{
    if (!isSearching())
        return;
    m_search->giveUp();
    forget();
}

void WinPanel::take(const WinQuestion &, const WinFound &found)
{
    m_found = found;
    m_rows = hasWin() ? rowsOf(found.finding.proof) : std::vector<WinRow>();
    fillRows();
    fill();
    showRow();
    announce(text());
}

void WinPanel::forget()
{
    m_checking.cancel();
    m_asked.reset();
    m_found.reset();
    m_checked.reset();
    m_rows.clear();
    m_row = 0;
    fillRows();
    fill();
    emit marksChanged();
}

bool WinPanel::hasWin() const
{
    return m_found && m_asked->ask == WinAsk::Win && m_found->finding.answer == solver::Answer::Win;
}

bool WinPanel::isUndecided() const
{
    if (!m_found)
        return false;
    if (m_asked->ask == WinAsk::Win)
        return m_found->finding.answer == solver::Answer::Unknown
            || (hasWin() && !m_asked->withThrees && !m_found->finding.isShortest);
    if (m_asked->ask == WinAsk::Defences && m_found->finding.answer == solver::Answer::None)
        return false;
    const auto &moves = m_found->moves.moves;
    return m_found->moves.answer == solver::Answer::Unknown
        || std::any_of(moves.begin(), moves.end(),
            [](const solver::MoveAnswer &move) { return move.answer == solver::Answer::Unknown; });
}

QString WinPanel::text() const
{
    if (!m_scene)
        return m_idle;
    if (!m_found)
        return isSearching() ? QString()
                             : tr("A win by fours: every move makes a four until a five cannot be stopped.");
    const rules::Side attacker = m_asked->position.attacker;
    using Why = text::SearchEnd::Why;
    const text::SearchEnd end { m_found->isStopped ? Why::Stopped : Why::Limit, m_found->took };
    switch (m_asked->ask) {
    case WinAsk::Win: return text::answerText(m_found->finding, attacker, end);
    case WinAsk::FirstMoves: return text::firstMovesText(m_found->moves, attacker, end);
    case WinAsk::Defences: break;
    }
    return m_found->finding.answer == solver::Answer::None ? text::noThreatText(attacker)
                                                           : text::defencesText(m_found->moves, attacker, end);
}

QString WinPanel::note() const
{
    return m_checked && hasWin() ? text::checkText(m_found->finding.proof, *m_checked) : QString();
}

bool WinPanel::tap(rules::Point point)
{
    const auto from = static_cast<std::size_t>(m_row);
    for (std::size_t i = 1; i < m_rows.size(); ++i) {
        const WinRow &row = m_rows[i];
        const bool follows = row.after == from || (from == 0 && row.after == WinRow::None);
        if (follows && !row.stones.empty() && row.stones.front().point == point) {
            goToRow(static_cast<int>(i));
            return true;
        }
    }
    return false;
}

WinMarks WinPanel::marksAt(int row) const
{
    WinMarks marks;
    const auto index = static_cast<std::size_t>(row);
    const WinRow &shown = m_rows[index];
    marks.line = lineTo(m_rows, index);
    const WinRow &last = shown.kind == WinRow::Kind::Answer ? m_rows[shown.after] : shown;
    const solver::Step &step = m_found->finding.proof.steps[last.step];
    if (last.kind == WinRow::Kind::Attack || last.kind == WinRow::Kind::Why)
        marks.fivePoints = step.fivePoints;
    if (!step.forbidden.empty() && last.kind != WinRow::Kind::OnlyDefence)
        marks.forbidden = { step.forbidden.front().root().point, step.forbidden.front().root().fouls };
    return marks;
}

QString WinPanel::rowText(int row) const
{
    if (row == 0)
        return text();
    const auto index = static_cast<std::size_t>(row);
    const WinRow &shown = m_rows[index];
    const QString told = textOf(shown, m_found->finding.proof);
    const auto number = static_cast<int>(lineTo(m_rows, index).size() - shown.stones.size()) + 1;
    //: A row of a win: %1 is the number of the stone, %2 a sentence about it.
    return shown.stones.empty() ? told : tr("%1. %2").arg(number).arg(told);
}

WinMarks WinPanel::marks() const
{
    WinMarks marks;
    if (!m_found || !isVisible())
        return marks;
    if (!m_rows.empty())
        return marksAt(m_row);
    if (m_asked->ask == WinAsk::Win)
        return marks;
    for (const solver::MoveAnswer &move : markedMoves(m_asked->ask, m_found->moves))
        marks.spots.emplace_back(move.point, spotOf(move));
    return marks;
}

void WinPanel::layMarks(BoardPicture &picture) const
{
    marks().layOn(picture);
}

void WinPanel::goToRow(int row)
{
    if (m_rows.empty())
        return;
    m_row = std::clamp(row, 0, rowCount() - 1);
    showRow();
}

void WinPanel::showRow()
{
    if (!m_tree->isHidden())
        m_tree->setCurrentLine(m_row);
    m_back->setEnabled(m_row > 0);
    m_forward->setEnabled(m_row + 1 < rowCount());
    emit marksChanged();
}

void WinPanel::fill()
{
    const bool isTree = m_found && (!m_rows.empty() || (m_asked->ask != WinAsk::Win && !m_found->moves.moves.empty()));
    m_text->setText(text());
    m_text->setVisible(!isTree);
    m_tree->setVisible(isTree);
    m_note->setText(note());
    m_note->setVisible(!note().isEmpty());
    m_buttons->setVisible(m_scene && !isSearching());
    std::vector<WinSpot> spots;
    for (const auto &[point, spot] : m_found &&m_rows.empty() ? marks().spots : WinMarks().spots)
        spots.push_back(spot);
    std::sort(spots.begin(), spots.end());
    spots.erase(std::unique(spots.begin(), spots.end()), spots.end());
    m_legend->showSpots(spots);
    fillButtons();
}

void WinPanel::fillRows()
{
    QList<SentenceTree::Line> lines;
    if (!m_rows.empty()) {
        for (int i = 0; i < rowCount(); ++i)
            lines.append({ i == 0 ? 0 : m_rows[static_cast<std::size_t>(i)].level, rowText(i) });
    } else if (m_found && m_asked->ask != WinAsk::Win) {
        lines.append({ 0, text() });
        for (const solver::MoveAnswer &move : markedMoves(m_asked->ask, m_found->moves))
            lines.append(
                { 1, m_asked->ask == WinAsk::FirstMoves ? text::firstMoveText(move) : text::defenceMoveText(move) });
    }
    m_tree->setLines(lines);
    m_tree->setCurrentLine(m_row);
}

void WinPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fill(); // updates its legend
    showRow();
}

void WinPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    emit marksChanged();
}

} // namespace kagetsu::ui
