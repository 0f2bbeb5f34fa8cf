// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QLabel;
class QVBoxLayout;

namespace kagetsu::ui {

class TableButton;

// A list to choose from, with a page beside it that explains the selected row. A narrow dialog shows one of them at a
// time: opening a row shows the page, Escape or a button leads back to the list. Faults are shown below the list.
class ChoiceDialog : public QDialog
{
    Q_OBJECT

protected:
    // Sizes if the screen has room; the list gets two parts of the width, the page `pageParts`.
    struct Shape
    {
        int pageParts = 3;
        QSize size;
    };

    // The object names of the buttons and of the faults begin with `name`: "preset" gives presetBack, presetCancel,
    // presetUse, presetFaults. The dialog takes ownership of list and page.
    ChoiceDialog(const QString &name, QWidget *list, QWidget *page, Shape shape, QWidget *parent);

    // Add a row below the list, or below the page.
    void addBelowList(QWidget *widget);
    void addBelowPage(QWidget *widget);

    // In a narrow dialog, shows the page instead of the list.
    void openPage();
    void setFaults(const QStringList &lines);
    void setUsable(bool usable);
    bool isUsable() const;
    // Sets the words of the two buttons; the way back names what the list contains.
    void setWords(const QString &back, const QString &use);
    static void write(TableButton *button, const QString &text);

    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void arrange();

    QWidget *m_list;
    QWidget *m_left;
    QWidget *m_right;
    QVBoxLayout *m_leftColumn;
    QVBoxLayout *m_rightColumn;
    QLabel *m_faults;
    TableButton *m_back;
    TableButton *m_cancel;
    TableButton *m_use;
    bool m_pageOpened = false; // in a narrow dialog
};

} // namespace kagetsu::ui
