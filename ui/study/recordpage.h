// SPDX-License-Identifier: MIT
#pragma once

#include "record/positionindex.h"
#include "record/treemerge.h"
#include "rules/symmetry.h"
#include "ui/look/page.h"
#include "ui/proof/pointsigns.h"
#include "ui/study/openedrecord.h"
#include "ui/study/recorddocument.h"
#include "ui/study/savedrecord.h"
#include "ui/study/studyline.h"

#include <map>
#include <memory>

class QBoxLayout;
class QTabWidget;
class QTableView;
class QToolButton;

namespace kagetsu::ui {

class BoardWidget;
class FindBar;
class GameHead;
class GameListModel;
class NotesPanel;
class PointField;
class SamePositions;
class ScoreSheetModel;
class SnapshotMaker;
class StepBar;
class StudyActions;
class StudyEditor;
class ToolBox;
class TreeView;

// The study page: shows the games of a file, or a library, on a board with the next moves and texts on their points,
// goes through them with keys, wheel, buttons, the list of moves and the drawn tree; edits them, all with undo; and
// tells where else in the record a position stands.
class RecordPage : public Page
{
    Q_OBJECT

public:
    explicit RecordPage(QWidget *parent = nullptr);
    ~RecordPage() override;

    // Shows the record, the first of several.
    void show(OpenedRecord record);
    // The same from bytes. False when they hold no record at all; then the page stays as it was.
    bool open(std::string bytes, const QString &fileName);

    const RecordDocument &document() const { return *m_document; }
    RecordDocument &document() { return *m_document; }
    bool hasDocument() const { return m_document != nullptr; }
    const record::Game &game() const { return m_document->game(); }
    // Of a file with games; empty for a library.
    const record::Collection &collection() const { return m_collection; }
    int currentGame() const { return m_gameIndex; }
    // Nodes after the root on the line looked along; 0 at the start.
    int place() const { return m_line.place(); }
    record::NodeId node() const { return m_line.node(); }

    // Where it can be saved; empty when it is no file yet.
    QString path() const { return m_path; }
    QString fileName() const { return m_fileName; }
    // The whole file, all its games with what was edited.
    RecordContent content() const;
    // Nothing but the moves to the node shown and what hangs below it.
    RecordContent branchContent() const;
    RecordFormat format() const;
    // It was saved there: nothing is unsaved any more.
    void setSaved(const QString &path);
    // What is shown is not what is in the file, though nothing was edited since.
    void setUnsaved();
    // Some of it is not in the file.
    bool isModified() const;
    // Merges trees of the board's size into the one shown, as one step of undo.
    record::MergeConflicts merge(const std::vector<record::GameTree> &others);
    // Puts the user's answers in, as a step of their own; as many as there are conflicts, texts first.
    void resolve(const record::MergeConflicts &conflicts, const std::vector<record::ConflictChoice> &choices);
    // What was wrong with the file, and whether saving over it would lose what could not be read.
    const std::vector<record::Message> &messages() const;
    bool isIncomplete() const { return m_isIncomplete; }

    // "Renju, Taraguchi-10" of the game shown.
    QString caption() const override;
    Abilities abilities() const override;
    QSize minimumSizeHint() const override { return { 320, 420 }; }
    void setTheme(const Theme &theme) override;
    void setShown(const Shown &shown) override;
    // Why a point is forbidden or not, at the node shown; on a tab beside the moves.
    ProofPanel *proof() const override { return m_proof; }
    QList<QAction *> ownActions() const override;

public slots:
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

signals:
    // How the texts of the file are read is to be chosen.
    void charsetWanted();
    // The moves to the node shown and its branch are to be saved as a file of their own.
    void branchWanted();
    // What hangs below the node shown is to be told.
    void statisticsWanted();
    // Files to be merged into the record are to be chosen.
    void mergeWanted();
    // Something was edited, or an edit taken back.
    void edited();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    // No longer hears of the document shown.
    void forsake();
    // Kept under its place in the file by who calls this.
    void showDocument(std::shared_ptr<RecordDocument> document);
    void setView(rules::Symmetry view);
    void arrange();
    void activatePoint(kagetsu::rules::Point point);
    // The side whose stone a tap would put down.
    void offerStone();
    void goToVariation(int step);
    void goToFork(int step);
    void find(bool forward);
    // What the index tells of the node shown.
    void showSame();
    // A node of a snapshot that still hangs in the tree.
    bool isThere(record::NodeId node) const;
    void followTree(bool isOther);
    // After an edit, or one taken back.
    void followEdit(record::NodeId node, bool reshaped);
    // Judges the node shown, if its rule and board are known.
    void judgeNode();
    // Everything that tells of the node shown.
    void showNode();
    void repaintBoard();
    void updateHead();
    void retranslate();

    record::Collection m_collection;
    QString m_path;
    QString m_fileName;
    bool m_isIncomplete = false;
    bool m_isUnsaved = false; // besides what the documents know of
    // The games that were edited, and the one shown, by their place in the file.
    std::map<int, std::shared_ptr<RecordDocument>> m_documents;
    std::shared_ptr<RecordDocument> m_document;
    int m_gameIndex = -1;
    StudyLine m_line;
    Shown m_shown { .numbers = true };
    PointSigns m_signs;
    std::vector<record::KnownStone> m_known; // from the node shown into other branches
    std::optional<ProofScene> m_scene; // of the node shown, if anything can be forbidden there
    rules::Symmetry m_view = rules::Symmetry::Identity;

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
    PointField *m_field;
    TreeView *m_tree;
    SamePositions *m_same;
    ToolBox *m_tools;
    FindBar *m_find;
    GameHead *m_head;
    StepBar *m_steps;
    NotesPanel *m_notes;
    QToolButton *m_charset;
};

} // namespace kagetsu::ui
