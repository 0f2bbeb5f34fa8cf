// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace kagetsu::ui {

class DeskPins;
class HoldButton;

// Lets only the arbiter past, by the same button to hold and the same PIN as in front of the desk. Shown before
// something that only the arbiter may do but a single player could start. Accepted once both are given; rejecting it
// returns to the game.
class ArbiterGate : public QDialog
{
    Q_OBJECT

public:
    ArbiterGate(DeskPins &pins, QWidget *parent, const QString &sentence, const QString &more);

    HoldButton *holdButton() const { return m_hold; }

private:
    HoldButton *m_hold;
};

} // namespace kagetsu::ui
