// SPDX-License-Identifier: MIT
#include "ui/record/page/studypage.h"

#include "text/common/foreigntext.h"
#include "ui/board/announce.h"
#include "ui/board/boardwidget.h"
#include "ui/board/inforce.h"
#include "ui/controls/background/taskwithbar.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/fingerrows.h"
#include "ui/controls/layout/fit.h"
#include "ui/record/analysis/analysispanel.h"
#include "ui/record/edit/recordmerger.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/studyeditor.h"
#include "ui/record/edit/toolbox.h"
#include "ui/record/page/nodeheard.h"
#include "ui/record/page/stepbar.h"
#include "ui/record/page/studynotice.h"
#include "ui/record/panels/findbar.h"
#include "ui/record/panels/findinglist.h"
#include "ui/record/panels/gamehead.h"
#include "ui/record/panels/gamelistmodel.h"
#include "ui/record/panels/notespanel.h"
#include "ui/record/panels/pointfield.h"
#include "ui/record/panels/scoresheetmodel.h"
#include "ui/record/proof/proofpanel.h"
#include "ui/record/review/collectionreview.h"
#include "ui/record/review/reviewpanel.h"
#include "ui/record/solver/quietwins.h"
#include "ui/record/solver/winpanel.h"
#include "ui/record/tree/samepositions.h"
#include "ui/record/tree/treesnapshot.h"
#include "ui/record/tree/treeview.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTabBar>
#include <QTableView>
#include <QTabWidget>
#include <QToolButton>

#include <utility>

namespace kagetsu::ui {

namespace {

QTableView *tableView(QAbstractItemModel *model, const char *name, QWidget *parent)
{
    auto *view = new QTableView(parent);
    view->setObjectName(QLatin1String(name));
    view->setModel(model);
    view->setShowGrid(false);
    view->verticalHeader()->hide();
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setTabKeyNavigation(false);
    view->horizontalHeader()->setHighlightSections(false);
    giveFingerRows(*view);
    return view;
}

} // namespace

StudyPage::StudyPage(QWidget *parent)
    : Page(parent)
    , m_work(new TaskWithBar(this))
    , m_arranging(new TaskWithBar(this))
    // Over whatever page is shown meanwhile.
    , m_saving(new TaskWithBar(window()))
    , m_looking(new TaskWithBar(window()))
    , m_merger(new RecordMerger(this))
    , m_actions(new StudyActions(this))
    , m_editor(new StudyEditor(*m_actions, m_line, this))
    , m_snapshots(new SnapshotMaker(this))
    , m_games(new GameListModel(this))
    , m_moves(new ScoreSheetModel(this))
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_side(new QWidget(this))
    , m_gameList(tableView(m_games, "games", this))
    , m_tabs(new QTabWidget(m_side))
    , m_moveList(tableView(m_moves, "moves", m_side))
    , m_proof(new ProofPanel)
    , m_board(new BoardWidget(this))
    , m_wins(new WinPanel(m_board, m_side))
    , m_analysis(new AnalysisPanel(m_board, m_side))
    , m_field(new PointField(m_board))
    , m_tree(new TreeView)
    , m_same(new SamePositions)
    , m_tools(new ToolBox(m_side))
    , m_strip(new ModeStrip(m_tools, m_side))
    , m_notice(new StudyNotice(m_side))
    , m_find(new FindBar(m_side))
    , m_head(new GameHead(m_side))
    , m_steps(new StepBar(m_side))
    , m_quiet(new QuietWins(m_side))
    , m_review(new ReviewPanel(m_side))
    , m_notes(new NotesPanel(m_side))
    , m_charset(new BigButton("charset", m_side))
    , m_findings(new BigButton("findings", m_side))
{
    setObjectName(QStringLiteral("studyPage"));
    for (QToolButton *quiet : { m_charset, m_findings }) {
        quiet->setProperty("big", false); // a plain line of words until the pointer is over it
        quiet->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    m_gameList->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_gameList->horizontalHeader()->setStretchLastSection(true);
    m_gameList->setAlternatingRowColors(true);
    m_moveList->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    // The sheet takes the remaining room; its preferred height must not push the names below the board.
    m_tabs->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setExpanding(true);
    m_tabs->tabBar()->setDrawBase(false);
    m_tabs->addTab(m_moveList, QString());
    m_tabs->addTab(m_tree, QString());
    m_tabs->addTab(m_same, QString());
    m_tabs->addTab(m_proof, QString());
    m_wins->hide(); // until the user asks
    m_analysis->hide();
    serveMenus();
    m_review->hide();

    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(8);
    side->addWidget(m_head);
    side->addWidget(m_charset, 0, Qt::AlignLeft);
    side->addWidget(m_findings, 0, Qt::AlignLeft);
    side->addWidget(m_steps);
    side->addWidget(m_quiet);
    side->addWidget(m_strip);
    side->addWidget(m_notice);
    side->addWidget(m_find);
    side->addWidget(m_notes, 1);
    side->addWidget(m_tabs, 2);

    // The page itself decides what fits; a layout with a minimum size could not turn upright.
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_layout->setContentsMargins(12, 12, 12, 12);
    m_layout->setSpacing(12);
    m_layout->addWidget(m_gameList, 4);
    m_layout->addWidget(m_board, 6);
    m_layout->addWidget(m_side, 3);

    connect(m_steps, &StepBar::firstWanted, this, &StudyPage::first);
    connect(m_steps, &StepBar::previousWanted, this, &StudyPage::previous);
    connect(m_steps, &StepBar::nextWanted, this, &StudyPage::next);
    connect(m_steps, &StepBar::lastWanted, this, &StudyPage::last);
    connect(m_charset, &QToolButton::clicked, this, &StudyPage::chooseCharset);
    connect(m_findings, &QToolButton::clicked, this, &StudyPage::showFindings);
    connect(m_board, &BoardWidget::stepped, this, [this](int moves) { goTo(place() + moves); });
    connect(m_board, &BoardWidget::pointHovered, m_proof, &ProofPanel::pointAt);
    connect(m_board, &BoardWidget::cursorMoved, m_proof, &ProofPanel::pointAt);
    connect(m_board, &BoardWidget::pointActivated, this, &StudyPage::activatePoint);
    connect(m_proof, &ProofPanel::marksChanged, this, &StudyPage::drawBoard);
    connectWins();
    connectAnalysis();
    connectReview();
    connect(m_notes, &NotesPanel::typed, m_editor, &StudyEditor::type);
    connect(m_field, &PointField::answered, m_editor, &StudyEditor::write);
    connect(m_board, &BoardWidget::pointHovered, this, &StudyPage::hintAt);
    connect(m_strip, &ModeStrip::modeWanted, this, &StudyPage::setMode);
    connect(m_notice, &StudyNotice::roomChanged, this, &StudyPage::arrange);
    connect(m_notice, &StudyNotice::left, this, [this] { m_board->setFocus(); });
    connect(m_editor, &StudyEditor::editingWanted, this, [this] { setMode(StudyMode::Edit); });
    connect(m_editor, &StudyEditor::keptFromEditing, this, [this] {
        m_notice->tell(tr("Nothing was changed: you are only viewing this record."), tr("Edit"),
            StudyNotice::Lasts::UntilMoved, [this] { setMode(StudyMode::Edit); });
    });
    connect(m_editor, &StudyEditor::removed, this, [this](StudyEditor::Removal how, int positions) {
        const bool isCut = how == StudyEditor::Removal::Cut;
        if (positions == 0)
            tellUndoable(isCut ? tr("Branch cut.") : tr("Branch deleted."));
        else
            tellUndoable(isCut ? tr("%n position(s) cut.", nullptr, positions)
                               : tr("%n position(s) deleted.", nullptr, positions));
    });
    connect(m_editor, &StudyEditor::wanted, this, &StudyPage::goToNode);
    connect(m_editor, &StudyEditor::handChanged, this, [this] { m_redraw.due(); });
    connect(m_editor, &StudyEditor::refused, this, &StudyPage::refused);
    connect(m_tools, &ToolBox::toolChanged, this, [this] {
        m_editor->dropPending();
        m_editor->setColour(m_tools->colour());
        m_redraw.due();
        m_board->setFocus();
    });
    connect(m_tools, &ToolBox::turnWanted, m_editor, &StudyEditor::changeTurn);
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
    const auto on = [this](StudyCommand command, auto handler) {
        connect((*m_actions)[command], &QAction::triggered, this, handler);
    };
    on(StudyCommand::Find, [this] { m_find->open(); });
    on(StudyCommand::Replace, [this] {
        setMode(StudyMode::Edit);
        m_find->openReplacing();
    });
    connect(m_find, &FindBar::replaceWanted, this, &StudyPage::replace);
    connect(m_editor, &StudyEditor::replaced, this, [this](int texts) {
        m_find->setFound(texts > 0);
        if (texts > 0)
            tellUndoable(tr("%n text(s) changed.", nullptr, texts));
    });
    on(StudyCommand::FindNext, [this] { find(true); });
    on(StudyCommand::FindPrevious, [this] { find(false); });
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
    setHasOthers(false);
    on(StudyCommand::Keys, [this] { chooseKeys(); });
    on(StudyCommand::BoardSize, [this] { emit boardSizeWanted(); });
    on(StudyCommand::SaveBranch, [this] { emit branchWanted(); });
    on(StudyCommand::Statistics, [this] { countBranch(); });
    on(StudyCommand::MakeTask, [this] { emit taskWanted(); });
    on(StudyCommand::ShowToClass, [this] { emit classWanted(); });
    connect(m_arranging, &TaskWithBar::changed, this, [this] { m_redraw.due(); });
    connect(m_find, &FindBar::wanted, this, &StudyPage::find);
    connect(m_find, &FindBar::roomChanged, this, &StudyPage::arrange);
    connect(m_find, &FindBar::closed, this, [this] { m_board->setFocus(); });
    on(StudyCommand::AddGame, [this] { addGame(); });
    on(StudyCommand::CopyGame, [this] { copyRecord(); });
    on(StudyCommand::PasteGame, [this] { pasteGames(); });
    on(StudyCommand::RenameGame, [this] { renameGame(); });
    on(StudyCommand::GameUp, [this] { moveGame(-1); });
    on(StudyCommand::GameDown, [this] { moveGame(1); });
    on(StudyCommand::RemoveGame, [this] { removeGame(); });
    on(StudyCommand::NextVariation, [this] { goToVariation(1); });
    on(StudyCommand::PreviousVariation, [this] { goToVariation(-1); });
    on(StudyCommand::NextFork, [this] { goToFork(1); });
    on(StudyCommand::PreviousFork, [this] { goToFork(-1); });
    connect(m_notes, &NotesPanel::left, this, [this] { m_board->setFocus(); });
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        if (!m_isArranging)
            arrange();
        m_redraw.due();
    });
    connect(m_gameList->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &current) {
            if (current.isValid())
                showGame(current.row());
        });
    connect(
        m_moveList->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
            const int place = m_moves->placeAt(current);
            if (place >= 0)
                goTo(place);
        });
    onLanguage(*this, [this] { retranslate(); });
}

StudyPage::~StudyPage()
{
    forsake(); // steps emit signals while being destroyed
    // These emit signals while being destroyed.
    m_find->disconnect(this);
    m_wins->disconnect(this);
    m_analysis->disconnect(this);
    m_review->disconnect(this);
}

void StudyPage::forsake()
{
    if (!m_heard)
        return;
    m_heard->disconnect(this);
    m_heard->steps().disconnect(this);
    m_heard->steps().disconnect(m_notice);
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
    m_work->cancel();
    m_arranging->cancel();
    const record::NodeId opening = record.opening;
    m_record = document::Record(std::move(record));
    showRecord(opening, rules::Symmetry::Identity, StudyMode::Look);
}

void StudyPage::show(Looked looked)
{
    settle();
    m_work->cancel();
    m_arranging->cancel();
    m_record = std::move(looked.record);
    showRecord(looked.node, looked.view, looked.mode);
}

void StudyPage::showRecord(record::NodeId opening, rules::Symmetry view, StudyMode mode)
{
    const Redraw::Event event(m_redraw);
    delete m_collectionReview; // it belongs to another file
    m_waited.reset();
    m_view = view;
    setMode(mode);
    listGames();
    showDocument(opening);
    m_board->setFocus();
}

QString StudyPage::caption() const
{
    if (!hasDocument())
        return {};
    const QString rules = document().isLibrary() ? QString() : rulesOf(game().info);
    const QString file = text::foreignText(m_record.fileName());
    const QString name = m_record.isModified() ? QStringLiteral("%1 *").arg(file) : file;
    return rules.isEmpty() ? name : QStringLiteral("%1 — %2").arg(name, rules);
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
    return hasDocument() ? m_actions->sections() : QList<Section>();
}

void StudyPage::settle()
{
    m_field->settle();
}

void StudyPage::wait()
{
    settle();
    m_arranging->wait();
    m_editor->wait();
}

bool StudyPage::adopt(document::SecondReading second)
{
    const record::NodeId node = m_line.node();
    if (!m_record.adopt(std::move(second), node, tr("Text encoding")))
        return false;
    listGames();
    showDocument(node);
    return true;
}

const BoardPicture &StudyPage::picture() const
{
    return m_board->picture();
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
        m_work->cancel(); // another one was being read
        m_waited.reset();
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
        m_work->cancel();
        show(std::nullopt);
        return;
    }
    m_work->run(
        document::amountOf(games->nodesOf(static_cast<std::size_t>(index))), tr("Reading the game…"),
        [games, index](background::State &) { return std::optional(games->readGame(static_cast<std::size_t>(index))); },
        show);
}

void StudyPage::tellNotKept()
{
    m_notice->tell(tr("Your changes cannot be backed up: the disk is full or not writable."), tr("Save as…"),
        StudyNotice::Lasts::UntilEdited, [this] { emit saveAsWanted(); });
}

void StudyPage::setHasOthers(bool has)
{
    for (const StudyCommand command : { StudyCommand::NextRecord, StudyCommand::PreviousRecord })
        (*m_actions)[command]->setEnabled(has);
}

void StudyPage::showDocument(record::NodeId opening)
{
    const Redraw::Event event(m_redraw);
    const std::optional<WaitedMove> waited = std::exchange(m_waited, std::nullopt);
    delete m_findingList; // it belongs to another game
    if (m_menu)
        m_menu->close(); // it belongs to another game
    m_review->forget();
    m_notice->close();
    forsake();
    m_heard = m_record.document();
    connect(m_heard.get(), &document::RecordDocument::edited, this, &StudyPage::followEdit);
    connect(m_heard.get(), &document::RecordDocument::charsetChanged, this, &StudyPage::followNode);
    connect(&m_heard->steps(), &QUndoStack::cleanChanged, this, &StudyPage::stateChanged);
    connect(&m_heard->steps(), &QUndoStack::indexChanged, this, &StudyPage::stateChanged);
    connect(&m_heard->steps(), &QUndoStack::indexChanged, m_notice, &StudyNotice::close);
    m_editor->setDocument(m_heard);
    m_remarks = static_cast<int>(m_record.messages().size());
    m_line.start(tree());
    m_line.goTo(tree(), opening);
    followTree(/*isOther=*/true);
    followNode();
    announce(openingHeard(title(), tree(), node()));
    emit stateChanged();
    if (waited && static_cast<int>(waited->game) == m_record.index()) {
        m_waited = waited;
        reviewGame();
    }
}

void StudyPage::followEdit(record::NodeId node, bool reshaped)
{
    {
        const Redraw::Event event(m_redraw);
        if (reshaped)
            m_line.renew(tree());
        if (!reshaped || isReached(tree(), node))
            m_line.goTo(tree(), node);
        if (reshaped)
            followTree(/*isOther=*/false);
        followNode();
        checkReview();
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

} // namespace kagetsu::ui
