// SPDX-License-Identifier: MIT
#pragma once

#include "course/progress.h"
#include "opening/procedure.h"
#include "task/lesson.h"
#include "task/maker.h"
#include "ui/look/layout/page.h"
#include "ui/teaching/lessonchoices.h"

#include <optional>
#include <vector>

class QStackedWidget;

namespace kagetsu::ui {

class CaseModel;
class CaseView;
class BoardPicture;
class CourseView;
class ClassDesk;
class DailyView;
class ExerciseView;
class GalleryView;
class GuideView;
class LessonView;
class PracticeShelf;
class PracticeView;
class TaskView;
struct Paper;

// The lesson of shapes: the gallery of cases, a case opened, and the exercises; the courses of the program; and lessons
// of teachers, from files.
class LessonPage : public Page
{
    Q_OBJECT

public:
    explicit LessonPage(QWidget *parent = nullptr);
    ~LessonPage() override;

    // Stones that are played out are laid by themselves, as far as the desktop wants motion.
    void setMotion(bool motion);

    LessonChoices choices() const;
    void setChoices(const LessonChoices &choices);

    QList<KeyRow> ownKeys() const override;
    QString caption() const override;
    bool isReadFromAfar() const override { return true; }
    Abilities abilities() const override;
    // A worksheet: of the lesson that is open, else of tasks like those practised.
    Deeds deeds() override;
    ProofPanel *proof() const override;
    // Never more than what is seen: an answer is in it once it is given.
    std::optional<DiagramSubject> diagramSubject() const override;
    void setShown(const Shown &shown) override;

    // Through the cases of the chapter, when one is open; after an exercise to the next.
    void first() override;
    void previous() override;
    void next() override;
    void last() override;

    // Daily practice is there, and what is answered on this page enters the box of the chosen pupil. The shelf must
    // live longer.
    void setPractice(PracticeShelf &shelf);
    void showDaily();
    // Where the list of pupils is kept.
    void setPupilsFile(const QString &path) { m_pupilsFile = path; }
    // The pages of a lesson file; `path` is where its author can change it, empty where that is nowhere.
    void openLesson(const task::Lesson &lesson, const QString &path);
    // A step of a course, at the first page that is not done.
    void openStep(course::Place place);
    // One of GuideView::procedures().
    void openGuide(int number);
    // Pages from elsewhere, such as the position of a record; with the class ended, it is left by classEnded().
    void showToClass(const std::vector<task::Task> &pages);
    void openCase(int row);
    void showGallery();
    void showExercise();
    void showCourses();

signals:
    void choicesChanged();
    // A game by this procedure is to be begun.
    void gameWanted(const kagetsu::opening::Procedure &procedure);
    // A table of marks is to be printed.
    void paperWanted(const kagetsu::ui::Paper &paper);
    // A class has seen the pages that came from elsewhere.
    void classEnded();
    // A lesson file is to be chosen.
    void fileWanted();
    // The lesson file shown is to be opened as a record.
    void editWanted(const QString &path);
    // These tasks are to become a worksheet.
    void lessonSheetWanted(const std::vector<kagetsu::task::Task> &tasks);
    // So are tasks of a seed, which is drawn by lot where it is 0.
    void practiceSheetWanted(const kagetsu::task::SeedOrder &order);

protected:
    void keyPressEvent(QKeyEvent *event) override;

protected:
    int leastHeight() const override;

private:
    bool isCaseOpen() const;
    bool isExerciseOpen() const;
    bool isLessonOpen() const;
    bool isPracticeOpen() const;
    bool isCoursesOpen() const;
    bool isGuideOpen() const;
    void leaveLesson();
    void markDone(int page);
    void showStep(int page);
    bool isDailyOpen() const;
    const TaskView *taskShown() const;
    void keepAnswers();
    bool isClassOpen() const;
    void startClass();
    void openClass(const std::vector<task::Task> &pages, int page);
    void endClass();
    void showPractice();
    void orderSheet();

    CaseModel *m_model;
    QStackedWidget *m_views;
    GalleryView *m_gallery;
    CaseView *m_case;
    ExerciseView *m_exercise;
    LessonView *m_lesson;
    PracticeView *m_practice;
    CourseView *m_courses;
    GuideView *m_guide;
    PracticeShelf *m_shelf = nullptr;
    DailyView *m_daily = nullptr; // made with the shelf
    bool m_motion = true;
    ClassDesk *m_class = nullptr; // made when a class is there
    bool m_isClassFromElsewhere = false;
    QString m_pupilsFile;
    QString m_path; // of the lesson file
    course::Progress m_progress; // in the courses
    std::optional<course::Place> m_place; // where the lesson is of a course
    int m_row = 0; // of the case opened last
};

} // namespace kagetsu::ui
