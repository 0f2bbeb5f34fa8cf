// SPDX-License-Identifier: MIT
#pragma once

#include "learn/task/judged.h"

#include <QObject>
#include <QTimer>

namespace kagetsu::ui {

// Plays lines of stones one stone at a time: automatically, or step by step. It knows the current position in the
// lines, but no board.
class LinePlayer : public QObject
{
    Q_OBJECT

public:
    static constexpr int StoneMs = 800; // time between two stones

    explicit LinePlayer(QObject *parent = nullptr);

    // Sets the lines; no stone is placed yet.
    void setLines(std::vector<task::Line> lines);
    bool isEmpty() const { return m_lines.empty(); }
    // Places the first stone; the others follow automatically, or wait for step().
    void start(bool byItself);
    void stop();
    // Goes one stone forward or back, also into the next or the previous line. This stops automatic play, except in a
    // line that it begins.
    void step(int stones);

    bool isShowing() const { return m_isShowing; }
    const task::Line &line() const { return m_lines[m_line]; }
    int lineNumber() const { return static_cast<int>(m_line) + 1; }
    int lineCount() const { return static_cast<int>(m_lines.size()); }
    // Returns the number of stones of the line on the board.
    int laid() const { return m_laid; }
    // True if all stones of the line are placed, so that the result can be described.
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
    bool m_goesByItself = false; // true if start() was called with byItself
    QTimer m_timer;
};

} // namespace kagetsu::ui
