// SPDX-License-Identifier: MIT
#pragma once

#include "record/document/newgame.h"

#include <QDialog>

class QLabel;

namespace kagetsu::ui {

class ComboBox;

// Asks for the board size and the rule of an empty game.
class EmptyGameDialog : public QDialog
{
    Q_OBJECT

public:
    EmptyGameDialog(const QString &title, const document::NewGame &game, QWidget *parent = nullptr);

    document::NewGame game() const;

private:
    void explainRule();

    ComboBox *m_size;
    ComboBox *m_rule;
    QLabel *m_summary;
};

} // namespace kagetsu::ui
