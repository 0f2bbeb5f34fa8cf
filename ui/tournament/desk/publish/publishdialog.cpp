// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/publish/publishdialog.h"

#include "text/tournament/names.h"
#include "ui/board/inforce.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/dialogfoot.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fieldgrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/ticksearch.h"
#include "ui/controls/wrappedlabel.h"

#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QSpinBox>

namespace kagetsu::ui {

using venue::Delay;
using venue::NameShown;

PublishDialog::PublishDialog(
    const PublishPlan &plan, const tournament::Section &section, const QString &told, QWidget *parent)
    : QDialog(parent)
    , m_plan(plan)
    , m_section(section)
    , m_told(told)
    , m_form(new FieldGrid(this))
    , m_folder(newLine("publishFolder", 4096, this))
    , m_choose(newButton("choosePublishFolder", this))
    , m_names(newBox("publishNames", 3))
    , m_delay(newBox("publishDelay", 3))
    , m_minutes(newNumber("publishMinutes", 1, venue::MostDelay))
    , m_live(new CheckBox(this))
    , m_indexed(new CheckBox(this))
    , m_unnamedLabel(wrappedLabel("unnamedLabel", this))
    , m_unnamed(new TickSearch("unnamedSearch", "unnamedPlayers", this))
    , m_state(wrappedLabel("publishState", this))
    , m_end(newButton("endPublishing", this))
    , m_foot(new DialogFoot(*this, "cancelPublish", "acceptPublish"))
{
    setObjectName(QStringLiteral("publishDialog"));
    m_folder->setText(QDir::toNativeSeparators(plan.folder));
    m_names->setCurrentIndex(static_cast<int>(plan.settings.names));
    m_delay->setCurrentIndex(static_cast<int>(plan.settings.delay.kind));
    m_minutes->setValue(plan.settings.delay.minutes);
    m_live->setObjectName(QStringLiteral("publishLive"));
    m_live->setChecked(plan.settings.isLive);
    m_indexed->setObjectName(QStringLiteral("publishIndexed"));
    m_indexed->setChecked(plan.settings.isIndexed);
    QList<std::pair<QString, int>> entries;
    QList<int> unnamed;
    for (const tournament::Entry &entry : section.entries) {
        entries += { text::entryName(section, entry.id), entry.id.value };
        const auto own = plan.settings.own.find({ section.id, entry.id.value });
        if (own != plan.settings.own.end() && own->second == NameShown::Number)
            unnamed += entry.id.value;
    }
    m_unnamed->setItems(entries);
    m_unnamed->tick(unnamed);
    layOut();
    connect(m_choose, &TableButton::clicked, this, &PublishDialog::chooseFolder);
    connect(m_folder, &QLineEdit::textChanged, this, &PublishDialog::follow);
    connect(m_delay, &QComboBox::currentIndexChanged, this, &PublishDialog::follow);
    connect(m_end, &TableButton::clicked, this, [this] {
        m_ends = true;
        accept();
    });
    onLanguage(*this, [this] { speak(); });
    fitDialog(*this, { 620, 640 });
    m_folder->setFocus();
}

void PublishDialog::layOut()
{
    makeFingerHigh(*m_folder);
    makeFingerHigh(*m_live);
    makeFingerHigh(*m_indexed);
    m_form->add(m_names, FieldGrid::Width::Full);
    m_form->add(m_delay);
    m_form->add(m_minutes);
    m_state->setProperty("muted", true);
    m_end->setVisible(!m_plan.folder.isEmpty());
    m_foot->add(*m_end);
    layColumn(*this,
        { layRow({ { m_folder, 1 }, m_choose }), m_form, m_live, m_indexed, m_unnamedLabel, { m_unnamed, 1 }, m_state,
            m_foot });
}

void PublishDialog::speak()
{
    //: Title: web pages of a tournament for everybody.
    setWindowTitle(tr("Public pages"));
    m_folder->setPlaceholderText(tr("Folder for the pages"));
    m_folder->setAccessibleName(m_folder->placeholderText());
    sayButton(*m_choose, tr("Choose…"));
    //: Whose names public pages show, and how.
    m_form->say(m_names, tr("Names"));
    sayChoices(*m_names, { tr("Full names"), tr("Initials"), tr("Pairing numbers only") });
    m_form->say(m_delay, tr("Results are shown"));
    //: When results are shown on public pages: after a number of minutes; when the round has ended.
    sayChoices(*m_delay, { tr("At once"), tr("Some minutes later"), tr("After the round") });
    m_form->say(m_minutes, tr("Minutes"));
    //: Games at this computer's table are shown on web pages, with their clocks.
    m_live->setText(tr("Show boards while they are played here"));
    m_indexed->setText(tr("Let search engines list the pages"));
    m_unnamedLabel->setText(tr("Players without a name on the pages:"));
    m_unnamed->say(tr("Beginning of a name, then Enter"), tr("Player"), m_unnamedLabel->text());
    sayButton(*m_end, tr("Stop publishing"));
    m_state->setText(m_told);
    follow();
}

void PublishDialog::follow()
{
    m_form->show(m_minutes, m_delay->currentIndex() == static_cast<int>(Delay::Kind::Minutes));
    // Without a folder the choices hold for phones.
    const QString folder = m_folder->text();
    m_foot->say(folder.isEmpty() ? tr("Save") : tr("Publish"));
    m_foot->accepting().setEnabled(folder.isEmpty() || QDir::isAbsolutePath(QDir::fromNativeSeparators(folder)));
}

void PublishDialog::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, windowTitle(), m_folder->text());
    if (!folder.isEmpty())
        m_folder->setText(QDir::toNativeSeparators(folder));
}

PublishPlan PublishDialog::plan() const
{
    PublishPlan plan = m_plan;
    const QString folder = QDir::fromNativeSeparators(m_folder->text());
    plan.folder = m_ends || folder.isEmpty() ? QString() : QDir::cleanPath(folder);
    venue::PageSettings &settings = plan.settings;
    settings.names = static_cast<NameShown>(m_names->currentIndex());
    settings.delay = { static_cast<Delay::Kind>(m_delay->currentIndex()), m_minutes->value() };
    settings.isIndexed = m_indexed->isChecked();
    settings.isLive = m_live->isChecked();
    for (const tournament::Entry &entry : m_section.entries)
        settings.own.erase({ m_section.id, entry.id.value });
    for (const int entry : m_unnamed->ticked())
        settings.own[{ m_section.id, entry }] = NameShown::Number;
    return plan;
}

} // namespace kagetsu::ui
