// SPDX-License-Identifier: MIT
#include "ui/match/newgamedialog.h"

#include "ui/look/skin.h"
#include "ui/look/tablebutton.h"
#include "ui/match/detailscard.h"
#include "ui/match/gamecard.h"
#include "ui/match/playerscard.h"
#include "ui/match/presetcard.h"
#include "ui/match/presetchoices.h"
#include "ui/match/refereecard.h"
#include "ui/match/timecard.h"
#include "ui/preset/presetwords.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QScreen>
#include <QScrollArea>
#include <QUuid>
#include <QVBoxLayout>

namespace kagetsu::ui {

NewGameDialog::NewGameDialog(const NewGameChoices &choices, ProcedureList procedures, match::Stones stones,
    const QString &presetFolder, QWidget *parent)
    : QDialog(parent)
    , m_scroll(new QScrollArea(this))
    , m_preset(new PresetCard(presetFolder))
    , m_players(new PlayersCard)
    , m_game(new GameCard(std::move(procedures)))
    , m_time(new TimeCard)
    , m_referee(new RefereeCard(stones))
    , m_details(new DetailsCard)
    , m_cancel(new TableButton(this))
    , m_wait(new TableButton(this))
    , m_start(new TableButton(this))
    , m_stones(stones)
{
    auto *content = new QWidget;
    auto *cards = new QVBoxLayout(content);
    cards->setContentsMargins(14, 14, 14, 6);
    cards->setSpacing(12);
    for (DialogCard *card :
        std::initializer_list<DialogCard *> { m_preset, m_players, m_game, m_time, m_referee, m_details }) {
        cards->addWidget(card);
        connect(card, &DialogCard::changed, this, &NewGameDialog::follow);
    }
    cards->addStretch();
    connect(m_preset, &PresetCard::chosen, this, &NewGameDialog::usePreset);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    m_start->setObjectName(QStringLiteral("start"));
    m_start->setWeight(TableButton::Weight::Main);
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
    bottom->addStretch();
    bottom->addWidget(m_cancel);
    bottom->addWidget(m_wait);
    bottom->addWidget(m_start);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(bottom);

    setTheme(Theme::light());
    retranslate();
    fill(choices);
    m_players->left()->setFocus();
    m_players->left()->selectAll();
    const QSize room = screen() ? screen()->availableSize() - QSize(0, 60) : QSize(600, 800);
    setMinimumWidth(300);
    resize(QSize(580, content->sizeHint().height() + 80).boundedTo(room));
}

void NewGameDialog::setTheme(const Theme &theme)
{
    setPalette(theme.palette());
    setStyleSheet(styleSheetOf(theme));
    m_game->setTheme(theme);
    m_preset->setTheme(theme);
    m_details->setTheme(theme);
    for (TableButton *button : findChildren<TableButton *>())
        button->setTheme(theme);
}

void NewGameDialog::fill(const NewGameChoices &choices)
{
    m_presetChoice = choices.preset;
    const NewGameChoices held = withLocks(choices);
    m_players->fill(held);
    m_time->fill(held);
    m_referee->fill(held);
    m_details->fill(held);
    m_game->fill(held);
    follow();
}

void NewGameDialog::usePreset(const PresetChoice &choice)
{
    fill(withPreset(choices(), choice));
    const preset::Form *form = formOf(choice);
    if (form && (form->time.empty() || choice.preset->timeOpen))
        m_time->ask();
}

void NewGameDialog::follow()
{
    m_game->setPlayers(m_players->leftName(), m_players->rightName());
    const std::optional<preset::Preset> &preset = m_presetChoice.preset;
    const preset::Locks locks = preset ? preset::locksOf(preset->level) : preset::Locks {};
    m_referee->setLocks(locks, preset ? lockText(preset->level) : QString());
    m_details->setLocks(locks);
    const NewGameChoices now = choices();
    const bool sound = m_time->isReadable() && openingOf(now, m_game->procedures());
    m_referee->setRules(m_game->rules());
    m_start->setEnabled(sound);
    m_wait->setEnabled(sound);
    m_preset->setChoices(now, sound);
}

NewGameChoices NewGameDialog::choices() const
{
    NewGameChoices choices;
    m_players->read(choices);
    m_game->read(choices);
    m_time->read(choices);
    m_referee->read(choices);
    m_details->read(choices);
    choices.preset = m_presetChoice;
    return withLocks(choices);
}

match::MatchSetup NewGameDialog::setup() const
{
    const match::MatchSetup setup = setupOf(choices(), m_game->procedures(), m_rightOpens, m_id);
    return m_stones == match::Stones::OnTheTable ? onTheTable(setup) : setup;
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

void NewGameDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void NewGameDialog::retranslate()
{
    setWindowTitle(m_stones == match::Stones::OnTheTable ? tr("Clock for a real board") : tr("New game"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setAccessibleName(m_cancel->text());
    //: Button: the clocks are shown; they start at the first tap.
    m_start->setText(m_stones == match::Stones::OnTheTable ? tr("Set the clocks") : tr("Start"));
    m_start->setAccessibleName(m_start->text());
    //: Button: the page that waits for both players before the game, and counts how late they are.
    m_wait->setText(tr("Waiting room…"));
    m_wait->setAccessibleName(m_wait->text());
}

} // namespace kagetsu::ui
