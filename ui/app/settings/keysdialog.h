// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/layout/page.h"

#include <QDialog>

class QAction;

namespace kagetsu::ui {

class Actions;

// Shows every key at once: those of the actions, of the current page, and of the board.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    explicit KeysDialog(const Actions &actions, const QList<Page::KeyRow> &ofPage = {}, QWidget *parent = nullptr);
};

} // namespace kagetsu::ui
