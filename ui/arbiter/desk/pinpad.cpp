// SPDX-License-Identifier: MIT
#include "ui/arbiter/desk/pinpad.h"

#include "base/signing/pin.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/fit.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

namespace kagetsu::ui {

PinPad::PinPad(QWidget *parent)
    : QWidget(parent)
    , m_line(new QLineEdit)
    , m_told(new QLabel)
    , m_erase(new BigButton("pinErase"))
    , m_done(new BigButton("pinDone"))
{
    constexpr int KeyHeight = 56;
    constexpr int Widest = 340; // a thumb reaches all of it
    constexpr double DigitSize = 1.4;
    setObjectName(QStringLiteral("pinPad"));
    m_line->setObjectName(QStringLiteral("pin"));
    m_line->setEchoMode(QLineEdit::Password);
    m_line->setAlignment(Qt::AlignCenter);
    m_line->setMaxLength(static_cast<int>(signing::LongestPin));
    m_line->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]*")), m_line));
    m_told->setObjectName(QStringLiteral("pinTold"));
    m_told->setAlignment(Qt::AlignCenter);
    m_told->setWordWrap(true);
    auto *keys = new QGridLayout;
    keys->setSpacing(6);
    for (int digit = 0; digit <= 9; ++digit) {
        QToolButton *&key = m_digits[static_cast<std::size_t>(digit)];
        key = new BigButton("pinDigit");
        key->setText(QString::number(digit));
        // As on a telephone, with zero in the middle of the bottom row.
        keys->addWidget(key, digit == 0 ? 3 : (digit - 1) / 3, digit == 0 ? 1 : (digit - 1) % 3);
        connect(key, &QToolButton::clicked, this, [this, key] { m_line->insert(key->text()); });
    }
    keys->addWidget(m_erase, 3, 0);
    keys->addWidget(m_done, 3, 2);
    for (int i = 0; i < keys->count(); ++i) {
        QWidget *key = keys->itemAt(i)->widget();
        key->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        key->setFocusPolicy(Qt::TabFocus); // a tap leaves the focus in the field
    }
    onFit(*this, [this](double factor) {
        QFont large = font();
        large.setPointSizeF(large.pointSizeF() * DigitSize);
        for (QToolButton *key : m_digits)
            key->setFont(large);
        setMaximumWidth(qRound(Widest * factor));
        for (QToolButton *key : findChildren<QToolButton *>())
            key->setMinimumSize(QSize(KeyHeight, KeyHeight) * factor); // independent of the size of the digits
    });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_told);
    column->addWidget(m_line);
    column->addLayout(keys);
    connectParts();
}

void PinPad::connectParts()
{
    connect(m_erase, &QToolButton::clicked, m_line, &QLineEdit::backspace);
    connect(m_done, &QToolButton::clicked, this, &PinPad::enter);
    connect(m_line, &QLineEdit::returnPressed, this, &PinPad::enter);
    connect(m_line, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (!text.isEmpty())
            m_told->setText(tr("Enter the PIN."));
    });
    setFocusProxy(m_line);
    onLanguage(*this, [this] {
        m_line->setAccessibleName(tr("PIN"));
        m_line->setPlaceholderText(tr("PIN"));
        //: Button of a PIN pad: takes the last digit away.
        m_erase->setText(tr("Erase"));
        //: Button of a PIN pad: the PIN is whole.
        m_done->setText(tr("OK"));
    });
}

void PinPad::begin()
{
    m_line->clear();
    m_told->setText(tr("Enter the PIN."));
    m_line->setFocus();
}

void PinPad::refuse()
{
    m_line->clear();
    m_told->setText(tr("Wrong PIN."));
    m_line->setFocus();
}

void PinPad::enter()
{
    if (!m_line->text().isEmpty())
        emit entered(m_line->text());
}

} // namespace kagetsu::ui
