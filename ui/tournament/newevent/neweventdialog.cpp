// SPDX-License-Identifier: MIT
#include "ui/tournament/newevent/neweventdialog.h"

#include "tournament/standings/presets.h"
#include "ui/board/inforce.h"
#include "ui/look/controls/combobox.h"
#include "ui/look/controls/tablebutton.h"
#include "ui/look/controls/wrappedlabel.h"
#include "ui/look/layout/fit.h"
#include "ui/tournament/words/eventwords.h"
#include "wording/text/foreigntext.h"
#include "wording/tournament/numbers.h"
#include "wording/tournament/terms.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QScrollArea>
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
constexpr const char *ScoreTexts[] { "2 – 1 – 0", "1 – ½ – 0", "3 – 1 – 0", "2 – 1 – −2" };
constexpr int MostRounds = 99;
constexpr int MostMinutes = 120;
constexpr int MostLetters = 200;
constexpr int MostBest = 64;

} // namespace

NewEventDialog::NewEventDialog(const QList<Terms> &terms, const QString &day, QWidget *parent)
    : QDialog(parent)
    , m_day(day)
    , m_scroll(new QScrollArea(this))
    , m_grid(new QGridLayout)
    , m_regulation(new ComboBox)
    , m_about(wrappedLabel("regulationAbout"))
    , m_name(new QLineEdit)
    , m_place(new QLineEdit)
    , m_best(new QSpinBox)
    , m_format(new ComboBox)
    , m_rounds(new QSpinBox)
    , m_games(new ComboBox)
    , m_score(new ComboBox)
    , m_criteria(new ComboBox)
    , m_codes(wrappedLabel("eventCodes"))
    , m_terms(new ComboBox)
    , m_lateness(new QSpinBox)
    , m_cancel(new TableButton(this))
    , m_begin(new TableButton(this))
{
    setObjectName(QStringLiteral("newEventDialog"));
    makeControls();
    for (const Terms &each : terms)
        m_terms->addItem(each.name, each.id);
    layOut();
    connect(m_regulation, &QComboBox::activated, this, &NewEventDialog::take);
    connect(m_format, &QComboBox::currentIndexChanged, this, &NewEventDialog::follow);
    connect(m_criteria, &QComboBox::currentIndexChanged, this, &NewEventDialog::follow);
    connect(m_begin, &TableButton::clicked, this, &NewEventDialog::accept);
    connect(m_cancel, &TableButton::clicked, this, &NewEventDialog::reject);
    onLanguage(*this, [this] { speak(); });
    NewEventChoices usual = usualChoices();
    // Of all lots of the event; below 2^63, as the input of a pairing.
    usual.section.seed = QRandomGenerator::global()->generate64() >> 1;
    fill(usual);
    setMinimumWidth(300);
    fitDialog(*this, { 640, 620 });
    m_name->setFocus();
}

void NewEventDialog::makeControls()
{
    m_regulation->setObjectName(QStringLiteral("eventRegulation"));
    m_about->setParent(this);
    m_about->setProperty("muted", true);
    m_best->setObjectName(QStringLiteral("eventBest"));
    m_best->setRange(0, MostBest);
    m_name->setObjectName(QStringLiteral("eventName"));
    m_place->setObjectName(QStringLiteral("eventPlace"));
    m_format->setObjectName(QStringLiteral("eventFormat"));
    m_rounds->setObjectName(QStringLiteral("eventRounds"));
    m_games->setObjectName(QStringLiteral("eventGames"));
    m_score->setObjectName(QStringLiteral("eventScore"));
    m_criteria->setObjectName(QStringLiteral("eventCriteria"));
    m_codes->setProperty("muted", true);
    m_terms->setObjectName(QStringLiteral("eventTerms"));
    m_lateness->setObjectName(QStringLiteral("eventLateness"));
    for (QLineEdit *field : { m_name, m_place })
        field->setMaxLength(MostLetters);
    m_rounds->setRange(1, MostRounds);
    m_lateness->setRange(0, MostMinutes);
    for (const Format format : Formats)
        m_format->addItem(QString(), static_cast<int>(format));
    for (int games = 1; games <= 4; ++games)
        m_games->addItem(QString(), games);
    for (const char *text : ScoreTexts)
        m_score->addItem(QString::fromUtf8(text));
    for (const tournament::CriteriaPreset &preset : tournament::criteriaPresets())
        m_criteria->addItem(QString(), QString::fromUtf8(preset.id.data(), qsizetype(preset.id.size())));
    m_terms->addItem(QString(), QString());
    for (QComboBox *box : { m_regulation, m_format, m_games, m_score, m_criteria, m_terms })
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
}

void NewEventDialog::layOut()
{
    for (QWidget *control : std::initializer_list<QWidget *> { m_regulation, m_name, m_best, m_place, m_format,
             m_rounds, m_games, m_score, m_lateness, m_criteria, m_terms }) {
        auto *label = new QLabel(this);
        label->setBuddy(control);
        control->setParent(this); // none is a window of its own, also while it has no place
        m_fields += { label, control };
    }
    layOutScroll();
    m_cancel->setObjectName(QStringLiteral("cancelEvent"));
    m_begin->setObjectName(QStringLiteral("beginEvent"));
    m_begin->setWeight(TableButton::Weight::Main);
    onFit(*m_begin, [this](double factor) { m_begin->setMinimumWidth(qRound(3 * TouchSize * factor)); });
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(14, 4, 14, 12);
    bottom->addWidget(m_cancel);
    bottom->addStretch();
    bottom->addWidget(m_begin);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(bottom);
    showField(m_regulation, false);
    showField(m_best, false);
    lay(2);
}

void NewEventDialog::layOutScroll()
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(14, 14, 14, 6);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(4);
    column->addLayout(m_grid);
    column->addStretch();
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

// Labels above their controls, in one column or two; the name has a row of its own.
void NewEventDialog::lay(int columns)
{
    if (m_columns == columns)
        return;
    m_columns = columns;
    const QWidget *const wideOnes[] { m_regulation, m_name, m_best, m_criteria, m_terms };
    int place = 0;
    for (const auto &[label, control, isShown] : m_fields) {
        if (!isShown)
            continue;
        const int wide = std::ranges::count(wideOnes, control) > 0 ? columns : 1;
        if (place % columns + wide > columns)
            ++place;
        const int row = place / columns * 3;
        m_grid->addWidget(label, row, place % columns, 1, wide);
        m_grid->addWidget(control, row + 1, place % columns, 1, wide);
        if (control == m_regulation)
            m_grid->addWidget(m_about, row + 2, 0, 1, columns);
        if (control == m_criteria)
            m_grid->addWidget(m_codes, row + 2, 0, 1, columns);
        place += wide;
    }
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, columns > 1 ? 1 : 0);
}

void NewEventDialog::layAgain()
{
    for (const auto &[label, control, isShown] : m_fields) {
        m_grid->removeWidget(label);
        m_grid->removeWidget(control);
    }
    m_grid->removeWidget(m_codes);
    m_grid->removeWidget(m_about);
    lay(std::exchange(m_columns, 0));
}

void NewEventDialog::resizeEvent(QResizeEvent *event)
{
    lay(width() < 480 * fitOf(*this) ? 1 : 2);
    QDialog::resizeEvent(event);
}

void NewEventDialog::say(QWidget *control, const QString &label)
{
    const auto found = std::ranges::find(m_fields, control, &Field::control);
    found->label->setText(label);
    control->setAccessibleName(label);
}

void NewEventDialog::speakChoices()
{
    for (int i = 0; i < m_format->count(); ++i)
        m_format->setItemText(i, wording::formatName(Formats[i]));
    m_games->setItemText(0, tr("One game"));
    for (int i = 1; i < m_games->count(); ++i)
        m_games->setItemText(i, tr("%n game(s)", nullptr, m_games->itemData(i).toInt()));
    for (int i = 0; i < int(tournament::criteriaPresets().size()); ++i) {
        const std::string_view id = tournament::criteriaPresets()[std::size_t(i)].id;
        m_criteria->setItemText(i, wording::criteriaPresetName(id));
    }
    if (m_criteria->count() > int(tournament::criteriaPresets().size()))
        //: A list of criteria that comes from no regulation.
        m_criteria->setItemText(m_criteria->count() - 1, tr("A list of its own"));
    //: Rule, opening and time of the games are not fixed.
    m_terms->setItemText(0, tr("As agreed at the table"));
}

void NewEventDialog::speak()
{
    const bool isNew = m_task == Task::NewEvent;
    const bool isSection = m_task == Task::NewSection;
    setWindowTitle(isNew ? tr("New tournament") : isSection ? tr("New section") : tr("Tournament settings"));
    //: The rules of a competition, by which a tournament is set up.
    say(m_regulation, tr("Regulations"));
    if (m_regulation->count() > 0)
        m_regulation->setItemText(0, tr("As chosen below"));
    say(m_best, tr("Enter the best of each other section"));
    m_best->setSpecialValueText(tr("Nobody"));
    say(m_name, tr("Name"));
    say(m_place, tr("Place"));
    say(m_format, tr("Format"));
    say(m_rounds, tr("Rounds"));
    say(m_games, tr("Games per match"));
    //: What a result is worth.
    say(m_score, tr("Points for a win, a draw, a loss"));
    say(m_criteria, tr("Who is ahead at equal points"));
    //: Rule, opening and time of the games of a tournament.
    say(m_terms, tr("Rule, opening and time"));
    say(m_lateness, tr("Late players lose after"));
    m_name->setPlaceholderText(isNew ? tr("Tournament of %1").arg(m_day) : isSection ? tr("Section") : QString());
    m_lateness->setSpecialValueText(tr("No limit"));
    m_lateness->setSuffix(QLatin1Char(' ') + tr("min"));
    speakChoices();
    m_cancel->setText(tr("Cancel"));
    //: Button: the tournament is made, and players can be entered.
    m_begin->setText(isNew ? tr("Begin") : isSection ? tr("Add") : tr("Apply"));
    for (TableButton *button : { m_cancel, m_begin })
        button->setAccessibleName(button->text());
}

// Only in the Swiss system somebody chooses how many rounds there are.
void NewEventDialog::follow()
{
    m_rounds->setEnabled(Formats[m_format->currentIndex()] == Format::Swiss);
    m_format->setEnabled(!m_isPublished);
    m_games->setEnabled(!m_isPublished);
    tournament::SectionSettings chosen = m_before.section;
    readScore(chosen);
    QStringList codes;
    for (const tournament::Criterion &criterion : chosen.criteria)
        codes += QString::fromStdString(codeOf(criterion));
    m_codes->setText(codes.join(QStringLiteral(", ")));
}

void NewEventDialog::fillScore(tournament::ScoreSystem score)
{
    score.byGames = false;
    const auto found = std::ranges::find(Scores, score);
    if (found == std::end(Scores))
        m_score->addItem(
            QStringLiteral("%1 – %2 – %3")
                .arg(wording::pointsText(score.win), wording::pointsText(score.draw), wording::pointsText(score.loss)));
    m_score->setCurrentIndex(static_cast<int>(found - std::begin(Scores)));
}

void NewEventDialog::fillCriteria(const std::vector<tournament::Criterion> &criteria)
{
    const std::span<const tournament::CriteriaPreset> presets = tournament::criteriaPresets();
    const auto found =
        std::ranges::find_if(presets, [&](const auto &preset) { return tournament::criteriaOf(preset) == criteria; });
    if (found == presets.end())
        m_criteria->addItem(tr("A list of its own"));
    m_criteria->setCurrentIndex(static_cast<int>(found - presets.begin()));
}

void NewEventDialog::changeOf(const NewEventChoices &choices, bool isPublished)
{
    m_task = Task::Change;
    m_isPublished = isPublished;
    fill(choices);
    speak();
}

void NewEventDialog::showField(QWidget *control, bool isShown)
{
    const auto field = std::ranges::find(m_fields, control, &Field::control);
    field->isShown = isShown;
    control->setVisible(isShown);
    field->label->setVisible(isShown);
}

void NewEventDialog::addTo(const tournament::EventDetails &event)
{
    m_task = Task::NewSection;
    m_before.details = event;
    showField(m_place, false);
    showField(m_best, true);
    layAgain();
    speak();
}

void NewEventDialog::offer(const QList<Ready> &ready)
{
    m_ready = ready;
    m_regulation->clear();
    m_regulation->addItem(QString());
    for (const Ready &each : ready)
        m_regulation->addItem(each.name);
    showField(m_regulation, !ready.isEmpty());
    layAgain();
    speak();
}

// What was typed stays.
void NewEventDialog::take(int ready)
{
    NewEventChoices filled = choices();
    filled.details.name = m_name->text().toStdString();
    const std::uint64_t seed = filled.section.seed;
    filled.more.clear();
    if (ready > 0) {
        const std::vector<tournament::SectionSettings> &sections = m_ready[ready - 1].sections;
        filled.section = sections.front();
        filled.more.assign(sections.begin() + 1, sections.end());
    } else {
        filled.section = usualChoices().section;
    }
    filled.section.seed = seed;
    for (std::size_t i = 0; i < filled.more.size(); ++i)
        filled.more[i].seed = seed + i + 1;
    m_about->setText(ready > 0 ? m_ready[ready - 1].about : QString());
    fill(filled);
}

int NewEventDialog::best() const
{
    return m_best->value();
}

void NewEventDialog::fill(const NewEventChoices &choices)
{
    m_before = choices;
    m_name->setText(QString::fromStdString(choices.details.name));
    m_place->setText(QString::fromStdString(choices.details.place));
    m_format->setCurrentIndex(m_format->findData(static_cast<int>(choices.section.format)));
    m_rounds->setValue(std::max(1, choices.section.options.rounds));
    const int games = choices.section.options.gamesPerMatch;
    if (m_games->findData(games) < 0)
        m_games->addItem(tr("%n game(s)", nullptr, games), games);
    m_games->setCurrentIndex(m_games->findData(games));
    fillScore(choices.section.score);
    fillCriteria(choices.section.criteria);
    const QString rules = QString::fromStdString(choices.section.rules);
    if (m_terms->findData(rules) < 0)
        m_terms->addItem(wording::foreignText(rules), rules); // those of somebody else
    m_terms->setCurrentIndex(m_terms->findData(rules));
    m_lateness->setValue(choices.section.options.latenessMinutes.value_or(0));
    follow();
}

// What stands behind those offered is what the event had.
void NewEventDialog::readScore(tournament::SectionSettings &section) const
{
    const auto score = static_cast<std::size_t>(m_score->currentIndex());
    const auto criteria = static_cast<std::size_t>(m_criteria->currentIndex());
    const bool byGames = section.score.byGames;
    if (score < std::size(Scores))
        section.score = Scores[score];
    section.score.byGames = byGames;
    if (criteria >= tournament::criteriaPresets().size())
        return;
    section.criteria = tournament::criteriaOf(tournament::criteriaPresets()[criteria]);
    section.score.byGames = tournament::criteriaPresets()[criteria].byGames;
}

NewEventChoices NewEventDialog::choices() const
{
    NewEventChoices choices = m_before;
    const QString name = m_name->text().trimmed();
    const std::string named = (name.isEmpty() ? m_name->placeholderText() : name).toStdString();
    tournament::SectionSettings &section = choices.section;
    if (m_task == Task::NewSection) {
        section.name = named;
    } else {
        choices.details.name = named;
        choices.details.place = m_place->text().trimmed().toStdString();
    }
    if (m_task == Task::NewEvent) {
        choices.details.dates = m_day.toStdString();
        if (choices.more.empty())
            section.name = named;
    }
    section.format = Formats[m_format->currentIndex()];
    readScore(section);
    section.rules = m_terms->currentData().toString().toStdString();
    section.options.rounds = section.format == Format::Swiss ? m_rounds->value() : 0;
    section.options.gamesPerMatch = m_games->currentData().toInt();
    section.options.latenessMinutes = m_lateness->value() > 0 ? std::optional(m_lateness->value()) : std::nullopt;
    // The groups of one stage are alike but for their names and their lots.
    for (tournament::SectionSettings &each : choices.more) {
        const tournament::SectionSettings own = std::exchange(each, section);
        each.name = own.name;
        each.seed = own.seed;
    }
    return choices;
}

void NewEventDialog::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && !event->isAutoRepeat())
        accept();
    else
        QDialog::keyPressEvent(event);
}

} // namespace kagetsu::ui
