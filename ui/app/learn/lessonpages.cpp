// SPDX-License-Identifier: MIT
#include "ui/app/learn/lessonpages.h"

#include "ui/app/learn/boardforclass.h"
#include "ui/app/learn/libraryfeed.h"
#include "ui/app/match/runninggame.h"
#include "ui/app/places/learnhome.h"
#include "ui/app/records/lessonmaker.h"
#include "ui/app/settings/settings.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/printpreviews.h"
#include "ui/app/window/windowservices.h"
#include "ui/controls/device/folders.h"
#include "ui/learn/lessonpage.h"
#include "ui/learn/pupils/practicekeeper.h"
#include "ui/learn/puzzle/puzzlemaking.h"
#include "ui/learn/worksheet/sheetsource.h"
#include "ui/library/userlibrary.h"
#include "ui/print/paper/paperdialog.h"

#include <QFileDialog>
#include <QFileInfo>

#include <set>
#include <string>
#include <utility>

namespace kagetsu::ui {

namespace {

std::set<std::string> pagesOf(const LessonChoices &choices)
{
    std::set<std::string> pages;
    for (const QString &each : choices.done)
        pages.insert(each.toStdString());
    return pages;
}

// Returns the pages that may become a pupil's.
std::set<std::string> pagesToGive(const LessonChoices &choices)
{
    return choices.isNobodys ? std::set<std::string>() : pagesOf(choices);
}

} // namespace

LessonPages::LessonPages(const WindowServices &window, LessonMaker *lessonMaker)
    : QObject(window.window)
    , m_window(window)
    , m_lessonMaker(lessonMaker)
    , m_practice(new PracticeKeeper(this))
    , m_making(new PuzzleMaking(*m_practice, this))
{
    m_making->setBusy([this] { return m_window.game->isRunning(); });
    connect(m_practice, &PracticeKeeper::changed, this, &LessonPages::dueChanged);
    connect(m_practice, &PracticeKeeper::changed, this, &LessonPages::noteWhoseProgress);
    connect(m_practice, &PracticeKeeper::progressAdopted, this, [this] {
        m_window.settings.lesson.done.clear();
        m_window.settings.lesson.isNobodys = false;
        if (m_page)
            m_page->forgetNobodysProgress();
        m_window.saveSettings();
    });
    window.actions.on(Command::Lesson, this, [this] { show(); });
    window.actions.on(Command::BoardToClass, this, [this] { showBoardToClass(); });
}

LessonPage &LessonPages::page()
{
    if (m_page)
        return *m_page;
    LessonPage &page = m_window.pages->made(m_page);
    m_window.router->assign(page, Place::Learn);
    page.setChoices(m_window.settings.lesson);
    page.setMotion(m_window.settings.motion);
    openPractice();
    page.setPractice(*m_practice, m_making);
    connectPage();
    return page;
}

void LessonPages::connectPage()
{
    PrintPreviews *papers = m_window.papers;
    connect(m_page, &LessonPage::paperWanted, papers, [papers](const Paper &paper) { papers->show(paper); });
    connect(m_page, &LessonPage::lessonSheetWanted, papers,
        [papers](const std::vector<task::Task> &tasks) { papers->showWorksheet({ .lesson = tasks }); });
    connect(m_page, &LessonPage::courseSheetWanted, this, &LessonPages::printCourse);
    connect(m_page, &LessonPage::practiceSheetWanted, papers,
        [papers](const task::SeedOrder &order) { papers->showWorksheet({ .seed = order }); });
    connect(m_page, &LessonPage::choicesChanged, this, [this] {
        LessonChoices &kept = m_window.settings.lesson;
        LessonChoices choices = m_page->choices();
        const bool isGuests = choices.done != kept.done && !m_practice->book().pupils().empty();
        choices.isNobodys = !choices.done.isEmpty() && (kept.isNobodys || isGuests);
        kept = choices;
        m_practice->adoptProgress(pagesToGive(kept));
        m_window.saveSettings();
    });
    connect(m_page, &LessonPage::puzzleFilesWanted, this, &LessonPages::choosePuzzleFiles);
    connect(m_page, &LessonPage::puzzleFolderWanted, this, &LessonPages::choosePuzzleFolder);
    connect(m_page, &LessonPage::fileWanted, this, &LessonPages::fileWanted);
    connect(m_page, &LessonPage::editWanted, m_lessonMaker, &LessonMaker::edit);
    connect(m_page, &LessonPage::gameWanted, this, &LessonPages::gameWanted);
    connect(m_page, &LessonPage::classEnded, this, &LessonPages::leaveClass);
    connect(m_page, &LessonPage::drillEnded, this, &LessonPages::drillEnded);
}

template <class Then>
void LessonPages::showAnd(Then then)
{
    if (!m_window.game->mayLook(match::View::Lesson))
        return;
    m_window.pages->open(page());
    then(page());
}

LearnHome *LessonPages::newHome()
{
    auto *home = new LearnHome(
        [this] {
            if (const practice::Pupil *pupil = m_practice->book().chosen())
                return course::Progress(pupil->done);
            return course::Progress(pagesOf(m_window.settings.lesson));
        },
        [this] { return dueCount(); }, m_window.pages);
    const auto opens = [this](auto part) {
        return [this, part] { showAnd([part](LessonPage &page) { (page.*part)(); }); };
    };
    connect(home, &LearnHome::dailyWanted, this, &LessonPages::showDaily);
    connect(home, &LearnHome::coursesWanted, this, opens(&LessonPage::showCourses));
    connect(home, &LearnHome::tasksWanted, this, opens(&LessonPage::showPractice));
    connect(home, &LearnHome::puzzlesWanted, this, opens(&LessonPage::showPuzzles));
    connect(home, &LearnHome::exerciseWanted, this, opens(&LessonPage::showExercise));
    connect(home, &LearnHome::casesWanted, this, opens(&LessonPage::showGallery));
    connect(home, &LearnHome::stepWanted, this,
        [this](course::Place place) { showAnd([place](LessonPage &page) { page.openStep(place); }); });
    connect(home, &LearnHome::fileWanted, this, &LessonPages::fileWanted);
    return home;
}

void LessonPages::setLibrary(UserLibrary &library)
{
    m_making->setLibrary([&library](const std::string &at) {
        library.use();
        return library.catalogue() ? libraryFeed(library.catalogue(), at) : nullptr;
    });
    connect(&library, &UserLibrary::changed, m_making, &PuzzleMaking::resume);
}

void LessonPages::choosePuzzleFiles()
{
    const QStringList paths =
        QFileDialog::getOpenFileNames(m_window.window, tr("Make puzzles from files"), m_window.settings.lastFolder);
    if (paths.isEmpty())
        return;
    m_window.settings.lastFolder = QFileInfo(paths.first()).absolutePath();
    m_window.saveSettings();
    m_making->addFiles(paths);
}

void LessonPages::choosePuzzleFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(
        m_window.window, tr("Make puzzles from a folder"), m_window.settings.lastFolder);
    if (!folder.isEmpty())
        m_making->addFolder(folder);
}

void LessonPages::show()
{
    showAnd([](LessonPage &) {});
}

void LessonPages::showDaily()
{
    showAnd([](LessonPage &page) { page.showDaily(); });
}

void LessonPages::openLesson(const task::Lesson &lesson, const QString &path)
{
    showAnd([&](LessonPage &page) { page.openLesson(lesson, path); });
}

void LessonPages::openGuide(int number)
{
    showAnd([number](LessonPage &page) { page.openGuide(number); });
}

void LessonPages::printCourse(const QString &course)
{
    // The dialog takes the texts in the language that is chosen there.
    if (auto source = courseSource(course, QStringLiteral("en")))
        m_window.papers->showWorksheet(*std::move(source));
}

void LessonPages::showToClass(const std::vector<task::Task> &tasks)
{
    std::vector<ClassPage> shown;
    for (const task::Task &task : tasks)
        shown.push_back({ .task = task });
    m_classFrom = nullptr;
    m_window.pages->open(page());
    page().showToClass(std::move(shown), 0);
}

void LessonPages::showBoardToClass()
{
    Page &current = m_window.pages->current();
    BoardForClass board = boardForClass(current);
    if (board.pages.empty() || !m_window.game->mayLook(match::View::Lesson))
        return;
    if (has(&current)) {
        m_page->showOwnToClass(std::move(board.pages));
        return;
    }
    m_classFrom = &current;
    m_window.pages->open(page());
    page().showToClass(std::move(board.pages), board.first);
}

void LessonPages::leaveClass()
{
    if (const QPointer<Page> from = std::exchange(m_classFrom, nullptr))
        m_window.pages->open(*from);
    else
        emit classEnded();
}

void LessonPages::showDrill(std::shared_ptr<const drill::Decks> decks)
{
    m_window.pages->open(page());
    page().showDrill(std::move(decks));
}

bool LessonPages::isShown() const
{
    return has(m_window.pages->currentWidget());
}

bool LessonPages::has(const QWidget *page) const
{
    return m_page && page == m_page;
}

void LessonPages::takeSettings()
{
    if (m_page)
        m_page->setMotion(m_window.settings.motion);
}

void LessonPages::openPractice()
{
    if (m_practice->isOpen())
        return;
    m_practice->open(m_window.folders.practice);
    m_practice->adopt(m_window.folders.pupils);
    m_practice->adoptProgress(pagesToGive(m_window.settings.lesson));
}

// Where there are several pupils, nobody knows whose the pages without a pupil are, not even when one of them is left.
void LessonPages::noteWhoseProgress()
{
    LessonChoices &kept = m_window.settings.lesson;
    if (kept.isNobodys || kept.done.isEmpty() || m_practice->isReading() || m_practice->book().pupils().size() < 2)
        return;
    kept.isNobodys = true;
    m_practice->adoptProgress({});
    m_window.saveSettings();
}

int LessonPages::dueCount() const
{
    return m_practice->dueCount();
}

} // namespace kagetsu::ui
