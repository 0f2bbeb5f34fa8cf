// SPDX-License-Identifier: MIT
#include "ui/arbiter/orders/amountfield.h"

#include "clock/controltext.h"
#include "clock/facetext.h"
#include "text/common/typed.h"
#include "text/match/setup.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/fit.h"

#include <QGridLayout>
#include <QLineEdit>

namespace kagetsu::ui {

using namespace std::chrono_literals;

namespace {

constexpr clock::Duration Usual[] { 30s, 1min, 2min, 5min };

} // namespace

AmountField::AmountField(QWidget *parent)
    : QWidget(parent)
    , m_line(new QLineEdit)
    , m_chips(new QWidget)
{
    m_line->setObjectName(QStringLiteral("time"));
    auto *row = new QGridLayout(m_chips);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (const clock::Duration amount : Usual) {
        const QString text = QString::fromStdString(clock::toText(amount));
        auto *chip = new BigButton(qPrintable(QStringLiteral("amount") + text), m_chips);
        chip->setProperty("tight", true);
        connect(chip, &QToolButton::clicked, this, [this, text] { m_line->setText(text::shownTime(text)); });
    }
    // Two rows of two for large text.
    onFit(*this, [this, row](double factor) {
        const auto chips = m_chips->findChildren<QToolButton *>(Qt::FindDirectChildrenOnly);
        const int columns = factor >= 1.4 ? 2 : 4;
        for (int i = 0; i < chips.size(); ++i)
            row->addWidget(chips[i], i / columns, i % columns);
    });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_chips);
    column->addWidget(m_line);
    setFocusProxy(m_line);
    onLanguage(*this, [this] {
        const auto chips = m_chips->findChildren<QToolButton *>(Qt::FindDirectChildrenOnly);
        for (qsizetype i = 0; i < chips.size(); ++i) {
            chips[i]->setText(QString::fromStdString(clock::faceText(Usual[i])));
            chips[i]->setAccessibleName(text::durationText(Usual[i]));
            chips[i]->setToolTip(chips[i]->accessibleName());
        }
    });
}

void AmountField::setChips(bool shown)
{
    m_chips->setVisible(shown);
}

} // namespace kagetsu::ui
