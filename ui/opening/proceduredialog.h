// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"
#include "ui/opening/procedures.h"
#include "ui/opening/termseditor.h"

#include <QDialog>

class QLabel;

namespace kagetsu::ui {

class ProcedurePage;
class ProcedurePicker;
class TableButton;

// What the dialog is asked with, and what it comes to.
struct ProcedureQuestion
{
    ProcedureList list;
    opening::Terms terms;
    SwapDenial denial;
    GameKind game;
    QString left; // the players, as they sit
    QString right;
};

// Chooses the opening procedure of a game: the list of all, beside it the page that explains the one under the hand,
// and its conditions. In a narrow window one is seen at a time. A file of procedures can be opened from anywhere; what
// is wrong with one is said in a sentence, and nothing of it is used.
class ProcedureDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ProcedureDialog(ProcedureQuestion question, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

    // As the dialog stands: procedures that were opened are in the list, and the game is one the procedure fits.
    const ProcedureQuestion &answer() const { return m_answer; }

    // Reads a file and shows its first procedure; or says what is wrong.
    void openFile(const QString &path);

    void accept() override;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void askForFile();
    void showPicked();
    // What the page says now becomes the answer.
    void takeOver();
    void showFaults();
    void arrange();
    void retranslate();

    ProcedureQuestion m_answer;
    GameKind m_wanted;
    std::map<std::string, opening::Terms> m_terms; // of every procedure that was looked at
    ProcedurePicker *m_picker;
    ProcedurePage *m_page;
    QWidget *m_left;
    QLabel *m_faults;
    TableButton *m_open;
    TableButton *m_back;
    TableButton *m_cancel;
    TableButton *m_use;
    bool m_pageOpened = false; // in a narrow window: the page is seen, not the list
};

} // namespace kagetsu::ui
