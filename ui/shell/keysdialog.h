// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace kagetsu::ui {

class Actions;

// Every key on one sheet: those of the actions, and those of the board.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    explicit KeysDialog(const Actions &actions, QWidget *parent = nullptr);
};

} // namespace kagetsu::ui
