// SPDX-License-Identifier: MIT
#include "ui/record/page/stepbar.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/lineicon.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace kagetsu::ui {

StepBar::StepBar(QWidget *parent)
    : QWidget(parent)
    , m_buttons { button("first", &StepBar::firstWanted), button("previous", &StepBar::previousWanted),
        button("next", &StepBar::nextWanted), button("last", &StepBar::lastWanted) }
    , m_count(new QLabel(this))
{
    m_count->setObjectName(QStringLiteral("count"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    for (QToolButton *each : m_buttons)
        row->addWidget(each);
    m_told = new QVBoxLayout;
    m_told->setSpacing(0);
    m_told->addWidget(m_count);
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addLayout(m_told, 1);
    onLanguage(*this, [this] {
        const std::array<QString, 4> names { tr("First move"), tr("Previous move"), tr("Next move"), tr("Last move") };
        for (std::size_t i = 0; i < names.size(); ++i) {
            m_buttons[i]->setToolTip(names[i]);
            m_buttons[i]->setAccessibleName(names[i]);
        }
    });
    onTheme(*this, [this] {
        for (QToolButton *each : m_buttons)
            each->setIcon(lineIcon(each->objectName(), theme().text, theme().disabledText()));
        QPalette muted = palette();
        muted.setColor(QPalette::WindowText, theme().mutedText);
        m_count->setPalette(muted);
    });
}

QToolButton *StepBar::button(const char *name, void (StepBar::*wanted)())
{
    auto *button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    onFit(*button, [button](double factor) {
        button->setMinimumSize(QSize(48, 44) * factor);
        button->setIconSize(QSize(22, 22) * factor);
    });
    button->setAutoRepeat(true);
    connect(button, &QToolButton::clicked, this, wanted);
    return button;
}

void StepBar::addLine(QWidget *line)
{
    m_told->addWidget(line);
}

void StepBar::setPlace(int place, int end)
{
    m_buttons[0]->setEnabled(place > 0);
    m_buttons[1]->setEnabled(place > 0);
    m_buttons[2]->setEnabled(place < end);
    m_buttons[3]->setEnabled(place < end);
    m_count->setText(QStringLiteral("%1 / %2").arg(place).arg(end));
}

} // namespace kagetsu::ui
