// SPDX-License-Identifier: MIT
#pragma once

#include "clock/timecontrol.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace kagetsu::ui {

class SearchList;

// A time control found rather than written: by the number and the name that a clock on the table has for it, by its
// text, or by what it means. Any other one can be written in the same line.
class TimeFinder : public QWidget
{
    Q_OBJECT

public:
    explicit TimeFinder(QWidget *parent = nullptr);

    // In the text syntax; what cannot be read otherwise. The line is empty again.
    QString text() const { return m_text; }
    void setText(const QString &text);
    // Nothing while what is written is no control and finds none.
    std::optional<clock::TimeControl> control() const { return m_control; }
    SearchList *list() const { return m_list; }

signals:
    void changed();
    // With Enter, or by a tap on a row.
    void taken();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void read(const QString &text);
    void retranslate();

    SearchList *m_list;
    QLabel *m_reading; // what the control means, or why there is none
    QString m_chosen; // while nothing is written
    QString m_text;
    std::optional<clock::TimeControl> m_control;
    bool m_isPicked = false; // in the list, since the line was last written in
};

} // namespace kagetsu::ui
