// SPDX-License-Identifier: MIT
#include "ui/study/recorddocument.h"

#include "record/rulestext.h"

#include <QUndoCommand>

#include <algorithm>
#include <atomic>

namespace kagetsu::ui {

// What was done already when it comes onto the stack.
class RecordDocument::Command : public QUndoCommand
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

    Command(const QString &text, RecordDocument &document, Step step)
        : QUndoCommand(text)
        , m_document(document)
        , m_step(std::move(step))
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
        m_step.step = record::TreeEditor::revert(m_document.own().tree, m_step.step);
        emit m_document.edited(node, m_step.reshapes);
    }

    RecordDocument &m_document;
    Step m_step;
    bool m_isNew = true;
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
    // The last thread that read it has read it before it is changed here.
    std::atomic_thread_fence(std::memory_order_acquire);
    return *m_game;
}

void RecordDocument::edit(
    const EditName &name, record::NodeId from, const std::function<record::NodeId(record::TreeEditor &)> &act)
{
    record::TreeEditor editor(own().tree);
    const record::NodeId to = act(editor);
    push(name, editor.takeStep(), from, to);
}

RecordDocument::EditedCopy RecordDocument::editCopy(std::shared_ptr<const record::Game> base, const Act &act)
{
    EditedCopy edited { base, std::make_shared<record::Game>(*base), {} };
    record::TreeEditor editor(edited.game->tree);
    edited.to = act(editor, edited.game->tree);
    edited.step = editor.takeStep();
    return edited;
}

bool RecordDocument::adopt(const EditName &name, record::NodeId from, EditedCopy edited)
{
    if (m_game != edited.base)
        return false;
    m_game = std::move(edited.game);
    push(name, std::move(edited.step), from, edited.to);
    return true;
}

void RecordDocument::push(const EditName &name, record::TreeStep step, record::NodeId from, record::NodeId to)
{
    if (step.empty())
        return;
    const bool reshapes = std::any_of(step.begin(), step.end(), [this](const record::TreeChange &change) {
        return change.kind != record::TreeChange::Kind::Value || change.value.action != tree().action(change.node);
    });
    m_steps.push(new Command(name.text, *this, { std::move(step), from, to, name.typedInto, reshapes }));
    emit edited(to, reshapes);
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

} // namespace kagetsu::ui
