// SPDX-License-Identifier: MIT
#pragma once

#include "document/line.h"
#include "document/recorddocument.h"
#include "record/edit/markcolours.h"
#include "record/edit/recordedits.h"
#include "record/edit/variation.h"
#include "rules/symmetry.h"
#include "ui/look/background/taskwithbar.h"
#include "ui/study/edit/modestrip.h"
#include "ui/study/edit/studyactions.h"
#include "ui/study/edit/toolbox.h"

#include <QObject>

#include <memory>
#include <optional>

namespace kagetsu::ui {

class BranchClip;

// What an editing hand is at.
struct StudyHand
{
    bool isInserting = false; // the next stone goes between the move looked at and what follows it
    std::optional<rules::Point> arrowFrom {}; // where an arrow or line begins that has no end yet
    std::optional<rules::Point> arrowTo {}; // where it would end now, while it is being dragged
    bool isLine = false;
    bool isFree = true; // no large edit is being made
    bool canPaste = false; // it holds a branch of a board of this size, or the clipboard may hold a record
};

// Turns what a person does on the study page into edits of the document, each with its name for undo. What touches very
// many nodes is done beside the window.
class StudyEditor : public QObject
{
    Q_OBJECT

public:
    // How a branch goes.
    enum class Removal : std::uint8_t { Deleted, Cut };

    // Both must outlive this.
    StudyEditor(StudyActions &actions, const document::Line &line, QWidget *page);
    ~StudyEditor() override;

    void setDocument(std::shared_ptr<document::RecordDocument> document);
    StudyHand hand() const;

    // While one only looks, no key edits: it tells so. What stands in the menu alone is meant, and wants to edit.
    void setMode(StudyMode mode);

    // What a tap on a point does with a tool. Labels are asked for elsewhere and come by write(). An arrow takes two
    // taps.
    void tap(StudyTool tool, rules::Point point);
    // Draws the arrow or line from one point to another, or takes it away where it is already.
    void drawTo(StudyTool tool, rules::Point from, rules::Point to);
    // What is drawn from now on has this colour.
    void setColour(MarkColour colour) { m_colour = static_cast<record::MarkColour>(colour); }
    // A finger or the mouse is on its way from a point with such a tool.
    void drag(StudyTool tool, rules::Point from, rules::Point to);
    void write(rules::Point point, const QString &text);
    // The other side is to move.
    void changeTurn();
    // After a pass where the moves are of the side that is not to move. One step of undo; how many moves are new.
    int insertVariation(const record::Variation &moves, bool afterPass);
    // Below the comments that are there, each once. One step of undo; how many are new.
    int addComments(const std::vector<std::pair<record::NodeId, QString>> &comments);
    // Puts another text in the place of this one, at the node looked at or everywhere; replaced() tells how often.
    enum class Where : std::uint8_t { Here, Everywhere };
    void replace(Where where, const QString &what, const QString &with);
    void type(record::TextKind kind, const QString &text);
    bool isInserting() const { return m_isInserting; }
    // Whatever waits for another tap no longer does. False when nothing did.
    bool dropPending();

    // Returns once no edit is being made in the background any more; the window lives on meanwhile.
    void wait() { m_work->wait(); }

    // Text that stands on the point for the node looked at.
    QString labelAt(rules::Point point) const;

signals:
    void wanted(kagetsu::record::NodeId node);
    // A key for edits was pressed while one only looks.
    void keptFromEditing();
    // An edit was chosen that nobody chooses by mistake.
    void editingWanted();
    // A branch is gone, with so many positions; 0 while they are being counted.
    void removed(kagetsu::ui::StudyEditor::Removal how, int positions);
    void handChanged();
    // So many texts were changed.
    void replaced(int texts);
    // An edit was not made, and why.
    void refused(const QString &sentence);

private:
    // An edit of very many nodes: what it is called for undo, what is said while it is made, at which node it is made,
    // and the edit itself, which another thread carries out. It tells where to look then; NoNode: where one looks. What
    // can stand in its way is looked for in that thread too; then it is not made, and the refusal names the point (%1).
    struct Large
    {
        QString name;
        QString sentence;
        record::NodeId node;
        std::function<record::NodeId(record::RecordEdits &)> edit;
        std::function<std::optional<rules::Point>(const record::GameTree &)> obstacle;
        QString refusal;
        std::function<void()> done {}; // once it was made
    };

    void act(const QString &name, const std::function<record::NodeId(record::RecordEdits &)> &edit, int typedInto = 0);
    // Again, if something else was edited meanwhile and the node is still there.
    void actBeside(const Large &large);
    void act(background::Amount amount, const Large &large);
    void refuse(const Large &large, rules::Point point);
    void followSteps();
    // The colour of the marks there, after an edit of them: that of the hand where one is drawn; where one was taken
    // away it stays for those that are left, and goes with the last.
    void colour(record::RecordEdits &edits, rules::Point from, rules::Point to, bool isDrawn);
    bool isMarked(rules::Point from, rules::Point to) const;
    record::MarkColour colourAt(rules::Point from, rules::Point to) const;
    void play(rules::Point point);
    void setUp(rules::Point point, rules::Stone stone);
    void insert(rules::Point point);
    void removeBranch(Removal how);
    void promote(bool wholeWay);
    void mirror(const QString &name, rules::Symmetry map);
    void copy();
    void paste();
    record::NodeId node() const { return m_line.node(); }
    const record::GameTree &tree() const { return m_document->tree(); }

    StudyActions &m_actions;
    const document::Line &m_line;
    std::shared_ptr<document::RecordDocument> m_document;
    TaskWithBar *m_work;
    TaskWithBar *m_counting; // what was removed; no edit waits for it
    BranchClip *m_clip;
    StudyMode m_mode = StudyMode::Look;
    bool m_isInserting = false;
    std::optional<rules::Point> m_arrowFrom;
    std::optional<rules::Point> m_arrowTo;
    bool m_isLine = false;
    record::MarkColour m_colour = record::MarkColour::Plain; // both name the same colours in the same order
};

} // namespace kagetsu::ui
