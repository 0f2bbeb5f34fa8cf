// SPDX-License-Identifier: MIT
#include "ui/tournament/newevent/neweventdialog.h"

#include "text/common/foreigntext.h"
#include "text/common/typed.h"
#include "text/tournament/numbers.h"
#include "text/tournament/tournamentterms.h"
#include "ui/board/inforce.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/dialogfoot.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/drafts/formstate.h"
#include "ui/controls/layout/fieldgrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/tournament/newevent/moresettings.h"
#include "ui/tournament/newevent/tiebreakfields.h"

#include <QBoxLayout>
#include <QDate>
#include <QLabel>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

using tournament::Format;

constexpr Format Formats[] { Format::Swiss, Format::RoundRobin, Format::DoubleRoundRobin, Format::Elimination,
    Format::DoubleElimination };
// Win, draw and loss, in the order of the list.
constexpr tournament::ScoreSystem Scores[] { tournament::TwoOneZero, tournament::ScoreSystem(),
    tournament::scoreSystem(3, 1, 0), tournament::TwoOneMinusTwo };
constexpr int MostRounds = 99;
constexpr int MostMinutes = 120;
// The range of ages at which people come of age, over all countries.
constexpr int YoungestOfAge = 12;
constexpr int OldestOfAge = 21;
constexpr int MostBest = 64;

QString scoreText(const tournament::ScoreSystem &score)
{
    return QStringLiteral("%1 – %2 – %3")
        .arg(text::pointsText(score.win), text::pointsText(score.draw), text::pointsText(score.loss));
}

// Chooses what has this data; what is not offered, because it comes from elsewhere, is added under its name.
void choose(QComboBox &box, const QVariant &data, const QString &name)
{
    if (box.findData(data) < 0)
        box.addItem(name, data);
    box.setCurrentIndex(box.findData(data));
}

} // namespace

NewEventDialog::NewEventDialog(const QList<Terms> &terms, const QString &day, QWidget *parent)
    : QDialog(parent)
    , m_day(day)
    , m_grid(new FieldGrid)
    , m_more(new MoreSettings)
    , m_scroll(newScroll({ m_grid, m_more, nullptr }, this))
    , m_regulation(newBox("eventRegulation"))
    , m_about(wrappedLabel("regulationAbout"))
    , m_name(newLine("eventName"))
    , m_sectionName(newLine("sectionName"))
    , m_place(newLine("eventPlace"))
    , m_dates(newLine("eventDates"))
    , m_arbiters(newLine("eventArbiters"))
    , m_best(newNumber("eventBest", 0, MostBest))
    , m_format(newBox("eventFormat"))
    , m_rounds(newNumber("eventRounds", 1, MostRounds))
    , m_games(newBox("eventGames"))
    , m_score(newBox("eventScore"))
    , m_terms(newBox("eventTerms", 1))
    , m_lateness(newNumber("eventLateness", 0, MostMinutes))
    , m_initials(newBox("eventInitials"))
    , m_foot(new DialogFoot(*this, "cancelEvent", "beginEvent"))
{
    setObjectName(QStringLiteral("newEventDialog"));
    makeControls();
    for (const Terms &each : terms)
        m_terms->addItem(each.name, each.id);
    layOut();
    connect(m_regulation, &QComboBox::activated, this, &NewEventDialog::take);
    connect(m_format, &QComboBox::currentIndexChanged, this, &NewEventDialog::follow);
    connect(m_format, &QComboBox::activated, this, [this](int format) { m_tieBreaks->chooseFor(Formats[format]); });
    connect(m_games, &QComboBox::currentIndexChanged, this, &NewEventDialog::follow);
    connect(m_tieBreaks, &TieBreakFields::changed, this, &NewEventDialog::follow);
    // Scrolls to the unfolded fields after they have been laid out.
    connect(
        m_more, &MoreSettings::opened, this,
        [this] {
            layout()->activate();
            m_scroll->verticalScrollBar()->setValue(m_more->y());
        },
        Qt::QueuedConnection);
    m_foot->acceptOnEnter();
    onLanguage(*this, [this] { speak(); });
    NewEventChoices usual = usualChoices();
    // The seed of all lots of the event; below 2^63, like the input of a pairing.
    usual.details.dates = day.toStdString();
    usual.section.seed = QRandomGenerator::global()->generate64() >> 1;
    fill(usual);
    setMinimumWidth(300);
    fitDialog(*this, { 640, 620 });
    m_name->setFocus();
}

void NewEventDialog::makeControls()
{
    m_about->setParent(this);
    m_about->setProperty("muted", true);
    m_initials->addItem(QString(), 0);
    const int thisYear = QDate::currentDate().year();
    for (int age = YoungestOfAge; age <= OldestOfAge; ++age)
        m_initials->addItem(QString::number(thisYear - age), thisYear - age);
    for (const Format format : Formats)
        m_format->addItem(QString(), static_cast<int>(format));
    for (int games = 1; games <= 4; ++games)
        m_games->addItem(QString(), games);
    for (const tournament::ScoreSystem &score : Scores)
        m_score->addItem(scoreText(score));
    m_terms->setItemData(0, QString());
}

void NewEventDialog::layOut()
{
    using Width = FieldGrid::Width;
    m_grid->add(m_regulation, Width::Full, m_about);
    m_grid->add(m_name, Width::Full);
    m_grid->add(m_sectionName, Width::Full);
    m_grid->add(m_best, Width::Full);
    for (QWidget *control : std::initializer_list<QWidget *> {
             m_place, m_dates, m_arbiters, m_format, m_rounds, m_games, m_score, m_lateness })
        m_grid->add(control);
    m_tieBreaks = new TieBreakFields(*m_grid);
    m_grid->add(m_terms, Width::Full);
    m_grid->add(m_initials, Width::Full);
    m_scroll->widget()->layout()->setContentsMargins(14, 14, 14, 6);
    onFit(*m_foot, [this](double factor) { m_foot->accepting().setMinimumWidth(qRound(3 * TouchSize * factor)); });
    m_foot->setContentsMargins(14, 4, 14, 12);
    QBoxLayout *column = layColumn(*this, { m_scroll, m_foot });
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (QWidget *control : std::initializer_list<QWidget *> { m_regulation, m_sectionName, m_best })
        m_grid->show(control, false);
}

void NewEventDialog::speakChoices()
{
    for (int i = 0; i < m_format->count(); ++i)
        m_format->setItemText(i, text::formatName(Formats[i]));
    m_games->setItemText(0, tr("One game"));
    for (int i = 1; i < m_games->count(); ++i)
        m_games->setItemText(i, tr("%n game(s)", nullptr, m_games->itemData(i).toInt()));
    //: Rule, opening and time of the games are not fixed.
    m_terms->setItemText(0, tr("As agreed at the table"));
}

void NewEventDialog::speak()
{
    const bool isNew = m_task == Task::NewEvent;
    const bool isSection = m_task == Task::NewSection;
    setWindowTitle(isNew ? tr("New tournament") : isSection ? tr("New section") : tr("Tournament settings"));
    //: The rules of a competition, by which a tournament is set up.
    m_grid->say(m_regulation, tr("Regulations"));
    if (m_regulation->count() > 0)
        m_regulation->setItemText(0, tr("Custom"));
    m_grid->say(m_best, tr("Enter the best players from each of the other sections"));
    m_best->setSpecialValueText(tr("Nobody"));
    m_grid->say(m_name, tr("Name"));
    //: One of several groups of a tournament that are paired and ranked by themselves.
    m_grid->say(m_sectionName, tr("Name of this section"));
    m_grid->say(m_place, tr("Place"));
    m_grid->say(m_dates, tr("Date"));
    //: The names of those who lead a tournament.
    m_grid->say(m_arbiters, tr("Arbiters, separated by commas"));
    m_grid->say(m_format, tr("Format"));
    m_grid->say(m_rounds, tr("Rounds"));
    m_grid->say(m_games, tr("Games per match"));
    //: What a result is worth.
    m_grid->say(m_score, tr("Points for a win, a draw, a loss"));
    m_tieBreaks->speak();
    //: Rule, opening and time of the games of a tournament.
    m_grid->say(m_terms, tr("Rule, opening and time"));
    m_grid->say(m_lateness, tr("Late players lose after"));
    //: What stands on papers and web pages instead of names of minors. A year of birth follows.
    m_grid->say(m_initials, tr("Initials on public papers for players born since"));
    m_initials->setItemText(0, tr("Nobody"));
    m_name->setPlaceholderText(isNew ? tr("Tournament of %1").arg(m_day) : isSection ? tr("Section") : QString());
    m_lateness->setSpecialValueText(tr("No limit"));
    //: Minutes, behind a number.
    m_lateness->setSuffix(tr(" min"));
    speakChoices();
    //: Button: the tournament is made, and players can be entered.
    m_foot->say(isNew ? tr("Create") : isSection ? tr("Add") : tr("Apply"));
}

// The number of rounds can be chosen only in the Swiss system.
void NewEventDialog::follow()
{
    m_rounds->setEnabled(Formats[m_format->currentIndex()] == Format::Swiss);
    m_format->setEnabled(!m_isPublished);
    m_games->setEnabled(!m_isPublished);
    tournament::SectionSettings chosen = m_before.section;
    chosen.format = Formats[m_format->currentIndex()];
    m_tieBreaks->follow(chosen.format);
    m_foot->accepting().setEnabled(m_tieBreaks->areKnown());
    chosen.options.gamesPerMatch = m_games->currentData().toInt();
    m_more->follow(chosen, m_hasOtherSections);
}

void NewEventDialog::fillScore(tournament::ScoreSystem score)
{
    score.byGames = false;
    const auto found = std::ranges::find(Scores, score);
    if (found == std::end(Scores))
        m_score->addItem(scoreText(score));
    m_score->setCurrentIndex(static_cast<int>(found - std::begin(Scores)));
}

void NewEventDialog::changeOf(const NewEventChoices &choices, bool isPublished, bool hasOtherSections)
{
    m_task = Task::Change;
    m_isPublished = isPublished;
    m_hasOtherSections = hasOtherSections;
    m_grid->show(m_sectionName, hasOtherSections);
    fill(choices);
    speak();
}

void NewEventDialog::addTo(const tournament::EventDetails &event)
{
    m_task = Task::NewSection;
    m_hasOtherSections = true;
    m_before.details = event;
    for (QWidget *control : std::initializer_list<QWidget *> { m_place, m_dates, m_arbiters, m_initials })
        m_grid->show(control, false);
    m_grid->show(m_best, true);
    follow();
    speak();
}

void NewEventDialog::offer(const QList<Ready> &ready)
{
    m_ready = ready;
    m_regulation->clear();
    m_regulation->addItem(QString());
    for (const Ready &each : ready)
        m_regulation->addItem(each.name);
    m_grid->show(m_regulation, !ready.isEmpty());
    speak();
}

// Keeps what the user has typed.
void NewEventDialog::take(int ready)
{
    NewEventChoices filled = choices();
    filled.details.name = m_name->text().toStdString();
    filled = tournament::withSections(
        filled, ready > 0 ? m_ready[ready - 1].sections : std::vector<tournament::SectionSettings>());
    m_about->setText(ready > 0 ? m_ready[ready - 1].about : QString());
    m_about->setVisible(ready > 0);
    const bool isNextStage = ready > 0 && m_task == Task::NewSection;
    if (isNextStage && m_name->text().trimmed().isEmpty())
        filled.details.name = filled.section.name;
    fill(filled);
    if (isNextStage)
        m_best->setValue(m_ready[ready - 1].best);
}

int NewEventDialog::best() const
{
    return m_best->value();
}

void NewEventDialog::fill(const NewEventChoices &choices)
{
    m_before = choices;
    m_name->setText(QString::fromStdString(choices.details.name));
    m_sectionName->setText(QString::fromStdString(choices.section.name));
    m_place->setText(QString::fromStdString(choices.details.place));
    m_dates->setText(QString::fromStdString(choices.details.dates));
    m_arbiters->setText(text::writtenNames(choices.details.arbiters));
    const int initialsFrom = choices.details.initialsFromYear;
    choose(*m_initials, initialsFrom, QString::number(initialsFrom));
    m_format->setCurrentIndex(m_format->findData(static_cast<int>(choices.section.format)));
    m_rounds->setValue(std::max(1, choices.section.options.rounds));
    const int games = choices.section.options.gamesPerMatch;
    choose(*m_games, games, tr("%n game(s)", nullptr, games));
    fillScore(choices.section.score);
    m_tieBreaks->fill(choices.section.criteria);
    const QString rules = QString::fromStdString(choices.section.rules);
    choose(*m_terms, rules, text::foreignText(rules));
    m_lateness->setValue(choices.section.options.latenessMinutes.value_or(0));
    m_more->fields().fill(choices.section.options);
    follow();
}

// An index after the offered ones stands for the values that the event had.
void NewEventDialog::readScore(tournament::SectionSettings &section) const
{
    const auto score = static_cast<std::size_t>(m_score->currentIndex());
    const bool byGames = section.score.byGames;
    if (score < std::size(Scores))
        section.score = Scores[score];
    section.score.byGames = byGames;
    m_tieBreaks->readInto(section);
}

// The name is that of the event or of a new section.
void NewEventDialog::readNames(NewEventChoices &choices) const
{
    const QString name = m_name->text().trimmed();
    const std::string named = (name.isEmpty() ? m_name->placeholderText() : name).toStdString();
    if (m_task == Task::NewSection) {
        choices.section.name = named;
        return;
    }
    tournament::EventDetails &details = choices.details;
    details.name = named;
    details.place = m_place->text().trimmed().toStdString();
    details.dates = m_dates->text().trimmed().toStdString();
    details.initialsFromYear = m_initials->currentData().toInt();
    // An existing name stays unchanged, even if it contains commas.
    if (m_arbiters->text() != text::writtenNames(details.arbiters))
        details.arbiters = text::typedNames(m_arbiters->text());
    // A single section has the name of its event.
    const bool isAlone =
        m_task == Task::NewEvent ? choices.more.empty() : m_before.section.name == m_before.details.name;
    if (isAlone && !m_hasOtherSections)
        choices.section.name = named;
    else if (m_hasOtherSections)
        choices.section.name = m_sectionName->text().trimmed().toStdString();
}

NewEventChoices NewEventDialog::choices() const
{
    NewEventChoices choices = m_before;
    readNames(choices);
    tournament::SectionSettings &section = choices.section;
    section.format = Formats[m_format->currentIndex()];
    readScore(section);
    section.rules = m_terms->currentData().toString().toStdString();
    section.options.rounds = section.format == Format::Swiss ? m_rounds->value() : 0;
    section.options.gamesPerMatch = m_games->currentData().toInt();
    m_more->fields().readInto(section.options);
    section.options.latenessMinutes = m_lateness->value() > 0 ? std::optional(m_lateness->value()) : std::nullopt;
    tournament::alignGroups(choices);
    return choices;
}

DraftKeeper::State NewEventDialog::draftState()
{
    return { [this] { return formState(*this); },
        [this](const QJsonObject &state) {
            // A regulation fills in more than there are fields for.
            const int regulation = state.value(m_regulation->objectName()).toInt(-1);
            if (regulation >= 0 && regulation < m_regulation->count() && regulation != m_regulation->currentIndex()) {
                m_regulation->setCurrentIndex(regulation);
                take(regulation);
            }
            setFormState(*this, state);
        } };
}

} // namespace kagetsu::ui
