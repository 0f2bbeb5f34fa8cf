// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/line.h"
#include "record/document/record.h"
#include "record/model/way.h"
#include "ui/controls/layout/page.h"
#include "ui/controls/layout/redraw.h"
#include "ui/record/edit/studykeys.h"
#include "ui/record/page/studyparts.h"
#include "ui/record/page/studyscene.h"
#include "ui/record/page/trial.h"

#include <QPointer>

#include <functional>
#include <memory>

class QToolButton;

namespace kagetsu::ui {

class AnalysisPanel;
class FindingList;
class GameHead;
class GameSwitcher;
class LibraryGuide;
class UserLibrary;
class ExplorerPanel;
struct ExplorerQuestion;
class ModeStrip;
class NextMoves;
class NotesPanel;
class PointField;
class RecordCopier;
class RecordFinder;
class RecordMerger;
class RecordSaver;
class ReviewGuide;
class ReviewPanel;
class SamePositions;
class MoveSheet;
class SnapshotMaker;
class StepBar;
class StoneLanding;
class StudyInput;
class StudyLayout;
class StudyMenus;
class TreeView;
class WinGuide;
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
    // See ReviewGuide.
    void reviewGame();
    ReviewPanel &reviewPanel();
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
    ActionHandlers actionHandlers() override;
    // See RecordSaver.
    void save();
    void saveTo(const QString &path);
    void saveBranchTo(const QString &path);
    TaskWithBar &saving();
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
    KeySet keys() const;
    QList<QAction *> actionsOfAllKeySets() const;
    // See WinGuide.
    void setTellsWins(bool tells);
    WinPanel &wins();
    void setAnalyst(const Analyst &analyst);
    // Sets the game library that can be asked about positions; without one, none can be. It must outlive the page.
    void setLibrary(UserLibrary *library);
    ExplorerPanel &explorer();
    // Says what came into the library, with a button that takes it back.
    void tellAdded(const QString &sentence, const std::function<void()> &undo);
    AnalysisPanel &analysis();

    // The title of the window and the page itself name the record; the bar of the window need not.
    QString caption() const override { return {}; }
    QString title() const override;
    bool isModified() const override { return m_record.isModified(); }
    bool isReadFromAfar() const override { return true; }
    Abilities abilities() const override;
    void setShown(const Shown &shown) override;
    // Returns the panel, on a tab beside the moves, that says why a point is forbidden or not at the displayed node.
    ProofPanel *proof() const override { return &m_parts.proof; }
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
    // Goes to the position of the main line after so many moves, with the board turned to this view.
    void goToPly(int ply, kagetsu::rules::Symmetry view);
    // Goes to the node at the end of a way, or as far as the record has it, with the board turned to this view.
    void goAlong(const kagetsu::record::Way &way, kagetsu::rules::Symmetry view);
    void goToNode(kagetsu::record::NodeId node);
    // Goes to the start of the game, with its main line.
    void goToMainLine();
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
    // Emitted when a game against the computer should begin from the displayed position.
    void playOnWanted();
    // Emitted when the displayed position should become a task.
    void taskWanted();
    // Emitted when it should become a diagram.
    void diagramWanted();
    // Emitted when positions of the record should become a worksheet.
    void worksheetWanted();
    // Emitted when it should be shown to a class.
    void classWanted();
    // Emitted when the lines from the displayed node on should be asked.
    void drillWanted();
    // Emitted when it should be shown what games play and the lines of the record do not answer.
    void gapsWanted();
    // Emitted when the record should become part of the game library.
    void libraryWanted();
    // Emitted when the results of somebody should be shown, by the name in the record; of a player who is to be chosen
    // if it is empty.
    void playerWanted(const QString &name);
    // Emitted when a game of the library should be opened after so many moves, with the board turned to this view.
    void libraryGameWanted(std::int64_t id, int ply, kagetsu::rules::Symmetry view);
    // The same for a study of it, at this place.
    void libraryStudyWanted(std::int64_t id, const kagetsu::record::Way &way, kagetsu::rules::Symmetry view);
    // Emitted when a report of a position is wanted (ExplorerPanel::reportWanted()).
    void reportWanted(const kagetsu::ui::ExplorerQuestion &question, unsigned kinds, const QString &typed);
    // Emitted when a position, which is shown in this view, should be searched in files and open records.
    void positionSearchWanted(const kagetsu::ui::ExplorerQuestion &question, kagetsu::rules::Symmetry view);
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
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool event(QEvent *event) override;
    int leastHeight() const override;

private:
    void addTabs();
    void connectWidgets();
    void connectEditor();
    void connectGuides();
    void connectActions();
    void chooseKeys();
    // Shows another record.
    void showRecord(record::NodeId opening, rules::Symmetry view, StudyMode mode);
    // Shows the current game of the record at this node.
    void showDocument(record::NodeId opening);
    void followArranged(bool isOtherGame);
    void markFindings();
    // Disconnects from the document it listened to.
    void forsake();
    const record::GameTree &tree() const { return document().tree(); }
    void activatePoint(kagetsu::rules::Point point);
    // Goes to the node that a stone there leads to; returns false if there is none.
    bool follow(rules::Point point);
    // Handles a tap in look mode.
    void look(rules::Point point);
    // Plays a move that games of the library went on with: on trial, unless the record is edited.
    void playFromLibrary(rules::Point point);
    // Tries a stone on the point, or takes the last one back, without writing anything.
    void tryStone(rules::Point point);
    void takeBackTried();
    void tellTried();
    // Forgets the stones that are tried; returns false if there are none.
    bool dropTried();
    // Writes the stones that are tried into the record.
    void addTried();
    void writeOn(rules::Point point);
    void hintAt(std::optional<kagetsu::rules::Point> point);
    void take(StudyStep step);
    void goToVariation(int step);
    void goToFork(int step);
    // Handles another tree, or moved nodes.
    void followTree(bool isOther);
    // Handles an edit or undo.
    void followEdit(record::NodeId node, bool reshaped);
    // Handles a change of the current node, or an edit.
    void followNode();
    // Discards what is known about the current node.
    void findAnew();
    const NodeFacts &facts();
    // Steps through the win on the board or, if there is none, through the record.
    void step(StudyStep step);
    void arrange();
    // Goes to where a finished game is interesting.
    void openAtEnd();
    StudyState state();
    void draw();
    void drawHead(const StudyScene &scene);
    void drawMoves(const StudyScene &scene, bool isOther);
    // Draws the board with the marks of the proof.
    void drawBoard();
    void retranslate();

    document::Record m_record;
    std::shared_ptr<document::RecordDocument> m_heard; // the displayed document, whose signals are connected
    document::Line m_line;
    Shown m_shown { .numbers = true };
    StudyMode m_mode = StudyMode::Look;
    rules::Symmetry m_view = rules::Symmetry::Identity;
    int m_shape = 0; // changes whenever nodes moved
    int m_positions = 0; // number of positions in a library
    int m_remarks = 0;
    Trial m_trial; // after the current node
    std::optional<NodeFacts> m_facts; // of the current node and what is tried after it, once needed
    std::optional<StudyScene> m_scene; // as it was drawn last
    Redraw m_redraw { [this] { draw(); } };

    SnapshotMaker *m_snapshots;
    QWidget *m_side;
    QWidget *m_sheetTab; // the score sheet and the next moves
    MoveSheet *m_sheet;
    NextMoves *m_next;
    TreeView *m_tree;
    SamePositions *m_same;
    GameHead *m_head;
    StepBar *m_steps;
    NotesPanel *m_notes;
    QToolButton *m_charset;
    QToolButton *m_findings;
    QPointer<FindingList> m_findingList;
    StudyActions *m_actions;
    // What the guides share; they are destroyed before it.
    StudyParts m_parts;
    StoneLanding *m_landing;
    PointField *m_field;
    ModeStrip *m_strip;
    RecordMerger *m_merger;
    std::unique_ptr<GameSwitcher> m_games;
    std::unique_ptr<RecordSaver> m_saver;
    std::unique_ptr<RecordCopier> m_copier;
    std::unique_ptr<RecordFinder> m_finder;
    std::unique_ptr<WinGuide> m_wins;
    std::unique_ptr<LibraryGuide> m_library;
    std::unique_ptr<ReviewGuide> m_reviews;
    std::unique_ptr<StudyMenus> m_menus;
    std::unique_ptr<StudyInput> m_input;
    std::unique_ptr<StudyLayout> m_layout;
};

} // namespace kagetsu::ui
