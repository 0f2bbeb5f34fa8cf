// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/gamelist.h"
#include "ui/record/page/studyparts.h"

#include <QObject>

class QTableView;

namespace kagetsu::ui {

class GameListModel;

// Lists the games of a file, switches between them, and adds, orders, names and removes them.
class GameSwitcher : public QObject
{
    Q_OBJECT

public:
    explicit GameSwitcher(const StudyParts &parts);
    ~GameSwitcher() override;

    QTableView &view() const { return *m_view; }
    // Lists the games of the record anew and selects the displayed one.
    void list();
    // Lists changed facts about the displayed game.
    void setInfo(const record::GameInfo &info);
    void select(int index);
    // Selects the game this many places after the displayed one, if there is one.
    void step(int games);
    void retranslate();

    // True while games are rearranged in the background.
    bool isArranging() const;
    // Returns once they are; the window stays responsive meanwhile.
    void wait();
    void cancel();

signals:
    void gameWanted(int index);
    // Emitted when rearranging begins or ends.
    void changed();
    // Emitted when the games have other places. If the displayed game was removed, another one has to be shown.
    void arranged(bool isOtherGame);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // Asks for a game and adds it after the displayed one.
    void add();
    // Adds the games on the clipboard.
    void paste();
    void move(int by);
    // Asks before removing.
    void remove();
    void rename();
    // Asks in a dialog, during which the window stays alive; returns true if the user agrees and the same game of the
    // same file is still shown.
    bool isAgreed(const std::function<bool()> &ask) const;
    int count() const;
    void arrange(document::GameOrder order, int shown);
    // Makes the order in any thread, from this many bytes; without an order the clipboard has no game.
    void arrange(const std::function<std::optional<document::GameOrder>()> &orderOf, int shown, qint64 bytesRead);

    const StudyParts &m_parts;
    QTableView *m_view;
    GameListModel *m_model;
    TaskWithBar *m_arranging; // is never cancelled without asking
};

} // namespace kagetsu::ui
