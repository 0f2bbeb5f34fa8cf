// SPDX-License-Identifier: MIT
#include "ui/learn/puzzle/puzzleview.h"

#include "learn/puzzle/keptpuzzle.h"
#include "text/common/sentences.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/pupils/pupilchooser.h"
#include "ui/learn/puzzle/puzzleasker.h"
#include "ui/learn/puzzle/puzzlemaking.h"
#include "ui/learn/puzzle/puzzlewords.h"
#include "ui/learn/task/taskview.h"

#include <QBoxLayout>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>

#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int Widest = 640;
constexpr int MostOnSheet = 60;
constexpr int UsualOnSheet = 12;

} // namespace

PuzzleView::PuzzleView(PracticeKeeper &keeper, PuzzleMaking &making, QWidget *parent)
    : QWidget(parent)
    , m_keeper(keeper)
    , m_making(making)
    , m_views(new QStackedWidget(this))
    , m_session(new PuzzleAsker(keeper, m_views))
    , m_back(new BigButton("leavePuzzles", this))
    , m_pupils(new PupilChooser(keeper, "puzzlePupil", this))
    , m_level(wrappedLabel("puzzleLevel", this))
    , m_more(wrappedLabel("puzzleMore", this))
    , m_themes(new ComboBox(this))
    , m_levels(new ComboBox(this))
    , m_start(new BigButton("startPuzzles", this))
    , m_day(new BigButton("puzzleOfTheDay", this))
    , m_count(new QSpinBox(this))
    , m_sheet(new BigButton("puzzleSheet", this))
    , m_make(new BigButton("makePuzzles", this))
    , m_leavePlaces(new BigButton("leavePlaces", this))
    , m_explains(wrappedLabel("puzzlePlaces", this))
    , m_fromLibrary(new BigButton("fromLibrary", this))
    , m_fromFiles(new BigButton("fromFiles", this))
    , m_fromFolder(new BigButton("fromFolder", this))
    , m_stop(new BigButton("stopMaking", this))
    , m_state(wrappedLabel("makingState", this))
    , m_overview(scrolled(buildOverview()))
    , m_places(scrolled(buildPlaces()))
{
    setObjectName(QStringLiteral("puzzles"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->addWidget(m_views);
    for (QWidget *view : std::initializer_list<QWidget *> { m_overview, m_session, m_places })
        m_views->addWidget(view);
    connectParts();
    setFocusProxy(m_start);
    onLanguage(*this, [this] { retranslate(); });
}

QWidget *PuzzleView::buildOverview()
{
    auto *middle = new QWidget;
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    m_more->setProperty("muted", true);
    m_themes->setObjectName(QStringLiteral("puzzleThemes"));
    m_levels->setObjectName(QStringLiteral("puzzleLevels"));
    m_count->setObjectName(QStringLiteral("puzzlesOnSheet"));
    m_count->setRange(1, MostOnSheet);
    m_count->setValue(UsualOnSheet);
    for (QWidget *each : std::initializer_list<QWidget *> { m_themes, m_levels, m_count })
        each->setMinimumHeight(TouchSize);
    m_themes->addItem(QString(), QString());
    for (const puzzle::Theme theme : puzzle::AllThemes)
        m_themes->addItem(QString(), QString::fromStdString(std::string(puzzle::idOf(theme))));
    for (const Difficulty difficulty : AllDifficulties)
        m_levels->addItem(QString(), static_cast<int>(difficulty));
    auto *sheet = new QHBoxLayout;
    sheet->setSpacing(8);
    sheet->addWidget(m_count);
    sheet->addWidget(m_sheet, 1);
    for (QWidget *each :
        std::initializer_list<QWidget *> { m_back, m_pupils, m_level, m_more, m_themes, m_levels, m_start, m_day })
        column->addWidget(each);
    column->addLayout(sheet);
    column->addWidget(m_make);
    column->addStretch(1);
    m_start->setProperty("primary", true);
    makeLarger(*m_level, *this, 1.4);
    return middle;
}

QWidget *PuzzleView::buildPlaces()
{
    auto *middle = new QWidget;
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    for (QWidget *each : std::initializer_list<QWidget *> {
             m_leavePlaces, m_explains, m_fromLibrary, m_fromFiles, m_fromFolder, m_state, m_stop })
        column->addWidget(each);
    column->addStretch(1);
    return middle;
}

QScrollArea *PuzzleView::scrolled(QWidget *middle)
{
    auto *page = new QWidget;
    auto *row = new QHBoxLayout(page);
    row->setContentsMargins(12, 8, 12, 8);
    row->addStretch();
    row->addWidget(middle, 1000);
    row->addStretch();
    // On a wide screen, full-width text would be hard to read.
    onFit(*middle, [middle](double factor) { middle->setMaximumWidth(qRound(Widest * factor)); });
    auto *area = new QScrollArea(m_views);
    area->setProperty("bare", true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(page);
    return area;
}

void PuzzleView::connectParts()
{
    connect(m_back, &BigButton::clicked, this, &PuzzleView::backWanted);
    connect(m_start, &BigButton::clicked, this, &PuzzleView::start);
    connect(m_day, &BigButton::clicked, this, &PuzzleView::startDay);
    connect(m_sheet, &BigButton::clicked, this, [this] { emit sheetWanted(set()); });
    connect(m_make, &BigButton::clicked, this, &PuzzleView::showPlaces);
    connect(m_leavePlaces, &BigButton::clicked, this, &PuzzleView::showOverview);
    connect(m_fromLibrary, &BigButton::clicked, &m_making, &PuzzleMaking::addLibrary);
    connect(m_fromFiles, &BigButton::clicked, this, &PuzzleView::filesWanted);
    connect(m_fromFolder, &BigButton::clicked, this, &PuzzleView::folderWanted);
    connect(m_stop, &BigButton::clicked, &m_making, &PuzzleMaking::stop);
    const auto choose = [this] {
        m_isNothingLeft = false;
        write();
    };
    connect(m_themes, &QComboBox::currentIndexChanged, this, choose);
    connect(m_levels, &QComboBox::currentIndexChanged, this, choose);
    connect(m_session, &PuzzleAsker::endWanted, this, &PuzzleView::showOverview);
    connect(m_session, &PuzzleAsker::changed, this, &PuzzleView::changed);
    connect(&m_keeper, &PracticeKeeper::changed, this, choose);
    connect(&m_making, &PuzzleMaking::changed, this, &PuzzleView::writePlaces);
}

void PuzzleView::retranslate()
{
    //: Button: to the page of lessons.
    m_back->setText(tr("&Lessons"));
    m_themes->setAccessibleName(tr("Theme"));
    m_levels->setAccessibleName(tr("Difficulty"));
    m_count->setAccessibleName(tr("Puzzles on the sheet"));
    for (int i = 0; i < m_levels->count(); ++i)
        m_levels->setItemText(i, difficultyText(static_cast<Difficulty>(m_levels->itemData(i).toInt())));
    //: Button: the puzzles that are wanted, one after the other.
    m_start->setText(tr("&Solve"));
    m_day->setText(tr("Puzzle of the &day"));
    //: Button: so many puzzles, on paper.
    m_sheet->setText(tr("puzzles on a s&heet…"));
    m_make->setText(tr("&Make puzzles…"));
    m_leavePlaces->setText(tr("&Back"));
    m_explains->setText(
        tr("Puzzles are made from positions of games while you do something else. Each is searched, and "
           "only positions with a clear answer become puzzles."));
    m_fromLibrary->setText(tr("From the game &library"));
    m_fromFiles->setText(tr("From &files…"));
    m_fromFolder->setText(tr("From a f&older…"));
    //: Button: no more puzzles are made.
    m_stop->setText(tr("S&top"));
    write();
}

bool PuzzleView::isSolving() const
{
    return m_views->currentWidget() == m_session;
}

bool PuzzleView::isAtStart() const
{
    return m_views->currentWidget() == m_overview;
}

TaskView &PuzzleView::task() const
{
    return m_session->task();
}

void PuzzleView::open(bool isThere)
{
    if (!isThere) {
        write();
        return;
    }
    m_views->setCurrentWidget(m_session);
    m_session->setFocus();
    emit changed();
}

void PuzzleView::start()
{
    const auto difficulty = static_cast<Difficulty>(m_levels->currentData().toInt());
    const RatingRange range = rangeOf(difficulty);
    const bool isThere = m_session->begin({ m_themes->currentData().toString().toStdString(), range.least, range.most,
        difficulty == Difficulty::Fitting });
    m_isNothingLeft = !isThere;
    open(isThere);
    if (!isThere)
        announce(m_more->text());
}

void PuzzleView::startDay()
{
    const practice::KeptPuzzle *puzzle = m_keeper.book().puzzleBook().ofTheDay(m_keeper.today());
    open(puzzle && m_session->beginWith(puzzle->id));
}

void PuzzleView::next()
{
    if (isSolving())
        m_session->next();
}

std::vector<task::Task> PuzzleView::set() const
{
    const RatingRange range = rangeOf(static_cast<Difficulty>(m_levels->currentData().toInt()));
    std::vector<task::Task> tasks;
    for (const practice::KeptPuzzle *each :
        m_keeper.book().puzzleBook().chosen(m_themes->currentData().toString().toStdString(), range.least, range.most,
            static_cast<std::size_t>(m_count->value()))) {
        if (const auto task = puzzle::taskOf(*each))
            tasks.push_back(*task);
    }
    return tasks;
}

void PuzzleView::showOverview()
{
    if (isSolving())
        m_session->leave();
    m_views->setCurrentWidget(m_overview);
    write();
    (m_start->isEnabled() ? m_start : m_make)->setFocus();
    announce(m_level->text());
    emit changed();
}

void PuzzleView::showPlaces()
{
    m_views->setCurrentWidget(m_places);
    writePlaces();
    (m_fromLibrary->isVisible() ? m_fromLibrary : m_fromFiles)->setFocus();
    emit changed();
}

QString PuzzleView::levelText() const
{
    const practice::Pupil *pupil = m_keeper.book().chosen();
    if (m_keeper.isReading())
        return tr("Loading…");
    if (m_keeper.book().puzzleBook().puzzles().empty())
        return tr("No puzzles yet");
    if (!pupil)
        return m_keeper.book().pupils().empty() ? tr("Puzzles from games") : tr("Choose a pupil");
    if (pupil->attempts.empty())
        //: %1 is the name of a pupil.
        return tr("%1 has not solved a puzzle yet").arg(QString::fromStdString(pupil->name));
    //: %1 is the name of a pupil, %2 "about 1340 (between 1160 and 1520)".
    return tr("%1: %2").arg(QString::fromStdString(pupil->name), strengthText(pupil->strength));
}

// A mistake of one pupil does not count for another. A view that is not shown takes no focus and says nothing.
void PuzzleView::takePupil()
{
    const practice::Pupil *pupil = m_keeper.book().chosen();
    const std::string before = std::exchange(m_pupil, pupil ? pupil->name : std::string());
    const bool isRenamed = !before.empty() && !m_pupil.empty() && !m_keeper.book().pupil(before);
    if (before == m_pupil || isRenamed || !isSolving())
        return;
    m_session->forget();
    if (isVisible())
        showOverview();
    else
        m_views->setCurrentWidget(m_overview);
}

void PuzzleView::write()
{
    takePupil();
    const practice::PuzzleBook &shelf = m_keeper.book().puzzleBook();
    const practice::Pupil *pupil = m_keeper.book().chosen();
    m_level->setText(levelText());
    const int all = static_cast<int>(shelf.puzzles().size());
    QString more;
    if (all == 0 && !m_keeper.isReading()) {
        more = tr("Make puzzles from your games, from files or from the game library.");
    } else if (!pupil) {
        more = tr("Answers count if a pupil is chosen. Pupils are added in daily practice.");
    } else if (!pupil->attempts.empty()) {
        int right = 0;
        for (const auto &[id, attempt] : pupil->attempts)
            right += attempt.isRight ? 1 : 0;
        //: Of the puzzles that a pupil has answered: %1 of %2 were right at once.
        more = tr("Right at once: %1 of %2.").arg(right).arg(pupil->attempts.size());
        if (const int streak = practice::streakOf(pupil->attempts); streak > 1)
            more = text::joinSentences(more, tr("%n puzzles right in a row.", nullptr, streak));
    }
    if (m_isNothingLeft)
        more = tr("All puzzles of this choice are answered. Choose another theme or difficulty, or make more puzzles.");
    m_more->setText(more);
    m_more->setVisible(!more.isEmpty());
    const std::map<std::string, int> counts = shelf.countByTheme();
    for (int i = 0; i < m_themes->count(); ++i) {
        const std::string theme = m_themes->itemData(i).toString().toStdString();
        const auto count = counts.find(theme);
        const int number = theme.empty() ? all : count == counts.end() ? 0 : count->second;
        //: A theme of puzzles, and how many there are.
        m_themes->setItemText(i, tr("%1 (%2)").arg(themeText(theme)).arg(number));
    }
    const bool hasSome = !shelf.puzzles().empty();
    for (QWidget *each : std::initializer_list<QWidget *> { m_start, m_day, m_sheet, m_count, m_themes, m_levels })
        each->setEnabled(hasSome);
    writePlaces();
}

void PuzzleView::writePlaces()
{
    const practice::Quarry *quarry = m_making.current();
    m_fromLibrary->setVisible(m_making.hasLibrary());
    m_stop->setVisible(quarry != nullptr);
    const int all = static_cast<int>(m_keeper.book().puzzleBook().puzzles().size());
    QString state = tr("%n puzzles so far.", nullptr, all);
    for (const std::string &place : m_making.unread())
        //: %1 is the name of a file or a folder.
        state = text::joinSentences(state, tr("%1 could not be read.").arg(placeText({ .place = place })));
    if (quarry) {
        //: %1 is the name of a file, a folder or the game library.
        state = text::joinSentences(
            tr("%1: %n games looked through.", nullptr, quarry->games).arg(placeText(*quarry)), state);
    }
    m_state->setText(text::joinSentences(state, m_keeper.fault()));
}

} // namespace kagetsu::ui
