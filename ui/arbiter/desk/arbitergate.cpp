// SPDX-License-Identifier: MIT
#include "ui/arbiter/desk/arbitergate.h"

#include "ui/arbiter/desk/deskpins.h"
#include "ui/arbiter/desk/pinpad.h"
#include "ui/arbiter/orders/holdbutton.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace kagetsu::ui {

ArbiterGate::ArbiterGate(DeskPins &pins, QWidget *parent, const QString &sentence, const QString &more)
    : QDialog(parent)
    , m_hold(new HoldButton)
{
    constexpr int Width = 420;
    setObjectName(QStringLiteral("arbiterGate"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 20, 20, 20);
    column->setSpacing(12);
    for (const QString &text : { sentence, more }) {
        auto *label = new QLabel(text);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setProperty(text == sentence ? "head" : "muted", true);
        column->addWidget(label);
    }
    auto *back = new QPushButton(tr("Back to the game"));
    back->setObjectName(QStringLiteral("gateBack"));
    back->setDefault(true);
    m_hold->setObjectName(QStringLiteral("gateHold"));
    m_hold->setAutoDefault(false);
    m_hold->setTexts(tr("Arbiter: hold to continue"), tr("Release to continue"), tr("Press again to continue"));
    auto *pad = new PinPad;
    pad->hide();
    column->addWidget(m_hold);
    column->addWidget(pad, 0, Qt::AlignHCenter);
    column->addWidget(back);
    setMinimumWidth(Width);
    connect(m_hold, &HoldButton::held, this, [this, pad, back, &pins] {
        if (!pins.isWanted()) {
            accept();
            return;
        }
        pad->show();
        m_hold->hide();
        back->setDefault(false); // Enter belongs to the PIN
        back->setAutoDefault(false);
        pad->begin();
    });
    connect(pad, &PinPad::entered, this, [this, pad, &pins](const QString &pin) {
        if (pins.give(pin))
            accept();
        else
            pad->refuse();
    });
    connect(back, &QPushButton::clicked, this, &QDialog::reject);
    back->setFocus();
}

} // namespace kagetsu::ui
