// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QWidget>

class QSpinBox;

namespace kagetsu::ui {

class BigButton;
class ComboBox;
class FieldGrid;

// What regulations settle differently and most people leave as it is: how a Swiss is paired
// (tournament.md#swiss-settings), what becomes of those who leave or come late. Folded until somebody asks for it, and
// only with what the format has.
class MoreSettings : public QWidget
{
    Q_OBJECT

public:
    explicit MoreSettings(QWidget *parent = nullptr);

    void fill(const tournament::SectionOptions &options);
    // Into these; what is not asked for stays.
    void readInto(tournament::SectionOptions &options) const;
    // Which of it there is.
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
    ComboBox *m_spread; // of points
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
