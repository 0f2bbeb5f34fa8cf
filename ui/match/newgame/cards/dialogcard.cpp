// SPDX-License-Identifier: MIT
#include "ui/match/newgame/cards/dialogcard.h"

#include "ui/board/inforce.h"

#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace kagetsu::ui {

DialogCard::DialogCard(QWidget *parent)
    : QFrame(parent)
    , m_head(new QLabel(this))
    , m_grid(new QGridLayout)
{
    setProperty("card", true);
    m_head->setProperty("head", true);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 10, 14, 14);
    layout->setSpacing(8);
    layout->addWidget(m_head);
    layout->addLayout(m_grid);
    layout->addStretch(1); // beside a taller card
}

void DialogCard::says(std::function<void()> words)
{
    onLanguage(*this, [this, words = std::move(words)] {
        words();
        setAccessibleName(m_head->text());
        emit changed();
    });
}

} // namespace kagetsu::ui
