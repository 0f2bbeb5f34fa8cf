// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "library/search/preparation.h"
#include "record/model/way.h"
#include "ui/app/places/scorepage.h"

#include <QStringList>

#include <functional>
#include <memory>

namespace kagetsu::ui {

class ComboBox;
class PreparationModel;
struct PreparationAnswer;

// What is to be known before a game against one player of the game library (library.md#preparation). It is found in
// another thread, and again when the library has changed.
class PreparationPage : public ScorePage
{
    Q_OBJECT

public:
    // The library must outlive the page.
    explicit PreparationPage(UserLibrary &library, QWidget *parent = nullptr);

    // Sets who may be the one who prepares; the first that is not the opponent is chosen.
    void setNames(const QStringList &names);
    // Shows an opponent by a row of the library.
    void open(std::uint32_t opponent);
    bool isSettled() const { return !m_asking.isRunning() && !m_readingHabits.isRunning() && !m_finding.isRunning(); }

    QString title() const override;

signals:
    // Emitted when games should be listed, with what they are in words.
    void gamesWanted(const kagetsu::library::Filter &games, const std::function<QString()> &told);
    // The same for single games, each with the move at which it is to be opened.
    void someGamesWanted(const std::vector<kagetsu::library::GameAtPly> &games, const std::function<QString()> &told);
    // Emitted when a game should be opened after so many moves.
    void gameWanted(std::int64_t id, int ply);
    // Emitted when one's own lines should be opened at this place.
    void linesWanted(std::int64_t id, const kagetsu::record::Way &way);

protected:
    void count() override;
    void retranslate() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void take(PreparationAnswer answer);
    void choose(int row);

    std::uint32_t m_opponent = 0;
    QString m_opponentName;
    // What was asked last.
    std::weak_ptr<const void> m_asked;
    library::Studies m_askedStudies;
    PreparationModel *m_model;
    ComboBox *m_me;
    background::Task m_asking;
    background::Task m_readingHabits;
    background::Task m_finding;
};

} // namespace kagetsu::ui
