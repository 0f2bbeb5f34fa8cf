// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/newgame/cards/dialogcard.h"
#include "ui/match/newgame/newgamechoices.h"

class QComboBox;
class QLineEdit;

namespace kagetsu::ui {

class TableButton;

// The preset a new game begins with, and what was changed since. Saves what stands in the dialog as a preset of one's
// own.
class PresetCard : public DialogCard
{
    Q_OBJECT

public:
    // Own presets are in this folder.
    explicit PresetCard(const QString &folder, QWidget *parent = nullptr);

    // As they stand in the dialog; `sound` when a game could start with them.
    void setChoices(const NewGameChoices &choices, bool sound);
    // Enter then saves, and does not start the game.
    bool isNaming() const;
    void save();
    // A name that was restored is seen; false where there is none.
    bool showTyped();

signals:
    void chosen(const kagetsu::catalogue::PresetChoice &choice);

private:
    void choose();
    void openSaving(bool open);
    void write();

    QString m_folder;
    NewGameChoices m_choices;
    bool m_sound = false;
    QString m_fault; // of the last saving
    QLabel *m_name;
    QLabel *m_about;
    QLabel *m_changes;
    QLabel *m_faults;
    TableButton *m_choose;
    TableButton *m_open;
    QWidget *m_saving;
    QLineEdit *m_newName;
    QComboBox *m_level;
    QLabel *m_levelMeaning;
    TableButton *m_save;
};

} // namespace kagetsu::ui
