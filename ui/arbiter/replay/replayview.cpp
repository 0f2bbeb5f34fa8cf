// SPDX-License-Identifier: MIT
#include "ui/arbiter/replay/replayview.h"

#include "match/model/foulclaims.h"
#include "text/common/sentences.h"
#include "text/journal/journalfaults.h"
#include "text/match/protocol.h"
#include "text/match/sleep.h"
#include "text/record/result.h"
#include "text/rules/rules.h"
#include "ui/arbiter/replay/journalmodel.h"
#include "ui/arbiter/replay/replayclock.h"
#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/fingerrows.h"
#include "ui/controls/input/boardzoom.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/signbutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/record/proof/proofpanel.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QTabBar>
#include <QTableView>
#include <QTabWidget>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr std::size_t LastPresses = 8;

std::optional<int> moveOn(const match::Match &match, rules::Point point)
{
    for (std::size_t i = match.moves().size(); i > 0; --i) {
        if (match.moves()[i - 1].point == point)
            return static_cast<int>(i);
    }
    return std::nullopt;
}

} // namespace

JournalReplayView::JournalReplayView(QWidget *parent)
    : QWidget(parent)
    , m_entries(new JournalModel(this))
    , m_presses(new JournalModel(this))
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_board(new BoardWidget(this))
    , m_side(new QWidget(this))
    , m_unproven(wrappedLabel("unproven", m_side))
    , m_where(wrappedLabel("where", m_side))
    , m_what(wrappedLabel("what", m_side))
    , m_clockRow(new QHBoxLayout)
    , m_waiting(wrappedLabel("waiting", m_side))
    , m_slider(new QSlider(Qt::Horizontal, m_side))
    , m_tabs(new QTabWidget(m_side))
    , m_pressList(list("presses", m_presses))
    , m_entryList(list("entries", m_entries))
    , m_proof(new ProofPanel)
{
    layOut();
    connectParts();
}

void JournalReplayView::layOut()
{
    m_signs.foulsShown = false;
    setObjectName(QStringLiteral("momentView"));
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusProxy(m_board);
    m_unproven->setProperty("fault", true);
    m_unproven->hide();
    m_where->setProperty("muted", true);
    m_what->setProperty("head", true);

    m_clockRow->setSpacing(6);
    for (Seat seat : BothSeats) {
        m_clocks[seat] = new JournalReplayClock(m_side);
        m_clocks[seat]->setObjectName(seat == Seat::A ? QStringLiteral("clockA") : QStringLiteral("clockB"));
        m_clockRow->addWidget(m_clocks[seat], 1);
    }
    auto *steps = new QHBoxLayout;
    steps->setSpacing(4);
    m_steps = { stepButton("first", &JournalReplayView::first), stepButton("previous", &JournalReplayView::previous),
        stepButton("next", &JournalReplayView::next), stepButton("last", &JournalReplayView::last) };
    m_slider->setObjectName(QStringLiteral("line"));
    steps->addWidget(m_steps[0]);
    steps->addWidget(m_steps[1]);
    steps->addWidget(m_slider, 1);
    steps->addWidget(m_steps[2]);
    steps->addWidget(m_steps[3]);

    m_tabs->setObjectName(QStringLiteral("momentTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setDrawBase(false);
    m_tabs->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_tabs->addTab(m_pressList, QString());
    m_tabs->addTab(m_entryList, QString());
    m_tabs->addTab(m_proof, QString());

    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(6);
    side->addLayout(steps);
    side->addWidget(m_unproven);
    side->addWidget(m_where);
    side->addWidget(m_what);
    side->addLayout(m_clockRow);
    side->addWidget(m_waiting);
    side->addWidget(m_tabs, 1);
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_layout->setContentsMargins(12, 12, 12, 12);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_board, 6);
    m_layout->addWidget(m_side, 4);
}

void JournalReplayView::connectParts()
{
    connect(m_slider, &QSlider::valueChanged, this, &JournalReplayView::goTo);
    new BoardZoom(m_board);
    connect(m_board, &BoardWidget::stepped, this, [this](int by) { by > 0 ? next() : previous(); });
    connect(m_board, &BoardWidget::pointActivated, this, &JournalReplayView::ask);
    connect(m_proof, &ProofPanel::marksChanged, this, &JournalReplayView::repaintBoard);
    connect(m_tabs, &QTabWidget::currentChanged, this, &JournalReplayView::repaintBoard);
    connect(m_entryList->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &current) {
            if (current.isValid())
                goTo(m_entries->entries()[static_cast<std::size_t>(current.row())].line);
        });
    onLanguage(*this, [this] { retranslate(); });
}

SignButton *JournalReplayView::stepButton(const char *name, void (JournalReplayView::*step)())
{
    auto *button = new SignButton(name, QLatin1String(name), m_side);
    button->setProperty("tight", true);
    button->setAutoRepeat(true);
    connect(button, &QToolButton::clicked, this, step);
    return button;
}

QTableView *JournalReplayView::list(const char *name, JournalModel *model)
{
    auto *view = new QTableView;
    view->setObjectName(QLatin1String(name));
    view->setModel(model);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setShowGrid(false);
    view->setWordWrap(false); // long sentences are shown in full above the clocks
    view->setTabKeyNavigation(false);
    view->verticalHeader()->hide();
    giveFingerRows(*view);
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    view->horizontalHeader()->setSectionResizeMode(JournalModel::What, QHeaderView::Stretch);
    return view;
}

void JournalReplayView::setJournal(const journal::JournalProtocol &found)
{
    const bool followed = m_walk.line() == m_walk.count();
    const int before = m_walk.line();
    m_found = found;
    m_walk = JournalWalk(found.lines);
    if (!followed && before >= 1 && before <= m_walk.count())
        m_walk.goTo(before);
    {
        const QSignalBlocker quiet(m_slider);
        m_slider->setRange(std::min(1, m_walk.count()), m_walk.count());
    }
    fillEntries();
    tellUnproven();
    showLine();
}

void JournalReplayView::tellUnproven()
{
    m_unproven->setVisible(m_found.rest.has_value());
    if (!m_found.rest)
        return;
    const journal::JournalFault &fault = *m_found.rest;
    m_unproven->setText(fault.code == journal::FaultCode::Torn
            ? tr("Line %1 is incomplete and is not shown.").arg(fault.line)
            //: %2 is what is wrong with the line; only the lines before it can be walked through.
            : text::joinSentences(
                  tr("From line %1 on, this journal cannot be trusted and is not shown.").arg(fault.line),
                  text::journalFaultText(fault)));
}

void JournalReplayView::append(const std::vector<match::ProtocolLine> &lines, const PerSeat<clock::Reading> &clocks)
{
    if (m_walk.count() == 0 || lines.empty())
        return;
    const bool followed = m_walk.line() == m_walk.count();
    m_walk.append(lines);
    m_found.lines.insert(m_found.lines.end(), lines.begin(), lines.end());
    const match::ProtocolLine &last = lines.back();
    m_found.protocol.calls.push_back(
        { std::get<match::Announced>(last.event.what).what, last.event.at, last.wall, m_walk.count(), clocks });
    m_entries->append(callEntry(m_found.protocol.calls.back(), m_walk.match()));
    {
        const QSignalBlocker quiet(m_slider);
        m_slider->setMaximum(m_walk.count());
    }
    // The position is unchanged, and so is any question about it.
    if (followed)
        m_walk.goTo(m_walk.count());
    showPlace();
}

void JournalReplayView::fillEntries()
{
    const QSignalBlocker quiet(m_entryList->selectionModel());
    m_entries->setEntries(m_walk.count() > 0 ? journalEntries(m_found.protocol) : std::vector<JournalEntry> {});
}

void JournalReplayView::goTo(int line)
{
    if (line < 1 || line > m_walk.count() || line == m_walk.line())
        return;
    m_walk.goTo(line);
    showLine();
}

void JournalReplayView::first()
{
    goTo(1);
}

void JournalReplayView::previous()
{
    goTo(m_walk.neighbour(-1));
}

void JournalReplayView::next()
{
    goTo(m_walk.neighbour(1));
}

void JournalReplayView::last()
{
    goTo(m_walk.count());
}

void JournalReplayView::showLine()
{
    showPlace();
    if (m_walk.count() == 0)
        return;
    judge(stoneInQuestion());
}

void JournalReplayView::showPlace()
{
    const bool isThere = m_walk.count() > 0;
    m_where->setVisible(isThere);
    m_what->setVisible(isThere);
    for (Seat seat : BothSeats)
        m_clocks[seat]->setVisible(isThere);
    if (!isThere)
        return;
    {
        const QSignalBlocker quiet(m_slider);
        m_slider->setValue(line());
    }
    const match::ProtocolLine &entry = m_walk.entry();
    const match::Match &match = m_walk.match();
    const bool isWood = match.isOnPhysicalBoard();
    //: %1 and %2 are numbers of lines, %3 the time of day, %4 the time since the game began, %5 the number of a move.
    const QString where = isWood ? tr("Line %1 of %2, at %3, %4 after the start, after turn %5.")
                                 : tr("Line %1 of %2, at %3, %4 after the start, after move %5.");
    m_where->setText(where.arg(QString::number(line()), QString::number(lineCount()), text::timeOfDay(entry.wall),
        text::exactTime(entry.event.at), QString::number((isWood ? match.turnNumber() : match.moveNumber()) - 1)));
    const text::Names names = text::namesOf(match.setup());
    const PerSeat<clock::Reading> clocks = m_walk.clocks();
    // The players are arranged as they sat at the table.
    if (m_clockRow->indexOf(m_clocks[match.left()]) != 0) {
        m_clockRow->removeWidget(m_clocks[match.left()]);
        m_clockRow->insertWidget(0, m_clocks[match.left()], 1);
    }
    for (const Seat seat : BothSeats) {
        m_clocks[seat]->show(names[seat], match.sideOf(seat), clocks[seat], match.clock().control(seat));
    }
    showWaiting();

    const auto &entries = m_entries->entries();
    const auto end = std::upper_bound(entries.begin(), entries.end(), line(),
        [](int wanted, const JournalEntry &each) { return wanted < each.line; });
    std::vector<JournalEntry> presses;
    for (auto each = std::make_reverse_iterator(end); each != entries.rend() && presses.size() < LastPresses; ++each) {
        if (each->used)
            presses.push_back(*each);
    }
    m_presses->setEntries(std::move(presses));
    const QModelIndex row = m_entries->index(static_cast<int>(end - entries.begin()) - 1, JournalModel::What);
    const bool isEntry = row.isValid() && std::prev(end)->line == line();
    m_what->setText(isEntry ? row.data().toString() : QString());
    m_what->setVisible(isEntry);
    if (row.isValid()) {
        const QSignalBlocker quiet(m_entryList->selectionModel());
        m_entryList->setCurrentIndex(row.siblingAtColumn(0));
        m_entryList->scrollTo(row.siblingAtColumn(0));
        m_entryList->viewport()->update();
    }
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        m_steps[i]->setEnabled(i < 2 ? line() > 1 : line() < lineCount());
}

void JournalReplayView::showWaiting()
{
    const match::Match &match = m_walk.match();
    const text::Names names = text::namesOf(match.setup());
    QStringList texts;
    if (match.isOver() && !std::holds_alternative<match::Ended>(m_walk.entry().event.what))
        texts += text::resultText(
            match.result(), names[match.ownerOf(rules::Side::Black)], names[match.ownerOf(rules::Side::White)]);
    if (const auto &claim = match.pendingClaim()) {
        texts += tr("%1 claims that the stone on %2 is forbidden, and is waiting for the ruling.")
                     .arg(names[claim->seat], text::pointText(claim->point));
    }
    if (match.sleep())
        texts += text::sleepText(match);
    else if (match.isPaused())
        texts += tr("Both clocks are stopped.");
    for (Seat seat : BothSeats) {
        if (match.isFlagged(seat))
            texts += tr("The flag of %1 is down.").arg(names[seat]);
    }
    if (match.drawOffer())
        texts += tr("%1 has offered a draw and is waiting for an answer.").arg(names[*match.drawOffer()]);
    if (match.takeBackAsked())
        texts +=
            tr("%1 has asked to take back a move and is waiting for an answer.").arg(names[*match.takeBackAsked()]);
    m_waiting->setText(texts.join(QLatin1Char('\n')));
    m_waiting->setVisible(!texts.isEmpty());
}

std::optional<rules::Point> JournalReplayView::stoneInQuestion() const
{
    const match::Match &match = m_walk.match();
    if (const auto *claim = std::get_if<match::FoulClaimed>(&m_walk.entry().event.what)) {
        if (moveOn(match, claim->point))
            return claim->point;
    }
    if (match.pendingClaim())
        return match.pendingClaim()->point;
    for (auto move = match.moves().rbegin(); move != match.moves().rend(); ++move) {
        if (move->point && match.setup().rules.fouls(move->side).any())
            return move->point;
    }
    return std::nullopt;
}

void JournalReplayView::ask(rules::Point point)
{
    m_tabs->setCurrentWidget(m_proof);
    judge(point);
}

void JournalReplayView::judge(std::optional<rules::Point> point)
{
    const match::Match &match = m_walk.match();
    const rules::RuleSet &rules = match.setup().rules;
    m_judgedMove = point ? moveOn(match, *point) : std::nullopt;
    if (m_judgedMove)
        m_scene = { positionBefore(match, *point), match.moves()[static_cast<std::size_t>(*m_judgedMove - 1)].side,
            rules };
    else
        m_scene = { match.position(), rules.judgedSide(match.sideToMove()).value_or(match.sideToMove()), rules };
    m_proof->unpin();
    m_proof->setScene(rules.fouls(m_scene.side).any() ? std::optional(m_scene) : std::nullopt);
    if (point && m_scene.position.isEmpty(*point))
        m_proof->pin(*point);
    repaintBoard();
}

void JournalReplayView::repaintBoard()
{
    if (m_walk.count() == 0)
        return;
    const match::Match &match = m_walk.match();
    // The proof of a stone refers to the board on which it was placed.
    const bool isProof = m_tabs->currentWidget() == m_proof && m_proof->isPinned();
    const std::size_t shown =
        isProof && m_judgedMove ? static_cast<std::size_t>(*m_judgedMove - 1) : match.moves().size();
    BoardPicture picture(isProof ? m_scene.position : match.position());
    for (std::size_t i = 0; i < shown; ++i) {
        const match::Move &move = match.moves()[i];
        if (!move.point)
            continue;
        picture.at(*move.point).number = static_cast<int>(i) + 1;
        picture.lastMove = move.point;
    }
    if (isProof)
        m_proof->layMarks(picture);
    else
        picture.winningRows = match.winningRows();
    if (match.pendingClaim() && !isProof)
        picture.at(match.pendingClaim()->point).signs.disputed = true;
    if (const auto side = match.setup().rules.judgedSide(match.sideToMove()); side && !isProof)
        m_signs.layOn(picture, ProofScene { match.position(), *side, match.setup().rules });
    m_board->setPicture(picture);
}

void JournalReplayView::setShown(const Shown &shown)
{
    m_signs.foulsShown = shown.signs;
    m_signs.seemingShown = shown.seemingSigns;
    repaintBoard();
}

void JournalReplayView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void JournalReplayView::arrange()
{
    constexpr int Room = 330;
    const bool upright = BoardAndSide { m_layout, m_board, m_side }.arrange(*this, Room);
    if (!upright)
        m_side->setMaximumWidth(std::max(340, width() * 45 / 100));
    // Where there is little room, the clocks above have the times of the list.
    const bool narrow = (upright ? width() : m_side->maximumWidth()) < 480;
    m_entryList->setColumnHidden(JournalModel::Clock, narrow);
    m_entryList->setColumnHidden(JournalModel::Used, narrow);
    m_pressList->setColumnHidden(JournalModel::Time, narrow);
}

void JournalReplayView::retranslate()
{
    tellUnproven();
    m_board->setAccessibleName(tr("Board"));
    m_slider->setAccessibleName(tr("Journal line"));
    constexpr std::array Texts { QT_TR_NOOP("First line"), QT_TR_NOOP("Previous line"), QT_TR_NOOP("Next line"),
        QT_TR_NOOP("Last line") };
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        m_steps[i]->say(tr(Texts[i]));
    //: Tab: the last moves with their times.
    m_tabs->setTabText(0, tr("Last clock presses"));
    //: Tab: all that happened.
    m_tabs->setTabText(1, tr("Journal"));
    //: Tab: whether a stone was forbidden, and why.
    m_tabs->setTabText(2, tr("Verdict"));
    m_pressList->setAccessibleName(m_tabs->tabText(0));
    m_entryList->setAccessibleName(m_tabs->tabText(1));
    m_proof->setIdleText(tr("Tap a stone or a point to see whether it was forbidden, and why."));
    fillEntries();
    showLine();
}

} // namespace kagetsu::ui
