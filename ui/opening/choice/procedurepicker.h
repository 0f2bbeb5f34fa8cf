// SPDX-License-Identifier: MIT
#pragma once

#include "catalogue/procedures.h"
#include "ui/look/dialogs/searchlist.h"

namespace kagetsu::ui {

// The list of opening procedures, in groups, which a part of their name in any language finds.
class ProcedurePicker : public SearchList
{
    Q_OBJECT

public:
    explicit ProcedurePicker(QWidget *parent = nullptr);

    // What does not fit the game is there too, but quieter.
    void setProcedures(const std::vector<opening::Procedure> &procedures, const catalogue::GameKind &game);

private:
    void fill();

    std::vector<opening::Procedure> m_procedures;
    catalogue::GameKind m_game;
};

} // namespace kagetsu::ui
