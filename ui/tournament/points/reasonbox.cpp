// SPDX-License-Identifier: MIT
#include "ui/tournament/points/reasonbox.h"

#include "text/tournament/corrections.h"
#include "ui/board/inforce.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fit.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace kagetsu::ui {

using tournament::Reason;

ReasonBox::ReasonBox(QWidget *parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_kinds(newBox("reasonKind", 0, this))
    , m_words(newLine("reasonWords", MostLetters, this))
{
    m_words->hide();
    m_label->setBuddy(m_kinds);
    for (QWidget *field : std::initializer_list<QWidget *> { m_kinds, m_words })
        makeFingerHigh(*field);
    layColumn(*this, { m_label, m_kinds, m_words })->setContentsMargins(0, 0, 0, 0);
    connect(m_kinds, &QComboBox::currentIndexChanged, this, [this] {
        m_words->setVisible(Reason::Kind(m_kinds->currentData().toInt()) == Reason::Kind::Other);
        emit changed();
    });
    connect(m_words, &QLineEdit::textChanged, this, &ReasonBox::changed);
    onLanguage(*this, [this] { speak(); });
}

void ReasonBox::speak()
{
    const QSignalBlocker unheard(m_kinds);
    const int chosen = std::max(0, m_kinds->currentIndex());
    m_kinds->clear();
    m_kinds->addItem(tr("Choose a reason"), int(Reason::Kind::None));
    for (const Reason::Kind kind : tournament::ReasonsToChoose)
        m_kinds->addItem(text::reasonName(kind), int(kind));
    m_kinds->setCurrentIndex(chosen);
    m_label->setText(tr("Reason"));
    m_kinds->setAccessibleName(m_label->text());
    m_words->setPlaceholderText(tr("In a few words"));
    m_words->setAccessibleName(m_words->placeholderText());
}

Reason ReasonBox::reason() const
{
    const auto kind = Reason::Kind(m_kinds->currentData().toInt());
    const std::string words = kind == Reason::Kind::Other ? m_words->text().simplified().toStdString() : std::string();
    return { kind, words };
}

} // namespace kagetsu::ui
