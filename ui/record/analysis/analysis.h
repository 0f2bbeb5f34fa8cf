// SPDX-License-Identifier: MIT
#pragma once

#include "engine/engine.h"
#include "text/engine/analysistext.h"

#include <QTimer>

namespace kagetsu::ui {

// A line that an engine considers good.
struct AnalysedLine
{
    std::vector<rules::Point> moves; // at least one, all playable; the side to move begins
    std::optional<engine::Worth> worth; // for the side to move
    std::optional<double> winRate; // from 0 to 1
    std::optional<int> depth;

    friend bool operator==(const AnalysedLine &, const AnalysedLine &) = default;
};

// Has an engine analyse one position after another (engine.md#analysis-beside-a-board). If positions follow each other
// quickly, only the last is analysed; each is analysed for a limited time, after which the engine rests. While no
// analysis is wanted, no process runs. Nothing waits for the engine.
class Analysis : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds Longest { 60'000 }; // on one position

    // Off: not wanted, or there is nothing to analyse. Failed: failure() gives the reason.
    enum class State : std::uint8_t { Off, Starting, Searching, Finished, Failed };

    explicit Analysis(engine::Engine::Now now, QObject *parent = nullptr);
    ~Analysis() override;

    // Set the engine, and the number of lines; a change restarts the analysis.
    void setProfile(const engine::Profile &profile);
    void setLines(int lines);
    // Sets the position; with nothing, there is nothing to analyse.
    void setPosition(const std::optional<engine::Position> &position);
    // Starts the analysis, also again after a failure.
    void start();
    void stop();

    bool isWanted() const { return m_isWanted; }
    State state() const { return m_state; }
    // True if a new position is about to be analysed.
    bool isDue() const { return m_soon.isActive(); }
    // Returns the reason in a sentence.
    const QString &failure() const { return m_failure; }
    const std::optional<engine::Position> &position() const { return m_position; }
    // Returns the lines, best first; empty until the engine has reported one.
    const std::vector<AnalysedLine> &lines() const { return m_lines; }
    text::AnalysisPace pace() const;
    // Returns the last message of an engine that reports no evaluations.
    const QString &said() const { return m_said; }
    // Returns the engine's own name, or the name that users gave it.
    QString engineName() const;
    bool hasProcess() const { return m_engine.hasProcess(); }

signals:
    // Emitted when any of the above changed, seldom enough to be read.
    void changed();

private:
    void connectEngine();
    void followSoon();
    void follow();
    void search();
    void rest();
    void forget();
    void take(const engine::InfoBlock &block);
    void finish(rules::Point best);
    void fail(const engine::Failure &failure);
    void fail(const QString &why);
    void tell();
    void set(State state);
    engine::Milliseconds elapsed() const;

    engine::Engine::Now m_now;
    engine::Engine m_engine;
    engine::Profile m_profile;
    std::optional<engine::Position> m_position;
    int m_lineCount = 3;
    bool m_isWanted = false;
    bool m_onlyMoves = false; // the engine cannot analyse, so it is asked for a move
    State m_state = State::Off;
    QString m_failure;
    QString m_said;
    engine::SearchNumber m_search = 0;
    engine::Moment m_began { 0 };
    std::optional<engine::Milliseconds> m_took; // duration, once it has ended
    std::vector<AnalysedLine> m_lines;
    text::AnalysisPace m_told; // as reported by the engine, and when
    QTimer m_soon; // delay before a new position is analysed
    QTimer m_telling;
};

} // namespace kagetsu::ui
