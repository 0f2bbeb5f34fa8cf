// SPDX-License-Identifier: MIT
#include "ui/teaching/lessonpage.h"

#include "ui/board/diagramsubject.h"
#include "ui/board/inforce.h"
#include "ui/classroom/classdesk.h"
#include "ui/proof/proofpanel.h"
#include "ui/task/taskview.h"
#include "ui/teaching/casemodel.h"
#include "ui/teaching/caseview.h"
#include "ui/teaching/exerciseview.h"
#include "ui/teaching/galleryview.h"
#include "ui/teaching/lessonview.h"
#include "ui/teaching/practiceview.h"
#include "wording/lesson/lessons.h"

#include <QFileInfo>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

LessonPage::LessonPage(QWidget *parent)
    : Page(parent)
    , m_model(new CaseModel(this))
    , m_views(new QStackedWidget(this))
    , m_gallery(new GalleryView(m_model, m_views))
    , m_case(new CaseView(m_views))
    , m_exercise(new ExerciseView(m_views))
    , m_lesson(new LessonView(m_views))
    , m_practice(new PracticeView(m_views))
{
    setObjectName(QStringLiteral("lessonPage"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    layout->addWidget(m_views);
    for (QWidget *view : std::initializer_list<QWidget *> { m_gallery, m_case, m_exercise, m_lesson, m_practice })
        m_views->addWidget(view);
    connect(m_gallery, &GalleryView::caseChosen, this, &LessonPage::openCase);
    connect(m_gallery, &GalleryView::exerciseWanted, this, &LessonPage::showExercise);
    connect(m_gallery, &GalleryView::fileWanted, this, &LessonPage::fileWanted);
    connect(m_gallery, &GalleryView::tasksWanted, this, &LessonPage::showPractice);
    connect(m_practice, &PracticeView::backWanted, this, &LessonPage::showGallery);
    connect(m_practice, &PracticeView::changed, this, &Page::stateChanged);
    connect(m_lesson, &LessonView::backWanted, this, &LessonPage::showGallery);
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
    onChange(*this, QEvent::LanguageChange, [this] { emit stateChanged(); });
}

LessonPage::~LessonPage() = default;

void LessonPage::setMotion(bool motion)
{
    m_lesson->task().setMotion(motion);
    m_practice->task().setMotion(motion);
}

LessonChoices LessonPage::choices() const
{
    const auto chapter = m_model->chapter();
    return { chapter ? static_cast<int>(*chapter) : -1, m_exercise->level(), m_model->solved() };
}

void LessonPage::setChoices(const LessonChoices &choices)
{
    const bool isChapter = choices.chapter >= 0 && choices.chapter < static_cast<int>(std::size(lesson::AllChapters));
    m_model->setChapter(isChapter ? std::optional(static_cast<lesson::Chapter>(choices.chapter)) : std::nullopt);
    m_gallery->syncChapter();
    m_model->setSolved(choices.solved);
    m_exercise->setLevel(choices.level);
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

bool LessonPage::isClassOpen() const
{
    return m_class && m_views->currentWidget() == m_class;
}

void LessonPage::startClass()
{
    if (m_lesson->pageCount() == 0)
        return;
    m_isClassFromElsewhere = false;
    openClass(m_lesson->tasks(), m_lesson->page());
    m_class->setLessonName(m_path.isEmpty() ? tr("Lesson") : QFileInfo(m_path).fileName());
}

void LessonPage::showToClass(const std::vector<task::Task> &pages)
{
    m_isClassFromElsewhere = true;
    openClass(pages, 0);
    m_class->setLessonName({});
}

void LessonPage::openClass(const std::vector<task::Task> &pages, int page)
{
    if (!m_class) {
        m_class = new ClassDesk(m_views);
        m_views->addWidget(m_class);
        m_class->setPupilsFile(m_pupilsFile);
        connect(m_class, &ClassDesk::paperWanted, this, &LessonPage::paperWanted);
        connect(m_class, &ClassDesk::endWanted, this, &LessonPage::endClass);
        connect(m_class, &ClassDesk::changed, this, &Page::stateChanged);
    }
    m_class->begin(pages, page);
    m_views->setCurrentWidget(m_class);
    m_class->setFocus();
    m_class->showWhereThereIsRoom();
}

void LessonPage::endClass()
{
    if (!isClassOpen())
        return;
    if (m_isClassFromElsewhere) {
        m_views->setCurrentWidget(m_gallery);
        emit classEnded();
        return;
    }
    m_views->setCurrentWidget(m_lesson);
    m_lesson->goTo(m_class->state().page());
    m_lesson->setFocus();
}

void LessonPage::showPractice()
{
    m_views->setCurrentWidget(m_practice);
    m_practice->next();
}

void LessonPage::openLesson(const task::Lesson &lesson, const QString &path)
{
    m_path = path;
    m_views->setCurrentWidget(m_lesson);
    m_lesson->setEditable(!path.isEmpty());
    m_lesson->open(lesson);
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
    return isClassOpen() ? ClassDesk::ownKeys() : QList<KeyRow>();
}

QString LessonPage::caption() const
{
    // Neither the name of the file nor that of the page: they may tell the answer.
    if (isLessonOpen() || isClassOpen())
        return tr("Lesson");
    if (isPracticeOpen())
        return tr("Practice");
    if (isExerciseOpen() && m_exercise->isGiven())
        return tr("Practice");
    if (isExerciseOpen())
        return tr("Practice: %1").arg(wording::levelName(m_exercise->level()));
    if (isCaseOpen())
        return wording::chapterName(m_model->at(m_row).chapter);
    return tr("Shape lessons");
}

Page::Abilities LessonPage::abilities() const
{
    return { .judges = isCaseOpen() || isExerciseOpen(),
        .replays = isCaseOpen() || isExerciseOpen() || isLessonOpen() || isPracticeOpen() || isClassOpen(),
        .draws = isCaseOpen() || isExerciseOpen() || isLessonOpen() || isPracticeOpen() };
}

std::optional<DiagramSubject> LessonPage::diagramSubject() const
{
    if (!isCaseOpen() && !isExerciseOpen() && !isLessonOpen() && !isPracticeOpen())
        return std::nullopt;
    DiagramSubject subject;
    subject.picture = isCaseOpen() ? m_case->picture()
        : isLessonOpen()           ? m_lesson->task().picture()
        : isPracticeOpen()         ? m_practice->task().picture()
                                   : m_exercise->picture();
    if (isLessonOpen())
        subject.caption = m_lesson->task().question();
    if (isPracticeOpen())
        subject.caption = m_practice->task().question();
    if (isCaseOpen())
        subject.caption = wording::questionOf(m_model->at(m_row));
    return subject;
}

// Of the view shown; the others do not matter.
int LessonPage::leastHeight() const
{
    return m_views->currentWidget()->minimumSizeHint().height();
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
        if (isCaseOpen() || isExerciseOpen() || isLessonOpen() || isPracticeOpen()) {
            showGallery();
            return;
        }
        break;
    default: break;
    }
    Page::keyPressEvent(event);
}

} // namespace kagetsu::ui
