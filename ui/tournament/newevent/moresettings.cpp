// SPDX-License-Identifier: MIT
#include "ui/tournament/newevent/moresettings.h"

#include "text/tournament/sectionsettings.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fieldgrid.h"

#include <QBoxLayout>
#include <QSpinBox>

namespace kagetsu::ui {

using tournament::SectionOptions;
using tournament::SectionSettings;

MoreSettings::MoreSettings(QWidget *parent)
    : QWidget(parent)
    , m_fold(new BigButton("moreSettings", this))
    , m_grid(new FieldGrid(this))
{
    for (const text::SectionSetting &setting : text::sectionSettings()) {
        const bool isNumber = setting.most > 0;
        QWidget *field = isNumber ? static_cast<QWidget *>(newNumber(setting.name, setting.least, setting.most))
                                  : newBox(setting.name, static_cast<int>(setting.words.size()) - 1);
        m_fields.push_back(field);
        m_grid->add(field);
    }
    layColumn(*this, { m_fold, m_grid })->setContentsMargins(0, 8, 0, 0);
    connect(m_fold, &QToolButton::clicked, this, [this] { open(!isOpen()); });
    auto *rounds = findChild<QSpinBox *>(QStringLiteral("swissApartRounds"));
    connect(findChild<QComboBox *>(QStringLiteral("swissApart")), &QComboBox::currentIndexChanged, rounds,
        [rounds](int apart) { rounds->setEnabled(apart != int(tournament::SwissRules::Apart::Nobody)); });
    rounds->setEnabled(false);
    fill({});
    m_grid->hide();
    onLanguage(*this, [this] { speak(); });
}

bool MoreSettings::isOpen() const
{
    return !m_grid->isHidden();
}

void MoreSettings::open(bool isOpen)
{
    m_grid->setVisible(isOpen);
    speak();
    if (isOpen)
        emit opened();
}

void MoreSettings::follow(const SectionSettings &settings, bool hasOtherSections)
{
    for (auto field = m_fields.begin(); const text::SectionSetting &setting : text::sectionSettings())
        m_grid->show(*field++, setting.isThere(settings, hasOtherSections));
}

void MoreSettings::fill(const SectionOptions &options)
{
    for (auto field = m_fields.begin(); const text::SectionSetting &setting : text::sectionSettings()) {
        if (auto *number = qobject_cast<QSpinBox *>(*field))
            number->setValue(setting.value(options));
        else
            static_cast<QComboBox *>(*field)->setCurrentIndex(setting.value(options));
        ++field;
    }
}

void MoreSettings::readInto(SectionOptions &options) const
{
    for (auto field = m_fields.begin(); const text::SectionSetting &setting : text::sectionSettings()) {
        const auto *number = qobject_cast<const QSpinBox *>(*field);
        setting.set(options, number ? number->value() : static_cast<const QComboBox *>(*field)->currentIndex());
        ++field;
    }
}

void MoreSettings::speak()
{
    //: Button: unfolds settings that most people leave as they are.
    const QString more = tr("&More settings");
    m_fold->setText(isOpen() ? tr("Fewer settings") : more);
    for (auto field = m_fields.begin(); const text::SectionSetting &setting : text::sectionSettings()) {
        m_grid->say(*field, setting.words.front());
        if (auto *number = qobject_cast<QSpinBox *>(*field))
            number->setSpecialValueText(setting.words.value(1));
        else
            sayChoices(*static_cast<QComboBox *>(*field), setting.words.mid(1));
        ++field;
    }
}

} // namespace kagetsu::ui
