// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gameinfo.h"

#include <QDialog>

class QFormLayout;
class QLineEdit;

namespace kagetsu::ui {

// Asks for the name of a game, its players and its event.
class GameNamesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit GameNamesDialog(const record::GameInfo &info, QWidget *parent = nullptr);

    // Returns the information with what was typed.
    record::GameInfo info() const;

private:
    QLineEdit *field(QFormLayout &form, const char *name, const QString &label, const std::string &text);

    record::GameInfo m_info;
    QLineEdit *m_name;
    QLineEdit *m_black;
    QLineEdit *m_white;
    QLineEdit *m_event;
};

} // namespace kagetsu::ui
