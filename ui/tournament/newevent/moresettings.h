// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QWidget>

class QSpinBox;

namespace kagetsu::ui {

class BigButton;
class ComboBox;
class FieldGrid;

// Choices that regulations make differently and that most users leave unchanged: how a Swiss is paired
// (tournament.md#swiss-settings), and how withdrawals and late entries are handled. Collapsed by default, with only the
// fields of the format.
class MoreSettings : public QWidget
{
    Q_OBJECT

public:
    explicit MoreSettings(QWidget *parent = nullptr);

    void fill(const tournament::SectionOptions &options);
    // Writes the fields into the options; other options are unchanged.
    void readInto(tournament::SectionOptions &options) const;
    // Shows the fields that apply to these settings.
    void follow(const tournament::SectionSettings &settings, bool hasOtherSections);
    bool isOpen() const;

signals:
    void opened();

private:
    void layOut();
    void speak();
    void speakSwiss();
    void open(bool isOpen);

    BigButton *m_fold;
    FieldGrid *m_grid;
    ComboBox *m_style;
    ComboBox *m_firstRound;
    ComboBox *m_apart;
    QSpinBox *m_apartRounds;
    QSpinBox *m_accelerated;
    QSpinBox *m_losses;
    ComboBox *m_spread; // chooses the spread of points
    ComboBox *m_bye;
    ComboBox *m_rematch;
    ComboBox *m_forfeitWin;
    ComboBox *m_missed;
    ComboBox *m_withdrawal;
    ComboBox *m_cycles;
    ComboBox *m_carry;
    ComboBox *m_third;
    ComboBox *m_grandFinal;
    QSpinBox *m_forfeits;
    ComboBox *m_ownPoints;
    ComboBox *m_emptyBoards;
};

} // namespace kagetsu::ui
