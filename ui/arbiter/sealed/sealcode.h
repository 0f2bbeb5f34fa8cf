// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace kagetsu::ui {

// Shows the code of a move that has just been sealed until it is on paper: without the code nobody can open the move,
// and it is not shown again.
class SealCode : public QWidget
{
    Q_OBJECT

public:
    explicit SealCode(QWidget *parent = nullptr);

    QString code() const { return m_code; }
    void showCode(const QString &code);
    void forget();
    // Call it when something else is done: forgets a code that is on paper, and makes any other one warn again.
    void settle();
    // True if the code was neither printed nor written down.
    bool isAtRisk() const { return !m_code.isEmpty() && !m_isKept; }
    // Returns whether the desk may be left. The first attempt with a code at risk shows a warning; a second one loses
    // the code.
    bool mayLeave();

signals:
    void printWanted();
    void sheetWanted(); // the paper without the code
    void writtenDown();

private:
    void retranslate();

    QString m_code;
    bool m_isKept = false;
    bool m_isWarned = false;
    QLabel *m_text;
    QLabel *m_warning;
    QToolButton *m_print;
    QToolButton *m_sheet;
    QToolButton *m_written;
};

} // namespace kagetsu::ui
