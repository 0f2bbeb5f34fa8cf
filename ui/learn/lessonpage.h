// SPDX-License-Identifier: MIT
#pragma once

#include "learn/course/progress.h"
#include "learn/drill/deck.h"
#include "learn/task/lesson.h"
#include "learn/task/maker.h"
#include "opening/procedure.h"
#include "ui/controls/layout/page.h"
#include "ui/learn/lessonchoices.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QStackedWidget;

namespace kagetsu::ui {

class CaseModel;
class CaseView;
class BoardPicture;
class CourseView;
class ClassPanel;
class DailyView;
class DrillView;
class ExerciseView;
class GalleryView;
class GuideView;
class LessonView;
class PracticeKeeper;
class PracticeView;
class PuzzleMaking;
class PuzzleView;
class TaskView;
struct ClassPage;
struct Paper;

// The lesson of shapes: the gallery of cases, an open case, and the exercises; the courses of the program; and
// teachers' lessons from files.
class LessonPage : public Page
{
    Q_OBJECT

public:
    explicit LessonPage(QWidget *parent = nullptr);
    ~LessonPage() override;

    // Sets whether stones of a line are placed automatically, as far as the desktop allows animations.
    void setMotion(bool motion);

    LessonChoices choices() const;
    void setChoices(const LessonChoices &choices);
    // Called when the progress in the courses without a pupil has become a pupil's.
    void forgetNobodysProgress();

    QList<KeyRow> ownKeys() const override;
    QString caption() const override;
    bool isReadFromAfar() const override { return true; }
    Abilities abilities() const override;
    // Offers a worksheet: from the open lesson or course, else from tasks like those being practised.
    ActionHandlers actionHandlers() override;
    ProofPanel *proof() const override;
    // Contains only what is displayed: an answer is included only after it was given.
    std::optional<DiagramSubject> diagramSubject() const override;
    void setShown(const Shown &shown) override;

    // Go through the cases of the chapter if one is open; after an exercise, next() goes to the next one.
    void first() override;
    void previous() override;
    void next() override;
    void last() override;

    // Enables daily practice; answers and courses on this page then count for the chosen pupil. The keeper must outlive
    // the page, as must `making`; without one the page makes puzzles itself.
    void setPractice(PracticeKeeper &keeper, PuzzleMaking *making = nullptr);
    void showDaily();
    // Shows the puzzles that were made from games.
    void showPuzzles();
    // Opens the pages of a lesson file. `path` is where its author can change it; empty if that is not possible.
    void openLesson(const task::Lesson &lesson, const QString &path);
    // Opens a step of a course, at its first unfinished page.
    void openStep(course::Place place);
    // Opens one of GuideView::procedures().
    void openGuide(int number);
    // Shows pages from elsewhere, such as the position of a record. At the end of the class, classEnded() is emitted.
    void showToClass(std::vector<ClassPage> pages, int first);
    // Shows to a class what this page shows: its task, or these pages made of its board. The page comes back
    // afterwards.
    void showOwnToClass(std::vector<ClassPage> pages);
    // Offers to drill the lines of a record. At the end drillEnded() is emitted.
    void showDrill(std::shared_ptr<const drill::Decks> decks);
    void openCase(int row);
    void showGallery();
    void showExercise();
    void showCourses();
    // Shows tasks without end.
    void showPractice();

signals:
    void choicesChanged();
    // Emitted to start a game with this procedure.
    void gameWanted(const kagetsu::opening::Procedure &procedure);
    // Emitted to print a table of marks.
    void paperWanted(const kagetsu::ui::Paper &paper);
    // Emitted when a class has seen pages from elsewhere.
    void classEnded();
    void drillEnded();
    // Emitted to choose a lesson file.
    void fileWanted();
    // Emitted to open the current lesson file as a record.
    void editWanted(const QString &path);
    // Emitted to make a worksheet of these tasks.
    void lessonSheetWanted(const std::vector<kagetsu::task::Task> &tasks);
    // Emitted to make a booklet of a course, by its id.
    void courseSheetWanted(const QString &course);
    // Emitted to choose files, or a folder, that puzzles are made from.
    void puzzleFilesWanted();
    void puzzleFolderWanted();
    // Emitted to make a worksheet of generated tasks; a seed of 0 is replaced by a random one.
    void practiceSheetWanted(const kagetsu::task::SeedOrder &order);

protected:
    void keyPressEvent(QKeyEvent *event) override;

protected:
    int leastHeight() const override;

private:
    void connectParts();
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
    bool isPuzzlesOpen() const;
    void addPuzzles(PuzzleMaking *making);
    bool isDrillOpen() const;
    void endDrill();
    const TaskView *taskShown() const;
    void keepAnswers();
    void takePupil();
    course::Progress progress() const;
    void keepDone(const std::string &id);
    void startCoursesOver();
    bool isClassOpen() const;
    void startClass();
    void nameClass();
    void showStepToClass(course::Place place);
    void showToClass(std::vector<ClassPage> pages, int first, QWidget *cameFrom);
    void openClass(std::vector<ClassPage> pages, int page);
    void endClass();
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
    PracticeKeeper *m_keeper = nullptr;
    DailyView *m_daily = nullptr; // created with the keeper, as the next one
    PuzzleView *m_puzzles = nullptr;
    bool m_motion = true;
    DrillView *m_drill = nullptr; // created when needed, as the next one
    ClassPanel *m_class = nullptr;
    QWidget *m_cameFrom = nullptr; // the view to which the class returns; nothing if its pages are from elsewhere
    QString m_path; // path of the lesson file
    course::Progress m_progress; // progress in the courses while no pupil is chosen
    std::string m_pupil; // the pupil whose progress is shown; empty for nobody
    std::optional<course::Place> m_place; // set if the lesson is a step of a course
    int m_row = 0; // row of the case opened last
};

} // namespace kagetsu::ui
