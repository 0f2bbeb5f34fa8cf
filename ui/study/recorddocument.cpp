// SPDX-License-Identifier: MIT
#include "ui/study/recorddocument.h"

#include "record/rulestext.h"

#include <QUndoCommand>

#include <algorithm>

namespace kagetsu::ui {

namespace {

// What was done already when it comes onto the stack.
class TreeCommand : public QUndoCommand
{
public:
    struct Step
    {
        record::TreeStep step;
        record::NodeId from;
        record::NodeId to;
        int typedInto;
        bool reshapes;
    };

    TreeCommand(
        const QString &text, record::GameTree &tree, Step step, std::function<void(record::NodeId, bool)> lookAt)
        : QUndoCommand(text)
        , m_tree(tree)
        , m_step(std::move(step))
        , m_lookAt(std::move(lookAt))
    {
    }

    void undo() override { turn(m_step.from); }
    void redo() override
    {
        if (m_isNew)
            m_isNew = false;
        else
            turn(m_step.to);
    }
    int id() const override { return m_step.typedInto == 0 ? -1 : m_step.typedInto; }
    // What is typed on changes the same texts again, and this step knows what they were.
    bool mergeWith(const QUndoCommand *next) override { return next->id() == id(); }

private:
    void turn(record::NodeId node)
    {
        m_step.step = record::TreeEditor::revert(m_tree, m_step.step);
        m_lookAt(node, m_step.reshapes);
    }

    record::GameTree &m_tree;
    Step m_step;
    std::function<void(record::NodeId, bool)> m_lookAt;
    bool m_isNew = true;
};

} // namespace

RecordDocument::RecordDocument(record::Game game, Kind kind, QObject *parent)
    : QObject(parent)
    , m_game(std::move(game))
    , m_kind(kind)
{
}

std::optional<rules::Rule> RecordDocument::rule() const
{
    return isLibrary() ? rules::Rule::Renju : record::rulesFromText(m_game.info.rules).rule;
}

void RecordDocument::edit(
    const EditName &name, record::NodeId from, const std::function<record::NodeId(record::TreeEditor &)> &act)
{
    record::TreeEditor editor(m_game.tree);
    const record::NodeId to = act(editor);
    record::TreeStep step = editor.takeStep();
    if (step.empty())
        return;
    const bool reshapes = std::any_of(step.begin(), step.end(), [this](const record::TreeChange &change) {
        return change.kind != record::TreeChange::Kind::Value || change.value.action != m_game.tree.action(change.node);
    });
    m_steps.push(new TreeCommand(name.text, m_game.tree, { std::move(step), from, to, name.typedInto, reshapes },
        [this](record::NodeId node, bool reshaped) { emit edited(node, reshaped); }));
    emit edited(to, reshapes);
}

void RecordDocument::setCharset(record::Charset charset)
{
    m_game.tree.setCharset(charset);
    m_game.info.charset = record::nameOf(charset);
    emit charsetChanged();
}

} // namespace kagetsu::ui
