// SPDX-License-Identifier: MIT
#pragma once

#include "match/catalogue/procedures.h"
#include "ui/controls/dialogs/choicedialog.h"
#include "ui/controls/drafts/draftkeeper.h"
#include "ui/match/opening/choice/termseditor.h"

namespace kagetsu::ui {

class ProcedurePage;
class ProcedurePicker;

// Holds the input of the dialog and its result.
struct ProcedureQuestion
{
    catalogue::ProcedureList list;
    opening::Terms terms;
    SwapDenial denial;
    catalogue::GameKind game;
    QString left; // the players, as they sit
    QString right;
};

// Chooses the opening procedure of a game: a list of all procedures, and beside it a page that explains the selected
// one and has its conditions. A narrow window shows one of them at a time. A file of procedures can be opened from
// anywhere; if it is faulty, a sentence says so, and nothing of it is used.
class ProcedureDialog : public ChoiceDialog
{
    Q_OBJECT

public:
    explicit ProcedureDialog(ProcedureQuestion question, QWidget *parent = nullptr);

    // Returns the dialog's current state: opened procedures are in the list, and the game suits the procedure.
    const ProcedureQuestion &answer() const { return m_answer; }

    // Reads a file and shows its first procedure, or says what is wrong.
    void openFile(const QString &path);

    // Returns how to save and restore the draft while the dialog is open: the conditions of every procedure that was
    // viewed.
    DraftKeeper::State draftState();

    void accept() override;

signals:
    // Emitted when conditions were changed, or another procedure is shown.
    void edited();

private:
    ProcedureDialog(ProcedureQuestion question, ProcedurePicker *picker, ProcedurePage *page, QWidget *parent);
    void askForFile();
    void showPicked();
    // Copies the page's contents into the answer.
    void takeOver();
    void showFaults();

    ProcedureQuestion m_answer;
    catalogue::GameKind m_wanted;
    std::map<std::string, opening::Terms> m_terms; // for every procedure that was viewed
    ProcedurePicker *m_picker;
    ProcedurePage *m_page;
    TableButton *m_open;
};

} // namespace kagetsu::ui
