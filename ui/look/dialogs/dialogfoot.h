// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QBoxLayout;
class QDialog;

namespace kagetsu::ui {

class TableButton;

// The foot of a dialog, for fingers: what leaves it stands first, and what is done by it last.
class DialogFoot : public QWidget
{
    Q_OBJECT

public:
    // The buttons have these names.
    DialogFoot(QDialog &dialog, const char *leaving, const char *accepting);

    // What the dialog does; the other one says Cancel.
    void say(const QString &accepting);
    TableButton &accepting() const { return *m_accepting; }
    // Beside the button that leaves. Its words are the caller's.
    void add(TableButton &button);

private:
    QBoxLayout *m_row;
    TableButton *m_leaving;
    TableButton *m_accepting;
};

} // namespace kagetsu::ui
