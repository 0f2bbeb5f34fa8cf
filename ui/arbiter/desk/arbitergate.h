// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace kagetsu::ui {

class DeskPins;
class HoldButton;

// Asks for the arbiter where a single player could do what only the arbiter may: the same button to hold as before the
// desk, and the same PIN. Accepted after that; everything else goes back to the game.
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
