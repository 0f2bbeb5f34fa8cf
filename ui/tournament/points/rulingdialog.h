// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/reason.h"
#include "tournament/model/section.h"

#include <QDialog>

#include <array>
#include <optional>

class QLabel;

namespace kagetsu::ui {

class BigButton;
class FieldGrid;
class PointsBox;
class ReasonBox;
class DialogFoot;
class TableButton;

// Asks the arbiter for the points of each side in a match, regardless of its games
// (tournament.md#matches-of-several-games).
class RulingDialog : public QDialog
{
    Q_OBJECT

public:
    // `caption` names the table and the players.
    RulingDialog(
        const tournament::Section &section, const tournament::Match &match, const QString &caption, QWidget *parent);

    // Returns the points that were chosen; nothing if the games count again.
    std::optional<tournament::PerParty<tournament::Points>> points() const;
    tournament::Reason reason() const;

private:
    using Pair = tournament::PerParty<tournament::Points>;

    void layOut(const QString &caption);
    void speak();
    void setPoints(const Pair &points);

    QString m_first;
    QString m_second;
    bool m_isRuled;
    bool m_isLifted = false;
    std::array<Pair, 4> m_usual; // the most frequent rulings
    std::array<BigButton *, 4> m_quick;
    QLabel *m_about;
    FieldGrid *m_points;
    std::array<PointsBox *, 2> m_boxes;
    ReasonBox *m_reason;
    TableButton *m_lift;
    DialogFoot *m_foot;
};

} // namespace kagetsu::ui
