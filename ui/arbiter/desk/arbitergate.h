// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace kagetsu::ui {

class DeskPins;
class HoldButton;

// Asks for the arbiter before something that only the arbiter may do but a single player could start: the same button
// to hold as in front of the desk, and the same PIN. Accepted if both are given; anything else returns to the game.
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
