// SPDX-License-Identifier: MIT
#pragma once

#include "document/line.h"
#include "document/record.h"
#include "record/edit/variation.h"
#include "ui/look/layout/page.h"
#include "ui/look/layout/redraw.h"
#include "ui/study/edit/studykeys.h"
#include "ui/study/page/studyscene.h"
#include "ui/study/panels/findbar.h"

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

// The study page: shows the games of a file, or a library, on a board with the next moves and texts on their points,
// goes through them with keys, wheel, buttons, the list of moves and the drawn tree; edits them, all with undo; and
// tells where else in the record a position stands.
//
// Whatever is done changes what the page knows; studyScene() makes of that all there is to see, and draw() puts it on
// the widgets, once for each thing that happens.
class StudyPage : public Page
{
    Q_OBJECT

public:
    explicit StudyPage(QWidget *parent = nullptr);
    ~StudyPage() override;

    // Shows the record, the first of several, to be looked at.
    void show(document::OpenedRecord record);
    // A record as it is on the page: with its edits, the place looked at, and how it is looked at.
    struct Looked
    {
        document::Record record;
        record::NodeId node = record::GameTree::root();
        rules::Symmetry view = rules::Symmetry::Identity;
        StudyMode mode = StudyMode::Look;
    };
    Looked looked() const { return { m_record, node(), m_view, mode() }; }
    void show(Looked looked);
    // At the end of the game shown; where that was a forbidden move, with its proof.
    void review();
    // Has the game reviewed along the line looked along: what it missed and allowed.
    void reviewGame();
    ReviewPanel &reviewPanel() { return *m_review; }
    // Shows a record from bytes. False when they hold no record at all; then the page stays as it was.
    bool open(std::string bytes, const QString &fileName);

    // While one only looks, taps follow the record and nothing is edited unasked.
    StudyMode mode() const { return m_mode; }
    void setMode(StudyMode mode);

    const document::Record &record() const { return m_record; }
    bool hasDocument() const { return m_record.document() != nullptr; }
    const document::RecordDocument &document() const { return *m_record.document(); }
    document::RecordDocument &document() { return *m_record.document(); }
    const record::Game &game() const { return document().game(); }
    // Nodes after the root on the line looked along; 0 at the start.
    int place() const { return m_line.place(); }
    record::NodeId node() const { return m_line.node(); }
    // The board as it is shown.
    const BoardPicture &picture() const;
    int drawnScenes() const { return m_redraw.count(); }

    // What is saved, and how its texts are read.
    Deeds deeds() override;
    // Over the file it came from, or by asking where.
    void save();
    // By the ending of the name: a copy, if that is not the format the record has. In the background when it is much:
    // one may edit on meanwhile. The file that was there stays as it is until all of the new one is on disk.
    void saveTo(const QString &path);
    // Nothing but the branch of the node shown, as a file of its own.
    void saveBranchTo(const QString &path);
    // The file stays as it was where this is cancelled, unless it is being written at that moment.
    TaskWithBar &saving() { return *m_saving; }
    // Asks how the texts of the file are read.
    void chooseCharset();
    RecordMerger &merger() { return *m_merger; }
    // Something to be told over the window.
    void tell(const QString &text, const QStringList &more = {});
    // See document::Record.
    void setUnsaved();
    bool adopt(document::SecondReading second);
    // Whatever is being typed on a point is in the record.
    void settle();
    // Returns once no edit is being made in the background any more, nor games arranged; the window lives on meanwhile.
    void wait();
    // Whose keys go through the record.
    void setKeys(KeySet keys);
    KeySet keys() const { return m_keys; }
    // Says of each position which side wins by fours.
    void setTellsWins(bool tells);
    WinPanel &wins() { return *m_wins; }
    // Lets engines analyse the position shown; without, nothing is analysed.
    void setAnalyst(const Analyst &analyst);
    AnalysisPanel &analysis() { return *m_analysis; }
    // Of its own actions those whose keys are the same in all sets.
    QList<QAction *> actionsOfAllKeySets() const;

    // "Renju, Taraguchi-10" of the game shown.
    QString caption() const override;
    QString title() const override;
    bool isModified() const override { return m_record.isModified(); }
    bool isReadFromAfar() const override { return true; }
    Abilities abilities() const override;
    void setShown(const Shown &shown) override;
    // Why a point is forbidden or not, at the node shown; on a tab beside the moves.
    ProofPanel *proof() const override { return m_proof; }
    std::optional<JudgedPosition> judgedPosition() const override;
    std::optional<DiagramSubject> diagramSubject() const override;
    QList<Section> ownActions() const override;
    // Those of the set that is chosen.
    QList<KeyRow> ownKeys() const override;

public slots:
    // What the reader had to say about the file and the game, in a dialog of its own.
    void showFindings();
    void showGame(int index);
    void goTo(int place);
    void goToNode(kagetsu::record::NodeId node);
    // To the same position elsewhere; the board is turned so that the picture stays.
    void jumpTo(const kagetsu::record::PositionHit &hit);
    void first() override;
    void previous() override;
    void next() override;
    void last() override;
    void turnBoard() override;
    void mirrorBoard() override;

    // The edits could not be kept on disk in case the program stops.
    void tellNotKept();
    // One can go from this record to others that are open.
    void setHasOthers(bool has);

signals:
    // The review shown is to be printed.
    void reviewPaperWanted(const kagetsu::ui::ReviewSheet &sheet);
    // The record is to be saved at a place that is to be chosen.
    void saveAsWanted();
    // The moves to the node shown and its branch are to be saved as a file of their own.
    void branchWanted();
    // The position shown is to become a task.
    void taskWanted();
    // Positions of the record are to become a worksheet.
    void worksheetWanted();
    // A class is to see it.
    void classWanted();
    // Something was saved there, the record or a copy of it.
    void savedTo(const QString &path);
    // The same, also of a branch, and how its texts are to be read.
    void charsetSaved(const QString &path, const kagetsu::document::SavedCharset &charset);
    // All edits are in the file.
    void allSaved();
    // How the texts of the file are read; those of games are to be read again.
    void charsetChosen(kagetsu::record::Charset charset);
    // How large the board of the library is, is to be chosen.
    void boardSizeWanted();
    void keysChosen(kagetsu::ui::KeySet keys);
    // The record shown is to be closed.
    void closeWanted();
    // The record that was opened so many after this one is to be shown.
    void otherWanted(int steps);
    // Files, or a folder of them, to be merged into the record are to be chosen.
    void mergeWanted();
    void mergeFolderWanted();
    // Something was edited, or an edit taken back.
    void edited();
    // An edit was not made, and why.
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
    // No longer hears of the document it listened to.
    void forsake();
    // The record is another one.
    void showRecord(record::NodeId opening, rules::Symmetry view, StudyMode mode);
    // The game the record shows now, opened at this node.
    void showDocument(record::NodeId opening);
    const record::GameTree &tree() const { return document().tree(); }
    void arrange();
    void placeNotes(bool onTab);
    void setTightTabs(bool tight);
    void activatePoint(kagetsu::rules::Point point);
    // Goes where the record goes with a stone there; false where it does not.
    bool follow(rules::Point point);
    // A tap while one only looks.
    void look(rules::Point point);
    void writeOn(rules::Point point);
    void hintAt(std::optional<kagetsu::rules::Point> point);
    void tellUndoable(const QString &what);
    void take(StudyStep step);
    bool takeButton(const QMouseEvent &event);
    void takeDrag(const QEvent &event);
    // Menus of the right button, the menu key and a finger that is held.
    void serveMenus();
    static bool takesMenuKey(QWidget *widget, const QEvent &event);
    bool openMenu(QObject *watched, const QContextMenuEvent &event);
    void popup(QMenu *menu, QPoint where);
    void addCommands(QMenu &menu, std::initializer_list<StudyCommand> commands);
    QMenu *boardMenu(std::optional<rules::Point> point);
    void addPointActions(QMenu &menu, rules::Point point);
    QMenu *branchMenu();
    QMenu *gameMenu();
    // One more game after the one shown, as it is asked for.
    void addGame();
    // Those on the clipboard.
    void pasteGames();
    void moveGame(int by);
    // Asks before.
    void removeGame();
    void renameGame();
    // Asks in a dialog, while which the window lives on; true where then the same game of the same file is shown.
    bool isAgreed(const std::function<bool()> &ask) const;
    int gameCount() const;
    void arrangeGames(document::GameOrder order, int shown);
    // The order is made in any thread, of so many bytes more; nothing: the clipboard has no game.
    void arrangeGames(const std::function<std::optional<document::GameOrder>()> &orderOf, int shown, qint64 bytesRead);
    void listGames();
    void goToGame(int games);
    void goToVariation(int step);
    void goToFork(int step);
    void find(bool forward);
    // In the texts of the node looked at, then the next one is found; or everywhere.
    void replace(bool everywhere);
    void findKind(FindKind kind, bool forward);
    // The tree is another one, or nodes moved in it.
    void followTree(bool isOther);
    // After an edit, or one taken back.
    void followEdit(record::NodeId node, bool reshaped);
    // The node looked at is another one, or something was edited.
    void followNode();
    // What is known of the node looked at has to be found out again.
    void findAnew();
    const NodeFacts &facts();
    // Why points are forbidden is told beside the board.
    bool proves() const;
    void connectWins();
    void placeQuietWins(bool inSteps);
    void showWins();
    void insertWin(const solver::Proof &proof);
    void connectAnalysis();
    void showAnalysis();
    void insertLine(const record::Variation &line);
    void connectReview();
    // Below the lists, or where there is no room for it on a tab.
    void placeReview(bool onTab);
    void followReview();
    // Whether the game is still what was reviewed.
    void checkReview();
    bool goToReviewed(record::NodeId node);
    void showReviewedWin(record::NodeId node, bool before, const solver::Question &position, const review::Win &win);
    void proveReviewed(record::NodeId node, rules::Point point);
    void writeReview();
    void reviewAll();
    void stopReviews();
    // At a game of the file, and at one of its moves.
    void goToReviewedGame(std::size_t game, std::optional<std::size_t> move);
    // The review of this game has come, or is at hand: to the move that is waited for.
    void goToWaitedMove();
    StudyState state();
    void draw();
    // With what the proof lays on it.
    void drawBoard();
    void retranslate();

    document::Record m_record;
    std::shared_ptr<document::RecordDocument> m_heard; // the document shown, which this listens to
    document::Line m_line;
    KeySet m_keys = KeySet::Kagetsu;
    Shown m_shown { .numbers = true };
    StudyMode m_mode = StudyMode::Look;
    rules::Symmetry m_view = rules::Symmetry::Identity;
    int m_shape = 0; // another number whenever nodes moved
    int m_positions = 0; // of a library
    int m_remarks = 0;
    bool m_isControlTap = false;
    std::optional<rules::Point> m_dragFrom; // of an arrow or line
    bool m_isDragBack = false;
    bool m_isArranging = false; // tabs that go may change the one that is current
    bool m_tellsWins = true;
    std::optional<NodeFacts> m_facts; // of the node looked at, once they are wanted
    std::optional<StudyScene> m_scene; // as it was drawn last
    Redraw m_redraw { [this] { draw(); } };

    TaskWithBar *m_work;
    TaskWithBar *m_arranging; // the games of the file; nothing cancels it unasked
    TaskWithBar *m_saving;
    TaskWithBar *m_looking; // what changes nothing
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
    QPointer<QMenu> m_menu; // of the right button, while it is open
    QPointer<CollectionReview> m_collectionReview;
    struct WaitedMove
    {
        std::size_t game = 0;
        std::optional<std::size_t> move; // its index; nothing: the first that is marked
    };
    std::optional<WaitedMove> m_waited; // to be gone to once its game is there and reviewed
};

} // namespace kagetsu::ui
