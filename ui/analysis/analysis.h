// SPDX-License-Identifier: MIT
#pragma once

#include "engine/engine.h"
#include "wording/engine/analysis.h"

#include <QTimer>

namespace kagetsu::ui {

// One line that an engine thinks good.
struct AnalysedLine
{
    std::vector<rules::Point> moves; // one at least, all of them playable; the side to move begins
    std::optional<engine::Worth> worth; // for the side to move
    std::optional<double> winRate; // 0 to 1
    std::optional<int> depth;

    friend bool operator==(const AnalysedLine &, const AnalysedLine &) = default;
};

// Has an engine look at one position after the other (engines.md#analysis-beside-a-board). A position that replaces
// another one at once is the only one that is asked about; each is looked at for a limited time, and then the engine
// rests. While nothing is wanted no process runs. Nothing waits for the engine.
class Analysis : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds Longest { 60'000 }; // on one position

    // Off: not wanted, or there is nothing to look at. Failed: the reason is told by failure().
    enum class State : std::uint8_t { Off, Starting, Searching, Finished, Failed };

    explicit Analysis(engine::Engine::Now now, QObject *parent = nullptr);
    ~Analysis() override;

    // Each begins anew where it is another.
    void setProfile(const engine::Profile &profile);
    void setLines(int lines);
    // None: nothing can be asked about.
    void setPosition(const std::optional<engine::Position> &position);
    // Once more after a failure.
    void start();
    void stop();

    bool isWanted() const { return m_isWanted; }
    State state() const { return m_state; }
    // A position has come and is asked about in a moment.
    bool isDue() const { return m_soon.isActive(); }
    // In a sentence.
    const QString &failure() const { return m_failure; }
    const std::optional<engine::Position> &position() const { return m_position; }
    // The best first; empty until the engine has told one.
    const std::vector<AnalysedLine> &lines() const { return m_lines; }
    wording::AnalysisPace pace() const;
    // What an engine that tells no worths said last.
    const QString &said() const { return m_said; }
    // As it calls itself, else as people do.
    QString engineName() const;
    bool hasProcess() const { return m_engine.hasProcess(); }

signals:
    // Of anything above, seldom enough for reading.
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
    bool m_onlyMoves = false; // the engine cannot analyse: it is asked for a move
    State m_state = State::Off;
    QString m_failure;
    QString m_said;
    engine::SearchNumber m_search = 0;
    engine::Moment m_began { 0 };
    std::optional<engine::Milliseconds> m_took; // once it has ended
    std::vector<AnalysedLine> m_lines;
    wording::AnalysisPace m_told; // by the engine, and when
    QTimer m_soon; // until the position has stood for a moment
    QTimer m_telling;
};

} // namespace kagetsu::ui
