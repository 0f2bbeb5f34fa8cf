// SPDX-License-Identifier: MIT
#include "ui/arbiter/desk/desklock.h"

#include "ui/arbiter/desk/deskpins.h"
#include "ui/arbiter/desk/pinpad.h"
#include "ui/arbiter/orders/holdbutton.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/fit.h"

#include <QBoxLayout>
#include <QLabel>

namespace kagetsu::ui {

DeskLock::DeskLock(DeskPins &pins, QWidget *parent)
    : QWidget(parent)
    , m_pins(pins)
    , m_pad(new PinPad)
    , m_title(new QLabel)
    , m_text(new QLabel)
    , m_hold(new HoldButton)
    , m_back(new BigButton("lockBack"))
{
    m_title->setObjectName(QStringLiteral("lockTitle"));
    m_text->setObjectName(QStringLiteral("lockText"));
    makeLarger(*m_title, *this, 1.8);
    for (QLabel *label : { m_title, m_text }) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
    }
    m_hold->setObjectName(QStringLiteral("hold"));
    auto *column = new QVBoxLayout;
    column->setSpacing(16);
    column->addStretch(1);
    for (QWidget *each : std::initializer_list<QWidget *> { m_title, m_text, m_hold, m_pad, m_back })
        column->addWidget(each, 0, each == m_pad ? Qt::AlignHCenter : Qt::Alignment());
    column->addStretch(2);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(24, 24, 24, 24);
    row->addStretch(1);
    row->addLayout(column, 4);
    row->addStretch(1);
    m_pad->hide();
    connect(m_hold, &HoldButton::held, this, [this] {
        if (!m_pins.isWanted()) {
            emit opened();
            return;
        }
        m_pad->show();
        m_hold->hide();
        m_pad->begin();
    });
    connect(m_pad, &PinPad::entered, this, [this](const QString &pin) {
        if (m_pins.give(pin))
            emit opened();
        else
            m_pad->refuse();
    });
    connect(m_back, &QToolButton::clicked, this, &DeskLock::backWanted);
    onLanguage(*this, [this] {
        m_title->setText(tr("Arbiter's desk"));
        m_text->setText(tr("For the arbiter only. Opening the desk changes nothing in the game. Players should go back "
                           "to the table."));
        m_hold->setTexts(tr("Hold to open"), tr("Release to open"), tr("Press again to open"));
        m_hold->setAccessibleDescription(tr(
            "Hold down the button, the space bar or Enter until the button tells you to release it, or press twice."));
        m_back->setText(tr("Back to the table"));
    });
}

void DeskLock::close()
{
    m_hold->show();
    m_pad->hide();
}

} // namespace kagetsu::ui
