// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/procedures.h"
#include "ui/look/dialogs/choicedialog.h"
#include "ui/look/drafts/draftkeeper.h"
#include "ui/opening/choice/termseditor.h"

namespace kagetsu::ui {

class ProcedurePage;
class ProcedurePicker;

// What the dialog is asked with, and what it comes to.
struct ProcedureQuestion
{
    catalogue::ProcedureList list;
    opening::Terms terms;
    SwapDenial denial;
    catalogue::GameKind game;
    QString left; // the players, as they sit
    QString right;
};

// Chooses the opening procedure of a game: the list of all, beside it the page that explains the one under the hand,
// and its conditions. In a narrow window one is seen at a time. A file of procedures can be opened from anywhere; what
// is wrong with one is said in a sentence, and nothing of it is used.
class ProcedureDialog : public ChoiceDialog
{
    Q_OBJECT

public:
    explicit ProcedureDialog(ProcedureQuestion question, QWidget *parent = nullptr);

    // As the dialog stands: procedures that were opened are in the list, and the game is one the procedure fits.
    const ProcedureQuestion &answer() const { return m_answer; }

    // Reads a file and shows its first procedure; or says what is wrong.
    void openFile(const QString &path);

    // How it is kept while it is open: the conditions of every procedure that was looked at.
    DraftKeeper::State draftState();

    void accept() override;

signals:
    // Conditions were changed, or others are looked at.
    void edited();

private:
    ProcedureDialog(ProcedureQuestion question, ProcedurePicker *picker, ProcedurePage *page, QWidget *parent);
    void askForFile();
    void showPicked();
    // What the page says now becomes the answer.
    void takeOver();
    void showFaults();

    ProcedureQuestion m_answer;
    catalogue::GameKind m_wanted;
    std::map<std::string, opening::Terms> m_terms; // of every procedure that was looked at
    ProcedurePicker *m_picker;
    ProcedurePage *m_page;
    TableButton *m_open;
};

} // namespace kagetsu::ui
