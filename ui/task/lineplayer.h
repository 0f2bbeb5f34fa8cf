// SPDX-License-Identifier: MIT
#pragma once

#include "task/judged.h"

#include <QObject>
#include <QTimer>

namespace kagetsu::ui {

// Lays lines of stones one stone at a time: by itself, or step by step. It holds where one is, and nothing of a board.
class LinePlayer : public QObject
{
    Q_OBJECT

public:
    static constexpr int StoneMs = 800; // between two stones

    explicit LinePlayer(QObject *parent = nullptr);

    // Nothing is laid yet.
    void setLines(std::vector<task::Line> lines);
    bool isEmpty() const { return m_lines.empty(); }
    // Lays the first stone; the others follow by themselves, or wait for step().
    void start(bool byItself);
    void stop();
    // One stone on or back, also into the next line or the one before; the player no longer goes by itself then, but
    // through a line that it begins.
    void step(int stones);

    bool isShowing() const { return m_isShowing; }
    const task::Line &line() const { return m_lines[m_line]; }
    int lineNumber() const { return static_cast<int>(m_line) + 1; }
    int lineCount() const { return static_cast<int>(m_lines.size()); }
    // Stones of the line that lie on the board.
    int laid() const { return m_laid; }
    // All of its stones do, so that what it shows can be said.
    bool isAtEnd() const { return m_laid >= lengthOf(m_line); }
    bool hasNext() const;
    bool hasPrevious() const;

signals:
    void changed();

private:
    int lengthOf(std::size_t line) const { return static_cast<int>(m_lines[line].stones.size()); }
    bool goOn();

    std::vector<task::Line> m_lines;
    std::size_t m_line = 0;
    int m_laid = 0;
    bool m_isShowing = false;
    bool m_goesByItself = false; // as it was started
    QTimer m_timer;
};

} // namespace kagetsu::ui
