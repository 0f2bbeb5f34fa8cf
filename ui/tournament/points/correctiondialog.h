// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/reason.h"

#include <QDialog>

namespace kagetsu::ui {

class ReasonBox;

// Asks before a result that is there gives way to another one, and why. Until a reason is chosen, Enter leaves all as
// it is, so that no hasty key changes a result (tournament.md#at-the-desk).
class CorrectionDialog : public QDialog
{
    Q_OBJECT

public:
    // `caption` names the table with the result that it has, `question` says what becomes of it, and `doing` is the
    // verb.
    CorrectionDialog(const QString &caption, const QString &question, const QString &doing, QWidget *parent);

    tournament::Reason reason() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    ReasonBox *m_reason;
};

} // namespace kagetsu::ui
