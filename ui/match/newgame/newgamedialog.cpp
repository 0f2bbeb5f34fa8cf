// SPDX-License-Identifier: MIT
#include "ui/match/newgame/newgamedialog.h"

#include "text/preset/presets.h"
#include "ui/board/inforce.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/drafts/formstate.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/newgame/cards/detailscard.h"
#include "ui/match/newgame/cards/gamecard.h"
#include "ui/match/newgame/cards/occasioncard.h"
#include "ui/match/newgame/cards/playerscard.h"
#include "ui/match/newgame/cards/presetcard.h"
#include "ui/match/newgame/cards/refereecard.h"
#include "ui/match/newgame/cards/seatscard.h"
#include "ui/match/newgame/cards/timecard.h"
#include "ui/match/newgame/choicechips.h"
#include "ui/match/newgame/namefield.h"
#include "ui/match/newgame/presetchoices.h"
#include "ui/match/newgame/termsbutton.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QRandomGenerator>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QUuid>
#include <QVBoxLayout>

namespace kagetsu::ui {

namespace {

// Widths at the usual text size: two columns from the first on, and no wider than the second on any screen.
constexpr int WideDialog = 620;
constexpr int UsualDialog = 720;

QVBoxLayout *columnOf(std::initializer_list<QWidget *> parts)
{
    auto *column = new QVBoxLayout;
    column->setSpacing(12);
    for (QWidget *part : parts)
        column->addWidget(part);
    return column;
}

} // namespace

NewGameDialog::NewGameDialog(const NewGameChoices &choices, catalogue::ProcedureList procedures,
    match::PlayedOn playedOn, const QString &presetFolder, QWidget *parent)
    : QDialog(parent)
    , m_before(choices)
    , m_scroll(new QScrollArea(this))
    , m_content(new QWidget)
    , m_columns(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_top(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_quick(new ChoiceChips)
    , m_again(new TermsButton)
    , m_more(new TermsButton)
    , m_rest(new QWidget)
    , m_preset(new PresetCard(presetFolder))
    , m_players(new PlayersCard)
    , m_says(new CheckBox)
    , m_game(new GameCard(std::move(procedures)))
    , m_time(new TimeCard(playedOn))
    , m_occasion(new OccasionCard)
    , m_seats(new SeatsCard)
    , m_referee(new RefereeCard(playedOn))
    , m_details(new DetailsCard)
    , m_cancel(new TableButton(this))
    , m_wait(new TableButton(this))
    , m_start(new TableButton(this))
    , m_playedOn(playedOn)
{
    m_quick->setObjectName(QStringLiteral("quickTerms"));
    m_quick->setVisible(!isOnPhysicalBoard());
    m_columns->setSpacing(12);
    m_says->setObjectName(QStringLiteral("saysGame"));
    QVBoxLayout *rest = nullptr;
    if (isOnPhysicalBoard()) {
        m_columns->addWidget(m_time, 1);
        rest = columnOf({ m_players, m_says, m_game, m_preset, m_occasion, m_seats, m_referee, m_details });
    } else {
        QVBoxLayout *left = columnOf({ m_players, m_time });
        left->addStretch();
        m_columns->addLayout(left, 1);
        m_columns->addLayout(columnOf({ m_game }), 1);
        rest = columnOf({ m_preset, m_occasion, m_seats, m_referee, m_details });
        m_says->setParent(this);
        m_says->hide();
    }
    rest->setContentsMargins(0, 0, 0, 0);
    m_rest->setLayout(rest);
    m_rest->hide();
    auto *content = new QVBoxLayout(m_content);
    content->setContentsMargins(14, 10, 14, 2);
    content->setSpacing(10);
    m_top->setSpacing(12);
    m_top->addWidget(m_quick, 2);
    m_top->addWidget(m_again, 1);
    content->addLayout(m_top);
    content->addLayout(m_columns);
    content->addWidget(m_more);
    content->addWidget(m_rest);
    content->addStretch();
    for (DialogCard *card : m_content->findChildren<DialogCard *>())
        connect(card, &DialogCard::changed, this, &NewGameDialog::follow);
    connect(m_says, &QCheckBox::toggled, this, &NewGameDialog::follow);
    if (isOnPhysicalBoard()) {
        // A user who has opened the rest is still making choices.
        connect(m_time, &TimeCard::taken, this, [this] {
            if (m_rest->isHidden())
                accept();
        });
    }
    connect(m_quick, &ChoiceChips::chosen, this,
        [this](const QString &id) { fill(withQuick(this->choices(), static_cast<QuickTerms>(id.toInt()))); });
    connect(m_preset, &PresetCard::chosen, this, &NewGameDialog::usePreset);
    connect(m_again, &TermsButton::clicked, this, &NewGameDialog::takeAgain);
    connect(m_more, &TermsButton::clicked, this, [this] { openRest(m_rest->isHidden()); });
    m_scroll->setWidget(m_content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // it scrolls to whatever has the focus
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    m_again->setObjectName(QStringLiteral("asLastTime"));
    m_more->setObjectName(QStringLiteral("moreTerms"));
    m_more->setFold(TermsButton::Fold::Closed);
    m_start->setObjectName(QStringLiteral("start"));
    m_start->setWeight(TableButton::Weight::Main);
    onFit(*m_start, [this](double factor) { m_start->setMinimumWidth(qRound(3 * TouchSize * factor)); });
    m_cancel->setObjectName(QStringLiteral("cancelNewGame"));
    m_wait->setObjectName(QStringLiteral("waitForPlayers"));
    connect(m_start, &TableButton::clicked, this, &NewGameDialog::accept);
    connect(m_wait, &TableButton::clicked, this, [this] {
        m_waits = true;
        accept();
    });
    connect(m_cancel, &TableButton::clicked, this, &NewGameDialog::reject);
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(14, 4, 14, 12);
    bottom->setSpacing(8);
    bottom->addWidget(m_cancel);
    bottom->addStretch();
    bottom->addWidget(m_wait);
    bottom->addWidget(m_start);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(bottom);

    onLanguage(*this, [this] {
        setWindowTitle(isOnPhysicalBoard() ? tr("Clock only (physical board)") : tr("New game"));
        //: Of a game beside a real board, where the program is only the clock.
        m_says->setText(tr("Also agree on rule, board and opening, and show them in the protocol"));
        m_cancel->setText(tr("Cancel"));
        m_cancel->setAccessibleName(m_cancel->text());
        //: Button: the clocks are shown; they start at the first tap.
        m_start->setText(isOnPhysicalBoard() ? tr("Set the clocks") : tr("Play"));
        m_start->setAccessibleName(m_start->text());
        //: Button: the page that waits for both players before the game, and counts how late they are.
        //: Terms of a game in plain words: what friends play without a book; the same, five minutes each; a club's
        //: rules; the rules of a title match.
        const QString names[] { tr("Friends"), tr("Blitz 5 min"), tr("Club evening"), tr("Renju title") };
        const QString meanings[] { tr("Any first stone, forbidden points are shown, moves can be taken back"),
            tr("As among friends, with five minutes each"), tr("The rules of a club, with its opening procedure"),
            tr("The rules of a title match, with an arbiter") };
        QList<ChoiceChips::Chip> chips;
        for (const QuickTerms terms : AllQuickTerms) {
            const auto i = static_cast<std::size_t>(terms);
            chips.append({ QString::number(i), names[i], meanings[i] });
        }
        m_quick->setChips(chips);
        m_wait->setText(tr("Waiting room…"));
        m_wait->setAccessibleName(m_wait->text());
        follow();
    });
    fill(choices);
    m_before = this->choices();
    m_again->setVisible(choices.wasPlayed && m_start->isEnabled());
    follow();
    if (isOnPhysicalBoard()) {
        m_time->ask();
    } else {
        m_players->left()->setFocus();
        m_players->left()->selectAll();
    }
    setMinimumWidth(300);
    fitDialog(*this);
    setFittingSize();
}

// Makes everything visible without scrolling where the screen has room.
void NewGameDialog::setFittingSize()
{
    const QSize room = screen() ? screen()->availableSize() - QSize(8, 60) : QSize(600, 800);
    resize(QSize(qRound(UsualDialog * fitOf(*this)), 1).boundedTo(room));
    ensurePolished();
    arrange();
    m_content->layout()->activate();
    const int height = m_content->layout()->heightForWidth(width()) + m_start->sizeHint().height() + 16;
    m_fitting = QSize(width(), height + heightOfBar()).boundedTo(room);
    resize(m_fitting);
}

// Returns the height of the bar about restored input, which appears just before the dialog is first fully shown.
int NewGameDialog::heightOfBar() const
{
    const QWidget *bar = layout()->menuBar();
    return bar && !bar->isHidden() ? bar->layout()->heightForWidth(width()) : 0;
}

void NewGameDialog::arrange()
{
    const bool isWide = width() >= qRound(WideDialog * fitOf(*this));
    for (QBoxLayout *each : { m_top, m_columns })
        each->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void NewGameDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    // By now the style sheet has given all fields their height.
    if (size() == m_fitting || size() == m_fitting + QSize(0, heightOfBar()))
        setFittingSize();
}

void NewGameDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    arrange();
}

void NewGameDialog::openRest(bool open)
{
    m_rest->setVisible(open);
    m_more->setFold(open ? TermsButton::Fold::Open : TermsButton::Fold::Closed);
    if (!open)
        return;
    m_content->layout()->activate();
    m_content->adjustSize();
    m_scroll->verticalScrollBar()->setValue(m_more->y() - 8);
}

void NewGameDialog::setKnownPlayers(const QStringList &names)
{
    m_players->setKnown(names);
}

void NewGameDialog::resume(const NewGameChoices &left)
{
    NewGameChoices choices = left;
    choices.wasPlayed = m_before.wasPlayed;
    fill(choices);
}

bool NewGameDialog::isChanged() const
{
    return choices() != m_before;
}

NewGameChoices NewGameDialog::again() const
{
    NewGameChoices again = m_before;
    m_players->read(again);
    return again;
}

QString NewGameDialog::lastLine() const
{
    // On a clock for real boards, the opener is part of the terms.
    return isOnPhysicalBoard() ? termsLine(m_before, m_game->procedures(), m_playedOn)
                               : gameLine(m_before, m_game->procedures());
}

bool NewGameDialog::takeAgain()
{
    fill(again());
    accept();
    return result() == Accepted;
}

void NewGameDialog::fill(const NewGameChoices &choices)
{
    m_presetChoice = choices.preset;
    const NewGameChoices held = withLocks(choices);
    m_players->fill(held);
    m_time->fill(held);
    m_occasion->fill(held);
    m_seats->fill(held);
    m_referee->fill(held);
    m_details->fill(held);
    m_game->fill(held);
    m_says->setChecked(held.saysGame);
    follow();
}

void NewGameDialog::usePreset(const catalogue::PresetChoice &choice)
{
    NewGameChoices by = withPreset(choices(), choice);
    by.saysGame = by.saysGame || (isOnPhysicalBoard() && choice.preset.has_value());
    fill(by);
    const preset::Form *form = catalogue::formOf(choice);
    if (form && (form->time.empty() || choice.preset->timeOpen))
        m_time->ask();
}

void NewGameDialog::follow()
{
    const NewGameChoices now = choices();
    m_game->setPlayers(calledLeft(now), calledRight(now));
    m_occasion->setPlayers(calledLeft(now), calledRight(now));
    const std::optional<preset::Preset> &preset = m_presetChoice.preset;
    const preset::Locks locks = preset ? preset::locksOf(preset->level) : preset::Locks {};
    m_referee->setLocks(locks, preset ? text::lockText(preset->level) : QString());
    m_details->setLocks(locks);
    const bool saysGame = !isOnPhysicalBoard() || now.saysGame;
    m_game->setVisible(saysGame);
    const bool sound =
        m_time->isReadable() && m_seats->isReadable() && (!saysGame || chosenOpening(now, m_game->procedures()));
    m_referee->setRules(m_game->rules());
    m_start->setEnabled(sound);
    // Names and opener are those that stand below; the terms are those of last time, whatever is chosen meanwhile.
    m_again->setWords(tr("Same as last time"), lastLine());
    m_quick->setCurrent({});
    for (const QuickTerms terms : AllQuickTerms) {
        if (!isOnPhysicalBoard() && now == withQuick(now, terms))
            m_quick->setCurrent(QString::number(static_cast<int>(terms)));
    }
    //: Button that unfolds what is seldom agreed anew.
    m_more->setWords(tr("More"), restLine(now, m_playedOn));
    if (!m_seats->isReadable())
        openRest(true); // the fault is in there
    m_wait->setEnabled(sound);
    m_preset->setChoices(now, sound);
}

NewGameChoices NewGameDialog::choices() const
{
    NewGameChoices choices;
    m_players->read(choices);
    m_game->read(choices);
    m_time->read(choices);
    m_occasion->read(choices);
    m_seats->read(choices);
    m_referee->read(choices);
    m_details->read(choices);
    choices.saysGame = m_says->isChecked();
    choices.preset = m_presetChoice;
    choices.wasPlayed = m_before.wasPlayed;
    return withLocks(choices);
}

match::MatchSetup NewGameDialog::setup() const
{
    NewGameChoices chosen = choices();
    if (!isOnPhysicalBoard())
        return setupOf(chosen, m_game->procedures(), m_rightOpens, m_id);
    if (!chosen.saysGame) { // ignore whatever was chosen for another game
        const NewGameChoices usual;
        chosen.rules = usual.rules;
        chosen.boardSize = usual.boardSize;
        chosen.opening = usual.opening;
    }
    return onTheTable(setupOf(chosen, m_game->procedures(), m_rightOpens, m_id), !chosen.saysGame);
}

// The opening, swap denials and the preset have no input field of their own, nor has the time on a clock.
DraftKeeper::State NewGameDialog::draftState()
{
    return { [this] {
                const NewGameChoices now = choices();
                const std::optional<preset::Preset> &preset = now.preset.preset;
                QJsonObject state { { QStringLiteral("opening"), QString::fromStdString(opening::toText(now.opening)) },
                    { QStringLiteral("time"), now.time }, { QStringLiteral("denyLeft"), now.leftMayNotSwap },
                    { QStringLiteral("denyRight"), now.rightMayNotSwap },
                    { QStringLiteral("fields"), formState(*this) } };
                if (preset)
                    state.insert(QStringLiteral("preset"), QString::fromStdString(preset::toJson(*preset)));
                state.insert(QStringLiteral("form"), now.preset.form);
                return state;
            },
        [this](const QJsonObject &state) {
            const QJsonObject fields = state.value(QStringLiteral("fields")).toObject();
            setFormState(*this, fields); // the rule determines which openings exist
            NewGameChoices next = choices();
            if (auto terms = opening::termsFromText(state.value(QStringLiteral("opening")).toString().toStdString()))
                next.opening = *std::move(terms);
            // Chips hold the time where it is not a field.
            next.time = state.value(QStringLiteral("time")).toString(next.time);
            next.leftMayNotSwap = state.value(QStringLiteral("denyLeft")).toBool();
            next.rightMayNotSwap = state.value(QStringLiteral("denyRight")).toBool();
            const auto presets = preset::readPresets(state.value(QStringLiteral("preset")).toString().toStdString());
            next.preset = presets && presets->size() == 1
                ? catalogue::PresetChoice { presets->front(), state.value(QStringLiteral("form")).toInt() }
                : catalogue::PresetChoice {};
            fill(next);
            setFormState(*this, fields);
            if (m_preset->showTyped())
                openRest(true);
        } };
}

void NewGameDialog::accept()
{
    if (!m_start->isEnabled())
        return;
    const NewGameChoices chosen = choices();
    const bool lot = chosen.opener == Opener::Lot && QRandomGenerator::system()->bounded(2) == 1;
    m_rightOpens = lot || chosen.opener == Opener::Right;
    m_id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    QDialog::accept();
}

void NewGameDialog::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !event->isAutoRepeat()) {
        if (m_preset->isNaming())
            m_preset->save();
        else
            accept();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace kagetsu::ui
