// SPDX-License-Identifier: MIT
#include "ui/app/places/learnhome.h"

#include "learn/lesson/cases.h"
#include "text/common/language.h"

namespace kagetsu::ui {

namespace {

QString textOf(const json::Texts &texts)
{
    return QString::fromStdString(json::textIn(texts, text::languageTag()));
}

} // namespace

LearnHome::LearnHome(std::function<course::Progress()> progress, std::function<int()> due, QWidget *parent)
    : HomePage(QStringLiteral("learnHome"), parent)
    , m_progress(std::move(progress))
    , m_due(std::move(due))
    , m_shown(m_progress())
    , m_shownDue(m_due())
{
}

QString LearnHome::heading() const
{
    return tr("Learn");
}

void LearnHome::showEvent(QShowEvent *event)
{
    course::Progress progress = m_progress();
    const int due = m_due();
    if (progress != m_shown || due != m_shownDue) {
        m_shown = std::move(progress);
        m_shownDue = due;
        refresh();
    }
    HomePage::showEvent(event);
}

void LearnHome::fill()
{
    beginGroup();
    const QString due = m_shownDue > 0 ? tr("%n due today", nullptr, m_shownDue)
                                       : tr("Tasks come again after days, until they are remembered");
    HomeTile *daily = addTile(QStringLiteral("learnDaily"), tr("Daily practice"), due, QStringLiteral("resume"));
    connect(daily, &HomeTile::clicked, this, &LearnHome::dailyWanted);
    if (m_shownDue > 0)
        daily->setWeight(TableButton::Weight::Main);

    addHead(tr("Courses"));
    beginGroup();
    const std::vector<course::Course> &courses = course::shippedCourses();
    for (std::size_t i = 0; i < courses.size(); ++i) {
        std::vector<bool> done;
        for (std::size_t step = 0; step < courses[i].steps.size(); ++step)
            done.push_back(m_shown.isDone({ i, step }));
        const std::optional<course::Place> next = m_shown.next(i);
        const QString line = next ? QStringLiteral("%1. %2").arg(next->step + 1).arg(textOf(stepAt(*next).name))
                                  //: Of a course: every step of it is done.
                                  : tr("All steps are done");
        HomeTile *tile = addTile(QStringLiteral("course_%1").arg(i), textOf(courses[i].name), line);
        tile->setSteps(done);
        connect(tile, &HomeTile::clicked, this,
            [this, place = next.value_or(course::Place { i, 0 })] { emit stepWanted(place); });
    }

    addHead(tr("Practise"));
    beginGroup();
    HomeTile *tasks = addTile(QStringLiteral("learnTasks"), tr("Endless tasks"),
        tr("Find the winning move, the four that leads to a win, the only defence"), QStringLiteral("next"));
    connect(tasks, &HomeTile::clicked, this, &LearnHome::tasksWanted);
    HomeTile *puzzles = addTile(QStringLiteral("learnPuzzles"), tr("Puzzles from games"),
        tr("Solve positions that were played, each as hard as suits the pupil"), QStringLiteral("games"));
    connect(puzzles, &HomeTile::clicked, this, &LearnHome::puzzlesWanted);
    HomeTile *exercise = addTile(QStringLiteral("learnExercise"), tr("Forbidden points"),
        tr("Find all forbidden points in positions that are new every time"), QStringLiteral("signs"));
    connect(exercise, &HomeTile::clicked, this, &LearnHome::exerciseWanted);

    addHead(tr("Lessons"));
    beginGroup();
    HomeTile *cases = addTile(QStringLiteral("learnCases"), tr("What is forbidden, and what is not"),
        tr("%n cases, each with its proof", nullptr, static_cast<int>(lesson::shippedCases().size())),
        QStringLiteral("games"));
    connect(cases, &HomeTile::clicked, this, &LearnHome::casesWanted);
    HomeTile *all = addTile(QStringLiteral("learnCourses"), tr("All steps and openings"),
        tr("Choose a step of a course or an opening procedure, alone or for a class"), QStringLiteral("moves"));
    connect(all, &HomeTile::clicked, this, &LearnHome::coursesWanted);
    HomeTile *file = addTile(QStringLiteral("learnFile"), tr("A lesson of one's own"),
        tr("Open a lesson that a teacher has made"), QStringLiteral("open"));
    connect(file, &HomeTile::clicked, this, &LearnHome::fileWanted);
}

} // namespace kagetsu::ui
