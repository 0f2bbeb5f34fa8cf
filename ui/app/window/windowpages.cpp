// SPDX-License-Identifier: MIT
// The part of MainWindow that creates each page when first needed and connects it.
#include "match/catalogue/procedures.h"
#include "match/host/matchhost.h"
#include "text/match/refusal.h"
#include "ui/app/engines/enginedesk.h"
#include "ui/app/manual/manualwindow.h"
#include "ui/app/places/playhome.h"
#include "ui/app/records/aftergame.h"
#include "ui/app/records/lessonbench.h"
#include "ui/app/records/recordtabs.h"
#include "ui/app/records/sheetplaces.h"
#include "ui/app/records/studyfiles.h"
#include "ui/app/records/waitingfiles.h"
#include "ui/app/window/mainwindow.h"
#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/printpreviews.h"
#include "ui/arbiter/desk/arbitergate.h"
#include "ui/arbiter/desk/arbiterpage.h"
#include "ui/arbiter/protocol/adjournmentdocument.h"
#include "ui/arbiter/protocol/papers.h"
#include "ui/arbiter/replay/replaypage.h"
#include "ui/arbiter/verdict/verdictpage.h"
#include "ui/controls/countdown.h"
#include "ui/learn/daily/practiceshelf.h"
#include "ui/learn/lessonpage.h"
#include "ui/learn/worksheet/sheetsource.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/newgame/newgamedialog.h"
#include "ui/match/table/tablepage.h"
#include "ui/match/waiting/beginningdialog.h"
#include "ui/match/waiting/waitingpage.h"
#include "ui/print/paper/paperdialog.h"
#include "ui/record/analysis/analyst.h"
#include "ui/record/page/studypage.h"
#include "ui/record/review/reviewpaper.h"

#include <QApplication>
#include <QDialog>
#include <QToolBar>
#include <QVBoxLayout>

namespace kagetsu::ui {

TablePage &MainWindow::table()
{
    if (m_table)
        return *m_table;
    TablePage &table = m_pages->made(m_table, m_host);
    table.setComputers(m_engines->computers());
    table.setGuard(m_settings.guard);
    table.setMotion(m_settings.motion);
    table.setFaceToFace(m_settings.faceToFace);
    connect(m_table, &TablePage::sideShownChanged, m_actions[Command::Drawer], &QAction::setChecked);
    m_actions[Command::Drawer]->setChecked(m_table->isSideShown());
    connect(m_table, &TablePage::newGameWanted, this, &MainWindow::newGame);
    connect(m_table, &TablePage::secondGameWanted, this, &MainWindow::secondGame);
    connect(m_table, &TablePage::rematchWanted, this, &MainWindow::rematch);
    connect(m_table, &TablePage::protocolWanted, this, [this] { showProtocol(m_host->journalPath()); });
    connect(m_table, &TablePage::arbiterWanted, this, &MainWindow::showArbiter);
    connect(m_table, &TablePage::reviewWanted, this, [this](const QByteArray &sgf) {
        using Reviews = StudyFiles::Reviews;
        const bool atOnce = m_host->hasMatch() && isReviewedAtOnce(m_host->match().setup());
        m_files->review(sgf.toStdString(), tr("This game"), atOnce ? Reviews::AtOnce : Reviews::WhenAsked);
    });
    return table;
}

StudyPage &MainWindow::record()
{
    if (m_record)
        return *m_record;
    StudyPage &record = m_pages->made(m_record);
    m_router->assign(record, Place::Games);
    m_files->serve(record);
    record.setAnalyst({ [this] { return m_engines->profiles(); },
        [this] { return std::chrono::duration_cast<engine::Milliseconds>(m_time.now()); },
        [this] { return !isGameRunning(); }, m_settings.analysis,
        [this](const AnalysisChoices &choices) {
            m_settings.analysis = choices;
            saveSettings();
        } });
    m_recordTabs = new RecordTabs(centralWidget());
    m_recordTabs->setFont(m_bar->font());
    m_column->insertWidget(m_column->count() - 1, m_recordTabs); // directly above the pages
    RecordShelf *shelf = &m_files->shelf();
    connect(shelf, &RecordShelf::changed, m_recordTabs, [this, shelf] {
        m_recordTabs->setRecords(shelf->inOrder());
        showBars();
    });
    connect(m_recordTabs, &RecordTabs::chosen, shelf, &RecordShelf::show);
    connect(m_recordTabs, &RecordTabs::closeWanted, shelf, qOverload<int>(&RecordShelf::close));
    connect(m_record, &StudyPage::reviewPaperWanted, this,
        [this](const ReviewSheet &sheet) { m_papers->show(reviewPaper(sheet)); });
    connect(m_record, &StudyPage::taskWanted, this, [this] { m_bench->make(*m_record); });
    connect(m_record, &StudyPage::worksheetWanted, this,
        [this] { m_papers->showWorksheet({ .places = placesOf(*m_record) }); });
    connect(m_record, &StudyPage::classWanted, this, [this] {
        if (!mayLook(match::View::Lesson))
            return;
        const std::optional<task::Task> task = m_bench->forClass(*m_record);
        if (!task)
            return;
        m_pages->open(lesson());
        lesson().showToClass({ *task });
    });
    return record;
}

VerdictPage &MainWindow::verdict()
{
    if (m_verdict)
        return *m_verdict;
    VerdictPage &verdict = m_pages->made(m_verdict);
    m_router->assign(verdict, Place::Verdict);
    connect(m_verdict, &VerdictPage::paperWanted, this,
        [this](const VerdictQuestion &question) { m_papers->show(verdictPaper(question)); });
    return verdict;
}

LessonPage &MainWindow::lesson()
{
    if (m_lesson)
        return *m_lesson;
    LessonPage &lesson = m_pages->made(m_lesson);
    m_router->assign(lesson, Place::Learn);
    lesson.setChoices(m_settings.lesson);
    lesson.setMotion(m_settings.motion);
    lesson.setPupilsFile(m_folders.pupils);
    openPractice();
    lesson.setPractice(*m_practice);
    connect(m_lesson, &LessonPage::paperWanted, this, [this](const Paper &paper) { m_papers->show(paper); });
    connect(m_lesson, &LessonPage::choicesChanged, this, [this] {
        m_settings.lesson = m_lesson->choices();
        saveSettings();
    });
    connect(m_lesson, &LessonPage::fileWanted, this, [this] { openDialog(m_settings.lastFolder); });
    connect(m_lesson, &LessonPage::editWanted, m_bench, &LessonBench::edit);
    connect(m_lesson, &LessonPage::gameWanted, this, [this](const opening::Procedure &procedure) {
        NewGameChoices choices = m_settings.newGame;
        // A preset may leave no choice of the opening.
        choices.preset = {};
        choices.opening = catalogue::termsFor(procedure);
        if (const auto kind = catalogue::gameFor(procedure, { choices.rules.rule, choices.boardSize })) {
            choices.rules.rule = kind->rule;
            choices.boardSize = kind->boardSize;
        }
        m_leftChoices = choices;
        newGame();
    });
    connect(m_lesson, &LessonPage::lessonSheetWanted, this,
        [this](const std::vector<task::Task> &tasks) { m_papers->showWorksheet({ .lesson = tasks }); });
    connect(m_lesson, &LessonPage::practiceSheetWanted, this,
        [this](const task::SeedOrder &order) { m_papers->showWorksheet({ .seed = order }); });
    connect(m_lesson, &LessonPage::classEnded, this, [this] {
        if (m_record && m_record->hasDocument())
            m_pages->setCurrentWidget(m_record);
        else
            showStart();
        updateActions();
    });
    return lesson;
}

ClockPage &MainWindow::clocks()
{
    if (m_clock)
        return *m_clock;
    ClockPage &page = m_pages->made(m_clock, m_host);
    page.setPlaces(m_settings.clockSideBySide ? ClockPlaces::SideBySide : ClockPlaces::Facing);
    connect(m_clock, &ClockPage::startWanted, this, &MainWindow::startMatch);
    connect(m_clock, &ClockPage::newClockWanted, this, &MainWindow::newClock);
    connect(m_clock, &ClockPage::secondGameWanted, this, &MainWindow::secondGame);
    connect(m_clock, &ClockPage::protocolWanted, this, [this] { showProtocol(m_host->journalPath()); });
    connect(m_clock, &ClockPage::arbiterWanted, this, &MainWindow::showArbiter);
    connect(m_clock, &ClockPage::handSettingWanted, this, &MainWindow::setClocksByHand);
    connect(m_clock, &ClockPage::fullScreenWanted, m_actions[Command::FullScreen], &QAction::trigger);
    connect(m_clock, &ClockPage::placesChanged, this, [this](ClockPlaces places) {
        m_settings.clockSideBySide = places == ClockPlaces::SideBySide;
        saveSettings();
    });
    return page;
}

ArbiterPage &MainWindow::arbiter()
{
    if (m_arbiter)
        return *m_arbiter;
    m_arbiter = new ArbiterPage(*m_host, m_deskPins, this);
    m_pages->add(*m_arbiter);
    connect(m_arbiter, &ArbiterPage::tableWanted, this, [this] { m_pages->open(*m_playedOn); });
    connect(m_arbiter, &ArbiterPage::resumeWanted, this, &MainWindow::goOnAtTheTable);
    connect(m_arbiter, &ArbiterPage::paperWanted, this,
        [this](const Adjournment &adjournment) { m_papers->show(adjournmentPaper(adjournment)); });
    connect(
        m_arbiter, &ArbiterPage::codePaperWanted, this, [this](const Adjournment &adjournment, const QString &code) {
            m_papers->show(sealCodePaper(adjournment, code));
        });
    return *m_arbiter;
}

bool MainWindow::carryOut(const match::Command &command)
{
    const auto done = m_host->execute(command);
    if (const auto *refusal = done ? nullptr : std::get_if<match::Refusal>(&done.fault()))
        showMessage(text::refusalText(*refusal));
    return done.hasValue();
}

// Shows the game to the players before a clock runs.
void MainWindow::goOnAtTheTable(const match::Command &command)
{
    m_pages->open(*m_playedOn);
    auto *countdown = new Countdown(m_pages);
    connect(countdown, &Countdown::finished, this, [this, countdown, command] {
        countdown->deleteLater();
        m_playedOn->setFocus();
        carryOut(command);
    });
    connect(countdown, &Countdown::brokenOff, this, [this, countdown] {
        countdown->deleteLater();
        m_playedOn->setFocus();
    });
    connect(m_pages, &Pages::currentChanged, countdown, &Countdown::breakOff);
    countdown->start();
}

WaitingPage &MainWindow::waiting()
{
    if (m_waiting)
        return *m_waiting;
    const host::TimeSource *time = &m_time;
    WaitingPage &page = m_pages->made(m_waiting, time);
    connect(m_waiting, &WaitingPage::changed, m_waitingFiles, &WaitingFiles::keep);
    connect(m_waiting, &WaitingPage::startWanted, this, &MainWindow::begin);
    connect(m_waiting, &WaitingPage::orderWanted, this, &MainWindow::moveBeginning);
    connect(m_waiting, &WaitingPage::droppedWanted, this, [this](const std::string &id) {
        m_waitingFiles->forget(id);
        showStart();
    });
    return page;
}

void MainWindow::moveBeginning(std::int64_t scheduled, std::int64_t now)
{
    if (m_waiting->game().setup.arbiter) {
        ArbiterGate gate(m_deskPins, this, tr("The start time has passed."), tr("Only the arbiter can change it now."));
        if (gate.exec() != QDialog::Accepted)
            return;
    }
    BeginningDialog dialog(scheduled, now, this);
    if (dialog.exec() == QDialog::Accepted)
        m_waiting->moveBeginning(dialog.moment(), dialog.reason());
}

void MainWindow::showManual(std::optional<ManualPage> wanted)
{
    if (!m_manual) {
        m_manual = new ManualWindow(m_language.current());
        m_manual->setFont(m_bar->font());
        for (const Command command : { Command::LargerText, Command::SmallerText, Command::NormalText })
            m_manual->addAction(m_actions[command]);
        m_manual->putBeside(*this);
    }
    m_manual->showPage(wanted.value_or(manualPage()));
    m_manual->showOver(qobject_cast<QDialog *>(QApplication::activeModalWidget()));
}

ManualPage MainWindow::manualPage() const
{
    const QWidget *shown = m_pages->currentWidget();
    const QWidget *dialog = QApplication::activeModalWidget();
    if (dialog && dialog->objectName() == QLatin1String("settingsPage"))
        return ManualPage::Index;
    if (const auto *newGame = qobject_cast<const NewGameDialog *>(dialog))
        return newGame->isOnPhysicalBoard() ? ManualPage::Clock : ManualPage::Players;
    if (shown == m_play)
        return dialog ? ManualPage::Players : ManualPage::Index;
    if (m_router->isHome()) {
        switch (m_router->place()) {
        case Place::Games: return ManualPage::Records;
        case Place::Learn: return ManualPage::Teaching;
        case Place::Verdict: return ManualPage::Arbiters;
        case Place::Play:
        case Place::Events: break;
        }
    }
    if (shown == m_clock)
        return ManualPage::Clock;
    if (shown == m_record)
        return ManualPage::Records;
    if (shown == m_lesson)
        return ManualPage::Teaching;
    if (shown == m_arbiter || shown == m_verdict || shown == m_moments)
        return ManualPage::Arbiters;
    return ManualPage::Players;
}

} // namespace kagetsu::ui
