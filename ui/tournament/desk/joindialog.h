// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/store.h"

#include <QDialog>

#include <functional>

class QLabel;
class QLineEdit;

namespace kagetsu::ui {

class TableButton;

// Joins a tournament on a server with the code that its owner gave (tournament.md#an-event-on-a-server). The dialog stays
// until that has succeeded, so a code that was mistyped can be corrected.
class JoinDialog : public QDialog
{
    Q_OBJECT

public:
    // Joins with a code, which may take some seconds, and returns the path of the link. Called in another thread.
    using Join = std::function<Result<std::string, tournament::StoreFault>(const std::string &code)>;

    explicit JoinDialog(Join join, QWidget *parent = nullptr);

    // Returns the path of the link; empty until somebody has joined.
    QString path() const { return m_path; }

private:
    void retranslate();
    void join();

    Join m_join;
    QLabel *m_about;
    QLineEdit *m_code;
    QLabel *m_fault;
    TableButton *m_cancel;
    TableButton *m_ok;
    QString m_path;
};

} // namespace kagetsu::ui
