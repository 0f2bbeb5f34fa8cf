// SPDX-License-Identifier: MIT
#include "ui/tournament/newevent/moresettings.h"

#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"

#include <QBoxLayout>

namespace kagetsu::ui {

using tournament::SectionSettings;

MoreSettings::MoreSettings(QWidget *parent)
    : QWidget(parent)
    , m_fold(new BigButton("moreSettings", this))
    , m_grid(new FieldGrid(this))
    , m_fields(text::sectionSettings)
{
    m_fields.addTo(*m_grid);
    layColumn(*this, { m_fold, m_grid })->setContentsMargins(0, 8, 0, 0);
    connect(m_fold, &QToolButton::clicked, this, [this] { open(!isOpen()); });
    auto *rounds = findChild<QSpinBox *>(QStringLiteral("swissApartRounds"));
    connect(findChild<QComboBox *>(QStringLiteral("swissApart")), &QComboBox::currentIndexChanged, rounds,
        [rounds](int apart) { rounds->setEnabled(apart != int(tournament::SwissRules::Apart::Nobody)); });
    rounds->setEnabled(false);
    m_fields.fill(tournament::SectionOptions());
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
    m_fields.showIf([&](const text::SectionSetting &setting) { return setting.isThere(settings, hasOtherSections); });
}

void MoreSettings::speak()
{
    //: Button: unfolds settings that most people leave as they are.
    const QString more = tr("&More settings");
    m_fold->setText(isOpen() ? tr("Fewer settings") : more);
    m_fields.speak();
}

} // namespace kagetsu::ui
