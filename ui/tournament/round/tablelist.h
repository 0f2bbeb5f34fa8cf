// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/log/rowkeys.h"
#include "tournament/model/section.h"
#include "ui/tournament/round/tablesmodel.h"

#include <QElapsedTimer>
#include <QListView>

namespace kagetsu::ui {

// Shows all tables of a round at once, in as many columns as fit. The meaning of keys and taps depends on the round: in
// a draft, players are picked and exchanged by two taps, by drag and drop, or with arrows and Enter; once it is
// published, results are typed, and Enter opens the game.
class TableList : public QListView
{
    Q_OBJECT

public:
    enum class Use : std::uint8_t { Look, Exchange, Results };
    // What can be done with a table besides entering a result.
    enum class RowAction : std::uint8_t { Clear, Rule, Details, LineUps, Open };
    struct Place
    {
        int row = -1;
        TablesModel::Seat seat = TablesModel::Seat::First;

        friend bool operator==(const Place &, const Place &) = default;
    };

    explicit TableList(TablesModel &model, QWidget *parent = nullptr);

    void setUse(Use use);
    Use use() const { return m_use; }
    // Returns the player picked for an exchange.
    std::optional<Place> picked() const { return m_picked; }
    void unpick();
    // Returns the place of the keyboard cursor.
    Place cursor() const { return { currentIndex().row(), m_seat }; }
    void goTo(int row);
    // Returns the number of tables side by side.
    int columns() const;
    // Returns where a player is painted, in the viewport.
    QRect seatRect(Place place) const;

signals:
    void exchangeWanted(kagetsu::tournament::EntryId a, kagetsu::tournament::EntryId b);
    void resultTyped(kagetsu::tournament::Outcome outcome);
    // Something is to be done with the current table.
    void wanted(kagetsu::ui::TableList::RowAction action);
    void slipsWanted();
    // Digits turned out to be a table number, with so many results told last as its first digits.
    void numberTyped(const std::string &number, int results, bool isWhole);
    void pickedChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    void step(int rows);
    void sideways(int direction);
    int rowsInColumn() const;
    void pick(Place place);
    bool typeExchange(const QKeyEvent &key);
    bool typeResult(const QKeyEvent &key);
    bool typeDigit(const QKeyEvent &key);
    std::optional<Place> placeAt(QPoint point) const;
    void paintDragged(QPainter &painter) const;

    TablesModel &m_model;
    tournament::RowKeys m_keys;
    QElapsedTimer m_clock;
    Use m_use = Use::Look;
    TablesModel::Seat m_seat = TablesModel::Seat::First;
    std::optional<Place> m_picked;
    std::optional<Place> m_pressed;
    QPoint m_pressedAt;
    std::optional<QPoint> m_dragged; // position of the dragged player
};

} // namespace kagetsu::ui
