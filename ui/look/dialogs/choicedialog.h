// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QLabel;
class QVBoxLayout;

namespace kagetsu::ui {

class TableButton;

// A list to choose from, and beside it the page that explains what is picked. In a narrow dialog one is seen at a time:
// opening a row shows the page, Escape or a button leads back to the list. Below the list stands what is wrong.
class ChoiceDialog : public QDialog
{
    Q_OBJECT

protected:
    // What the sizes are when the screen has the room; the list has two parts of the width, the page pageParts.
    struct Shape
    {
        int pageParts = 3;
        QSize size;
    };

    // The name begins the object names of the buttons and of the text of faults: "preset" gives presetBack,
    // presetCancel, presetUse, presetFaults. List and page become the dialog's own.
    ChoiceDialog(const QString &name, QWidget *list, QWidget *page, Shape shape, QWidget *parent);

    // One more row below the list, or below the page.
    void addBelowList(QWidget *widget);
    void addBelowPage(QWidget *widget);

    // In a narrow dialog the page takes the place of the list.
    void openPage();
    void setFaults(const QStringList &lines);
    void setUsable(bool usable);
    bool isUsable() const;
    // The way back to the list names what all of them are.
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
