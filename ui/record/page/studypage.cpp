// SPDX-License-Identifier: MIT
#include "ui/record/page/studypage.h"

#include "record/document/disk/savedrecord.h"
#include "record/sgf/sgfwriter.h"
#include "text/common/foreigntext.h"
#include "text/review/reviews.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/background/taskwithbar.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/input/boardzoom.h"
#include "ui/controls/input/swipe.h"
#include "ui/controls/stonelanding.h"
#include "ui/library/explorerpanel.h"
#include "ui/record/analysis/analysispanel.h"
#include "ui/record/diagram/recordsubject.h"
#include "ui/record/edit/modestrip.h"
#include "ui/record/edit/recordmerger.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/edit/studykeysdialog.h"
#include "ui/record/edit/toolbox.h"
#include "ui/record/page/gameswitcher.h"
#include "ui/record/page/libraryguide.h"
#include "ui/record/page/nodeheard.h"
#include "ui/record/page/recordcopier.h"
#include "ui/record/page/recordfinder.h"
#include "ui/record/page/recordsaver.h"
#include "ui/record/page/reviewguide.h"
#include "ui/record/page/stepbar.h"
#include "ui/record/page/studyinput.h"
#include "ui/record/page/studylayout.h"
#include "ui/record/page/studymenus.h"
#include "ui/record/page/studynotice.h"
#include "ui/record/page/winguide.h"
#include "ui/record/panels/findinglist.h"
#include "ui/record/panels/gamehead.h"
#include "ui/record/panels/movesheet.h"
#include "ui/record/panels/nextmoves.h"
#include "ui/record/panels/notespanel.h"
#include "ui/record/panels/pointfield.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/review/reviewcurve.h"
#include "ui/record/review/reviewpanel.h"
#include "ui/record/solver/quietwins.h"
#include "ui/record/solver/winpanel.h"
#include "ui/record/tree/samepositions.h"
#include "ui/record/tree/treesnapshot.h"
#include "ui/record/tree/treeview.h"

#include <QBoxLayout>
#include <QTabWidget>
#include <QToolButton>

#include <utility>

namespace kagetsu::ui {

StudyPage::StudyPage(QWidget *parent)
    : Page(parent)
    , m_snapshots(new SnapshotMaker(this))
    , m_side(new QWidget(this))
    , m_sheetTab(new QWidget)
    , m_sheet(new MoveSheet(m_sheetTab))
    , m_next(new NextMoves(m_sheetTab))
    , m_tree(new TreeView)
    , m_same(new SamePositions)
    , m_head(new GameHead(m_side))
    , m_steps(new StepBar(m_side))
    , m_notes(new NotesPanel(m_side))
    , m_charset(new BigButton("charset", m_side))
    , m_findings(new BigButton("findings", m_side))
    , m_actions(new StudyActions(this))
    , m_parts { .page = *this,
        .record = m_record,
        .line = m_line,
        .redraw = m_redraw,
        .work = *new TaskWithBar(this),
        .looking = *new TaskWithBar(window()), // over whatever page is shown meanwhile
        .actions = *m_actions,
        .editor = *new StudyEditor(*m_actions, m_line, this),
        .notice = *new StudyNotice(m_side),
        .board = *new BoardWidget(this),
        .tools = *new ToolBox(m_side),
        .tabs = *new QTabWidget(m_side),
        .proof = *new ProofPanel,
        .facts = [this]() -> const NodeFacts & { return facts(); } }
    , m_landing(new StoneLanding(&m_parts.board))
    , m_field(new PointField(&m_parts.board))
    , m_strip(new ModeStrip(&m_parts.tools, m_side))
    , m_merger(new RecordMerger(this))
    , m_games(std::make_unique<GameSwitcher>(m_parts))
    , m_saver(std::make_unique<RecordSaver>(m_parts, *m_games))
    , m_copier(std::make_unique<RecordCopier>(m_parts))
    , m_finder(std::make_unique<RecordFinder>(m_parts, m_side))
    , m_wins(std::make_unique<WinGuide>(m_parts, m_side))
    , m_library(std::make_unique<LibraryGuide>(m_parts, m_side))
    , m_reviews(std::make_unique<ReviewGuide>(m_parts, m_wins->wins(), m_side))
    , m_menus(std::make_unique<StudyMenus>(m_parts, *m_field, *m_tree, *m_sheet, m_games->view()))
    , m_input(std::make_unique<StudyInput>(m_parts))
    , m_layout(std::make_unique<StudyLayout>(m_parts, *m_side,
          StudyLayout::Widgets { m_games->view(), *m_head, *m_charset, *m_findings, *m_steps, *m_strip, m_finder->bar(),
              *m_notes, m_reviews->panel(), *m_wins }))
{
    setObjectName(QStringLiteral("studyPage"));
    for (QToolButton *quiet : { m_charset, m_findings }) {
        quiet->setProperty("big", false); // a plain line of words until the pointer is over it
        quiet->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    addTabs();
    connectWidgets();
    connectEditor();
    connectGuides();
    connectActions();
    setHasOthers(false);
    onLanguage(*this, [this] { retranslate(); });
}

void StudyPage::addTabs()
{
    auto *moves = new QVBoxLayout(m_sheetTab);
    moves->setContentsMargins(0, 0, 0, 0);
    moves->setSpacing(0);
    moves->addWidget(m_sheet, 1);
    moves->addWidget(m_next);
    for (QWidget *each : std::initializer_list<QWidget *> { m_sheetTab, m_tree, m_same, &m_parts.proof })
        m_parts.tabs.addTab(each, QString());
}

StudyPage::~StudyPage()
{
    // These emit signals while being destroyed.
    forsake();
    m_finder->bar().disconnect(this);
}

void StudyPage::connectWidgets()
{
    connect(m_steps, &StepBar::firstWanted, this, [this] { step(StudyStep::First); });
    connect(m_steps, &StepBar::previousWanted, this, [this] { step(StudyStep::Previous); });
    connect(m_steps, &StepBar::nextWanted, this, [this] { step(StudyStep::Next); });
    connect(m_steps, &StepBar::lastWanted, this, [this] { step(StudyStep::Last); });
    connect(m_steps, &StepBar::editingWanted, this,
        [this](bool edits) { setMode(edits ? StudyMode::Edit : StudyMode::Look); });
    connect(m_charset, &QToolButton::clicked, this, &StudyPage::chooseCharset);
    connect(m_findings, &QToolButton::clicked, this, &StudyPage::showFindings);
    BoardWidget *board = &m_parts.board;
    connect(board, &BoardWidget::stepped, this, [this](int moves) {
        if (moves < 0 && !m_trial.isEmpty())
            takeBackTried();
        else
            goTo(place() + moves);
    });
    new BoardZoom(board);
    connect(new Swipe(board), &Swipe::swiped, this, [this](int moves) {
        if (!m_input->isDrawing())
            emit m_parts.board.stepped(moves);
    });
    connect(board, &BoardWidget::pointHovered, &m_parts.proof, &ProofPanel::pointAt);
    connect(board, &BoardWidget::cursorMoved, &m_parts.proof, &ProofPanel::pointAt);
    connect(board, &BoardWidget::pointActivated, this, &StudyPage::activatePoint);
    connect(board, &BoardWidget::pointHovered, this, &StudyPage::hintAt);
    connect(&m_parts.proof, &ProofPanel::marksChanged, this, &StudyPage::drawBoard);
    connect(&m_parts.notice, &StudyNotice::roomChanged, this, &StudyPage::arrange);
    connect(&m_parts.notice, &StudyNotice::left, this, [this] { m_parts.board.setFocus(); });
    connect(m_notes, &NotesPanel::left, this, [this] { m_parts.board.setFocus(); });
    connect(m_tree, &TreeView::picked, this, &StudyPage::goToNode);
    connect(m_same, &SamePositions::picked, this, &StudyPage::jumpTo);
    connect(m_same, &SamePositions::similarWanted, this, [this](bool wanted) {
        using Similar = TreeSnapshot::Similar;
        const Redraw::Event event(m_redraw);
        m_snapshots->setSimilar(wanted ? Similar::Kept : Similar::Left);
        findAnew();
    });
    connect(m_snapshots, &SnapshotMaker::made, this, [this] {
        m_positions = document().isLibrary() ? positionsOf(tree(), m_snapshots->snapshot().get()) : 0;
        findAnew();
    });
    connect(&m_parts.tabs, &QTabWidget::currentChanged, this, [this] {
        if (!m_layout->isArranging())
            arrange();
        m_redraw.due();
    });
    connect(m_sheet, &MoveSheet::placeWanted, this, &StudyPage::goTo);
    connect(m_next, &NextMoves::picked, this, &StudyPage::goToNode);
    connect(&m_reviews->panel().curve(), &ReviewCurve::placeWanted, this, &StudyPage::goTo);
    connect(&m_reviews->panel().curve(), &ReviewCurve::reviewWanted, this, &StudyPage::reviewGame);
}

void StudyPage::connectEditor()
{
    StudyEditor *editor = &m_parts.editor;
    connect(m_notes, &NotesPanel::typed, editor, &StudyEditor::type);
    connect(m_field, &PointField::answered, editor, &StudyEditor::write);
    connect(editor, &StudyEditor::editingWanted, this, [this] { setMode(StudyMode::Edit); });
    connect(editor, &StudyEditor::keptFromEditing, this, [this] {
        m_parts.notice.tell(tr("Nothing was changed: you are only viewing this record."), tr("Edit"),
            StudyNotice::Lasts::UntilMoved, [this] { setMode(StudyMode::Edit); });
    });
    connect(editor, &StudyEditor::removed, this, [this](StudyEditor::Removal how, int positions) {
        const bool isCut = how == StudyEditor::Removal::Cut;
        if (positions == 0)
            m_parts.tellUndoable(isCut ? tr("Branch cut.") : tr("Branch deleted."));
        else
            m_parts.tellUndoable(isCut ? tr("%n position(s) cut.", nullptr, positions)
                                       : tr("%n position(s) deleted.", nullptr, positions));
    });
    connect(editor, &StudyEditor::wanted, this, &StudyPage::goToNode);
    connect(editor, &StudyEditor::handChanged, this, [this] { m_redraw.due(); });
    connect(editor, &StudyEditor::refused, this, &StudyPage::refused);
    connect(&m_parts.tools, &ToolBox::toolChanged, this, [this] {
        m_parts.editor.dropPending();
        m_parts.editor.setColour(m_parts.tools.colour());
        m_redraw.due();
        m_parts.board.setFocus();
    });
    connect(&m_parts.tools, &ToolBox::turnWanted, editor, &StudyEditor::changeTurn);
}

void StudyPage::connectGuides()
{
    connect(m_games.get(), &GameSwitcher::gameWanted, this, &StudyPage::showGame);
    connect(m_games.get(), &GameSwitcher::changed, this, [this] { m_redraw.due(); });
    connect(m_games.get(), &GameSwitcher::arranged, this, &StudyPage::followArranged);
    connect(&m_finder->bar(), &FindBar::roomChanged, this, &StudyPage::arrange);
    connect(m_wins.get(), &WinGuide::marksChanged, this, &StudyPage::drawBoard);
    connect(m_wins.get(), &WinGuide::writing, this, &StudyPage::addTried);
    connect(m_library.get(), &LibraryGuide::marksChanged, this, &StudyPage::drawBoard);
    const ExplorerPanel *explorer = &m_library->panel();
    connect(explorer, &ExplorerPanel::moveWanted, this,
        [this](rules::Side, rules::Point point) { playFromLibrary(point); });
    connect(m_head, &GameHead::playerWanted, this, &StudyPage::playerWanted);
    connect(explorer, &ExplorerPanel::backWanted, this, &StudyPage::previous);
    connect(explorer, &ExplorerPanel::gameWanted, this, [this](std::int64_t id, int ply, rules::Symmetry map) {
        emit libraryGameWanted(id, ply, rules::compose(rules::inverse(map), m_view));
    });
    connect(explorer, &ExplorerPanel::studyWanted, this,
        [this](std::int64_t id, const record::Way &way, rules::Symmetry map) {
            emit libraryStudyWanted(id, way, rules::compose(rules::inverse(map), m_view));
        });
    connect(explorer, &ExplorerPanel::reportWanted, this, &StudyPage::reportWanted);
    connect(explorer, &ExplorerPanel::elsewhereWanted, this,
        [this](const ExplorerQuestion &question) { emit positionSearchWanted(question, m_view); });
    connect(m_reviews.get(), &ReviewGuide::changed, this, [this] {
        markFindings();
        arrange();
    });
    connect(m_reviews.get(), &ReviewGuide::gameWanted, m_games.get(), &GameSwitcher::select);
    connect(m_reviews.get(), &ReviewGuide::paperWanted, this, &StudyPage::reviewPaperWanted);
    connect(m_input.get(), &StudyInput::stepWanted, this, &StudyPage::take);
    m_input->setDrops([this] { return dropTried(); });
    m_input->setDraws([this] {
        return !m_parts.proves() && m_wins->wins().marks().isEmpty() && m_wins->analysis().marks().line.empty();
    });
}

void StudyPage::connectActions()
{
    const auto on = [this](StudyCommand command, auto handler) {
        connect(m_parts.actions[command], &QAction::triggered, this, handler);
    };
    on(StudyCommand::Merge, [this] {
        setMode(StudyMode::Edit);
        emit mergeWanted();
    });
    on(StudyCommand::MergeFolder, [this] {
        setMode(StudyMode::Edit);
        emit mergeFolderWanted();
    });
    on(StudyCommand::Mode, [this](bool edits) { setMode(edits ? StudyMode::Edit : StudyMode::Look); });
    on(StudyCommand::Close, [this] { emit closeWanted(); });
    on(StudyCommand::NextRecord, [this] { emit otherWanted(1); });
    on(StudyCommand::PreviousRecord, [this] { emit otherWanted(-1); });
    on(StudyCommand::Keys, [this] { chooseKeys(); });
    on(StudyCommand::BoardSize, [this] { emit boardSizeWanted(); });
    on(StudyCommand::SaveBranch, [this] { emit branchWanted(); });
    on(StudyCommand::AddToLibrary, [this] { emit libraryWanted(); });
    on(StudyCommand::Gaps, [this] { emit gapsWanted(); });
    on(StudyCommand::Players, [this] { emit playerWanted(QString()); });
    on(StudyCommand::Statistics, [this] { m_copier->countBranch(); });
    on(StudyCommand::PlayOn, [this] { emit playOnWanted(); });
    on(StudyCommand::MakeTask, [this] { emit taskWanted(); });
    on(StudyCommand::ShowToClass, [this] { emit classWanted(); });
    on(StudyCommand::Drill, [this] { emit drillWanted(); });
    on(StudyCommand::CopyGame, [this] { m_copier->copyRecord(); });
    on(StudyCommand::NextVariation, [this] { goToVariation(1); });
    on(StudyCommand::PreviousVariation, [this] { goToVariation(-1); });
    on(StudyCommand::NextFork, [this] { goToFork(1); });
    on(StudyCommand::PreviousFork, [this] { goToFork(-1); });
}

void StudyPage::forsake()
{
    if (!m_heard)
        return;
    m_heard->disconnect(this);
    m_heard->steps().disconnect(this);
    m_heard->steps().disconnect(&m_parts.notice);
}

bool StudyPage::open(std::string bytes, const QString &fileName)
{
    auto opened = document::openRecord(std::move(bytes), fileName);
    if (!opened)
        return false;
    show(std::move(opened).value());
    return true;
}

void StudyPage::show(document::OpenedRecord record)
{
    settle();
    m_parts.work.cancel();
    m_games->cancel();
    const record::NodeId opening = record.opening;
    m_record = document::Record(std::move(record));
    const Redraw::Event event(m_redraw);
    showRecord(opening, rules::Symmetry::Identity, StudyMode::Look);
    m_parts.tabs.setCurrentWidget(m_sheetTab);
    if (opening == record::GameTree::root())
        openAtEnd();
}

// A single game that has ended opens there; among several one chooses first, and a library has no end.
void StudyPage::openAtEnd()
{
    const bool isFinished = !document().isLibrary() && m_record.collection().size() == 1
        && game().info.result.winner != record::Winner::Unknown;
    if (isFinished)
        last();
}

void StudyPage::show(Looked looked)
{
    settle();
    m_parts.work.cancel();
    m_games->cancel();
    m_record = std::move(looked.record);
    showRecord(looked.node, looked.view, looked.mode);
}

void StudyPage::showRecord(record::NodeId opening, rules::Symmetry view, StudyMode mode)
{
    const Redraw::Event event(m_redraw);
    m_reviews->leaveFile();
    m_view = view;
    setMode(mode);
    m_games->list();
    showDocument(opening);
    m_parts.board.setFocus();
}

QString StudyPage::title() const
{
    return hasDocument() ? text::foreignText(m_record.fileName()) : QString();
}

Page::Abilities StudyPage::abilities() const
{
    return { .turns = true, .numbers = true, .judges = true, .replays = true, .records = true, .draws = hasDocument() };
}

void StudyPage::setUnsaved()
{
    m_record.setUnsaved();
    emit stateChanged();
}

QList<Page::Section> StudyPage::ownActions() const
{
    return hasDocument() ? m_parts.actions.sections() : QList<Section>();
}

void StudyPage::settle()
{
    m_field->settle();
}

void StudyPage::wait()
{
    settle();
    m_games->wait();
    m_parts.editor.wait();
}

bool StudyPage::adopt(document::SecondReading second)
{
    const record::NodeId node = m_line.node();
    if (!m_record.adopt(std::move(second), node, tr("Text encoding")))
        return false;
    m_games->list();
    showDocument(node);
    return true;
}

const BoardPicture &StudyPage::picture() const
{
    return m_parts.board.picture();
}

void StudyPage::showFindings()
{
    delete m_findingList;
    m_findingList = new FindingList(text::foreignText(m_record.fileName()), m_record.messages(), this);
    m_findingList->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_findingList, &FindingList::picked, this, [this](record::NodeId node) {
        if (isReached(tree(), node))
            goToNode(node);
    });
    m_findingList->show();
}

void StudyPage::showGame(int index)
{
    const auto games = m_record.sharedCollection();
    if (index == m_record.index()) {
        m_parts.work.cancel(); // another one was being read
        m_reviews->stayInGame();
        return;
    }
    if (index < 0 || index >= static_cast<int>(games->size()))
        return;
    const auto show = [this, index, games](std::optional<record::Game> game) {
        if (m_record.sharedCollection() != games)
            return; // the place belongs to another game now
        m_record.show(index, std::move(game));
        showDocument(record::GameTree::root());
    };
    if (m_record.isAtHand(index)) {
        m_parts.work.cancel();
        show(std::nullopt);
        return;
    }
    m_parts.work.run(
        document::amountOf(games->nodesOf(static_cast<std::size_t>(index))), tr("Reading the game…"),
        [games, index](background::State &) { return std::optional(games->readGame(static_cast<std::size_t>(index))); },
        show);
}

void StudyPage::tellNotKept()
{
    m_parts.notice.tell(tr("Your changes cannot be backed up: the disk is full or not writable."), tr("Save as…"),
        StudyNotice::Lasts::UntilEdited, [this] { emit saveAsWanted(); });
}

void StudyPage::setHasOthers(bool has)
{
    for (const StudyCommand command : { StudyCommand::NextRecord, StudyCommand::PreviousRecord })
        m_parts.actions[command]->setEnabled(has);
}

void StudyPage::showDocument(record::NodeId opening)
{
    const Redraw::Event event(m_redraw);
    delete m_findingList; // it belongs to another game
    m_menus->close();
    m_reviews->leaveGame();
    m_parts.notice.close();
    forsake();
    m_reviews->panel().curve().forgetWorths();
    m_heard = m_record.document();
    connect(m_heard.get(), &document::RecordDocument::edited, this, &StudyPage::followEdit);
    connect(m_heard.get(), &document::RecordDocument::charsetChanged, this, &StudyPage::followNode);
    connect(&m_heard->steps(), &QUndoStack::cleanChanged, this, &StudyPage::stateChanged);
    connect(&m_heard->steps(), &QUndoStack::indexChanged, this, &StudyPage::stateChanged);
    connect(&m_heard->steps(), &QUndoStack::indexChanged, &m_parts.notice, &StudyNotice::close);
    m_parts.editor.setDocument(m_heard);
    m_remarks = static_cast<int>(m_record.messages().size());
    m_line.start(tree());
    m_line.goTo(tree(), opening);
    followTree(/*isOther=*/true);
    followNode();
    announce(openingHeard(title(), tree(), node()));
    emit stateChanged();
    m_reviews->enterGame();
}

void StudyPage::followEdit(record::NodeId node, bool reshaped)
{
    {
        const Redraw::Event event(m_redraw);
        if (reshaped)
            m_line.renew(tree());
        if (!reshaped || isReached(tree(), node))
            m_line.goTo(tree(), node);
        if (reshaped) {
            followTree(/*isOther=*/false);
            m_reviews->panel().curve().forgetWorths();
        }
        followNode();
        m_reviews->check();
    }
    emit edited();
}

void StudyPage::followTree(bool isOther)
{
    using Change = SnapshotMaker::Change;
    ++m_shape;
    m_snapshots->follow(
        [document = m_record.document()] { return document->shared(); }, isOther ? Change::OtherTree : Change::Edited);
}

void StudyPage::setShown(const Shown &shown)
{
    m_shown = shown;
    findAnew();
}

// What a review found is seen in the sheet, too.
void StudyPage::markFindings()
{
    std::map<record::NodeId, QString> findings;
    if (const GameReview *found = m_reviews->panel().review()) {
        for (const review::Mark &mark : found->marks)
            findings[found->nodeOf(mark)] = text::markNames(mark);
    }
    m_sheet->moves().setFindings(findings);
}

void StudyPage::followArranged(bool isOtherGame)
{
    m_reviews->leaveFile(); // it identifies games by their previous places
    m_games->list();
    if (isOtherGame)
        showDocument(record::GameTree::root());
    m_redraw.due();
    emit stateChanged();
    emit edited();
}

Page::ActionHandlers StudyPage::actionHandlers()
{
    if (!hasDocument())
        return {};
    return { { Command::Charset, [this] { m_saver->chooseCharset(); } },
        { Command::CopyMoves, [this] { m_copier->copyMoves(); } },
        { Command::CopyRecord, [this] { m_copier->copyRecord(); } },
        { Command::CopyBoard, [this] { m_copier->copyBoard(); } },
        { Command::CopyPicture, [this] { m_copier->copyPicture(); } },
        { Command::ReadMoves, [this] { announce(movesHeard(tree(), node()), Told::Asked); } },
        { Command::Save, [this] { m_saver->save(); } }, { Command::SaveAs, [this] { m_saver->saveAs(); } },
        { Command::Worksheet, [this] { emit worksheetWanted(); } } };
}

void StudyPage::save()
{
    m_saver->save();
}

void StudyPage::saveTo(const QString &path)
{
    m_saver->saveTo(path);
}

void StudyPage::saveBranchTo(const QString &path)
{
    m_saver->saveBranchTo(path);
}

TaskWithBar &StudyPage::saving()
{
    return m_saver->task();
}

void StudyPage::chooseCharset()
{
    m_saver->chooseCharset();
}

ReviewPanel &StudyPage::reviewPanel()
{
    return m_reviews->panel();
}

void StudyPage::reviewGame()
{
    m_reviews->reviewGame();
}

WinPanel &StudyPage::wins()
{
    return m_wins->wins();
}

AnalysisPanel &StudyPage::analysis()
{
    return m_wins->analysis();
}

void StudyPage::setTellsWins(bool tells)
{
    m_wins->setTells(tells);
}

void StudyPage::setAnalyst(const Analyst &analyst)
{
    m_wins->setAnalyst(analyst);
    m_reviews->setAnalyst(analyst);
}

void StudyPage::setLibrary(UserLibrary *library)
{
    m_library->setLibrary(library);
}

ExplorerPanel &StudyPage::explorer()
{
    return m_library->panel();
}

void StudyPage::tellAdded(const QString &sentence, const std::function<void()> &undo)
{
    if (undo)
        m_parts.notice.tell(sentence, tr("Undo"), StudyNotice::Lasts::UntilMoved, undo);
    else
        m_parts.notice.tell(sentence, tr("OK"), StudyNotice::Lasts::UntilMoved, [this] { m_parts.notice.close(); });
}

KeySet StudyPage::keys() const
{
    return m_input->keys();
}

QList<QAction *> StudyPage::actionsOfAllKeySets() const
{
    return m_input->actionsOfAllKeySets();
}

void StudyPage::setKeys(KeySet keys)
{
    m_input->setKeys(keys);
    m_steps->setKey(QKeySequence::listToString(keysOf(keys, StudyStep::Mode), QKeySequence::NativeText));
}

QList<Page::KeyRow> StudyPage::ownKeys() const
{
    if (!hasDocument())
        return {};
    QList<KeyRow> rows;
    for (int i = 0; i < StudyStepCount; ++i) {
        const auto step = static_cast<StudyStep>(i);
        rows.append({ keysOf(keys(), step), wordsOf(step) });
    }
    for (const QAction *action : m_input->actionsOfAllKeySets())
        rows.append({ action->shortcuts(), action->text() });
    rows.removeIf([](const KeyRow &row) { return row.keys.isEmpty(); });
    return rows;
}

void StudyPage::chooseKeys()
{
    StudyKeysDialog dialog(keys(), m_input->actionsOfAllKeySets(), window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    setKeys(dialog.keys());
    emit keysChosen(dialog.keys());
}

void StudyPage::tell(const QString &text, const QStringList &more)
{
    AskDialog::tell(window(), "message", text, more.join(QLatin1Char('\n')));
}

std::optional<DiagramSubject> StudyPage::diagramSubject() const
{
    if (!hasDocument())
        return std::nullopt;
    const RecordPlace place { document().shared(), document().rule(), m_line, m_view };
    DiagramSubject subject = m_facts ? subjectOf(place, *m_facts) : subjectOf(place);
    subject.record = [content = m_record.content()] {
        return QByteArray::fromStdString(record::writeSgf(document::gameOf(content)));
    };
    return subject;
}

std::optional<Page::JudgedPosition> StudyPage::judgedPosition() const
{
    if (!hasDocument())
        return std::nullopt;
    const std::optional<rules::Position> position = tree().position(node());
    const rules::RuleSet rules { .rule = document().rule().value_or(rules::Rule::Renju) };
    const rules::Side next = tree().sideToMove(node());
    return position ? std::optional(JudgedPosition { *position, rules.rule, rules.judgedSide(next).value_or(next) })
                    : std::nullopt;
}

void StudyPage::hideEvent(QHideEvent *event)
{
    // The user went to another page; a hidden window comes back.
    if (!event->spontaneous()) {
        m_steps->setPlaying(false);
        m_wins->giveUp();
        m_reviews->stop();
    }
    Page::hideEvent(event);
}

} // namespace kagetsu::ui
