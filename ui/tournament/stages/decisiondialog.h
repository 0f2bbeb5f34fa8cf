// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/stages/deciding.h"

#include <QDialog>
#include <QList>

class QLabel;
class QLineEdit;

namespace kagetsu::ui {

class ComboBox;
class DialogFoot;
class PlayOffGames;

// Asks how the order of players who share a place is decided (tournament.md#qualification). Nothing is chosen at first,
// so that a hasty key cannot eliminate anybody.
class DecisionDialog : public QDialog
{
    Q_OBJECT

public:
    // `seed` is used for the lot, if one is drawn.
    DecisionDialog(const tournament::Section &section, const tournament::SharedPlace &shared, const QString &question,
        std::uint64_t seed, QWidget *parent);

    tournament::PlaceDecision decision() const;

signals:
    void changed();

private:
    using Way = tournament::Deciding::Way;

    void layOut();
    void speak();
    void follow();
    void give(std::size_t place);
    tournament::Deciding deciding() const;

    const tournament::Section m_section; // as it was when the dialog was opened
    const tournament::SharedPlace m_shared;
    const std::uint64_t m_seed;
    QLabel *m_question;
    QLabel *m_label;
    ComboBox *m_way;
    ComboBox *m_criterion;
    QWidget *m_places;
    QList<ComboBox *> m_order; // the chosen player for each shared place; index 0 means nobody yet
    QLabel *m_given; // the order that the criteria or the games give
    PlayOffGames *m_games;
    QLineEdit *m_reason;
    DialogFoot *m_foot;
};

} // namespace kagetsu::ui
