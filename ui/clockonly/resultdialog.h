// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"
#include "wording/match/setup.h"

#include <QDialog>

#include <vector>

class QListWidget;

namespace kagetsu::ui {

// The results that a game under these rules can end with at the table, as far as the players say it: what the clock
// says, and what only an arbiter decides, is not among them.
std::vector<record::GameResult> resultsAtTheTable(const match::MatchSetup &setup);

// Asks two people at a board of wood how their game has ended. Each result is a whole sentence.
class ResultDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ResultDialog(const match::Match &match, QWidget *parent = nullptr);

    // After acceptance.
    record::GameResult result() const;

private:
    std::vector<record::GameResult> m_results;
    QListWidget *m_list;
};

} // namespace kagetsu::ui
