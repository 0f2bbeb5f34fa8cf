// SPDX-License-Identifier: MIT
#pragma once

#include "match/model/match.h"
#include "text/match/setup.h"

#include <QDialog>

#include <vector>

class QListWidget;

namespace kagetsu::ui {

// Returns the results that players can declare at the table under these rules: without what the clock decides, and what
// only an arbiter decides.
std::vector<record::GameResult> resultsAtTheTable(const match::MatchSetup &setup);

// Asks two people at a real board how their game has ended. Each result is a whole sentence.
class ResultDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ResultDialog(const match::Match &match, QWidget *parent = nullptr);

    // Returns the result; valid after acceptance.
    record::GameResult result() const;

private:
    std::vector<record::GameResult> m_results;
    QListWidget *m_list;
};

} // namespace kagetsu::ui
