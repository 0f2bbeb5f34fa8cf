// SPDX-License-Identifier: MIT
#pragma once

#include "background/task.h"
#include "record/edit/treeeditor.h"
#include "record/model/game.h"
#include "rules/ruleset.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>

namespace kagetsu::document {

// One record that is studied and edited, with all its steps of undo and redo. Where one is looking is no part of it; an
// edit only remembers where it was made.
class RecordDocument : public QObject
{
    Q_OBJECT

public:
    // A library knows no facts and takes turns strictly; its labels are texts of the next moves.
    enum class Kind : std::uint8_t { Game, Library };

    RecordDocument(record::Game game, Kind kind, QObject *parent = nullptr);

    const record::Game &game() const { return *m_game; }
    const record::GameTree &tree() const { return m_game->tree; }
    // The game as it is now, for threads to read: an edit leaves it to those who hold it and goes on with a copy. While
    // it is held, nothing was edited as long as this gives the same.
    std::shared_ptr<const record::Game> shared() const { return m_game; }
    Kind kind() const { return m_kind; }
    bool isLibrary() const { return m_kind == Kind::Library; }
    // Libraries are of renju. Nothing where a game does not say.
    std::optional<rules::Rule> rule() const;

    // Which edit follows which of the same kind without a new step, as letters typed into one comment do: a number for
    // what is typed into, or 0.
    struct EditName
    {
        QString text; // "Delete branch", for the menu
        int typedInto = 0;
    };
    // Makes an edit that can be taken back. It is given the editor, and tells which node to look at then. `from` is the
    // node looked at before.
    void edit(
        const EditName &name, record::NodeId from, const std::function<record::NodeId(record::TreeEditor &)> &act);
    // The same for an edit that takes long, in two parts: made on a copy in any thread, then taken over in this one.
    // The second does nothing and returns false when the document is not what the copy was made of any more.
    struct EditedCopy
    {
        std::shared_ptr<const record::Game> base;
        std::shared_ptr<record::Game> game;
        record::TreeStep step;
        // In place of a step of very many changes: the nodes before it, so that it is taken back in no time.
        std::vector<record::TreeNode> before;
        bool reshapes = false;
        record::NodeId to = record::NoNode;
    };
    using Act = std::function<record::NodeId(record::TreeEditor &, const record::GameTree &)>;
    static EditedCopy editCopy(std::shared_ptr<const record::Game> base, const Act &act);
    bool adopt(const EditName &name, record::NodeId from, EditedCopy edited);

    QUndoStack &steps() { return m_steps; }
    bool isModified() const { return !m_steps.isClean(); }

    // Texts are read in another encoding. No edit: their bytes stay as they are.
    void setCharset(record::Charset charset);
    // The same of the facts of a game.
    void setInfo(record::GameInfo info);

    // The same as an edit that can be taken back. `at` is the node looked at.
    void editInfo(const QString &name, record::NodeId at, record::GameInfo info);

signals:
    // Something was changed, or changed back; `node` is the one to look at now. Reshaped: nodes came, went or moved, or
    // play elsewhere or set up other stones or another side to move, not only what they tell.
    void edited(kagetsu::record::NodeId node, bool reshaped);
    void charsetChanged();

private:
    class Command;
    class InfoCommand;
    struct Change;
    // To be changed by who asks.
    record::Game &own();
    void push(const EditName &name, Change change);

    std::shared_ptr<record::Game> m_game;
    Kind m_kind;
    QUndoStack m_steps;
};

// How much it is to go through a tree of so many nodes.
inline background::Amount amountOf(std::int64_t nodes)
{
    return nodes <= 20000 ? background::Amount::Small : background::Amount::Large;
}
// The same for what hangs below a node, itself counted. Takes no more time by what is more.
background::Amount amountOfBranch(const record::GameTree &tree, record::NodeId top);

} // namespace kagetsu::document
