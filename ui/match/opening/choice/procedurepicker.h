// SPDX-License-Identifier: MIT
#pragma once

#include "match/catalogue/procedures.h"
#include "ui/controls/dialogs/searchlist.h"

namespace kagetsu::ui {

// Lists the opening procedures in groups; a part of the name in any language finds them.
class ProcedurePicker : public SearchList
{
    Q_OBJECT

public:
    explicit ProcedurePicker(QWidget *parent = nullptr);

    // Sets the procedures; those that do not suit the game are listed but greyed out.
    void setProcedures(const std::vector<opening::Procedure> &procedures, const catalogue::GameKind &game);

private:
    void fill();

    std::vector<opening::Procedure> m_procedures;
    catalogue::GameKind m_game;
};

} // namespace kagetsu::ui
