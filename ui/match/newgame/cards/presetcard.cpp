// SPDX-License-Identifier: MIT
#include "ui/match/newgame/cards/presetcard.h"

#include "text/preset/presets.h"
#include "ui/controls/combobox.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/newgame/choicebox.h"
#include "ui/match/newgame/presetchoices.h"
#include "ui/match/preset/presetdialog.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace kagetsu::ui {

namespace {

constexpr preset::Level AllLevels[] { preset::Level::Casual, preset::Level::Club, preset::Level::Rated,
    preset::Level::Title };

} // namespace

PresetCard::PresetCard(const QString &folder, QWidget *parent)
    : DialogCard(parent)
    , m_folder(folder)
    , m_name(new QLabel)
    , m_about(new QLabel)
    , m_changes(new QLabel)
    , m_faults(new QLabel)
    , m_choose(new TableButton)
    , m_open(new TableButton)
    , m_saving(new QWidget)
    , m_newName(new QLineEdit)
    , m_level(new ComboBox)
    , m_levelMeaning(new QLabel)
    , m_save(new TableButton)
{
    m_name->setObjectName(QStringLiteral("preset"));
    m_about->setObjectName(QStringLiteral("presetNote"));
    m_changes->setObjectName(QStringLiteral("presetChanges"));
    m_faults->setObjectName(QStringLiteral("presetFault"));
    m_choose->setObjectName(QStringLiteral("choosePreset"));
    m_open->setObjectName(QStringLiteral("saveAsPreset"));
    m_newName->setObjectName(QStringLiteral("newPresetName"));
    m_newName->setMaxLength(60);
    m_level->setObjectName(QStringLiteral("newPresetLevel"));
    m_save->setObjectName(QStringLiteral("savePreset"));
    for (QLabel *label : { m_name, m_about, m_changes, m_faults, m_levelMeaning }) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_about->setProperty("muted", true);
    m_levelMeaning->setProperty("muted", true);
    m_faults->setProperty("fault", true);
    m_name->setProperty("head", true);
    tame(m_level);
    auto *saving = new QGridLayout(m_saving);
    saving->setContentsMargins(0, 4, 0, 0);
    saving->setHorizontalSpacing(12);
    saving->setVerticalSpacing(6);
    saving->setColumnStretch(0, 3);
    saving->setColumnStretch(1, 2);
    saving->addWidget(m_newName, 0, 0);
    saving->addWidget(m_level, 0, 1);
    saving->addWidget(m_levelMeaning, 1, 0, 1, 2);
    saving->addWidget(m_save, 2, 0, 1, 2);
    m_saving->setVisible(false);
    int row = 0;
    for (QWidget *part : std::initializer_list<QWidget *> { m_name, m_about, m_changes })
        grid()->addWidget(part, row++, 0, 1, 2);
    grid()->addWidget(m_choose, row, 0);
    grid()->addWidget(m_open, row++, 1);
    for (QWidget *part : std::initializer_list<QWidget *> { m_saving, m_faults })
        grid()->addWidget(part, row++, 0, 1, 2);
    m_level->addItems({ QString(), QString(), QString(), QString() });
    m_level->setCurrentIndex(static_cast<int>(preset::Level::Club));
    connectParts();
}

void PresetCard::connectParts()
{
    connect(m_choose, &TableButton::clicked, this, &PresetCard::choose);
    connect(m_open, &TableButton::clicked, this, [this] { openSaving(!m_saving->isVisible()); });
    connect(m_save, &TableButton::clicked, this, &PresetCard::save);
    connect(m_newName, &QLineEdit::textChanged, this, &PresetCard::write);
    connect(m_level, &QComboBox::currentIndexChanged, this, &PresetCard::write);
    says([this] {
        head()->setText(tr("Preset"));
        const auto name = [](TableButton *button, const QString &text) {
            button->setText(text);
            button->setAccessibleName(text);
        };
        name(m_choose, tr("Choose…"));
        name(m_open, tr("Save as preset…"));
        name(m_save, tr("Save"));
        m_newName->setPlaceholderText(tr("Preset name"));
        m_newName->setAccessibleName(m_newName->placeholderText());
        m_level->setAccessibleName(tr("Preset level"));
        nameItems(m_level, AllLevels, text::levelName);
        write();
    });
}

void PresetCard::setChoices(const NewGameChoices &choices, bool sound)
{
    m_choices = choices;
    m_sound = sound;
    write();
}

bool PresetCard::isNaming() const
{
    return m_newName->hasFocus();
}

void PresetCard::choose()
{
    PresetDialog dialog(m_choices.preset, m_folder, this);
    DraftKeeper draft(dialog, { QStringLiteral("presets") }, dialog.draftState());
    m_fault.clear();
    if (dialog.exec() == QDialog::Accepted)
        emit chosen(dialog.choice());
    write();
}

void PresetCard::openSaving(bool open)
{
    m_saving->setVisible(open);
    m_fault.clear();
    write();
    if (open)
        m_newName->setFocus();
}

bool PresetCard::showTyped()
{
    const bool isNaming = !m_newName->text().isEmpty();
    m_saving->setVisible(isNaming);
    return isNaming;
}

void PresetCard::save()
{
    if (!m_save->isEnabled())
        return;
    const QString name = m_newName->text().trimmed();
    const catalogue::PresetList list = catalogue::presetsIn(m_folder);
    for (const catalogue::OwnPreset &own : list.own) {
        if (text::presetName(own.preset) == name) {
            m_fault = tr("There is already a preset called %1.").arg(name);
            write();
            return;
        }
    }
    preset::Preset made = presetFrom(m_choices, selected<preset::Level>(m_level), name);
    made.id = catalogue::freePresetId(list, m_folder, name);
    const auto saved = catalogue::savePreset(catalogue::presetPath(m_folder, made), made);
    if (!saved) {
        m_fault = tr("The preset could not be saved: %1").arg(saved.fault());
        write();
        return;
    }
    m_newName->clear();
    openSaving(false);
    emit chosen({ made, 0 });
    m_choose->setFocus();
}

void PresetCard::write()
{
    const std::optional<preset::Preset> &preset = m_choices.preset.preset;
    const preset::Form *form = catalogue::formOf(m_choices.preset);
    QStringList about;
    if (preset && form) {
        QStringList title { text::presetName(*preset) };
        if (preset->forms.size() > 1)
            title << text::formName(*form);
        m_name->setText(title.join(QStringLiteral("  ·  ")));
        about << text::levelName(preset->level) + QStringLiteral(" – ") + text::lockText(preset->level);
        QStringList open;
        if (!preset->rules)
            open << tr("rule");
        if (!form->opening)
            open << tr("opening");
        if (form->time.empty() || preset->timeOpen)
            open << tr("time");
        if (!open.isEmpty())
            //: %1 is a list of fields of the dialog that a preset leaves open: "opening, time".
            about << tr("Left to the organiser: %1.").arg(open.join(tr(", ")));
    } else {
        //: Instead of the name of a preset.
        m_name->setText(tr("None"));
        about << tr("Ready-made rules, openings, time controls and refereeing from clubs and federations.");
    }
    m_about->setText(about.join(QLatin1Char('\n')));
    const QStringList changes = changesOf(m_choices);
    m_changes->setText(changes.join(QLatin1Char('\n')));
    m_changes->setVisible(!changes.isEmpty());
    m_faults->setText(m_fault);
    m_faults->setVisible(!m_fault.isEmpty());
    m_levelMeaning->setText(text::lockText(selected<preset::Level>(m_level)));
    m_open->setEnabled(m_sound);
    m_save->setEnabled(m_sound && !m_newName->text().trimmed().isEmpty());
}

} // namespace kagetsu::ui
