// SPDX-License-Identifier: MIT
#include "ui/arbiter/arbiterpage.h"

#include "ui/arbiter/adjournmentdocument.h"
#include "ui/arbiter/arbitertable.h"
#include "ui/arbiter/commandform.h"
#include "ui/arbiter/deskwords.h"
#include "ui/arbiter/holdbutton.h"
#include "ui/arbiter/journalmodel.h"
#include "ui/arbiter/momentclock.h"
#include "ui/arbiter/momentview.h"
#include "ui/arbiter/protocolfile.h"
#include "ui/board/boardwidget.h"
#include "ui/look/bigbutton.h"
#include "ui/words/setup.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDateTime>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTabBar>
#include <QTableView>
#include <QTabWidget>
#include <QTimer>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int RowHeight = 36; // of the list of orders
constexpr int TickTime = 100; // milliseconds between two pictures of a running clock

QLabel *plainLabel(const char *name)
{
    auto *label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

ArbiterPage::ArbiterPage(ArbiterTable &table, QWidget *parent)
    : Page(parent)
    , m_table(table)
    , m_timer(new QTimer(this))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("arbiterPage"));
    auto *whole = new QVBoxLayout(this);
    whole->setSizeConstraint(QLayout::SetNoConstraint);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_stack);
    m_stack->addWidget(makeLock());
    m_stack->addWidget(makeDesk());
    m_timer->setInterval(TickTime);
    connect(m_timer, &QTimer::timeout, this, &ArbiterPage::tick);
    fillActions();
    retranslate();
    lock();
}

ArbiterPage::~ArbiterPage() = default;

QWidget *ArbiterPage::makeLock()
{
    auto *page = new QWidget;
    m_lockTitle = plainLabel("lockTitle");
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.8);
    large.setWeight(QFont::DemiBold);
    m_lockTitle->setFont(large);
    m_lockText = plainLabel("lockText");
    m_hold = new HoldButton;
    m_hold->setObjectName(QStringLiteral("hold"));
    m_hold->setMinimumHeight(64);
    m_lockBack = new BigButton("lockBack");
    for (QLabel *label : { m_lockTitle, m_lockText })
        label->setAlignment(Qt::AlignHCenter);
    auto *column = new QVBoxLayout;
    column->setSpacing(16);
    column->addStretch(1);
    for (QWidget *each : std::initializer_list<QWidget *> { m_lockTitle, m_lockText, m_hold, m_lockBack })
        column->addWidget(each);
    column->addStretch(2);
    auto *row = new QHBoxLayout(page);
    row->setContentsMargins(24, 24, 24, 24);
    row->addStretch(1);
    row->addLayout(column, 4);
    row->addStretch(1);
    connect(m_hold, &HoldButton::held, this, &ArbiterPage::unlock);
    connect(m_lockBack, &QToolButton::clicked, this, &ArbiterPage::tableWanted);
    return page;
}

ArbiterPage::SeatPanel ArbiterPage::makeSeat(Seat seat)
{
    const bool isA = seat == Seat::A;
    SeatPanel panel;
    panel.whole = new QWidget;
    panel.clock = new MomentClock;
    panel.give = new BigButton(isA ? "giveA" : "giveB");
    panel.take = new BigButton(isA ? "takeA" : "takeB");
    panel.set = new BigButton(isA ? "setA" : "setB");
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(4);
    const std::pair<QToolButton *, DeskAction> actions[] { { panel.give, DeskAction::GiveTime },
        { panel.take, DeskAction::TakeTime }, { panel.set, DeskAction::SetTime } };
    for (const auto &[button, action] : actions) {
        button->setProperty("tight", true);
        buttons->addWidget(button, 1);
        connect(button, &QToolButton::clicked, this, [this, chosen = action, seat] { choose(chosen, seat); });
    }
    auto *column = new QVBoxLayout(panel.whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(panel.clock);
    column->addLayout(buttons);
    return panel;
}

QWidget *ArbiterPage::makeDesk()
{
    auto *page = new QWidget;
    m_left = new QWidget;
    m_seatLayout = new QBoxLayout(QBoxLayout::TopToBottom);
    m_seatLayout->setSpacing(6);
    for (Seat seat : BothSeats) {
        m_seats[seat] = makeSeat(seat);
        m_seatLayout->addWidget(m_seats[seat].whole, 1);
    }
    m_state = plainLabel("state");
    m_board = new BoardWidget;
    m_board->setObjectName(QStringLiteral("deskBoard"));
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_stop = new BigButton("stopClocks");
    m_back = new BigButton("backToTable");
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(4);
    buttons->addWidget(m_stop, 1);
    buttons->addWidget(m_back, 1);
    auto *left = new QVBoxLayout(m_left);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(6);
    left->addLayout(buttons);
    left->addLayout(m_seatLayout);
    left->addWidget(m_state);
    left->addWidget(m_board, 1);

    m_tabs = new QTabWidget;
    m_tabs->setObjectName(QStringLiteral("deskTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setDrawBase(false);
    m_moments = new MomentView;
    m_tabs->addTab(makeCommands(), QString());
    m_tabs->addTab(makeCorrections(), QString());
    m_tabs->addTab(m_moments, QString());

    m_layout = new QBoxLayout(QBoxLayout::LeftToRight, page);
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_layout->setContentsMargins(12, 12, 12, 12);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_left, 4);
    m_layout->addWidget(m_tabs, 7);

    connect(m_stop, &QToolButton::clicked, this,
        [this] { choose(m_table.match().clock().isRunning() ? DeskAction::StopClocks : DeskAction::RunClock); });
    connect(m_back, &QToolButton::clicked, this, [this] {
        lock();
        emit tableWanted();
    });
    connect(m_board, &BoardWidget::pointActivated, m_form, &CommandForm::takePoint);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        arrange();
        emit stateChanged();
    });
    return page;
}

QWidget *ArbiterPage::makeCommands()
{
    auto *page = new QWidget;
    m_actions = new QStandardItemModel(this);
    m_actionList = new QListView;
    m_actionList->setObjectName(QStringLiteral("actions"));
    m_actionList->setModel(m_actions);
    m_actionList->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_actionBox = new QComboBox;
    m_actionBox->setObjectName(QStringLiteral("actionBox"));
    m_actionBox->setModel(m_actions);
    m_told = plainLabel("told");
    m_told->setProperty("head", true);
    m_told->hide();
    m_printCode = new BigButton("printCode");
    m_printCode->hide();
    m_form = new CommandForm(m_table);
    auto *scroll = new QScrollArea;
    scroll->setProperty("bare", true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *inner = new QWidget;
    auto *column = new QVBoxLayout(inner);
    column->setContentsMargins(4, 4, 8, 4);
    column->addWidget(m_told);
    column->addWidget(m_printCode);
    column->addWidget(m_form, 1);
    scroll->setWidget(inner);
    auto *right = new QVBoxLayout;
    right->setSpacing(6);
    right->addWidget(m_actionBox);
    right->addWidget(scroll, 1);
    auto *row = new QHBoxLayout(page);
    row->setContentsMargins(0, 8, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_actionList, 2);
    row->addLayout(right, 3);

    connect(
        m_actionList->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
            const QVariant action = current.data(Qt::UserRole);
            if (action.isValid() && static_cast<DeskAction>(action.toInt()) != m_form->action())
                choose(static_cast<DeskAction>(action.toInt()));
        });
    connect(m_actionBox, &QComboBox::activated, this, [this](int row_) {
        const QVariant action = m_actions->item(row_)->data(Qt::UserRole);
        if (action.isValid())
            choose(static_cast<DeskAction>(action.toInt()));
    });
    connect(m_form, &CommandForm::given, this, &ArbiterPage::tell);
    connect(m_printCode, &QToolButton::clicked, this, [this] {
        const QDateTime wall = QDateTime::currentDateTime();
        emit paperWanted(
            { m_table.match(), m_table.now(), { wall.toMSecsSinceEpoch(), wall.offsetFromUtc() }, m_sealCode });
    });
    return page;
}

QWidget *ArbiterPage::makeCorrections()
{
    auto *page = new QWidget;
    m_corrections = new JournalModel(this);
    m_correctionList = new QTableView;
    m_correctionList->setObjectName(QStringLiteral("corrections"));
    m_correctionList->setModel(m_corrections);
    m_correctionList->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_correctionList->setSelectionMode(QAbstractItemView::SingleSelection);
    m_correctionList->setShowGrid(false);
    m_correctionList->setWordWrap(false);
    m_correctionList->setTabKeyNavigation(false);
    m_correctionList->verticalHeader()->hide();
    m_correctionList->horizontalHeader()->setSectionResizeMode(JournalModel::Time, QHeaderView::ResizeToContents);
    m_correctionList->horizontalHeader()->setSectionResizeMode(JournalModel::What, QHeaderView::Stretch);
    m_correctionList->setColumnHidden(JournalModel::Used, true);
    m_correctionList->setColumnHidden(JournalModel::Clock, true);
    m_correctionText = plainLabel("correctionText");
    m_compensate = new BigButton("compensate");
    m_compensate->setEnabled(false);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 8, 0, 0);
    column->addWidget(m_correctionList, 1);
    column->addWidget(m_correctionText);
    column->addWidget(m_compensate);
    connect(m_correctionList->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &current) {
            m_correctionText->setText(current.siblingAtColumn(JournalModel::What).data().toString());
            const auto row = static_cast<std::size_t>(std::max(0, current.row()));
            m_compensate->setEnabled(
                current.isValid() && m_interventions[row] && compensationOf(*m_interventions[row]));
        });
    connect(m_compensate, &QToolButton::clicked, this, &ArbiterPage::compensate);
    return page;
}

void ArbiterPage::fillActions()
{
    m_actions->clear();
    std::optional<DeskGroup> group;
    for (const DeskRow &row : deskRows()) {
        if (row.group != group) {
            group = row.group;
            auto *heading = new QStandardItem(groupName(row.group));
            heading->setFlags(Qt::NoItemFlags);
            heading->setForeground(m_muted);
            heading->setSizeHint({ 0, RowHeight });
            m_actions->appendRow(heading);
        }
        auto *item = new QStandardItem(QStringLiteral("  ") + actionName(row.action));
        item->setSizeHint({ 0, RowHeight });
        item->setData(static_cast<int>(row.action), Qt::UserRole);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        m_actions->appendRow(item);
    }
}

bool ArbiterPage::isLocked() const
{
    return m_stack->currentIndex() == 0;
}

void ArbiterPage::lock()
{
    m_stack->setCurrentIndex(0);
    setFocusProxy(m_hold);
    m_timer->stop();
    forgetCode();
    emit stateChanged();
}

void ArbiterPage::unlock()
{
    m_stack->setCurrentIndex(1);
    setFocusProxy(m_actionList);
    choose(m_table.match().pendingClaim()     ? DeskAction::UpholdClaim
            : m_table.match().canCountSleep() ? DeskAction::CountSleep
                                              : DeskAction::GiveTime);
    refresh();
    arrange();
    if (m_actionList->isVisible())
        m_actionList->setFocus();
    emit stateChanged();
}

void ArbiterPage::choose(DeskAction action, std::optional<Seat> seat)
{
    m_tabs->setCurrentIndex(0);
    forgetCode();
    m_form->begin(action, seat);
    for (int row = 0; row < m_actions->rowCount(); ++row) {
        const QVariant each = m_actions->item(row)->data(Qt::UserRole);
        if (each.isValid() && each.toInt() == static_cast<int>(action)) {
            m_actionList->setCurrentIndex(m_actions->index(row, 0));
            m_actionBox->setCurrentIndex(row);
        }
    }
    if (seat)
        m_form->focusFirst();
}

void ArbiterPage::tell(const QString &told, const QString &sealCode)
{
    m_told->setText(told);
    m_told->show();
    m_sealCode = sealCode;
    m_printCode->setVisible(!sealCode.isEmpty());
}

// The code of a sealed move does not stay on the screen.
void ArbiterPage::forgetCode()
{
    m_told->clear();
    m_told->hide();
    m_sealCode.clear();
    m_printCode->hide();
}

void ArbiterPage::tick()
{
    const match::Match &match = m_table.match();
    const clock::Moment now = m_table.now();
    const Names names = namesOf(match.setup());
    for (Seat seat : BothSeats)
        m_seats[seat].clock->show(names[seat], match.sideOf(seat), match.clock().reading(seat, now));
    const DeskGroup group = deskRow(m_form->action()).group;
    if (group == DeskGroup::Clock || group == DeskGroup::Penalties)
        m_form->refresh();
}

void ArbiterPage::refresh()
{
    if (isLocked() || m_table.match().phase() == match::Phase::NotStarted)
        return;
    const match::Match &match = m_table.match();
    m_state->setText(stateTexts(match).join(QLatin1Char('\n')));
    BoardPicture picture(match.position());
    for (std::size_t i = 0; i < match.moves().size(); ++i) {
        if (const auto &point = match.moves()[i].point) {
            picture.at(*point).number = static_cast<int>(i) + 1;
            picture.lastMove = point;
        }
    }
    if (match.pendingClaim())
        picture.at(match.pendingClaim()->point).signs.disputed = true;
    m_board->setPicture(picture);
    readJournal();
    tick();
    m_form->refresh();
    if (match.clock().isRunning() && isVisible())
        m_timer->start();
    else
        m_timer->stop();
    retranslate();
}

void ArbiterPage::readJournal()
{
    const auto found = readProtocolFile(m_table.journalPath());
    if (!found)
        return;
    m_moments->setJournal(*found);
    std::vector<JournalEntry> rows;
    m_interventions.clear();
    for (const JournalEntry &entry : journalEntries(found->protocol)) {
        if (entry.seat)
            continue;
        const match::Happening &what = found->lines[static_cast<std::size_t>(entry.line - 1)].event.what;
        const auto *intervened = std::get_if<match::Intervened>(&what);
        m_interventions.push_back(intervened ? std::optional(*intervened) : std::nullopt);
        rows.push_back(entry);
    }
    m_corrections->setEntries(std::move(rows));
    m_correctionText->clear();
    m_compensate->setEnabled(false);
}

void ArbiterPage::compensate()
{
    const auto row = static_cast<std::size_t>(m_correctionList->currentIndex().row());
    const auto compensation = compensationOf(*m_interventions[row]);
    if (!compensation)
        return;
    choose(compensation->action, compensation->entry.seat);
    m_form->begin(*compensation);
}

QString ArbiterPage::caption() const
{
    return tr("Arbiter's desk");
}

Page::Abilities ArbiterPage::abilities() const
{
    const bool isMoment = !isLocked() && m_tabs->currentWidget() == m_moments;
    return { .replays = isMoment };
}

ProofPanel *ArbiterPage::proof() const
{
    return m_moments->proof();
}

void ArbiterPage::setTheme(const Theme &theme)
{
    m_muted = theme.mutedText;
    for (int row = 0; row < m_actions->rowCount(); ++row) {
        if (m_actions->item(row)->flags() == Qt::NoItemFlags)
            m_actions->item(row)->setForeground(m_muted);
    }
    m_board->setTheme(theme);
    m_moments->setTheme(theme);
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

void ArbiterPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        const DeskAction action = m_form->action();
        fillActions();
        choose(action);
        retranslate();
        refresh();
    }
    Page::changeEvent(event);
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

// Whoever comes back has to hold the button again.
void ArbiterPage::hideEvent(QHideEvent *event)
{
    Page::hideEvent(event);
    lock();
}

void ArbiterPage::arrange()
{
    const bool isNarrow = width() < 760;
    const bool isMoment = m_tabs->currentWidget() == m_moments;
    m_layout->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_seatLayout->setDirection(isNarrow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_left->setMaximumWidth(isNarrow ? QWIDGETSIZE_MAX : 360);
    // The moment has a board and clocks of its own.
    m_left->setVisible(!isMoment);
    m_layout->setStretchFactor(m_left, isNarrow ? 0 : 4);
    m_board->setVisible(!isNarrow);
    m_actionList->setVisible(!isNarrow);
    m_actionBox->setVisible(isNarrow);
    m_state->setVisible(!isNarrow || height() > 600);
    for (Seat seat : BothSeats)
        m_seats[seat].clock->setBrief(isNarrow);
}

void ArbiterPage::retranslate()
{
    m_lockTitle->setText(tr("Arbiter's desk"));
    m_lockText->setText(tr("For the arbiter only. The game goes on meanwhile; players go back to the table."));
    m_hold->setTexts(tr("Hold to open"), tr("Let go to open"));
    m_hold->setAccessibleDescription(tr("Hold the button, or the space bar, until it opens."));
    m_lockBack->setText(tr("Back to the table"));
    m_back->setText(tr("Back to the table"));
    //: Button: the code of a sealed move.
    m_printCode->setText(tr("Print the code…"));
    m_stop->setText(m_table.match().clock().isRunning() ? tr("Stop clocks") : tr("Go on"));
    m_tabs->setTabText(0, tr("Orders"));
    m_tabs->setTabText(1, tr("What happened"));
    m_tabs->setTabText(2, tr("Any moment"));
    m_actionList->setAccessibleName(tr("Orders"));
    m_actionBox->setAccessibleName(tr("Orders"));
    m_correctionList->setAccessibleName(tr("Claims, corrections and interruptions"));
    m_board->setAccessibleName(tr("The position of the record"));
    //: Button: the opposite of an entry of the journal, as an entry of its own.
    m_compensate->setText(tr("Undo by a new entry…"));
    const Names names = namesOf(m_table.match().setup());
    for (Seat seat : BothSeats) {
        m_seats[seat].give->setText(tr("+ Time"));
        m_seats[seat].take->setText(tr("− Time"));
        m_seats[seat].set->setText(tr("Set"));
        m_seats[seat].give->setAccessibleName(tr("Give time to %1").arg(names[seat]));
        m_seats[seat].take->setAccessibleName(tr("Take time from %1").arg(names[seat]));
        m_seats[seat].set->setAccessibleName(tr("Set the clock of %1").arg(names[seat]));
    }
}

} // namespace kagetsu::ui
