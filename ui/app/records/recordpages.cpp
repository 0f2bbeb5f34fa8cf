// SPDX-License-Identifier: MIT
#include "ui/app/records/recordpages.h"

#include "match/host/matchhost.h"
#include "match/host/timesource.h"
#include "ui/app/engines/enginemanager.h"
#include "ui/app/match/runninggame.h"
#include "ui/app/records/aftergame.h"
#include "ui/app/records/lessonmaker.h"
#include "ui/app/records/recordtabs.h"
#include "ui/app/records/sheetplaces.h"
#include "ui/app/records/studyfiles.h"
#include "ui/app/settings/settings.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/printpreviews.h"
#include "ui/app/window/windowframe.h"
#include "ui/app/window/windowservices.h"
#include "ui/controls/device/folders.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/learn/worksheet/sheetsource.h"
#include "ui/print/paper/paperdialog.h"
#include "ui/record/analysis/analyst.h"
#include "ui/record/page/studypage.h"
#include "ui/record/review/reviewpaper.h"

#include <QClipboard>
#include <QGuiApplication>

#include <chrono>

namespace kagetsu::ui {

RecordPages::RecordPages(const WindowServices &window, EngineManager &engines, WindowFrame &frame)
    : QObject(window.window)
    , m_window(window)
    , m_engines(engines)
    , m_frame(frame)
    , m_files(new StudyFiles(
          window.settings, window.folders.drafts, [this]() -> StudyPage & { return page(); }, window.window))
    , m_lessonMaker(new LessonMaker(
          window.settings, [this](const QString &path) { return m_files->context().choicesFor(path); }, window.window))
    , m_dealing(window.window)
{
    connectActions();
    connectFiles();
}

void RecordPages::connectActions()
{
    Actions &actions = m_window.actions;
    actions.on(Command::Open, this, [this] { chooseFile(); });
    actions.on(Command::NewRecord, this, [this] {
        if (m_window.game->agreesToLeave())
            m_files->newRecord();
    });
    actions.on(Command::OpenText, this, [this] { openText(QGuiApplication::clipboard()->text()); });
    actions.on(Command::ShowGames, this, [this] {
        QString blocked;
        // Before the first game the folder does not exist, and the dialog would show another.
        m_window.folders.make(blocked);
        ask(m_window.folders.games);
    });
}

void RecordPages::connectFiles()
{
    const auto tell = [this](const QString &sentence) { AskDialog::tell(m_window.window, "message", sentence); };
    connect(m_files, &StudyFiles::settingsChanged, this, [this] { m_window.saveSettings(); });
    connect(m_files, &StudyFiles::refused, this, tell);
    connect(m_files, &StudyFiles::eventGiven, this, &RecordPages::eventGiven);
    connect(m_files, &StudyFiles::journalGiven, this, &RecordPages::journalGiven);
    connect(m_files, &StudyFiles::lessonRead, this, &RecordPages::lessonRead);
    connect(m_lessonMaker, &LessonMaker::refused, this, tell);
    connect(m_lessonMaker, &LessonMaker::recordWanted, this, [this](const QString &path) {
        if (m_window.game->agreesToLeave())
            m_files->open(path, StudyFiles::As::Record);
    });
    connect(m_lessonMaker, &LessonMaker::saved, this, [this](const QString &path) {
        m_files->remember(path);
        emit lessonSaved(path);
    });
    connect(&openRecords(), &OpenRecords::closed, this, &RecordPages::closed);
    connect(&openRecords(), &OpenRecords::changed, this, &RecordPages::changed);
    connect(&openRecords(), &OpenRecords::shown, this, [this] {
        m_window.game->leave(); // no clock runs where nobody sees it
        m_window.pages->setCurrentWidget(m_page);
        emit m_window.pages->stateChanged();
    });
}

StudyPage &RecordPages::page()
{
    if (m_page)
        return *m_page;
    StudyPage &page = m_window.pages->made(m_page);
    m_window.router->assign(page, Place::Games);
    m_files->serve(page);
    page.setAnalyst({ [this] { return m_engines.profiles(); },
        [this] { return std::chrono::duration_cast<engine::Milliseconds>(m_window.time.now()); },
        [this] { return !m_window.game->isRunning(); }, m_window.settings.analysis,
        [this](const AnalysisChoices &choices) {
            m_window.settings.analysis = choices;
            m_window.saveSettings();
        },
        [this] { return m_window.settings.analysis.engine; }, m_window.settings.reviewsByEngine,
        [this](bool byEngine) {
            m_window.settings.reviewsByEngine = byEngine;
            m_window.saveSettings();
        } });
    addTabs();
    connectPage();
    emit pageMade(m_page);
    return page;
}

void RecordPages::addTabs()
{
    m_tabs = new RecordTabs(&m_frame);
    m_tabs->setFont(m_tabsFont);
    m_frame.addAbovePages(m_tabs);
    connect(&openRecords(), &OpenRecords::changed, m_tabs, [this] {
        m_tabs->setRecords(openRecords().inOrder());
        updateTabs();
    });
    connect(m_tabs, &RecordTabs::chosen, &openRecords(), &OpenRecords::show);
    connect(m_tabs, &RecordTabs::closeWanted, &openRecords(), qOverload<int>(&OpenRecords::close));
}

void RecordPages::connectPage()
{
    PrintPreviews *papers = m_window.papers;
    connect(m_page, &StudyPage::reviewPaperWanted, papers,
        [papers](const ReviewSheet &sheet) { papers->show(reviewPaper(sheet)); });
    connect(m_page, &StudyPage::worksheetWanted, papers,
        [this, papers] { papers->showWorksheet({ .places = placesOf(*m_page) }); });
    connect(m_page, &StudyPage::diagramWanted, papers, [this, papers] {
        if (std::optional<DiagramSubject> subject = m_page->diagramSubject())
            papers->showDiagram(*std::move(subject));
    });
    connect(m_page, &StudyPage::playOnWanted, this, &RecordPages::playOnWanted);
    connect(m_page, &StudyPage::taskWanted, this, [this] { m_lessonMaker->make(*m_page); });
    connect(m_page, &StudyPage::classWanted, this, [this] {
        if (!m_window.game->mayLook(match::View::Lesson))
            return;
        if (const std::optional<task::Task> task = m_lessonMaker->forClass(*m_page))
            emit classWanted(*task);
    });
    connect(m_page, &StudyPage::drillWanted, this, &RecordPages::drillLines);
}

void RecordPages::drillLines()
{
    using Dealt = std::optional<drill::Decks>;
    const std::shared_ptr<const record::Game> game = m_page->document().shared();
    const auto deal = [game, from = m_page->node()](background::State &state) -> Dealt {
        return drill::decksOf(*game, from, [&state](double part) { return state.advance(part); });
    };
    const auto show = [this, record = &m_page->document()](Dealt decks) {
        // Nobody waits for it who has gone on to another page or record.
        if (!decks || m_window.pages->currentWidget() != m_page || !m_page->hasDocument()
            || &m_page->document() != record)
            return;
        if (decks->black.cards.empty() && decks->white.cards.empty()) {
            AskDialog::tell(m_window.window, "message", tr("There are no moves to ask from here on."));
            return;
        }
        // Not before the lines are known: a game may have begun meanwhile.
        if (m_window.game->mayLook(match::View::Lesson))
            emit drillWanted(std::make_shared<const drill::Decks>(*std::move(decks)));
    };
    // Dealing takes about fifty times as long as going through the tree.
    m_dealing.run(
        document::amountOf(50 * std::int64_t(game->tree.nodeCount())), tr("Gathering the lines…"), deal, show);
}

OpenRecords &RecordPages::openRecords()
{
    return m_files->openRecords();
}

void RecordPages::open(const QString &path)
{
    m_files->open(path);
}

void RecordPages::openAfterAsking(const QString &path)
{
    if (m_window.game->agreesToLeave())
        open(path);
}

void RecordPages::chooseFile()
{
    ask(m_window.settings.lastFolder);
}

void RecordPages::ask(const QString &folder)
{
    const bool isFixed = folder == m_window.folders.games;
    if (m_window.game->agreesToLeave())
        m_files->ask(folder, isFixed ? StudyFiles::Folder::Fixed : StudyFiles::Folder::Remembered);
}

void RecordPages::openText(const QString &text)
{
    if (m_window.game->agreesToLeave())
        m_files->openText(text);
}

void RecordPages::review(const QByteArray &sgf)
{
    using Reviews = StudyFiles::Reviews;
    const bool atOnce = m_window.host->hasMatch() && isReviewedAtOnce(m_window.host->match().setup());
    m_files->review(sgf.toStdString(), tr("This game"), atOnce ? Reviews::AtOnce : Reviews::WhenAsked);
    if (const QList<OpenRecord> open = openRecords().records(); !open.isEmpty())
        emit reviewed(open.front().id);
}

void RecordPages::offerDrafts()
{
    m_files->drafts().offer();
}

bool RecordPages::showAgain()
{
    if (!m_page || !m_page->hasDocument())
        return false;
    m_window.pages->setCurrentWidget(m_page);
    return true;
}

void RecordPages::updateTabs()
{
    if (m_tabs)
        m_tabs->setVisible(m_window.pages->currentWidget() == m_page && m_tabs->hasSeveral());
}

void RecordPages::setTabsFont(const QFont &font)
{
    m_tabsFont = font;
    if (m_tabs)
        m_tabs->setFont(font);
}

void RecordPages::takeSettings()
{
    if (!m_page)
        return;
    m_page->setKeys(m_window.settings.studyKeys);
    m_page->setTellsWins(m_window.settings.tellsWins);
}

} // namespace kagetsu::ui
