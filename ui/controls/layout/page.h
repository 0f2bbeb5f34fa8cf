// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"
#include "rules/ruleset.h"
#include "ui/controls/layout/pagecommand.h"

#include <QAction>
#include <QByteArray>
#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <optional>

namespace kagetsu::ui {

class ProofPanel;
struct DiagramSubject;

// A file that a page offers to the user, and the name it suggests.
struct OfferedFile
{
    QByteArray bytes;
    QString name;
};

// When clocks show tenths of a second.
enum class Tenths : std::uint8_t { Never, LastTen, LastTwenty };

// What the user wants to see on boards and clocks, as far as a page may show it.
struct Shown
{
    bool numbers = false; // numbers of moves on the stones
    bool signs = true; // signs of forbidden points
    bool seemingSigns = false; // signs of points that look forbidden but are not
    bool nextMoves = true; // next moves of a record, as rings on their points
    Tenths tenths = Tenths::LastTen;
    bool evaluation = false; // in a game against an engine, a bar that says who is better
    bool counters = true; // number of moves of each player, beside a real board

    friend bool operator==(const Shown &, const Shown &) = default;
};

// One of the pages that the window shows, and everything that the window knows about it: actions (menu, keys, tool bar)
// call these functions, and a page implements those that apply to it.
class Page : public QWidget
{
    Q_OBJECT

public:
    // What is on the page now, for actions that depend on it.
    struct Abilities
    {
        bool turns = false; // has a board that can be turned
        bool numbers = false; // can show move numbers on the stones
        bool judges = false; // shows which points are forbidden, and why
        bool saves = false; // has a file() to save
        bool replays = false; // steps through something: moves of a game, cases of a lesson, rounds
        bool records = false; // shows a record, whose next moves can be ringed
        bool plays = false; // shows a match, over or not: it has a protocol and an arbiter
        bool covers = false; // hides the position of that match, which nobody may study now
        bool arbitrates = false; // shows a match at the arbiter's desk: it has a protocol
        bool seats = false; // has players in front of the screen, who may sit face to face
        bool draws = false; // has a board of which a diagram can be made
    };
    // Functions for actions of the window: everything that may be done now, and nothing else.
    using ActionHandlers = QHash<Command, std::function<void()>>;

    using QWidget::QWidget;

    // Returns the text in the corner of the window: rule and opening of what is shown.
    virtual QString caption() const { return {}; }
    // Returns the part of the window title that distinguishes this window from others: a file, the players.
    virtual QString title() const { return caption(); }
    // True if the page has unsaved contents.
    virtual bool isModified() const { return false; }
    virtual Abilities abilities() const { return {}; }
    virtual ActionHandlers actionHandlers() { return {}; }
    virtual std::optional<OfferedFile> file() const { return std::nullopt; }
    // A part of the page's own menu; a section with a title is a submenu.
    struct Section
    {
        QString title;
        QList<QAction *> actions;
    };
    virtual QList<Section> ownActions() const { return {}; }
    // Returns the title of that menu; empty for the usual one about a record.
    virtual QString ownMenu() const { return {}; }
    // Describes keys that the page itself handles, for the overview of all keys.
    struct KeyRow
    {
        QList<QKeySequence> keys;
        QString text; // as in a menu
    };
    virtual QList<KeyRow> ownKeys() const { return {}; }
    // A position that may be judged elsewhere: which side's points, and by which rule.
    struct JudgedPosition
    {
        rules::Position position;
        rules::Rule rule = rules::Rule::Renju;
        rules::Side side = rules::Side::Black;
    };
    virtual std::optional<JudgedPosition> judgedPosition() const { return std::nullopt; }
    // Returns what a diagram of the board may show; nothing if `draws` is false.
    virtual std::optional<DiagramSubject> diagramSubject() const;
    // Returns the panel whose steps the keys go through; null if there is none.
    virtual ProofPanel *proof() const { return nullptr; }

    // True if a class reads the page on a projector.
    virtual bool isReadFromAfar() const { return false; }
    // Returns the size at which the page fits completely, landscape or portrait, within `room`. If there is less, the
    // page scrolls.
    virtual QSize leastSize(const QSize &room) const;

    virtual void setShown(const Shown &) { }

    // Turns the board by a quarter to the right; with mirrorBoard() all eight views can be reached.
    virtual void turnBoard() { }
    virtual void mirrorBoard() { }
    virtual void first() { }
    virtual void previous() { }
    virtual void next() { }
    virtual void last() { }

signals:
    // Emitted when caption, title or abilities changed.
    void stateChanged();
    // Emitted when the board shown should be shared (diagramSubject()).
    void shareWanted();

protected:
    // Returns the least height of everything on the page now.
    virtual int leastHeight() const;
    // Makes the words grow with the page.
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace kagetsu::ui
