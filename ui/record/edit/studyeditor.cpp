// SPDX-License-Identifier: MIT
#include "ui/record/edit/studyeditor.h"

#include "record/edit/branch.h"
#include "record/edit/editconflict.h"
#include "record/edit/mirror.h"
#include "record/edit/setupedits.h"
#include "text/rules/rules.h"
#include "ui/record/edit/branchclip.h"
#include "ui/record/edit/replacetexts.h"
#include "ui/record/tree/samepositions.h"

#include <algorithm>

namespace kagetsu::ui {

using record::NodeId;
using record::RecordEdits;

StudyEditor::StudyEditor(StudyActions &actions, const document::Line &line, QWidget *page)
    : QObject(page)
    , m_actions(actions)
    , m_line(line)
    , m_work(new TaskWithBar(page))
    , m_counting(new TaskWithBar(page))
    , m_clip(new BranchClip(this))
{
    connect(m_work, &TaskWithBar::changed, this, [this] {
        dropPending();
        emit handChanged();
    });
    const auto on = [this](StudyCommand command, auto handler) {
        connect(m_actions[command], &QAction::triggered, this, [this, handler] {
            if (m_mode == StudyMode::Edit)
                handler();
            else
                emit keptFromEditing();
        });
    };
    connect(m_clip, &BranchClip::changed, this, &StudyEditor::handChanged);
    on(StudyCommand::Undo, [this] { m_document->steps().undo(); });
    on(StudyCommand::Redo, [this] { m_document->steps().redo(); });
    on(StudyCommand::Delete, [this] { removeBranch(Removal::Deleted); });
    on(StudyCommand::Cut, [this] {
        copy();
        removeBranch(Removal::Cut);
    });
    connect(m_actions[StudyCommand::Copy], &QAction::triggered, this, &StudyEditor::copy);
    on(StudyCommand::Paste, [this] { paste(); });
    on(StudyCommand::Promote, [this] { promote(/*wholeWay=*/false); });
    on(StudyCommand::MakeMain, [this] { promote(/*wholeWay=*/true); });
    on(StudyCommand::Pass, [this] { act(tr("Pass"), [this](RecordEdits &edits) { return edits.pass(node()); }); });
    on(StudyCommand::Insert, [this] {
        m_isInserting = true;
        emit handChanged();
    });
    on(StudyCommand::Bookmark, [this] {
        act(tr("Bookmark"), [this](RecordEdits &edits) {
            edits.toggleBookmark(node());
            return node();
        });
    });
    const auto onMenu = [this](StudyCommand command, auto handler) {
        connect(m_actions[command], &QAction::triggered, this, [this, handler] {
            emit editingWanted();
            handler();
        });
    };
    onMenu(StudyCommand::TurnRecord, [this] { mirror(tr("Rotate the whole record"), rules::Symmetry::Rotate90); });
    onMenu(StudyCommand::MirrorRecord, [this] { mirror(tr("Mirror the whole record"), rules::Symmetry::MirrorX); });
}

StudyEditor::~StudyEditor()
{
    if (m_document)
        m_document->steps().disconnect(this); // it emits signals while being destroyed
}

void StudyEditor::setDocument(std::shared_ptr<document::RecordDocument> document)
{
    if (m_document)
        m_document->steps().disconnect(this);
    m_work->cancel();
    m_counting->cancel();
    m_document = std::move(document);
    connect(&m_document->steps(), &QUndoStack::indexChanged, this, &StudyEditor::followSteps);
    followSteps();
    dropPending();
}

void StudyEditor::setMode(StudyMode mode)
{
    m_mode = mode;
    dropPending();
}

StudyHand StudyEditor::hand() const
{
    return { .isInserting = m_isInserting,
        .arrowFrom = m_arrowFrom,
        .arrowTo = m_arrowTo,
        .isLine = m_isLine,
        .isFree = !m_work->isRunning(),
        .canPaste = m_clip->canPasteInto(tree()) };
}

void StudyEditor::followSteps()
{
    m_actions[StudyCommand::Undo]->setEnabled(m_document->steps().canUndo());
    m_actions[StudyCommand::Redo]->setEnabled(m_document->steps().canRedo());
}

bool StudyEditor::dropPending()
{
    const bool wasPending = m_isInserting || m_arrowFrom;
    m_isInserting = false;
    m_arrowFrom.reset();
    m_arrowTo.reset();
    if (wasPending)
        emit handChanged();
    return wasPending;
}

void StudyEditor::act(const QString &name, const std::function<NodeId(RecordEdits &)> &edit, int typedInto)
{
    m_document->edit({ name, typedInto }, node(), [&](record::TreeEditor &editor) {
        RecordEdits edits { editor, tree(), m_document->isLibrary() };
        const NodeId to = edit(edits);
        return to == record::NoNode ? node() : to;
    });
}

void StudyEditor::act(background::Amount amount, const Large &large)
{
    if (amount == background::Amount::Large)
        actBeside(large);
    else if (const std::optional<rules::Point> point = large.obstacle(tree()))
        refuse(large, *point);
    else {
        act(large.name, large.edit);
        if (large.done)
            large.done();
    }
}

void StudyEditor::actBeside(const Large &large)
{
    struct Outcome
    {
        std::optional<rules::Point> obstacle;
        document::RecordDocument::EditedCopy edited; // contains only its base if there is an obstacle
    };
    m_work->run(
        background::Amount::Large, large.sentence,
        [base = m_document->shared(), edit = large.edit, obstacle = large.obstacle,
            isLibrary = m_document->isLibrary()](background::State &) {
            Outcome outcome { obstacle(base->tree), { base, {}, {}, {} } };
            if (outcome.obstacle)
                return outcome;
            outcome.edited =
                document::RecordDocument::editCopy(base, [&](record::TreeEditor &editor, const record::GameTree &tree) {
                    RecordEdits edits { editor, tree, isLibrary };
                    return edit(edits);
                });
            return outcome;
        },
        [this, large](Outcome outcome) {
            document::RecordDocument::EditedCopy &edited = outcome.edited;
            if (outcome.obstacle && edited.base == m_document->shared()) {
                refuse(large, *outcome.obstacle);
                return;
            }
            if (edited.to == record::NoNode)
                edited.to = node();
            if (m_document->adopt({ large.name }, node(), std::move(edited))) {
                if (large.done)
                    large.done();
            } else if (isReached(tree(), large.node)) {
                actBeside(large);
            }
        });
}

void StudyEditor::refuse(const Large &large, rules::Point point)
{
    dropPending();
    emit refused(large.refusal.arg(text::pointText(point)));
}

void StudyEditor::tap(StudyTool tool, rules::Point point)
{
    if (m_isInserting) {
        insert(point);
    } else if (tool == StudyTool::Play) {
        play(point);
    } else if (const auto stone = stoneOf(tool)) {
        setUp(point, *stone);
    } else if (const auto sign = signOf(tool)) {
        const bool isThere = tree().details(node()).markup.points(*sign).contains(point);
        act(tr("Mark on %1").arg(text::pointText(point)), [&](RecordEdits &edits) {
            // A mark of another colour takes this colour; one of this colour is removed.
            const bool isRecoloured = isThere && colourAt(point, point) != m_colour;
            if (!isRecoloured)
                edits.toggleSign(node(), point, *sign);
            colour(edits, point, point, !isThere || isRecoloured);
            return node();
        });
    } else if (const auto series = seriesOf(tool)) {
        // An existing label is removed.
        const std::string next = labelAt(point).isEmpty() ? record::nextLabel(tree(), node(), *series) : std::string();
        write(point, QString::fromStdString(next));
    } else if (isDrawn(tool) && !m_arrowFrom) {
        m_arrowFrom = point;
        m_isLine = tool == StudyTool::Line;
        emit handChanged();
    } else if (isDrawn(tool) && *m_arrowFrom != point) {
        drawTo(tool, *m_arrowFrom, point);
    }
}

void StudyEditor::drawTo(StudyTool tool, rules::Point from, rules::Point to)
{
    dropPending();
    const bool isLine = tool == StudyTool::Line;
    const QString name = isLine ? tr("Line from %1 to %2") : tr("Arrow from %1 to %2");
    const record::Markup &markup = tree().details(node()).markup;
    const auto &drawn = isLine ? markup.lines : markup.arrows;
    const bool isThere = std::any_of(drawn.begin(), drawn.end(), [&](const record::Arrow &each) {
        return each == record::Arrow { from, to } || (isLine && each == record::Arrow { to, from });
    });
    act(name.arg(text::pointText(from), text::pointText(to)), [&](RecordEdits &edits) {
        const bool isRecoloured = isThere && colourAt(from, to) != m_colour;
        if (!isRecoloured)
            isLine ? edits.toggleLine(node(), { from, to }) : edits.toggleArrow(node(), { from, to });
        colour(edits, from, to, !isThere || isRecoloured);
        return node();
    });
}

record::MarkColour StudyEditor::colourAt(rules::Point from, rules::Point to) const
{
    return record::colourOf(record::markColours(tree().details(node()), tree().columns(), tree().rows()), from, to);
}

bool StudyEditor::isMarked(rules::Point from, rules::Point to) const
{
    const record::Markup &markup = tree().details(node()).markup;
    const auto isBetween = [&](const record::Arrow &each) {
        return each == record::Arrow { from, to } || each == record::Arrow { to, from };
    };
    if (from != to)
        return std::any_of(markup.lines.begin(), markup.lines.end(), isBetween)
            || std::any_of(markup.arrows.begin(), markup.arrows.end(), isBetween);
    return !labelAt(from).isEmpty()
        || std::any_of(record::DrawnSigns.begin(), record::DrawnSigns.end(),
            [&](record::MarkKind sign) { return markup.points(sign).contains(from); });
}

void StudyEditor::colour(RecordEdits &edits, rules::Point from, rules::Point to, bool isDrawn)
{
    if (!isDrawn && isMarked(from, to))
        return;
    record::NodeDetails details = tree().details(node());
    record::colourMark(
        details, tree().columns(), tree().rows(), { from, to, isDrawn ? m_colour : record::MarkColour::Plain });
    if (!(details == tree().details(node())))
        edits.editor.setDetails(node(), std::move(details));
}

void StudyEditor::drag(StudyTool tool, rules::Point from, rules::Point to)
{
    if (m_arrowFrom == from && m_arrowTo == to)
        return;
    m_arrowFrom = from;
    m_arrowTo = to;
    m_isLine = tool == StudyTool::Line;
    emit handChanged();
}

void StudyEditor::play(rules::Point point)
{
    if (tree().stones(node()).at(point) != rules::Stone::None)
        return;
    // Moving along an existing branch is not an edit.
    for (NodeId child = tree().firstChild(node()); child != record::NoNode; child = tree().nextSibling(child)) {
        if (tree().action(child).isStone() && tree().action(child).point() == point) {
            emit wanted(child);
            return;
        }
    }
    act(tr("Move %1").arg(text::pointText(point)), [&](RecordEdits &edits) { return edits.play(node(), point); });
}

// Sets up a stone; the same stone is removed.
void StudyEditor::setUp(rules::Point point, rules::Stone stone)
{
    const rules::Stone there = tree().stones(node()).at(point);
    const rules::Stone wanted = there == stone ? rules::Stone::None : stone;
    if (there == wanted || m_work->isRunning())
        return;
    const QString name = wanted == rules::Stone::Black ? tr("Set up a black stone on %1")
        : wanted == rules::Stone::White                ? tr("Set up a white stone on %1")
                                                       : tr("Remove the stone on %1");
    act(document::amountOfBranch(tree(), node()),
        { name.arg(text::pointText(point)), tr("Setting up the stone…"), node(),
            [here = node(), point, wanted](
                RecordEdits &edits) { return record::setUp(edits.editor, edits.tree, here, point, wanted); },
            [here = node(), point, wanted](
                const record::GameTree &tree) { return record::conflictOfSetup(tree, here, point, wanted); },
            tr("%1 is taken by a later move of this branch. Nothing was changed.") });
}

void StudyEditor::changeTurn()
{
    act(tr("Change the side to move"), [this](RecordEdits &edits) {
        return record::setSideToMove(edits.editor, tree(), node(), rules::other(tree().sideToMove(node())));
    });
}

void StudyEditor::insert(rules::Point point)
{
    if (tree().stones(node()).at(point) != rules::Stone::None)
        return;
    const NodeId next = m_line.nodes()[static_cast<std::size_t>(m_line.place()) + 1];
    act(document::amountOfBranch(tree(), next),
        { tr("Insert %1").arg(text::pointText(point)), tr("Inserting the move…"), next,
            [next, point](RecordEdits &edits) { return edits.insertAbove(next, point); },
            [next, point](const record::GameTree &tree) { return record::conflictOfInsert(tree, next, point); },
            tr("%1 is taken by a later move of this branch. Nothing was inserted.") });
}

void StudyEditor::write(rules::Point point, const QString &text)
{
    act(tr("Text on %1").arg(text::pointText(point)), [&](RecordEdits &edits) {
        edits.setLabel(node(), point, text.toStdString());
        if (!m_document->isLibrary())
            colour(edits, point, point, !text.isEmpty());
        return node();
    });
}

int StudyEditor::insertVariation(const record::Variation &moves, bool afterPass)
{
    int added = 0;
    act(tr("Insert a variation"), [&](RecordEdits &edits) {
        added = record::addVariation(edits, afterPass ? edits.pass(node()) : node(), moves);
        return node();
    });
    return added;
}

int StudyEditor::addComments(const std::vector<std::pair<record::NodeId, QString>> &comments)
{
    std::vector<std::pair<record::NodeId, std::string>> added;
    for (const auto &[place, comment] : comments) {
        const std::string before(tree().comment(place));
        const std::string text = comment.toStdString();
        if (before.find(text) == std::string::npos)
            added.emplace_back(place, before.empty() ? text : before + '\n' + text);
    }
    if (!added.empty()) {
        act(tr("Write comments"), [&](RecordEdits &edits) {
            for (const auto &[place, text] : added)
                edits.editor.setText(place, record::TextKind::Comment, text);
            return node();
        });
    }
    return static_cast<int>(added.size());
}

void StudyEditor::replace(Where where, const QString &what, const QString &with)
{
    if (m_work->isRunning())
        return;
    const auto amount = where == Where::Here ? background::Amount::Small : document::amountOf(tree().nodeCount());
    const auto changed = std::make_shared<int>(0);
    act(amount,
        { tr("Replace text"), tr("Replacing text…"), node(),
            [=, here = node()](RecordEdits &edits) {
                *changed = where == Where::Here ? replaceTexts(edits.editor, edits.tree, here, what, with)
                                                : replaceAllTexts(edits.editor, edits.tree, what, with);
                return record::NoNode;
            },
            [](const record::GameTree &) { return std::nullopt; }, {}, [this, changed] { emit replaced(*changed); } });
}

void StudyEditor::type(record::TextKind kind, const QString &text)
{
    // One undo step for everything typed into one field of one node.
    const int field = 1 + static_cast<int>(node() % 100000000) * 4 + static_cast<int>(kind);
    const QString name = kind == record::TextKind::Headline ? tr("Typing the headline") : tr("Typing the comment");
    act(
        name,
        [&](RecordEdits &edits) {
            edits.editor.setText(node(), kind, text.toStdString());
            return node();
        },
        field);
}

void StudyEditor::removeBranch(Removal how)
{
    const NodeId branch = node();
    const background::Amount amount = document::amountOfBranch(tree(), branch);
    act(how == Removal::Cut ? tr("Cut branch") : tr("Delete branch"), [&](RecordEdits &edits) {
        const NodeId above = tree().parent(branch);
        edits.editor.removeBranch(branch);
        return above;
    });
    if (amount == background::Amount::Large)
        emit removed(how, 0);
    // Nodes of a removed branch are still connected to each other.
    m_counting->run(
        amount, tr("Counting what was removed…"),
        [game = m_document->shared(), branch](
            background::State &) { return 1 + record::countBranch(game->tree, branch).moves; },
        [this, how](int positions) { emit removed(how, positions); });
}

void StudyEditor::promote(bool wholeWay)
{
    act(wholeWay ? tr("Make this the main line") : tr("Move variation forward"), [&](RecordEdits &edits) {
        if (!wholeWay)
            edits.editor.promote(node());
        for (const NodeId each : wholeWay ? tree().path(node()) : std::vector<NodeId>()) {
            const NodeId above = tree().parent(each);
            if (above != record::NoNode && tree().firstChild(above) != each)
                edits.editor.move(each, above, tree().firstChild(above));
        }
        return node();
    });
}

void StudyEditor::mirror(const QString &name, rules::Symmetry map)
{
    act(document::amountOf(tree().nodeCount()),
        { name, tr("Rotating the record…"), node(),
            [map](RecordEdits &edits) {
                record::mirrorRecord(edits.editor, edits.tree, map);
                return record::NoNode;
            },
            [](const record::GameTree &) { return std::nullopt; }, {} });
}

void StudyEditor::copy()
{
    m_clip->copy(*m_document, node());
    dropPending();
}

void StudyEditor::paste()
{
    const auto content = m_clip->contentFor(tree());
    if (const auto *why = std::get_if<QString>(&content)) {
        emit refused(*why);
        return;
    }
    const auto &branches = std::get<CopiedBranches>(content);
    act(amountOf(branches),
        { tr("Paste branch"), tr("Pasting the branch…"), node(),
            [branches, here = node()](RecordEdits &edits) { return pasteBranches(edits, here, branches); },
            [branches, here = node()](const record::GameTree &tree) { return conflictOfPaste(tree, here, branches); },
            tr("The branch has a move on %1, which is taken here. Nothing was pasted.") });
}

QString StudyEditor::labelAt(rules::Point point) const
{
    for (NodeId child = tree().firstChild(node()); child != record::NoNode; child = tree().nextSibling(child)) {
        if (m_document->isLibrary() && tree().action(child).point() == point)
            return QString::fromStdString(tree().text(child, record::TextKind::BoardText));
    }
    const std::string_view text = record::labelAt(tree().details(node()).markup, point);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace kagetsu::ui
