// SPDX-License-Identifier: MIT
#pragma once

#include "document/newgame.h"

#include <QDialog>

class QLabel;

namespace kagetsu::ui {

class ComboBox;

// Asks what an empty game begins from: the lines of its board, and the rule.
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
