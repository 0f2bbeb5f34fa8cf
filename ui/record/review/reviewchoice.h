// SPDX-License-Identifier: MIT
#pragma once

#include "engine/review/appraiser.h"
#include "ui/controls/combobox.h"
#include "ui/record/analysis/analyst.h"

namespace kagetsu::ui {

// Lets the user choose how games are reviewed: by fours and threes alone, or with an engine, too. The choice is
// remembered. Hidden while there is no engine.
class ReviewChoice : public ComboBox
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds TimeForPosition { 200 };

    explicit ReviewChoice(QWidget *parent = nullptr);

    void setAnalyst(const Analyst &analyst);
    bool isByEngine() const { return currentIndex() == 1; }
    // Returns how the engine is to be asked, or nothing if it is not, or not at the moment.
    std::optional<enginereview::Terms> terms() const;
    // Returns the name of the engine that would be asked.
    QString engineName() const;
    // Returns why no engine is asked although that was chosen; empty if one is.
    QString whyNot() const;

signals:
    // Emitted when the user chose.
    void chosen();

private:
    void list();
    const engine::Profile *profile() const;

    Analyst m_analyst;
    std::vector<engine::Profile> m_profiles;
};

} // namespace kagetsu::ui
