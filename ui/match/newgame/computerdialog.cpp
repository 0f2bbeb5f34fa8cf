// SPDX-License-Identifier: MIT
#include "ui/match/newgame/computerdialog.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/newgame/cards/gamecard.h"
#include "ui/match/newgame/cards/opponentcard.h"
#include "ui/match/newgame/cards/refereecard.h"
#include "ui/match/newgame/cards/timecard.h"
#include "ui/match/newgame/choicechips.h"
#include "ui/match/newgame/termsbutton.h"

#include <QKeyEvent>
#include <QLabel>
#include <QRandomGenerator>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QUuid>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int UsualWidth = 560;

} // namespace

ComputerDialog::ComputerDialog(const ComputerChoices &choices, std::vector<engine::Profile> engines,
    catalogue::ProcedureList procedures, QWidget *parent)
    : QDialog(parent)
    , m_before(choices)
    , m_engines(std::move(engines))
    , m_scroll(new QScrollArea(this))
    , m_opponent(new OpponentCard)
    , m_more(new TermsButton)
    , m_fault(new QLabel)
    , m_rest(new QWidget)
    , m_game(new GameCard(std::move(procedures)))
    , m_time(new TimeCard(match::PlayedOn::Screen))
    , m_referee(new RefereeCard(match::PlayedOn::Screen))
    , m_manage(new TableButton)
    , m_cancel(new TableButton(this))
    , m_play(new TableButton(this))
{
    setObjectName(QStringLiteral("computerDialog"));
    layOut();
    for (DialogCard *card : findChildren<DialogCard *>())
        connect(card, &DialogCard::changed, this, &ComputerDialog::follow);
    connect(m_more, &TermsButton::clicked, this, [this] { openRest(m_rest->isHidden()); });
    connect(m_play, &TableButton::clicked, this, &ComputerDialog::accept);
    connect(m_cancel, &TableButton::clicked, this, &ComputerDialog::reject);
    connect(m_manage, &TableButton::clicked, this, &ComputerDialog::enginesWanted);
    setEngines(m_engines);
    onLanguage(*this, [this] {
        setWindowTitle(tr("Play against the computer"));
        m_cancel->setText(tr("Cancel"));
        m_cancel->setAccessibleName(m_cancel->text());
        //: Button: other programs to play against are added and checked.
        m_manage->setText(tr("Other engines…"));
        m_manage->setAccessibleName(m_manage->text());
        m_play->setText(tr("Play"));
        m_play->setAccessibleName(m_play->text());
        follow();
    });
    fill(choices);
    setMinimumWidth(300);
    fitDialog(*this);
    setFittingSize();
    m_play->setFocus();
}

// Makes everything visible without scrolling, except what is folded.
void ComputerDialog::setFittingSize()
{
    const QSize room = screen() ? screen()->availableSize() - QSize(8, 60) : QSize(600, 800);
    const int width = std::min(qRound(UsualWidth * fitOf(*this)), room.width());
    // The cards do not report a height for a width, so they are laid out and the lower end is measured.
    resize(width, room.height());
    layout()->activate();
    m_scroll->widget()->layout()->activate();
    const QWidget *last = m_rest->isHidden() ? static_cast<QWidget *>(m_more) : m_rest;
    const int content = last->geometry().bottom() + m_scroll->widget()->layout()->contentsMargins().bottom() + 1;
    resize(QSize(width, content + layout()->itemAt(1)->sizeHint().height()).boundedTo(room));
}

void ComputerDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    // By now the style sheet has given all fields their height.
    setFittingSize();
}

void ComputerDialog::layOut()
{
    m_fault->setObjectName(QStringLiteral("engineFault"));
    m_fault->setWordWrap(true);
    m_more->setObjectName(QStringLiteral("moreTerms"));
    m_more->setFold(TermsButton::Fold::Closed);
    m_play->setObjectName(QStringLiteral("playComputer"));
    m_play->setWeight(TableButton::Weight::Main);
    onFit(*m_play, [this](double factor) { m_play->setMinimumWidth(qRound(3 * TouchSize * factor)); });
    m_cancel->setObjectName(QStringLiteral("cancelComputer"));
    auto *rest = new QVBoxLayout(m_rest);
    rest->setContentsMargins(0, 0, 0, 0);
    rest->setSpacing(12);
    m_manage->setObjectName(QStringLiteral("manageEngines"));
    for (QWidget *card : std::initializer_list<QWidget *> { m_game, m_time, m_referee, m_manage })
        rest->addWidget(card);
    m_rest->hide();
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(14, 14, 14, 6);
    column->setSpacing(12);
    column->addWidget(m_opponent);
    column->addWidget(m_fault);
    column->addWidget(m_more);
    column->addWidget(m_rest);
    column->addStretch();
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(14, 4, 14, 12);
    bottom->setSpacing(8);
    bottom->addWidget(m_cancel);
    bottom->addStretch();
    bottom->addWidget(m_play);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(bottom);
}

void ComputerDialog::openRest(bool open)
{
    m_rest->setVisible(open);
    m_more->setFold(open ? TermsButton::Fold::Open : TermsButton::Fold::Closed);
    if (!open)
        return;
    setFittingSize();
    m_scroll->widget()->adjustSize();
    m_scroll->verticalScrollBar()->setValue(m_more->y() - 8);
}

void ComputerDialog::setEngines(std::vector<engine::Profile> engines)
{
    m_engines = std::move(engines);
    QList<std::pair<QString, QString>> named;
    for (const engine::Profile &each : m_engines)
        named.append({ QString::fromStdString(each.id), QString::fromStdString(each.name) });
    m_opponent->setOpponents(named);
}

void ComputerDialog::setKnownPlayers(const QStringList &names)
{
    m_opponent->setKnown(names);
}

void ComputerDialog::fill(const ComputerChoices &choices)
{
    m_opponent->fill(choices);
    m_game->fill(choices.game);
    m_time->fill(choices.game);
    m_referee->fill(choices.game);
    follow();
}

ComputerChoices ComputerDialog::choices() const
{
    ComputerChoices choices = m_before;
    m_opponent->read(choices);
    m_game->read(choices.game);
    m_time->read(choices.game);
    m_referee->read(choices.game);
    // Nobody could rule as arbiter, and no real board is involved.
    choices.game.arbiter = false;
    return choices;
}

void ComputerDialog::follow()
{
    const ComputerChoices now = choices();
    m_game->setPlayers(calledLeft(now.game), calledRight(now.game));
    m_referee->setRules(m_game->rules());
    const bool isSound = m_time->isReadable() && chosenOpening(now.game, m_game->procedures());
    const engine::Profile &profile = profileOf(now);
    const bool isPlayed = profile.plays(now.game.rules.rule) && profile.plays(now.game.boardSize);
    m_play->setEnabled(isSound && isPlayed);
    m_fault->setVisible(!isPlayed);
    //: %1 is the name of an engine.
    m_fault->setText(tr("%1 does not support this rule on this board size.").arg(QString::fromStdString(profile.name)));
    //: Button that unfolds rule, opening and time of a game against the computer.
    m_more->setWords(tr("More"), isSound ? gameLine(now.game, m_game->procedures()) : QString());
    if (isVisible() && !m_play->isEnabled())
        openRest(true); // the fault is in there
}

const engine::Profile &ComputerDialog::profileOf(const ComputerChoices &choices) const
{
    const auto found = std::ranges::find(m_engines, choices.engine.toStdString(), &engine::Profile::id);
    return found == m_engines.end() ? m_engines.front() : *found;
}

void ComputerDialog::accept()
{
    if (!m_play->isEnabled())
        return;
    const Opener opener = choices().game.opener;
    const bool lot = opener == Opener::Lot && QRandomGenerator::system()->bounded(2) == 1;
    m_engineOpens = lot || opener == Opener::Right;
    m_id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    QDialog::accept();
}

match::MatchSetup ComputerDialog::setup() const
{
    const ComputerChoices chosen = choices();
    const QString name = QString::fromStdString(profileOf(chosen).name);
    return setupAgainstEngine(chosen, m_game->procedures(), name, m_engineOpens, m_id);
}

ComputerChoices ComputerDialog::next() const
{
    ComputerChoices next = choices();
    if (next.game.opener != Opener::Lot)
        next.game = nextTime(next.game, m_engineOpens);
    return next;
}

void ComputerDialog::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !event->isAutoRepeat()) {
        accept();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace kagetsu::ui
