// SPDX-License-Identifier: MIT
#pragma once

#include "background/task.h"
#include "rules/position.h"
#include "rules/ruleset.h"
#include "ui/solver/recent.h"
#include "ui/solver/solvershelf.h"

#include <QLabel>
#include <QTimer>

#include <optional>

namespace kagetsu::ui {

// A position in which both sides' wins are told.
struct QuietQuestion
{
    rules::Position position;
    rules::RuleSet rules;
    rules::Side toMove = rules::Side::Black; // told first

    friend bool operator==(const QuietQuestion &, const QuietQuestion &) = default;
};

// One quiet line that says which side wins by fours in the position that is shown, if it is to move: "Black wins in 7
// fours". It searches a little, in another thread, and says nothing where that does not find a win.
class QuietWins : public QLabel
{
    Q_OBJECT

public:
    static constexpr std::uint64_t MostNodes = 20'000; // for each side

    explicit QuietWins(QWidget *parent = nullptr);
    ~QuietWins() override;

    // Nothing: there is nothing to tell here.
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
    std::shared_ptr<SolverShelf<solver::FourSolver>> m_shelf = std::make_shared<SolverShelf<solver::FourSolver>>();
    Recent<QuietQuestion, Lengths> m_known { 512 };
    std::optional<QuietQuestion> m_question;
    Lengths m_lengths; // that are told
    QTimer m_stale; // since when what is told is of another position
};

} // namespace kagetsu::ui
