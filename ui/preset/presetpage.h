// SPDX-License-Identifier: MIT
#pragma once

#include "preset/preset.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace kagetsu::ui {

// One preset on a page: everything it means for a game, in words, with the paragraph of the rules where one is known.
class PresetPage : public QWidget
{
    Q_OBJECT

public:
    explicit PresetPage(QWidget *parent = nullptr);

    // `form` counts from 0; one that the preset has not is its first.
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
