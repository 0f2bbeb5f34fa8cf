// SPDX-License-Identifier: MIT
#include "ui/learn/lessonpage.h"

#include "text/common/language.h"
#include "text/lesson/lessons.h"
#include "ui/board/diagramsubject.h"
#include "ui/board/inforce.h"
#include "ui/learn/casemodel.h"
#include "ui/learn/caseview.h"
#include "ui/learn/classroom/classpanel.h"
#include "ui/learn/course/courseview.h"
#include "ui/learn/course/guideview.h"
#include "ui/learn/daily/dailyview.h"
#include "ui/learn/daily/questions.h"
#include "ui/learn/drill/drillview.h"
#include "ui/learn/exerciseview.h"
#include "ui/learn/galleryview.h"
#include "ui/learn/lessonview.h"
#include "ui/learn/practiceview.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/puzzle/puzzlemaking.h"
#include "ui/learn/puzzle/puzzleview.h"
#include "ui/learn/task/taskview.h"
#include "ui/record/proof/proofpanel.h"

#include <QDateTime>
#include <QFileInfo>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

std::vector<ClassPage> pagesOf(const std::vector<task::Task> &tasks)
{
    std::vector<ClassPage> pages;
    for (const task::Task &task : tasks)
        pages.push_back({ .task = task });
    return pages;
}

} // namespace

LessonPage::LessonPage(QWidget *parent)
    : Page(parent)
    , m_model(new CaseModel(this))
    , m_views(new QStackedWidget(this))
    , m_gallery(new GalleryView(m_model, m_views))
    , m_case(new CaseView(m_views))
    , m_exercise(new ExerciseView(m_views))
    , m_lesson(new LessonView(m_views))
    , m_practice(new PracticeView(m_views))
    , m_courses(new CourseView(m_views))
    , m_guide(new GuideView(m_views))
{
    setObjectName(QStringLiteral("lessonPage"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->addWidget(m_views);
    for (QWidget *view :
        std::initializer_list<QWidget *> { m_gallery, m_case, m_exercise, m_lesson, m_practice, m_courses, m_guide })
        m_views->addWidget(view);
    connectParts();
}

void LessonPage::connectParts()
{
    connect(m_gallery, &GalleryView::caseChosen, this, &LessonPage::openCase);
    connect(m_gallery, &GalleryView::exerciseWanted, this, &LessonPage::showExercise);
    connect(m_gallery, &GalleryView::fileWanted, this, &LessonPage::fileWanted);
    connect(m_gallery, &GalleryView::sheetWanted, this, &LessonPage::orderSheet);
    connect(m_gallery, &GalleryView::tasksWanted, this, &LessonPage::showPractice);
    connect(m_practice, &PracticeView::backWanted, this, &LessonPage::showGallery);
    connect(m_practice, &PracticeView::changed, this, &Page::stateChanged);
    connect(m_gallery, &GalleryView::coursesWanted, this, &LessonPage::showCourses);
    connect(m_courses, &CourseView::backWanted, this, &LessonPage::showGallery);
    connect(m_courses, &CourseView::stepChosen, this, &LessonPage::openStep);
    connect(m_courses, &CourseView::classWanted, this, &LessonPage::showStepToClass);
    connect(m_courses, &CourseView::bookletWanted, this, &LessonPage::orderSheet);
    connect(m_courses, &CourseView::guideChosen, this, &LessonPage::openGuide);
    connect(m_guide, &GuideView::backWanted, this, &LessonPage::showCourses);
    connect(m_guide, &GuideView::playWanted, this, &LessonPage::gameWanted);
    connect(m_courses, &CourseView::startOverWanted, this, &LessonPage::startCoursesOver);
    connect(m_lesson, &LessonView::pageDone, this, &LessonPage::markDone);
    connect(m_lesson, &LessonView::nextStepWanted, this, [this] {
        if (m_place)
            openStep({ m_place->course, m_place->step + 1 });
    });
    connect(m_lesson, &LessonView::backWanted, this, &LessonPage::leaveLesson);
    connect(m_lesson, &LessonView::editWanted, this, [this] { emit editWanted(m_path); });
    connect(m_lesson, &LessonView::classWanted, this, &LessonPage::startClass);
    connect(m_lesson, &LessonView::changed, this, &Page::stateChanged);
    connect(m_gallery, &GalleryView::chapterChosen, this, [this] {
        emit stateChanged();
        emit choicesChanged();
    });
    connect(m_case, &CaseView::backWanted, this, &LessonPage::showGallery);
    connect(m_case, &CaseView::previousWanted, this, &LessonPage::previous);
    connect(m_case, &CaseView::nextWanted, this, &LessonPage::next);
    connect(m_case, &CaseView::exerciseWanted, this, [this] {
        m_views->setCurrentWidget(m_exercise);
        m_exercise->start(m_model->at(m_row).position);
    });
    connect(m_case, &CaseView::answered, this, [this](bool isRight) {
        if (isRight) {
            m_model->markSolved(m_model->numberOf(m_row));
            emit choicesChanged();
        }
        emit stateChanged();
    });
    connect(m_exercise, &ExerciseView::backWanted, this, &LessonPage::showGallery);
    connect(m_exercise, &ExerciseView::levelChosen, this, &LessonPage::choicesChanged);
    connect(m_exercise, &ExerciseView::levelChosen, this, &Page::stateChanged);
    connect(m_exercise, &ExerciseView::started, this, &Page::stateChanged);
    connect(m_views, &QStackedWidget::currentChanged, this, [this] {
        setFocusProxy(m_views->currentWidget());
        emit stateChanged();
    });
    setFocusProxy(m_gallery);
    onChange(*this, QEvent::LanguageChange, [this] {
        // The texts of a course are data, so the page is built again.
        if (isLessonOpen() && m_place) {
            showStep(m_lesson->page());
        }
        emit stateChanged();
    });
}

LessonPage::~LessonPage() = default;

void LessonPage::setMotion(bool motion)
{
    m_motion = motion;
    m_lesson->task().setMotion(motion);
    m_practice->task().setMotion(motion);
    if (m_daily)
        m_daily->task().setMotion(motion);
    if (m_puzzles)
        m_puzzles->task().setMotion(motion);
    if (m_drill)
        m_drill->task().setMotion(motion);
}

void LessonPage::addPuzzles(PuzzleMaking *making)
{
    m_puzzles = new PuzzleView(*m_keeper, making ? *making : *new PuzzleMaking(*m_keeper, this), m_views);
    m_views->addWidget(m_puzzles);
    connect(m_puzzles, &PuzzleView::backWanted, this, &LessonPage::showGallery);
    connect(m_puzzles, &PuzzleView::changed, this, &Page::stateChanged);
    connect(m_puzzles, &PuzzleView::sheetWanted, this, &LessonPage::lessonSheetWanted);
    connect(m_puzzles, &PuzzleView::filesWanted, this, &LessonPage::puzzleFilesWanted);
    connect(m_puzzles, &PuzzleView::folderWanted, this, &LessonPage::puzzleFolderWanted);
}

bool LessonPage::isPuzzlesOpen() const
{
    return m_puzzles && m_views->currentWidget() == m_puzzles;
}

void LessonPage::showPuzzles()
{
    m_views->setCurrentWidget(m_puzzles);
    m_puzzles->showOverview();
}

void LessonPage::setPractice(PracticeKeeper &keeper, PuzzleMaking *making)
{
    m_keeper = &keeper;
    m_daily = new DailyView(keeper, m_views);
    m_views->addWidget(m_daily);
    addPuzzles(making);
    m_lesson->setPractice(keeper);
    m_practice->setPractice(keeper);
    m_exercise->setPractice(keeper);
    m_courses->setPractice(keeper);
    setMotion(m_motion);
    connect(m_gallery, &GalleryView::dailyWanted, this, &LessonPage::showDaily);
    connect(m_daily, &DailyView::backWanted, this, &LessonPage::showGallery);
    connect(m_daily, &DailyView::changed, this, &Page::stateChanged);
    connect(m_daily, &DailyView::paperWanted, this, &LessonPage::paperWanted);
    const auto tellDue = [this] { m_gallery->setDue(m_keeper->dueCount()); };
    connect(m_keeper, &PracticeKeeper::changed, this, tellDue);
    connect(m_keeper, &PracticeKeeper::changed, this, &LessonPage::takePupil);
    tellDue();
    takePupil();
    keepAnswers();
}

// Shows the progress of the pupil who is chosen now, and asks the page of another one anew.
void LessonPage::takePupil()
{
    const practice::Pupil *pupil = m_keeper->book().chosen();
    const std::string before = std::exchange(m_pupil, pupil ? pupil->name : std::string());
    const bool isRenamed = !before.empty() && !m_pupil.empty() && !m_keeper->book().pupil(before);
    const bool isAnother = before != m_pupil && !isRenamed;
    if (isAnother || isCoursesOpen())
        m_courses->setProgress(progress());
    if (!isAnother)
        return;
    m_exercise->startOver();
    if (isPracticeOpen())
        m_practice->startOver();
    if (isCoursesOpen())
        m_courses->goTo(m_place.value_or(course::Place {}));
    else if (isLessonOpen() && m_place)
        showStep(m_lesson->page());
    else if (isLessonOpen())
        m_lesson->startOver();
}

course::Progress LessonPage::progress() const
{
    const practice::Pupil *pupil = m_keeper ? m_keeper->book().chosen() : nullptr;
    return pupil ? course::Progress(pupil->done) : m_progress;
}

void LessonPage::keepDone(const std::string &id)
{
    const practice::Pupil *pupil = m_keeper ? m_keeper->book().chosen() : nullptr;
    if (pupil)
        m_keeper->change(practice::PageDone { std::string(pupil->name), id });
    else if (m_progress.mark(id))
        emit choicesChanged();
}

void LessonPage::startCoursesOver()
{
    if (const practice::Pupil *pupil = m_keeper ? m_keeper->book().chosen() : nullptr) {
        m_keeper->change(practice::CoursesRestarted { std::string(pupil->name) });
    } else {
        m_progress = {};
        emit choicesChanged();
    }
    m_courses->setProgress(progress());
    m_courses->goTo({ m_place ? m_place->course : 0, 0 });
}

// Passes answers to daily practice (learn.md#daily-practice).
void LessonPage::keepAnswers()
{
    connect(m_lesson, &LessonView::pageAnswered, this, [this](int page, bool isRight) {
        const auto number = static_cast<std::size_t>(page);
        m_keeper->answer(m_place ? questionOf(*m_place, number) : questionOf(m_lesson->tasks()[number]), isRight);
    });
    connect(m_practice, &PracticeView::taskAnswered, this,
        [this](const task::Task &task, bool isRight) { m_keeper->answer(questionOf(task), isRight); });
    connect(m_exercise, &ExerciseView::done, this, [this] {
        const lesson::Exercise &exercise = *m_exercise->exercise();
        const task::Task task { .position = exercise.position(),
            .side = exercise.side(),
            .rules = exercise.rules(),
            .kind = task::Kind::ForbiddenPoints };
        m_keeper->answer(questionOf(task), exercise.score().faultless > 0);
    });
}

bool LessonPage::isDailyOpen() const
{
    return m_daily && m_views->currentWidget() == m_daily;
}

void LessonPage::showDaily()
{
    m_views->setCurrentWidget(m_daily);
    m_daily->showOverview();
}

bool LessonPage::isDrillOpen() const
{
    return m_drill && m_views->currentWidget() == m_drill;
}

void LessonPage::showDrill(std::shared_ptr<const drill::Decks> decks)
{
    if (!m_drill) {
        if (!m_keeper)
            setPractice(*new PracticeKeeper(this));
        m_drill = new DrillView(*m_keeper, m_views);
        m_views->addWidget(m_drill);
        m_drill->task().setMotion(m_motion);
        connect(m_drill, &DrillView::changed, this, &Page::stateChanged);
        connect(m_drill, &DrillView::backWanted, this, &LessonPage::endDrill);
    }
    m_views->setCurrentWidget(m_drill);
    m_drill->open(std::move(decks));
}

void LessonPage::endDrill()
{
    m_views->setCurrentWidget(m_gallery);
    emit drillEnded();
    m_drill->close();
}

const TaskView *LessonPage::taskShown() const
{
    if (isLessonOpen())
        return &m_lesson->task();
    if (isPracticeOpen())
        return &m_practice->task();
    if (isDrillOpen())
        return m_drill->isAsking() ? &m_drill->task() : nullptr;
    if (isPuzzlesOpen())
        return m_puzzles->isSolving() ? &m_puzzles->task() : nullptr;
    return isDailyOpen() && m_daily->isPractising() ? &m_daily->task() : nullptr;
}

LessonChoices LessonPage::choices() const
{
    const auto chapter = m_model->chapter();
    QStringList done;
    for (const std::string &page : m_progress.done())
        done += QString::fromStdString(page);
    return { chapter ? static_cast<int>(*chapter) : -1, m_exercise->level(), m_model->solved(), done };
}

void LessonPage::setChoices(const LessonChoices &choices)
{
    const bool isChapter = choices.chapter >= 0 && choices.chapter < static_cast<int>(std::size(lesson::AllChapters));
    m_model->setChapter(isChapter ? std::optional(static_cast<lesson::Chapter>(choices.chapter)) : std::nullopt);
    m_gallery->syncChapter();
    m_model->setSolved(choices.solved);
    m_exercise->setLevel(choices.level);
    std::set<std::string> done;
    for (const QString &page : choices.done)
        done.insert(page.toStdString());
    m_progress = course::Progress(std::move(done));
    m_courses->setProgress(progress());
    m_courses->goTo({});
}

void LessonPage::forgetNobodysProgress()
{
    m_progress = {};
    m_courses->setProgress(progress());
}

bool LessonPage::isCaseOpen() const
{
    return m_views->currentWidget() == m_case;
}

bool LessonPage::isExerciseOpen() const
{
    return m_views->currentWidget() == m_exercise;
}

bool LessonPage::isLessonOpen() const
{
    return m_views->currentWidget() == m_lesson;
}

bool LessonPage::isPracticeOpen() const
{
    return m_views->currentWidget() == m_practice;
}

bool LessonPage::isCoursesOpen() const
{
    return m_views->currentWidget() == m_courses;
}

bool LessonPage::isClassOpen() const
{
    return m_class && m_views->currentWidget() == m_class;
}

void LessonPage::startClass()
{
    if (!isLessonOpen() && taskShown()) {
        if (taskShown()->question().isEmpty())
            return; // it is still being made
        showToClass({ { .task = taskShown()->task() } }, 0, m_views->currentWidget());
        return;
    }
    if (m_lesson->pageCount() == 0)
        return;
    m_cameFrom = m_lesson;
    openClass(pagesOf(m_lesson->tasks()), m_lesson->page());
    nameClass();
}

// What a class is shown counts for no pupil, so the pages are not opened for one.
void LessonPage::showStepToClass(course::Place place)
{
    std::vector<ClassPage> pages;
    for (const task::Page &each : lessonOf(stepAt(place), text::languageTag()).pages)
        pages.push_back({ .task = *each.task });
    m_place = place;
    m_cameFrom = m_courses;
    openClass(pages, 0);
    nameClass();
}

void LessonPage::nameClass()
{
    if (!m_place) {
        m_class->setLesson(m_path.isEmpty() ? tr("Lesson") : QFileInfo(m_path).fileName());
        return;
    }
    const std::string id = courseAt(*m_place).id + '/' + stepAt(*m_place).id;
    m_class->setLesson(QString::fromStdString(id), CourseView::nameOf(*m_place));
}

void LessonPage::showToClass(std::vector<ClassPage> pages, int first)
{
    showToClass(std::move(pages), first, nullptr);
}

void LessonPage::showOwnToClass(std::vector<ClassPage> pages)
{
    if (taskShown())
        startClass();
    else
        showToClass(std::move(pages), 0, m_views->currentWidget());
}

void LessonPage::showToClass(std::vector<ClassPage> pages, int first, QWidget *cameFrom)
{
    m_cameFrom = cameFrom;
    openClass(std::move(pages), first);
    // What is no lesson has marks of the hour in which it was shown.
    m_class->setLesson(QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")));
}

void LessonPage::openClass(std::vector<ClassPage> pages, int page)
{
    if (!m_class) {
        if (!m_keeper)
            setPractice(*new PracticeKeeper(this));
        m_class = new ClassPanel(*m_keeper, m_views);
        m_views->addWidget(m_class);
        connect(m_class, &ClassPanel::paperWanted, this, &LessonPage::paperWanted);
        connect(m_class, &ClassPanel::endWanted, this, &LessonPage::endClass);
        connect(m_class, &ClassPanel::changed, this, &Page::stateChanged);
    }
    m_class->beginPages(std::move(pages), page);
    m_views->setCurrentWidget(m_class);
    m_class->setFocus();
    m_class->showWhereThereIsRoom();
}

void LessonPage::endClass()
{
    if (!isClassOpen())
        return;
    m_class->end();
    if (!m_cameFrom) {
        m_views->setCurrentWidget(m_gallery);
        emit classEnded();
        return;
    }
    m_views->setCurrentWidget(m_cameFrom);
    if (m_cameFrom == m_lesson && !m_place)
        m_lesson->goTo(m_class->state().page());
    m_cameFrom->setFocus();
}

void LessonPage::showPractice()
{
    m_views->setCurrentWidget(m_practice);
    m_practice->next();
}

void LessonPage::openLesson(const task::Lesson &lesson, const QString &path)
{
    m_path = path;
    m_place.reset();
    m_views->setCurrentWidget(m_lesson);
    m_lesson->setEditable(!path.isEmpty());
    m_lesson->setStep({}, false);
    m_lesson->open(lesson);
}

void LessonPage::showCourses()
{
    m_views->setCurrentWidget(m_courses);
    m_courses->setProgress(progress());
    m_courses->goTo(m_place.value_or(course::Place {}));
    m_courses->setFocus();
}

void LessonPage::openStep(course::Place place)
{
    m_path.clear();
    m_place = place;
    m_views->setCurrentWidget(m_lesson);
    m_lesson->setEditable(false);
    showStep(static_cast<int>(progress().firstOpen(place)));
}

void LessonPage::showStep(int page)
{
    std::set<int> done;
    const course::Progress known = progress();
    for (std::size_t each = 0; each < stepAt(*m_place).pages.size(); ++each) {
        if (known.has(*m_place, each))
            done.insert(static_cast<int>(each));
    }
    m_lesson->setStep(CourseView::nameOf(*m_place), m_place->step + 1 < courseAt(*m_place).steps.size());
    m_lesson->open(lessonOf(stepAt(*m_place), text::languageTag()), page, done);
}

bool LessonPage::isGuideOpen() const
{
    return m_views->currentWidget() == m_guide;
}

void LessonPage::openGuide(int number)
{
    const opening::Procedure &procedure = *GuideView::procedures().at(static_cast<std::size_t>(number));
    m_views->setCurrentWidget(m_guide);
    m_guide->show(procedure);
    m_guide->setFocus();
    keepDone(GuideView::idOf(procedure));
}

void LessonPage::leaveLesson()
{
    if (m_place)
        showCourses();
    else
        showGallery();
}

void LessonPage::markDone(int page)
{
    if (m_place)
        keepDone(course::idOf(courseAt(*m_place), stepAt(*m_place), static_cast<std::size_t>(page)));
}

void LessonPage::openCase(int row)
{
    if (row < 0 || row >= m_model->rowCount())
        return;
    m_row = row;
    m_views->setCurrentWidget(m_case);
    m_case->show(m_model->at(row), row + 1, m_model->rowCount());
    emit stateChanged();
}

void LessonPage::showGallery()
{
    m_views->setCurrentWidget(m_gallery);
    m_gallery->goTo(m_row);
}

void LessonPage::showExercise()
{
    m_views->setCurrentWidget(m_exercise);
    if (!m_exercise->exercise() || m_exercise->isGiven() || m_exercise->exercise()->isDone())
        m_exercise->next();
    m_exercise->setFocus();
}

void LessonPage::first()
{
    if (isClassOpen())
        m_class->goTo(0);
    else if (isLessonOpen())
        m_lesson->goTo(0);
    else if (isCaseOpen())
        openCase(0);
}

void LessonPage::previous()
{
    if (isClassOpen())
        m_class->goTo(m_class->state().page() - 1);
    else if (isLessonOpen())
        m_lesson->goTo(m_lesson->page() - 1);
    else if (isCaseOpen())
        openCase(m_row - 1);
}

void LessonPage::next()
{
    if (isClassOpen())
        m_class->goTo(m_class->state().page() + 1);
    else if (isLessonOpen())
        m_lesson->goTo(m_lesson->page() + 1);
    else if (isPracticeOpen())
        m_practice->next();
    else if (isDailyOpen())
        m_daily->next();
    else if (isPuzzlesOpen())
        m_puzzles->next();
    else if (isDrillOpen())
        m_drill->next();
    else if (isCaseOpen())
        openCase(m_row + 1);
    else if (isExerciseOpen() && m_exercise->exercise() && m_exercise->exercise()->isDone())
        m_exercise->next();
}

void LessonPage::last()
{
    if (isClassOpen())
        m_class->goTo(m_class->state().pageCount() - 1);
    else if (isLessonOpen())
        m_lesson->goTo(m_lesson->pageCount() - 1);
    else if (isCaseOpen())
        openCase(m_model->rowCount() - 1);
}

QList<Page::KeyRow> LessonPage::ownKeys() const
{
    if (isLessonOpen())
        return { { { Qt::Key_F5 }, tr("Show to class") } };
    return isClassOpen() ? ClassPanel::ownKeys() : QList<KeyRow>();
}

QString LessonPage::caption() const
{
    // Contains neither the name of the file nor that of the page, because they may reveal the answer.
    if (isLessonOpen() || isClassOpen())
        return tr("Lesson");
    if (isDailyOpen())
        return tr("Daily practice");
    if (isPuzzlesOpen())
        return tr("Puzzles");
    if (isDrillOpen())
        //: A page that asks the moves of a record's lines.
        return tr("Drill");
    if (isPracticeOpen())
        return tr("Practice");
    if (isExerciseOpen() && m_exercise->isGiven())
        return tr("Practice");
    if (isExerciseOpen())
        return tr("Practice: %1").arg(text::levelName(m_exercise->level()));
    if (isCaseOpen())
        return text::chapterName(m_model->at(m_row).chapter);
    if (isCoursesOpen() || isGuideOpen())
        return tr("Courses");
    return tr("Lessons");
}

Page::Abilities LessonPage::abilities() const
{
    return { .judges = isCaseOpen() || isExerciseOpen(),
        .replays = isCaseOpen() || isExerciseOpen() || taskShown() || isClassOpen(),
        .draws = isCaseOpen() || isExerciseOpen() || taskShown() };
}

Page::ActionHandlers LessonPage::actionHandlers()
{
    return { { Command::Worksheet, [this] { orderSheet(); } } };
}

void LessonPage::orderSheet()
{
    if (isLessonOpen()) {
        emit lessonSheetWanted(m_lesson->tasks());
        return;
    }
    if (isCoursesOpen()) {
        emit courseSheetWanted(QString::fromStdString(courseAt(m_courses->chosen()).id));
        return;
    }
    task::SeedOrder order { .level = m_exercise->level(), .seed = 0 };
    if (isPracticeOpen()) {
        order.kind = m_practice->kind();
        order.level = m_practice->level();
    }
    emit practiceSheetWanted(order);
}

std::optional<DiagramSubject> LessonPage::diagramSubject() const
{
    const TaskView *task = taskShown();
    if (!isCaseOpen() && !isExerciseOpen() && !task)
        return std::nullopt;
    DiagramSubject subject;
    subject.picture = isCaseOpen() ? m_case->picture() : task ? task->picture() : m_exercise->picture();
    if (task)
        subject.caption = task->question();
    if (isCaseOpen())
        subject.caption = text::questionOf(m_model->at(m_row));
    return subject;
}

// Considers only the current view.
int LessonPage::leastHeight() const
{
    const int least = m_views->currentWidget()->minimumSizeHint().height();
    const bool isOfPages = isLessonOpen() || isDailyOpen() || isPuzzlesOpen() || isDrillOpen();
    return isOfPages && taskShown() ? std::max(least, taskShown()->leastHeight()) : least;
}

ProofPanel *LessonPage::proof() const
{
    return isCaseOpen() ? m_case->proof() : isExerciseOpen() ? m_exercise->proof() : nullptr;
}

void LessonPage::setShown(const Shown &shown)
{
    m_case->setShown(shown);
    m_exercise->setShown(shown);
}

void LessonPage::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_F5:
        if (isLessonOpen()) {
            startClass();
            return;
        }
        break;
    case Qt::Key_PageUp: previous(); return;
    case Qt::Key_PageDown: next(); return;
    case Qt::Key_Escape:
        if (isLessonOpen()) {
            leaveLesson();
            return;
        }
        if (isGuideOpen()) {
            showCourses();
            return;
        }
        if (isDailyOpen() && m_daily->isPractising()) {
            m_daily->showOverview();
            return;
        }
        if (isPuzzlesOpen()) {
            m_puzzles->isAtStart() ? showGallery() : m_puzzles->showOverview();
            return;
        }
        if (isDrillOpen()) {
            m_drill->isAsking() ? m_drill->showOverview() : endDrill();
            return;
        }
        if (isCaseOpen() || isExerciseOpen() || isPracticeOpen() || isCoursesOpen() || isDailyOpen()) {
            showGallery();
            return;
        }
        break;
    default: break;
    }
    Page::keyPressEvent(event);
}

} // namespace kagetsu::ui
