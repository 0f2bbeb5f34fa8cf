// SPDX-License-Identifier: MIT
#include "ui/arbiter/desk/arbiterpage.h"

#include "match/host/matchhost.h"
#include "match/model/foulclaims.h"
#include "match/model/pauses.h"
#include "match/model/takeback.h"
#include "ui/arbiter/desk/deskgame.h"
#include "ui/arbiter/desk/desklock.h"
#include "ui/arbiter/desk/deskpins.h"
#include "ui/arbiter/orders/commandform.h"
#include "ui/arbiter/orders/correctionlist.h"
#include "ui/arbiter/orders/holdbutton.h"
#include "ui/arbiter/orders/orderpicker.h"
#include "ui/arbiter/protocol/adjournmentdocument.h"
#include "ui/arbiter/protocol/protocolfile.h"
#include "ui/arbiter/replay/replayview.h"
#include "ui/arbiter/sealed/sealcode.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/record/proof/pointsigns.h"
#include "ui/record/proof/proofpanel.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDateTime>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int BesideFrom = 640; // least width for game, orders and form side by side
constexpr int TickTime = 100; // milliseconds between two updates of a running clock

} // namespace

ArbiterPage::ArbiterPage(host::MatchHost &host, DeskPins &pins, QWidget *parent)
    : Page(parent)
    , m_host(host)
    , m_pins(pins)
    , m_timer(new QTimer(this))
    , m_stack(new QStackedWidget(this))
    , m_lock(new DeskLock(pins))
{
    setObjectName(QStringLiteral("arbiterPage"));
    auto *whole = new QVBoxLayout(this);
    whole->setSizeConstraint(QLayout::SetNoConstraint);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_stack);
    m_stack->addWidget(m_lock);
    m_stack->addWidget(makeDesk());
    connect(m_lock, &DeskLock::opened, this, &ArbiterPage::unlock);
    connect(m_lock, &DeskLock::backWanted, this, &ArbiterPage::tableWanted);
    connect(&m_host, &host::MatchHost::matchChanged, this, &ArbiterPage::refresh);
    connect(&m_host, &host::MatchHost::happened, this, &ArbiterPage::hear);
    m_timer->setInterval(TickTime);
    connect(m_timer, &QTimer::timeout, this, &ArbiterPage::tick);
    retranslate();
    lock();
    onChange(*this, QEvent::LanguageChange, [this] {
        choose(m_form->action());
        retranslate();
        refresh();
    });
}

ArbiterPage::~ArbiterPage() = default;

QWidget *ArbiterPage::makeDesk()
{
    // From the outside in: under a style sheet each widget that gets another parent dresses anew with all below it.
    auto *page = new QWidget(m_stack);
    m_game = new DeskGame(page);
    m_tabs = new QTabWidget(page);
    m_tabs->setObjectName(QStringLiteral("deskTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setDrawBase(false);
    auto *commands = new QWidget;
    m_tabs->addTab(commands, QString());
    makeCommands(commands);
    m_corrections = new CorrectionList;
    m_tabs->addTab(m_corrections, QString());
    m_moments = new JournalReplayView;
    m_tabs->addTab(m_moments, QString());

    m_layout = new QBoxLayout(QBoxLayout::LeftToRight, page);
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_layout->setContentsMargins(12, 12, 12, 12);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_game, 4);
    m_layout->addWidget(m_tabs, 7);

    connect(m_game, &DeskGame::ordered, this, [this](ArbiterOrder action, std::optional<Seat> seat) {
        choose(action, seat);
        m_form->focusFirst();
    });
    connect(m_game, &DeskGame::timeWanted, this, [this](Seat seat, clock::Duration time) {
        OrderEntry entry;
        entry.seat = seat;
        entry.time = time;
        compensate({ ArbiterOrder::GiveTime, entry });
        m_form->focusFirst();
    });
    connect(m_game, &DeskGame::stopOrGoWanted, this, &ArbiterPage::stopOrGo);
    connect(m_game, &DeskGame::pointActivated, m_form, &CommandForm::takePoint);
    connect(m_game, &DeskGame::backWanted, this, &ArbiterPage::leave);
    connect(m_corrections, &CorrectionList::compensationWanted, this, &ArbiterPage::compensate);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        arrange();
        emit stateChanged();
    });
    return page;
}

void ArbiterPage::makeCommands(QWidget *page)
{
    m_picker = new OrderPicker([this](ArbiterOrder action) { return isListed(action); }, page);
    auto *scroll = m_formArea = new QScrollArea(page);
    auto *inner = new QWidget(scroll->viewport());
    m_told = wrappedLabel("told", inner);
    m_told->setProperty("head", true);
    m_told->hide();
    m_undo = new BigButton("undoTold", inner);
    m_undo->hide();
    connect(m_undo, &QToolButton::clicked, this, [this] {
        choose(ArbiterOrder::UndoOrder);
        m_form->focusFirst();
    });
    m_code = new SealCode(inner);
    m_form = new CommandForm(m_host, m_pins, inner);
    scroll->setProperty("bare", true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = m_formColumn = new QVBoxLayout(inner);
    column->setContentsMargins(4, 4, 8, 4);
    column->addWidget(m_told);
    column->addWidget(m_undo);
    column->addWidget(m_code);
    column->addWidget(m_form, 1);
    m_verdict = new ProofPanel(inner);
    m_verdict->setObjectName(QStringLiteral("claimProof"));
    m_verdict->hide();
    column->addWidget(m_verdict, 1);
    connect(m_verdict, &ProofPanel::marksChanged, this, [this] { m_game->showGame(m_host.match(), m_verdict); });
    scroll->setWidget(inner);
    auto *right = new QVBoxLayout;
    right->setSpacing(6);
    right->addWidget(m_picker->box());
    right->addWidget(scroll, 1);
    right->addWidget(m_form->footer());
    auto *row = new QHBoxLayout(page);
    row->setContentsMargins(0, 8, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_picker, 2);
    row->addLayout(right, 3);

    connect(m_picker, &OrderPicker::chosen, this, [this](ArbiterOrder action) { choose(action); });
    connect(m_picker, &OrderPicker::pressed, this, [this](ArbiterOrder action) {
        if (m_form->isGiven() || m_form->action() != action)
            choose(action);
        m_form->focusFirst();
    });
    connect(m_picker, &OrderPicker::searched, this, [this](ArbiterOrder action) {
        choose(action);
        m_form->focusFirst();
    });
    connect(m_form, &CommandForm::given, this, &ArbiterPage::tell);
    connect(m_form, &CommandForm::clockStarts, this, &ArbiterPage::goOn);
    connect(m_code, &SealCode::writtenDown, this, &ArbiterPage::forgetTold);
    connect(m_code, &SealCode::printWanted, this, [this] { emit codePaperWanted(*m_sealed, m_code->code()); });
    connect(m_code, &SealCode::sheetWanted, this, [this] { emit paperWanted(*m_sealed); });
}

// Stops the clocks at one press while time runs; questions about it come afterwards. Whatever lets the game go on is
// done at the table.
void ArbiterPage::stopOrGo()
{
    const match::Match &match = m_host.match();
    if (match.clock().isRunning()) {
        static_cast<void>(m_host.execute(match::stopAtOnce()));
        choose(ArbiterOrder::StateReason);
    } else if (!match.sealedMove().empty()) {
        choose(ArbiterOrder::OpenSealed);
        m_form->focusFirst();
    } else if (const std::optional<Seat> seat = match.toAct()) {
        goOn(match::Intervene { match::RunClock { *seat }, { match::Ground::Unstated, {} } });
    }
}

void ArbiterPage::goOn(const match::Command &command)
{
    const auto *order = std::get_if<match::Intervene>(&command);
    const bool opens = order && std::holds_alternative<match::OpenSealed>(order->what); // the code was known
    if (tryLock(/*needsCode=*/!opens))
        emit resumeWanted(command);
}

bool ArbiterPage::tryLock(bool needsCode)
{
    if (needsCode && !m_code->mayLeave()) {
        m_tabs->setCurrentIndex(0);
        m_formArea->ensureWidgetVisible(m_code);
        return false;
    }
    m_code->forget();
    lock();
    return true;
}

bool ArbiterPage::isListed(ArbiterOrder action) const
{
    // A result confirmed by everybody is final unless there is a chief arbiter.
    const bool isOfResult = action == ArbiterOrder::Reopen || action == ArbiterOrder::CorrectResult;
    const bool isFinal = isOfResult && m_host.match().isResultLocked() && !m_pins.hasChief();
    return !isFinal && isPossible(action, m_host.match(), m_host.now());
}

HoldButton *ArbiterPage::holdButton() const
{
    return m_lock->holdButton();
}

bool ArbiterPage::isLocked() const
{
    return m_stack->currentIndex() == 0;
}

void ArbiterPage::lock()
{
    m_lock->close();
    m_stack->setCurrentIndex(0);
    setFocusProxy(holdButton());
    m_timer->stop();
    forgetTold();
    emit stateChanged();
}

void ArbiterPage::unlock()
{
    m_stack->setCurrentIndex(1);
    setFocusProxy(m_picker);
    m_picker->clearSearch();
    refresh();
    const match::Intervene upheld { match::RuleClaim { true }, { match::Ground::Unstated, {} } };
    choose(m_host.match().pendingClaim()
            ? m_host.wouldAccept(upheld) ? ArbiterOrder::UpholdClaim : ArbiterOrder::RejectClaim
            : canCountSleep(m_host.match()) ? ArbiterOrder::CountSleep
            : m_host.match().owesReason()   ? ArbiterOrder::StateReason
                                            : ArbiterOrder::Remark);
    m_form->takeUpDraft();
    m_picker->setChosen(m_form->action());
    arrange();
    m_picker->showGroup();
    if (m_picker->isVisible())
        m_picker->setFocus();
    emit stateChanged();
}

void ArbiterPage::choose(ArbiterOrder action, std::optional<Seat> seat)
{
    m_tabs->setCurrentIndex(0);
    forgetTold();
    m_form->begin(action, seat);
    m_picker->setChosen(action);
    m_picker->scrollToChosen();
}

void ArbiterPage::tell(const QString &told, const QString &sealCode)
{
    m_told->setText(told);
    m_told->show();
    m_undo->setVisible(canUndoOrder(m_host.match()));
    // The focus leaves the button just pressed for the list in which the next order is chosen.
    QWidget *picker = m_picker->isVisible() ? static_cast<QWidget *>(m_picker) : m_picker->box();
    picker->setFocus();
    if (sealCode.isEmpty())
        return;
    const QDateTime wall = QDateTime::currentDateTime();
    m_sealed = std::make_unique<Adjournment>(
        Adjournment { m_host.match(), m_host.now(), { wall.toMSecsSinceEpoch(), wall.offsetFromUtc() } });
    m_code->showCode(sealCode);
}

// Removes the code of a sealed move from the screen once it is on paper.
void ArbiterPage::forgetTold()
{
    m_told->clear();
    m_told->hide();
    m_undo->hide();
    m_code->settle();
}

void ArbiterPage::leave()
{
    if (tryLock(/*needsCode=*/true))
        emit tableWanted();
}

void ArbiterPage::tick()
{
    m_game->showClocks(m_host.match(), m_host.now());
    const OrderGroup group = orderRow(m_form->action()).group;
    if (group == OrderGroup::Clock || group == OrderGroup::Penalties)
        m_form->refresh();
}

void ArbiterPage::refresh()
{
    if (isLocked() || m_host.match().phase() == match::Phase::NotStarted)
        return;
    const match::Match &match = m_host.match();
    if (match.sealedMove().empty()) // the move was opened, or this is another game
        m_code->forget();
    showVerdict();
    m_game->showGame(match, m_verdict);
    m_picker->refresh();
    readJournal();
    tick();
    m_form->refresh();
    if (match.clock().isRunning() && isVisible())
        m_timer->start();
    else
        m_timer->stop();
    retranslate();
}

// Shows the verdict on the stone that a claim is about: the proof appears beside the order, on the same board.
void ArbiterPage::showVerdict()
{
    const match::Match &match = m_host.match();
    const std::optional<match::PendingClaim> &claim = match.pendingClaim();
    m_verdict->setVisible(claim.has_value());
    m_formColumn->setStretchFactor(m_form, claim ? 0 : 1);
    if (!claim) {
        m_verdict->setScene(std::nullopt);
        return;
    }
    m_verdict->setScene(
        ProofScene { positionBefore(match, claim->point), other(match.sideOf(claim->seat)), match.setup().rules });
    if (m_verdict->point() != claim->point || !m_verdict->isPinned())
        m_verdict->pin(claim->point);
}

void ArbiterPage::readJournal()
{
    m_heard.clear();
    const auto found = readProtocolFile(m_host.journalPath());
    if (!found)
        return;
    m_moments->setJournal(*found);
    m_corrections->setJournal(*found);
}

// Shows an announcement at once, without rereading the journal: the last seconds of a clock bring many. Heartbeats wait
// for the next announcement, because nobody reads them.
void ArbiterPage::hear(const match::Events &events)
{
    if (isLocked()) // everything is read when the desk opens
        return;
    if (!std::all_of(events.begin(), events.end(), [](const auto &event) { return match::isRoutine(event.what); })) {
        refresh();
        return;
    }
    const QDateTime wall = m_host.savedAt();
    for (const match::Event &event : events) {
        m_heard.push_back({ event, { wall.toMSecsSinceEpoch(), wall.offsetFromUtc() } });
        if (std::holds_alternative<match::Beaten>(event.what))
            continue;
        const clock::Clock &clock = m_host.match().clock();
        m_moments->append(m_heard, { clock.reading(Seat::A, event.at), clock.reading(Seat::B, event.at) });
        m_heard.clear();
    }
}

void ArbiterPage::compensate(const Compensation &compensation)
{
    choose(compensation.action, compensation.entry.seat);
    m_form->begin(compensation);
}

QString ArbiterPage::caption() const
{
    return tr("Arbiter's desk");
}

Page::Abilities ArbiterPage::abilities() const
{
    const bool isMoment = !isLocked() && m_tabs->currentWidget() == m_moments;
    return { .replays = isMoment, .arbitrates = !isLocked() };
}

ProofPanel *ArbiterPage::proof() const
{
    return m_moments->proof();
}

void ArbiterPage::first()
{
    m_moments->first();
}

void ArbiterPage::previous()
{
    m_moments->previous();
}

void ArbiterPage::next()
{
    m_moments->next();
}

void ArbiterPage::last()
{
    m_moments->last();
}

void ArbiterPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

void ArbiterPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    refresh();
    arrange();
}

// Returning to the desk requires holding the button again.
void ArbiterPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    lock();
}

QSize ArbiterPage::leastSize(const QSize &room) const
{
    constexpr int Below = 470; // buttons and clocks of the game, with an order below them
    constexpr int Beside = 330; // buttons, clocks and the state of the game
    const double factor = fitFactor(*this, room);
    const int height = room.width() < BesideFrom * factor ? Below : Beside;
    return Page::leastSize(room).expandedTo({ 0, qRound(height * factor) });
}

// The sentences of the lock wrap; the layout knows their height only for a given width.
int ArbiterPage::leastHeight() const
{
    return isLocked() ? m_lock->heightForWidth(width()) : Page::leastHeight();
}

void ArbiterPage::arrange()
{
    const double factor = fitFactor(*this);
    const bool isNarrow = width() < BesideFrom * factor;
    const bool isMoment = m_tabs->currentWidget() == m_moments;
    m_layout->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_game->setNarrow(isNarrow, height() <= (isNarrow ? 600 : 440) * factor);
    // The moments have a board and clocks of their own.
    m_game->setVisible(!isMoment);
    m_layout->setStretchFactor(m_game, isNarrow ? 0 : 4);
    m_picker->setVisible(!isNarrow);
    m_picker->box()->setVisible(isNarrow);
}

void ArbiterPage::retranslate()
{
    m_tabs->setTabText(0, tr("Actions"));
    m_tabs->setTabText(1, tr("Journal"));
    m_tabs->setTabText(2, tr("Timeline"));
    //: Button, after an order: it is taken back by a new entry.
    m_undo->setText(tr("Undo this action…"));
}

} // namespace kagetsu::ui
