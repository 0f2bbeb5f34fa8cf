// SPDX-License-Identifier: MIT
#pragma once

#include "match/catalogue/presets.h"
#include "ui/controls/dialogs/choicedialog.h"
#include "ui/controls/drafts/draftkeeper.h"

class QLineEdit;

namespace kagetsu::ui {

class PresetPage;
class SearchList;

// Shows all presets in groups, with a page about the selected one. The user's own presets can be renamed and deleted
// here.
class PresetDialog : public ChoiceDialog
{
    Q_OBJECT

public:
    // `folder` holds the user's own presets.
    PresetDialog(const catalogue::PresetChoice &choice, const QString &folder, QWidget *parent = nullptr);

    catalogue::PresetChoice choice() const { return m_choice; }

    // Returns how to save and restore the draft while the dialog is open: the selected preset, and its name as typed.
    DraftKeeper::State draftState();

    void accept() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    PresetDialog(const catalogue::PresetChoice &choice, const QString &folder, SearchList *list, PresetPage *page,
        QWidget *parent);
    void readFolder();
    void fill();
    void showPicked();
    void showFaults();
    void rename();
    void remove();
    const preset::Preset *picked() const;

    catalogue::PresetChoice m_choice;
    QString m_folder;
    catalogue::PresetList m_presets;
    QString m_systemFault; // fault of the last attempt to rename or delete
    SearchList *m_list;
    PresetPage *m_page;
    QWidget *m_own;
    QLineEdit *m_name;
    TableButton *m_rename;
    TableButton *m_remove;
    TableButton *m_without;
};

} // namespace kagetsu::ui
