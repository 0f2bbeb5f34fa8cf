// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/combobox.h"

namespace kagetsu::ui {

class PracticeKeeper;

// Shows whose answers count, and lets another pupil be chosen: nobody, then each pupil. Hidden if there are no pupils.
class PupilChooser : public ComboBox
{
    Q_OBJECT

public:
    // The keeper must outlive this widget.
    PupilChooser(PracticeKeeper &keeper, const char *name, QWidget *parent);

private:
    void choose(int row);
    void write();

    PracticeKeeper &m_keeper;
};

} // namespace kagetsu::ui
