// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/line.h"
#include "record/document/record.h"
#include "record/edit/variation.h"
#include "ui/controls/layout/page.h"
#include "ui/controls/layout/redraw.h"
#include "ui/record/edit/studykeys.h"
#include "ui/record/page/studyscene.h"
#include "ui/record/panels/findbar.h"

#include <QPointer>

#include <functional>

class QBoxLayout;
class QContextMenuEvent;
class QMenu;
class QMouseEvent;
class QTabWidget;
class QTableView;
class QToolButton;

namespace kagetsu::review {
struct Win;
}

namespace kagetsu::document {
struct SaveOrder;
struct SaveOutcome;
}

namespace kagetsu::ui {

class AnalysisPanel;
class BoardWidget;
class CollectionReview;
class FindingList;
class GameHead;
class GameListModel;
class NotesPanel;
class PointField;
class RecordMerger;
class ReviewPanel;
class SamePositions;
class ScoreSheetModel;
class SnapshotMaker;
class StepBar;
class StudyActions;
class StudyEditor;
class StudyNotice;
class TaskWithBar;
class ToolBox;
class TreeView;
class QuietWins;
class WinPanel;
struct Analyst;
struct ReviewSheet;

// The study page. It shows the games of a file, or a library, on a board with the next moves and texts on their points;
// moves through them with keys, wheel, buttons, the list of moves and the drawn tree; edits them with undo; and shows
// where else in the record a position occurs.
//
// Every action changes the page's state; studyScene() derives from it everything visible, and draw() transfers that to
// the widgets, once for each event.
class StudyPage : public Page
{
    Q_OBJECT

public:
    explicit StudyPage(QWidget *parent = nullptr);
    ~StudyPage() override;

    // Shows the record, or the first of several, in look mode.
    void show(document::OpenedRecord record);
    // A record as it is on the page: with its edits, the current node, the view and the mode.
    struct Looked
    {
        document::Record record;
        record::NodeId node = record::GameTree::root();
        rules::Symmetry view = rules::Symmetry::Identity;
        StudyMode mode = StudyMode::Look;
    };
    Looked looked() const { return { m_record, node(), m_view, mode() }; }
    void show(Looked looked);
    // Goes to the end of the displayed game; if that was a forbidden move, shows its proof.
    void review();
    // Reviews the game along the current line for missed and allowed wins.
    void reviewGame();
    ReviewPanel &reviewPanel() { return *m_review; }
    // Shows a record from bytes. Returns false if they contain no record; the page then stays as it was.
    bool open(std::string bytes, const QString &fileName);

    // Returns the mode. In look mode taps follow the record, and nothing is edited without asking.
    StudyMode mode() const { return m_mode; }
    void setMode(StudyMode mode);

    const document::Record &record() const { return m_record; }
    bool hasDocument() const { return m_record.document() != nullptr; }
    const document::RecordDocument &document() const { return *m_record.document(); }
    document::RecordDocument &document() { return *m_record.document(); }
    const record::Game &game() const { return document().game(); }
    // Returns the number of nodes after the root on the current line; 0 at the start.
    int place() const { return m_line.place(); }
    record::NodeId node() const { return m_line.node(); }
    // Returns the board as it is shown.
    const BoardPicture &picture() const;
    int drawnScenes() const { return m_redraw.count(); }

    // Returns the actions for saving and for the encoding of the texts.
    Deeds deeds() override;
    // Saves over the file the record came from, or asks where.
    void save();
    // Saves in the format given by the extension: as a copy if that is not the record's format. A large record is saved
    // in the background, while it can still be edited. An existing file stays unchanged until all of the new one is on
    // disk.
    void saveTo(const QString &path);
    // Saves only the branch of the displayed node as a file of its own.
    void saveBranchTo(const QString &path);
    // Returns the task of saving. If it is cancelled, the file stays as it was, unless it is being written at that
    // moment.
    TaskWithBar &saving() { return *m_saving; }
    // Asks for the encoding of the texts in the file.
    void chooseCharset();
    RecordMerger &merger() { return *m_merger; }
    // Shows a message in front of the window.
    void tell(const QString &text, const QStringList &more = {});
    // See document::Record.
    void setUnsaved();
    bool adopt(document::SecondReading second);
    // Commits the text being typed on a point to the record.
    void settle();
    // Returns once no edit is being made and no games are being rearranged in the background; the window stays
    // responsive meanwhile.
    void wait();
    // Sets the keys for moving through the record.
    void setKeys(KeySet keys);
    KeySet keys() const { return m_keys; }
    // Sets whether each position shows which side wins by fours.
    void setTellsWins(bool tells);
    WinPanel &wins() { return *m_wins; }
    // Lets engines analyse the displayed position; without an analyst nothing is analysed.
    void setAnalyst(const Analyst &analyst);
    AnalysisPanel &analysis() { return *m_analysis; }
    // Returns the page's actions whose keys are the same in all sets.
    QList<QAction *> actionsOfAllKeySets() const;

    // Returns rule and opening of the displayed game, such as "Renju, Taraguchi-10".
    QString caption() const override;
    QString title() const override;
    bool isModified() const override { return m_record.isModified(); }
    bool isReadFromAfar() const override { return true; }
    Abilities abilities() const override;
    void setShown(const Shown &shown) override;
    // Returns the panel, on a tab beside the moves, that says why a point is forbidden or not at the displayed node.
    ProofPanel *proof() const override { return m_proof; }
    std::optional<JudgedPosition> judgedPosition() const override;
    std::optional<DiagramSubject> diagramSubject() const override;
    QList<Section> ownActions() const override;
    // Returns the keys of the current set.
    QList<KeyRow> ownKeys() const override;

public slots:
    // Shows the reader's findings about the file and the game in a dialog.
    void showFindings();
    void showGame(int index);
    void goTo(int place);
    void goToNode(kagetsu::record::NodeId node);
    // Goes to the same position elsewhere; the board is turned so that the picture stays the same.
    void jumpTo(const kagetsu::record::PositionHit &hit);
    void first() override;
    void previous() override;
    void next() override;
    void last() override;
    void turnBoard() override;
    void mirrorBoard() override;

    // Says that the edits could not be kept on disk in case the program stops.
    void tellNotKept();
    // Sets whether other records are open to which the user can switch.
    void setHasOthers(bool has);

signals:
    // Emitted when the displayed review should be printed.
    void reviewPaperWanted(const kagetsu::ui::ReviewSheet &sheet);
    // Emitted when the record should be saved in a place yet to be chosen.
    void saveAsWanted();
    // Emitted when the moves to the displayed node and its branch should be saved as a file of their own.
    void branchWanted();
    // Emitted when the displayed position should become a task.
    void taskWanted();
    // Emitted when positions of the record should become a worksheet.
    void worksheetWanted();
    // Emitted when it should be shown to a class.
    void classWanted();
    // Emitted when the record or a copy of it was saved there.
    void savedTo(const QString &path);
    // Emitted then, and when a branch was saved, with the encoding of its texts.
    void charsetSaved(const QString &path, const kagetsu::document::SavedCharset &charset);
    // Emitted when all edits are in the file.
    void allSaved();
    // Emitted when the encoding of the file was chosen; games must be read again.
    void charsetChosen(kagetsu::record::Charset charset);
    // Emitted when the size of the library's board should be chosen.
    void boardSizeWanted();
    void keysChosen(kagetsu::ui::KeySet keys);
    // Emitted when the displayed record should be closed.
    void closeWanted();
    // Emitted when the record opened this many places after this one should be shown.
    void otherWanted(int steps);
    // Emitted when files, or a folder of them, should be chosen and merged into the record.
    void mergeWanted();
    void mergeFolderWanted();
    // Emitted after an edit or an undo.
    void edited();
    // Emitted with the reason when an edit was not made.
    void refused(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool event(QEvent *event) override;

private:
    void saveAs();
    document::RecordContent toSave() const;
    void saveTo(document::SaveOrder order);
    void ask(const document::SaveOrder &order, const document::SaveOutcome &outcome);
    void start(const document::SaveOrder &order, const std::function<void(const document::SaveOutcome &)> &done);
    void tellOfCopy(const QString &path);
    void tellOf(const document::SaveOutcome &outcome, const QString &path);
    void askCharset(std::vector<std::string> samples);
    void copyMoves();
    void copyRecord();
    void copyBoard();
    void copyPicture();
    void countBranch();
    void chooseKeys();
    // Disconnects from the document it listened to.
    void forsake();
    // Shows another record.
    void showRecord(record::NodeId opening, rules::Symmetry view, StudyMode mode);
    // Shows the current game of the record at this node.
    void showDocument(record::NodeId opening);
    const record::GameTree &tree() const { return document().tree(); }
    void arrange();
    void placeNotes(bool onTab);
    void setTightTabs(bool tight);
    void activatePoint(kagetsu::rules::Point point);
    // Goes to the node that a stone there leads to; returns false if there is none.
    bool follow(rules::Point point);
    // Handles a tap in look mode.
    void look(rules::Point point);
    void writeOn(rules::Point point);
    void hintAt(std::optional<kagetsu::rules::Point> point);
    void tellUndoable(const QString &what);
    void take(StudyStep step);
    bool takeButton(const QMouseEvent &event);
    void takeDrag(const QEvent &event);
    // Handles context menus: the right button, the menu key and a long press.
    void serveMenus();
    static bool takesMenuKey(QWidget *widget, const QEvent &event);
    bool openMenu(QObject *watched, const QContextMenuEvent &event);
    void popup(QMenu *menu, QPoint where);
    void addCommands(QMenu &menu, std::initializer_list<StudyCommand> commands);
    QMenu *boardMenu(std::optional<rules::Point> point);
    void addPointActions(QMenu &menu, rules::Point point);
    QMenu *branchMenu();
    QMenu *gameMenu();
    // Asks for a game and adds it after the displayed one.
    void addGame();
    // Adds the games on the clipboard.
    void pasteGames();
    void moveGame(int by);
    // Asks before removing.
    void removeGame();
    void renameGame();
    // Asks in a dialog, during which the window stays alive; returns true if the user agrees and the same game of the
    // same file is still shown.
    bool isAgreed(const std::function<bool()> &ask) const;
    int gameCount() const;
    void arrangeGames(document::GameOrder order, int shown);
    // Makes the order in any thread, from this many bytes; without an order the clipboard has no game.
    void arrangeGames(const std::function<std::optional<document::GameOrder>()> &orderOf, int shown, qint64 bytesRead);
    void listGames();
    void goToGame(int games);
    void goToVariation(int step);
    void goToFork(int step);
    void find(bool forward);
    // Replaces in the texts of the current node and finds the next one, or replaces everywhere.
    void replace(bool everywhere);
    void findKind(FindKind kind, bool forward);
    // Handles another tree, or moved nodes.
    void followTree(bool isOther);
    // Handles an edit or undo.
    void followEdit(record::NodeId node, bool reshaped);
    // Handles a change of the current node, or an edit.
    void followNode();
    // Discards what is known about the current node.
    void findAnew();
    const NodeFacts &facts();
    // True if the reasons for forbidden points are shown beside the board.
    bool proves() const;
    void connectWins();
    void placeQuietWins(bool inSteps);
    void showWins();
    void insertWin(const solver::Proof &proof);
    void connectAnalysis();
    void showAnalysis();
    void insertLine(const record::Variation &line);
    void connectReview();
    // Places the review below the lists or, if there is no room, on a tab.
    void placeReview(bool onTab);
    void followReview();
    // Checks whether the game still is what was reviewed.
    void checkReview();
    bool goToReviewed(record::NodeId node);
    void showReviewedWin(record::NodeId node, bool before, const solver::Question &position, const review::Win &win);
    void proveReviewed(record::NodeId node, rules::Point point);
    void writeReview();
    void reviewAll();
    void stopReviews();
    // Goes to a game of the file and one of its moves.
    void goToReviewedGame(std::size_t game, std::optional<std::size_t> move);
    // Goes to the awaited move once its game is shown and reviewed.
    void goToWaitedMove();
    StudyState state();
    void draw();
    // Draws the board with the marks of the proof.
    void drawBoard();
    void retranslate();

    document::Record m_record;
    std::shared_ptr<document::RecordDocument> m_heard; // the displayed document, whose signals are connected
    document::Line m_line;
    KeySet m_keys = KeySet::Kagetsu;
    Shown m_shown { .numbers = true };
    StudyMode m_mode = StudyMode::Look;
    rules::Symmetry m_view = rules::Symmetry::Identity;
    int m_shape = 0; // changes whenever nodes moved
    int m_positions = 0; // number of positions in a library
    int m_remarks = 0;
    bool m_isControlTap = false;
    std::optional<rules::Point> m_dragFrom; // start of an arrow or line
    bool m_isDragBack = false;
    bool m_isArranging = false; // removing tabs may change the current one
    bool m_tellsWins = true;
    std::optional<NodeFacts> m_facts; // facts of the current node, once needed
    std::optional<StudyScene> m_scene; // as it was drawn last
    Redraw m_redraw { [this] { draw(); } };

    TaskWithBar *m_work;
    TaskWithBar *m_arranging; // rearranges the games of the file; is never cancelled without asking
    TaskWithBar *m_saving;
    TaskWithBar *m_looking; // for work that changes nothing
    RecordMerger *m_merger;
    StudyActions *m_actions;
    StudyEditor *m_editor;
    SnapshotMaker *m_snapshots;
    GameListModel *m_games;
    ScoreSheetModel *m_moves;
    QBoxLayout *m_layout;
    QWidget *m_side;
    QTableView *m_gameList;
    QTabWidget *m_tabs;
    QTableView *m_moveList;
    ProofPanel *m_proof;
    BoardWidget *m_board;
    WinPanel *m_wins;
    AnalysisPanel *m_analysis;
    PointField *m_field;
    TreeView *m_tree;
    SamePositions *m_same;
    ToolBox *m_tools;
    ModeStrip *m_strip;
    StudyNotice *m_notice;
    FindBar *m_find;
    GameHead *m_head;
    StepBar *m_steps;
    QuietWins *m_quiet;
    ReviewPanel *m_review;
    NotesPanel *m_notes;
    QToolButton *m_charset;
    QToolButton *m_findings;
    QPointer<FindingList> m_findingList;
    QPointer<QMenu> m_menu; // context menu, while it is open
    QPointer<CollectionReview> m_collectionReview;
    struct WaitedMove
    {
        std::size_t game = 0;
        std::optional<std::size_t> move; // its index; nothing for the first marked one
    };
    std::optional<WaitedMove> m_waited; // where to go once its game is shown and reviewed
};

} // namespace kagetsu::ui
