// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/line.h"
#include "record/document/recorddocument.h"
#include "record/edit/markcolours.h"
#include "record/edit/recordedits.h"
#include "record/edit/variation.h"
#include "rules/symmetry.h"
#include "ui/controls/background/taskwithbar.h"
#include "ui/record/edit/modestrip.h"
#include "ui/record/edit/studyactions.h"
#include "ui/record/edit/toolbox.h"

#include <QObject>

#include <memory>
#include <optional>

namespace kagetsu::ui {

class BranchClip;

// State of an edit in progress.
struct StudyHand
{
    bool isInserting = false; // the next stone is inserted between the current move and what follows it
    std::optional<rules::Point> arrowFrom {}; // start of an arrow or line that has no end yet
    std::optional<rules::Point> arrowTo {}; // where it would end now, while it is dragged
    bool isLine = false;
    bool isFree = true; // no large edit is in progress
    bool canPaste = false; // there is a copied branch for a board of this size, or the clipboard may contain a record
};

// Turns what a user does on the study page into edits of the document, each with a name for undo. Edits of very many
// nodes are made in the background.
class StudyEditor : public QObject
{
    Q_OBJECT

public:
    // How a branch is removed.
    enum class Removal : std::uint8_t { Deleted, Cut };

    // Actions and line must outlive this object.
    StudyEditor(StudyActions &actions, const document::Line &line, QWidget *page);
    ~StudyEditor() override;

    void setDocument(std::shared_ptr<document::RecordDocument> document);
    StudyHand hand() const;

    // Sets the mode. In look mode keys do not edit; keptFromEditing() is emitted instead. A menu entry is chosen
    // deliberately and asks for edit mode.
    void setMode(StudyMode mode);

    // Applies a tool to a point. Labels are asked for elsewhere and arrive through write(). An arrow takes two taps.
    void tap(StudyTool tool, rules::Point point);
    // Draws the arrow or line from one point to another, or removes it if it exists already.
    void drawTo(StudyTool tool, rules::Point from, rules::Point to);
    // Sets the colour of everything drawn from now on.
    void setColour(MarkColour colour) { m_colour = static_cast<record::MarkColour>(colour); }
    // Shows the arrow or line while a finger or the mouse is being dragged with such a tool.
    void drag(StudyTool tool, rules::Point from, rules::Point to);
    void write(rules::Point point, const QString &text);
    // Makes the other side the side to move.
    void changeTurn();
    // Inserts moves as one undo step, after a pass if they belong to the side that is not to move. Returns how many
    // moves are new.
    int insertVariation(const record::Variation &moves, bool afterPass);
    // Adds comments below existing ones, each only once, as one undo step. Returns how many are new.
    int addComments(const std::vector<std::pair<record::NodeId, QString>> &comments);
    // Replaces a text at the current node or everywhere; replaced() reports how often.
    enum class Where : std::uint8_t { Here, Everywhere };
    void replace(Where where, const QString &what, const QString &with);
    void type(record::TextKind kind, const QString &text);
    bool isInserting() const { return m_isInserting; }
    // Cancels whatever waits for another tap. Returns false if nothing did.
    bool dropPending();

    // Returns once no edit is being made in the background any more; the window stays responsive meanwhile.
    void wait() { m_work->wait(); }

    // Returns the text on the point at the current node.
    QString labelAt(rules::Point point) const;

signals:
    void wanted(kagetsu::record::NodeId node);
    // Emitted when a key for edits was pressed in look mode.
    void keptFromEditing();
    // Emitted when an edit was chosen in a way that cannot be a mistake.
    void editingWanted();
    // Emitted when a branch was removed, with its number of positions; 0 while they are being counted.
    void removed(kagetsu::ui::StudyEditor::Removal how, int positions);
    void handChanged();
    // Emitted with the number of texts changed.
    void replaced(int texts);
    // Emitted with the reason when an edit was not made.
    void refused(const QString &sentence);

private:
    // An edit of very many nodes: its name for undo, the sentence shown while it is made, its node, and the edit
    // itself, which runs in another thread. The edit returns the node to show afterwards; NoNode for the current one.
    // `obstacle` also runs in that thread: if it returns a point, the edit is not made, and the refusal names the point
    // (%1).
    struct Large
    {
        QString name;
        QString sentence;
        record::NodeId node;
        std::function<record::NodeId(record::RecordEdits &)> edit;
        std::function<std::optional<rules::Point>(const record::GameTree &)> obstacle;
        QString refusal;
        std::function<void()> done {}; // called once it was made
    };

    void act(const QString &name, const std::function<record::NodeId(record::RecordEdits &)> &edit, int typedInto = 0);
    // Makes the edit in the background; again, if something else was edited meanwhile and the node still exists.
    void actBeside(const Large &large);
    void act(background::Amount amount, const Large &large);
    void refuse(const Large &large, rules::Point point);
    void followSteps();
    // Sets the colour of the marks there after an edit: a drawn mark gets the current colour; after a removal the
    // remaining marks keep theirs, and the colour is removed with the last one.
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
    TaskWithBar *m_counting; // counts what was removed; no edit waits for it
    BranchClip *m_clip;
    StudyMode m_mode = StudyMode::Look;
    bool m_isInserting = false;
    std::optional<rules::Point> m_arrowFrom;
    std::optional<rules::Point> m_arrowTo;
    bool m_isLine = false;
    record::MarkColour m_colour = record::MarkColour::Plain; // both enums have the same colours in the same order
};

} // namespace kagetsu::ui
