// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "rules/position.h"
#include "rules/ruleset.h"
#include "ui/record/solver/idlesolver.h"
#include "ui/record/solver/recent.h"

#include <QLabel>
#include <QTimer>

#include <optional>

namespace kagetsu::ui {

// A position in which the wins of both sides are shown.
struct QuietQuestion
{
    rules::Position position;
    rules::RuleSet rules;
    rules::Side toMove = rules::Side::Black; // shown first

    friend bool operator==(const QuietQuestion &, const QuietQuestion &) = default;
};

// A single line that says which side wins by fours in the displayed position if it is to move: "Black wins in 7 fours".
// It searches briefly in another thread, and says nothing if that finds no win.
class QuietWins : public QLabel
{
    Q_OBJECT

public:
    static constexpr std::uint64_t MostNodes = 20'000; // for each side

    explicit QuietWins(QWidget *parent = nullptr);
    ~QuietWins() override;

    // Sets the position; nothing if there is nothing to show.
    void setQuestion(const std::optional<QuietQuestion> &question);
    bool isRunning() const { return m_task.isRunning(); }
    QSize minimumSizeHint() const override { return { 0, QLabel::minimumSizeHint().height() }; }
    QSize sizeHint() const override { return { 0, QLabel::sizeHint().height() }; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Lengths
    {
        std::optional<int> black;
        std::optional<int> white;
    };
    void tell(const Lengths &lengths);
    void write();

    background::Task m_task;
    std::shared_ptr<IdleSolver<solver::FourSolver>> m_idle = std::make_shared<IdleSolver<solver::FourSolver>>();
    Recent<QuietQuestion, Lengths> m_known { 512 };
    std::optional<QuietQuestion> m_question;
    Lengths m_lengths; // the lengths being shown
    QTimer m_stale; // running since the text became outdated
};

} // namespace kagetsu::ui
