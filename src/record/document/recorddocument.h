// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "record/edit/treeeditor.h"
#include "record/model/game.h"
#include "rules/ruleset.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>

namespace kagetsu::document {

// One record that is studied and edited, with all its steps of undo and redo. The current node is not part of it; an
// edit only remembers where it was made.
class RecordDocument : public QObject
{
    Q_OBJECT

public:
    // A library has no facts, and its turns alternate strictly; its labels are texts on possible next moves.
    enum class Kind : std::uint8_t { Game, Library };

    RecordDocument(record::Game game, Kind kind, QObject *parent = nullptr);

    const record::Game &game() const { return *m_game; }
    const record::GameTree &tree() const { return m_game->tree; }
    // Returns the current game for other threads to read. An edit does not change this object but continues with a
    // copy. As long as it is held, the game is unedited if this function returns the same object.
    std::shared_ptr<const record::Game> shared() const { return m_game; }
    Kind kind() const { return m_kind; }
    bool isLibrary() const { return m_kind == Kind::Library; }
    // Returns the rule: renju for a library, and nothing if a game does not name one.
    std::optional<rules::Rule> rule() const;

    // The name of an edit. Edits with the same number that follow one another are one step, such as letters typed into
    // one comment; 0 never joins steps.
    struct EditName
    {
        QString text; // "Delete branch", for the menu
        int typedInto = 0;
    };
    // Makes an edit that can be undone. `act` is given the editor and returns the node to go to. `from` is the node
    // before the edit.
    void edit(
        const EditName &name, record::NodeId from, const std::function<record::NodeId(record::TreeEditor &)> &act);
    // A long edit in two parts: editCopy() makes it on a copy in any thread, and adopt() applies it in this one.
    // adopt() does nothing and returns false if the document has changed since the copy was made.
    struct EditedCopy
    {
        std::shared_ptr<const record::Game> base;
        std::shared_ptr<record::Game> game;
        record::TreeStep step;
        // Set instead of a step with very many changes: the nodes before the edit, so that it can be undone quickly.
        std::vector<record::TreeNode> before;
        bool reshapes = false;
        record::NodeId to = record::NoNode;
    };
    using Act = std::function<record::NodeId(record::TreeEditor &, const record::GameTree &)>;
    static EditedCopy editCopy(std::shared_ptr<const record::Game> base, const Act &act);
    bool adopt(const EditName &name, record::NodeId from, EditedCopy edited);

    QUndoStack &steps() { return m_steps; }
    bool isModified() const { return !m_steps.isClean(); }

    // Sets the encoding in which texts are read. This is not an edit, because their bytes stay the same.
    void setCharset(record::Charset charset);
    // Sets the facts of the game. This is not an edit either.
    void setInfo(record::GameInfo info);

    // Sets the facts of the game as an edit that can be undone. `at` is the current node.
    void editInfo(const QString &name, record::NodeId at, record::GameInfo info);

signals:
    // Emitted when something was changed or changed back. `node` is the node to go to. `reshaped` is true if nodes were
    // added, removed or moved, or if what they play or set up changed, including the side to move, and not only their
    // texts.
    void edited(kagetsu::record::NodeId node, bool reshaped);
    void charsetChanged();

private:
    class Command;
    class InfoCommand;
    struct Change;
    // Returns the game for a change, after copying it if somebody else holds it.
    record::Game &own();
    void push(const EditName &name, Change change);

    std::shared_ptr<record::Game> m_game;
    Kind m_kind;
    QUndoStack m_steps;
};

// Returns how much work it is to go through a tree with this many nodes.
inline background::Amount amountOf(std::int64_t nodes)
{
    return nodes <= 20000 ? background::Amount::Small : background::Amount::Large;
}
// Returns how much work it is to go through a branch, including its top node. The time it takes is bounded, however
// large the branch is.
background::Amount amountOfBranch(const record::GameTree &tree, record::NodeId top);

} // namespace kagetsu::document
