// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QBoxLayout;
class QDialog;

namespace kagetsu::ui {

class TableButton;

// The bottom row of a dialog, for fingers: the button that leaves comes first, the one that accepts last.
class DialogFoot : public QWidget
{
    Q_OBJECT

public:
    // Gives the buttons these object names.
    DialogFoot(QDialog &dialog, const char *leaving, const char *accepting);

    // Sets the words of the accepting button; the other one says Cancel.
    void say(const QString &accepting);
    TableButton &accepting() const { return *m_accepting; }
    // Lets the Enter key accept, too, in whatever field it is pressed, while the accepting button is enabled.
    void acceptOnEnter();
    // Adds a button beside the one that leaves. The caller sets its words.
    void add(TableButton &button);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QDialog &m_dialog;
    QBoxLayout *m_row;
    TableButton *m_leaving;
    TableButton *m_accepting;
};

} // namespace kagetsu::ui
