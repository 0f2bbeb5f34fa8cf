// SPDX-License-Identifier: MIT
#include "record/document/recorddocument.h"

#include "record/document/infochanges.h"
#include "record/formats/rulestext.h"

#include <QUndoCommand>

#include <algorithm>
#include <atomic>
#include <utility>

namespace kagetsu::document {

namespace {

// With more changes than this, making them again one by one would take visibly long.
constexpr std::size_t MostChanges = 100000;

bool isReshaping(const record::TreeStep &step, const record::GameTree &tree)
{
    return std::any_of(step.begin(), step.end(), [&tree](const record::TreeChange &change) {
        return change.kind != record::TreeChange::Kind::Value || change.value.action != tree.action(change.node)
            || record::TreeEditor::detailsOf(tree, change.value).setup != tree.details(change.node).setup;
    });
}

} // namespace

// A change that turns an edit into its undone state, and back.
struct RecordDocument::Change
{
    record::TreeStep step;
    std::vector<record::TreeNode> nodes; // set if there are too many changes: the nodes of the other state
    record::NodeId from;
    record::NodeId to;
    int typedInto;
    bool reshapes;
};

// A step on the undo stack. The edit has already been made when the step is pushed.
class RecordDocument::Command : public QUndoCommand
{
public:
    Command(const QString &text, RecordDocument &document, Change change)
        : QUndoCommand(text)
        , m_document(document)
        , m_change(std::move(change))
    {
    }

    void undo() override { turn(m_change.from); }
    void redo() override
    {
        if (m_isNew)
            m_isNew = false;
        else
            turn(m_change.to);
    }
    int id() const override { return m_change.typedInto == 0 ? -1 : m_change.typedInto; }
    // While the user continues to type, the same texts change again, and this step already has the original ones.
    bool mergeWith(const QUndoCommand *next) override { return next->id() == id(); }

private:
    void turn(record::NodeId node)
    {
        record::GameTree &tree = m_document.own().tree;
        if (m_change.nodes.empty())
            m_change.step = record::TreeEditor::revert(tree, m_change.step);
        else
            record::TreeEditor::exchange(tree, m_change.nodes);
        emit m_document.edited(node, m_change.reshapes);
    }

    RecordDocument &m_document;
    Change m_change;
    bool m_isNew = true;
};

// A step of undo that changes the facts of the game.
class RecordDocument::InfoCommand : public QUndoCommand
{
public:
    InfoCommand(const QString &text, RecordDocument &document, record::NodeId at, record::GameInfo info)
        : QUndoCommand(text)
        , m_document(document)
        , m_at(at)
        , m_from(document.game().info)
        , m_to(std::move(info))
    {
    }

    void undo() override { turn(m_to, m_from); }
    void redo() override { turn(m_from, m_to); }

private:
    // Changes only the facts that differ, because the others may have been read in another encoding since.
    void turn(const record::GameInfo &from, const record::GameInfo &to)
    {
        record::GameInfo &info = m_document.own().info;
        info = withChanges(std::move(info), from, to);
        emit m_document.edited(m_at, false);
    }

    RecordDocument &m_document;
    record::NodeId m_at;
    record::GameInfo m_from;
    record::GameInfo m_to;
};

RecordDocument::RecordDocument(record::Game game, Kind kind, QObject *parent)
    : QObject(parent)
    , m_game(std::make_shared<record::Game>(std::move(game)))
    , m_kind(kind)
{
}

std::optional<rules::Rule> RecordDocument::rule() const
{
    return isLibrary() ? rules::Rule::Renju : record::rulesFromText(m_game->info.rules).rule;
}

record::Game &RecordDocument::own()
{
    if (m_game.use_count() > 1)
        m_game = std::make_shared<record::Game>(*m_game);
    // Makes sure that the last reading thread has finished reading before the game is changed here.
    std::atomic_thread_fence(std::memory_order_acquire);
    return *m_game;
}

void RecordDocument::edit(
    const EditName &name, record::NodeId from, const std::function<record::NodeId(record::TreeEditor &)> &act)
{
    record::TreeEditor editor(own().tree);
    const record::NodeId to = act(editor);
    record::TreeStep step = editor.takeStep();
    const bool reshapes = isReshaping(step, tree());
    push(name, { std::move(step), {}, from, to, name.typedInto, reshapes });
}

RecordDocument::EditedCopy RecordDocument::editCopy(std::shared_ptr<const record::Game> base, const Act &act)
{
    EditedCopy edited { base, std::make_shared<record::Game>(*base), {}, {} };
    record::TreeEditor editor(edited.game->tree);
    edited.to = act(editor, edited.game->tree);
    edited.step = editor.takeStep();
    edited.reshapes = isReshaping(edited.step, edited.game->tree);
    if (edited.step.size() > MostChanges) {
        edited.step = {};
        edited.before.reserve(edited.game->tree.nodeCount());
        edited.before = record::TreeEditor::nodesOf(base->tree);
    }
    return edited;
}

bool RecordDocument::adopt(const EditName &name, record::NodeId from, EditedCopy edited)
{
    if (m_game != edited.base)
        return false;
    m_game = std::move(edited.game);
    push(name, { std::move(edited.step), std::move(edited.before), from, edited.to, name.typedInto, edited.reshapes });
    return true;
}

void RecordDocument::push(const EditName &name, Change change)
{
    if (change.step.empty() && change.nodes.empty())
        return;
    const record::NodeId to = change.to;
    const bool reshapes = change.reshapes;
    m_steps.push(new Command(name.text, *this, std::move(change)));
    emit edited(to, reshapes);
}

void RecordDocument::editInfo(const QString &name, record::NodeId at, record::GameInfo info)
{
    if (info != m_game->info)
        m_steps.push(new InfoCommand(name, *this, at, std::move(info)));
}

void RecordDocument::setInfo(record::GameInfo info)
{
    own().info = std::move(info);
    emit charsetChanged();
}

void RecordDocument::setCharset(record::Charset charset)
{
    record::Game &game = own();
    game.tree.setCharset(charset);
    game.info.charset = record::nameOf(charset);
    emit charsetChanged();
}

background::Amount amountOfBranch(const record::GameTree &tree, record::NodeId top)
{
    std::int64_t nodes = 0;
    for (record::NodeId node = top; node != record::NoNode; node = tree.next(node, top)) {
        if (amountOf(++nodes) == background::Amount::Large)
            return background::Amount::Large;
    }
    return background::Amount::Small;
}

} // namespace kagetsu::document
