// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/reason.h"

#include <QDialog>

namespace kagetsu::ui {

class ReasonBox;

// Asks for confirmation and a reason before a result is replaced. Until a reason is chosen, Enter changes nothing, so
// that a hasty key cannot change a result (tournament.md#at-the-desk).
class CorrectionDialog : public QDialog
{
    Q_OBJECT

public:
    // `caption` names the table with its current result, `question` says what happens to it, and `doing` is the verb.
    CorrectionDialog(const QString &caption, const QString &question, const QString &doing, QWidget *parent);

    tournament::Reason reason() const;

private:
    ReasonBox *m_reason;
};

} // namespace kagetsu::ui
