// SPDX-License-Identifier: MIT
#pragma once

#include "match/preset/preset.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace kagetsu::ui {

// Describes everything that one preset means for a game, in words, with the paragraph of the rules if one is known.
class PresetPage : public QWidget
{
    Q_OBJECT

public:
    explicit PresetPage(QWidget *parent = nullptr);

    // Shows a form of the preset. `form` counts from 0; an invalid one means the first.
    void setPreset(const preset::Preset &preset, int form);
    int form() const;

private:
    void retell();

    QLabel *m_title;
    QLabel *m_about;
    QLabel *m_formLabel;
    QComboBox *m_form;
    QLabel *m_lines;
    preset::Preset m_preset;
    QString m_muted; // colour of the sources
};

} // namespace kagetsu::ui
