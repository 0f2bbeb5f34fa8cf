// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "library/search/filter.h"
#include "ui/app/places/scorepage.h"

#include <functional>

class QToolButton;

namespace kagetsu::ui {

class ComboBox;
class PlayerModel;

// The results of one player of the game library (library.md#statistics). They are counted in another thread, and again
// when the library has changed.
class PlayerPage : public ScorePage
{
    Q_OBJECT

public:
    // The library must outlive the page.
    explicit PlayerPage(UserLibrary &library, QWidget *parent = nullptr);

    // Shows a player by a row of the library.
    void open(std::uint32_t player);
    bool isSettled() const { return !m_counting.isRunning(); }

    QString title() const override;

signals:
    // Emitted when the games that a row counts should be listed, with what they are in words.
    void gamesWanted(const kagetsu::library::Filter &games, const std::function<QString()> &told);
    // Emitted when a preparation against the player is wanted, by a row of the library.
    void preparationWanted(std::uint32_t player);

protected:
    void count() override;
    void retranslate() override;
    void showEvent(QShowEvent *event) override;

private:
    void choose(int row);

    std::uint32_t m_player = 0;
    PlayerModel *m_model;
    QToolButton *m_prepare;
    background::Task m_counting;
};

} // namespace kagetsu::ui
