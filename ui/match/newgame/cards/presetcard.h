// SPDX-License-Identifier: MIT
#pragma once

#include "ui/match/newgame/cards/dialogcard.h"
#include "ui/match/newgame/newgamechoices.h"

class QComboBox;
class QLineEdit;

namespace kagetsu::ui {

class TableButton;

// Shows the preset that a new game starts from and what was changed since. It can save the contents of the dialog as a
// preset of the user's own.
class PresetCard : public DialogCard
{
    Q_OBJECT

public:
    // `folder` holds the user's own presets.
    explicit PresetCard(const QString &folder, QWidget *parent = nullptr);

    // Sets the choices as shown in the dialog; `sound` is true if a game could start with them.
    void setChoices(const NewGameChoices &choices, bool sound);
    // True while a preset is being named: Enter then saves it instead of starting the game.
    bool isNaming() const;
    void save();
    // Shows the saving fields if a name was restored into them; returns false if there is none.
    bool showTyped();

signals:
    void chosen(const kagetsu::catalogue::PresetChoice &choice);

private:
    void connectParts();
    void choose();
    void openSaving(bool open);
    void write();

    QString m_folder;
    NewGameChoices m_choices;
    bool m_sound = false;
    QString m_fault; // fault of the last attempt to save
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
