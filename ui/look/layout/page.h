// SPDX-License-Identifier: MIT
#pragma once

#include "rules/position.h"
#include "rules/ruleset.h"

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

// A file that a page has for the user, and the name it suggests.
struct OfferedFile
{
    QByteArray bytes;
    QString name;
};

// Where the tenths of a second begin on a clock.
enum class Tenths : std::uint8_t { Never, LastTen, LastTwenty };

// What the user wants to see on boards and clocks, as far as a page may show it.
struct Shown
{
    bool numbers = false; // of moves on the stones
    bool signs = true; // of forbidden points
    bool seemingSigns = false; // of points that look forbidden and are not
    bool nextMoves = true; // of a record, as rings on their points
    Tenths tenths = Tenths::LastTen;
    bool counters = true; // of the moves of each player, beside a real board

    friend bool operator==(const Shown &, const Shown &) = default;
};

// One of the pages that the window shows, and all that the window knows of it: its actions (menu, keys, tool bar) call
// these, and a page answers those that mean something to it.
class Page : public QWidget
{
    Q_OBJECT

public:
    // What there is on the page now, for the actions that want it.
    struct Abilities
    {
        bool turns = false; // the board
        bool numbers = false; // of moves on the stones
        bool judges = false; // shows which points are forbidden, and why
        bool saves = false; // has a file() to save
        bool replays = false; // goes through something: moves of a game, cases of a lesson, rounds
        bool records = false; // a record: its next moves can be ringed
        bool plays = false; // a match, over or not: it has a protocol and an arbiter
        bool covers = false; // the position of that match, which nobody shall study now
        bool arbitrates = false; // a match at the arbiter's desk: it has a protocol
        bool seats = false; // players before the screen, who may sit face to face
        bool draws = false; // a board of which a diagram can be made
    };
    // What it does for actions of the window, by their names such as "resign": all that may be done now, and no more.
    using Deeds = QHash<QString, std::function<void()>>;

    using QWidget::QWidget;

    // What stands in the corner of the window: rule and opening of what is shown.
    virtual QString caption() const { return {}; }
    // What tells this window from another one, for the title of the window: a file, the players.
    virtual QString title() const { return caption(); }
    // It has something that is not saved.
    virtual bool isModified() const { return false; }
    virtual Abilities abilities() const { return {}; }
    virtual Deeds deeds() { return {}; }
    virtual std::optional<OfferedFile> file() const { return std::nullopt; }
    // What can be done to what is on the page, for a menu of its own; what has a title is a menu in it.
    struct Section
    {
        QString title;
        QList<QAction *> actions;
    };
    virtual QList<Section> ownActions() const { return {}; }
    // What that menu is called; empty: it is about a record.
    virtual QString ownMenu() const { return {}; }
    // What its own keys do, where it has any, for the sheet of all keys.
    struct KeyRow
    {
        QList<QKeySequence> keys;
        QString text; // as in a menu
    };
    virtual QList<KeyRow> ownKeys() const { return {}; }
    // What its board shows, where that may be judged elsewhere: whose points, by which rule.
    struct JudgedPosition
    {
        rules::Position position;
        rules::Rule rule = rules::Rule::Renju;
        rules::Side side = rules::Side::Black;
    };
    virtual std::optional<JudgedPosition> judgedPosition() const { return std::nullopt; }
    // What a diagram of its board may show; nothing where `draws` is false.
    virtual std::optional<DiagramSubject> diagramSubject() const;
    // The panel whose steps the keys go through.
    virtual ProofPanel *proof() const { return nullptr; }

    // By a class, on a projector.
    virtual bool isReadFromAfar() const { return false; }
    // What it needs to be whole where it has that room: lying or upright. Else it scrolls.
    virtual QSize leastSize(const QSize &room) const;

    virtual void setShown(const Shown &) { }

    // A quarter turn to the right; the other four of the eight views are reached by mirrorBoard().
    virtual void turnBoard() { }
    virtual void mirrorBoard() { }
    virtual void first() { }
    virtual void previous() { }
    virtual void next() { }
    virtual void last() { }

signals:
    // Its caption, title or abilities.
    void stateChanged();

protected:
    // Of all that is on it now.
    virtual int leastHeight() const;
    // Its words grow with it.
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace kagetsu::ui
