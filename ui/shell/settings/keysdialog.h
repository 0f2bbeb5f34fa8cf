// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/layout/page.h"

#include <QDialog>

class QAction;

namespace kagetsu::ui {

class Actions;

// Every key on one sheet: those of the actions, of the page shown, and of the board.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    explicit KeysDialog(const Actions &actions, const QList<Page::KeyRow> &ofPage = {}, QWidget *parent = nullptr);
};

} // namespace kagetsu::ui
