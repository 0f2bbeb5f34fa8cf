// SPDX-License-Identifier: MIT
#pragma once

#include "ui/board/theme.h"
#include "ui/preset/presets.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace kagetsu::ui {

class PresetPage;
class SearchList;
class TableButton;

// All presets in groups, and the page of the one that is shown. One's own are renamed and deleted here.
class PresetDialog : public QDialog
{
    Q_OBJECT

public:
    // Own presets are read from the folder, and kept there.
    PresetDialog(const PresetChoice &choice, const QString &folder, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    PresetChoice choice() const { return m_choice; }

    void accept() override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void readFolder();
    void fill();
    void showPicked();
    void showFaults();
    void rename();
    void remove();
    void arrange();
    void retranslate();
    const preset::Preset *picked() const;

    PresetChoice m_choice;
    QString m_folder;
    PresetList m_presets;
    QString m_systemFault; // of the last renaming or deleting
    SearchList *m_list;
    PresetPage *m_page;
    QWidget *m_left;
    QWidget *m_right;
    QWidget *m_own;
    QLabel *m_faults;
    QLineEdit *m_name;
    TableButton *m_rename;
    TableButton *m_remove;
    TableButton *m_without;
    TableButton *m_back;
    TableButton *m_cancel;
    TableButton *m_use;
    bool m_pageOpened = false; // in a narrow dialog
};

} // namespace kagetsu::ui
