// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace kagetsu::ui {

class SearchList;

// Finds a time control by the number and name that common chess clocks give it, by its text, or by its meaning. Any
// other control can be typed into the same line.
class TimeFinder : public QWidget
{
    Q_OBJECT

public:
    explicit TimeFinder(QWidget *parent = nullptr);

    // Returns the chosen control in the text syntax, or the typed text if it cannot be read. setText() also clears the
    // line.
    QString text() const { return m_text; }
    void setText(const QString &text);
    // Returns the control; nothing while the typed text is not a control and finds none.
    std::optional<clock::TimeControl> control() const { return m_control; }
    SearchList *list() const { return m_list; }

signals:
    void changed();
    // Emitted when the choice is confirmed with Enter or by a tap on a row.
    void taken();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void read(const QString &text);
    void retranslate();

    SearchList *m_list;
    QLabel *m_reading; // what the control means, or why there is none
    QString m_chosen; // used while nothing is typed
    QString m_text;
    std::optional<clock::TimeControl> m_control;
    bool m_isPicked = false; // in the list, since the line was last edited
};

} // namespace kagetsu::ui
