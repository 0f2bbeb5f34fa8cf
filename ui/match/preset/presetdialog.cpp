// SPDX-License-Identifier: MIT
#include "ui/match/preset/presetdialog.h"

#include "match/preset/shipped.h"
#include "text/preset/presets.h"
#include "ui/board/inforce.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/controls/dialogs/searchlist.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/preset/presetpage.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace kagetsu::ui {

namespace {

SearchList::Entry entryOf(const preset::Preset &preset)
{
    QStringList names { QString::fromStdString(preset.id) };
    for (const auto &[language, name] : preset.names)
        names << QString::fromStdString(name);
    for (const preset::Form &form : preset.forms) {
        names << QString::fromStdString(form.time);
        if (form.opening)
            names << text::formName({ {}, form.opening, {} });
    }
    return { QString::fromStdString(preset.id), text::presetName(preset), names.join(QLatin1Char('\n')) };
}

} // namespace

PresetDialog::PresetDialog(const catalogue::PresetChoice &choice, const QString &folder, QWidget *parent)
    : PresetDialog(choice, folder, new SearchList, new PresetPage, parent)
{
}

PresetDialog::PresetDialog(
    const catalogue::PresetChoice &choice, const QString &folder, SearchList *list, PresetPage *page, QWidget *parent)
    : ChoiceDialog(QStringLiteral("preset"), list, page, { 3, { 980, 860 } }, parent)
    , m_choice(choice)
    , m_folder(folder)
    , m_list(list)
    , m_page(page)
    , m_own(new QWidget)
    , m_name(new QLineEdit)
    , m_rename(new TableButton)
    , m_remove(new TableButton)
    , m_without(new TableButton)
{
    setObjectName(QStringLiteral("presetDialog"));
    m_list->search()->setObjectName(QStringLiteral("presetSearch"));
    m_list->list()->setObjectName(QStringLiteral("presets"));
    m_list->nothing()->setObjectName(QStringLiteral("noPreset"));
    m_name->setObjectName(QStringLiteral("presetName"));
    m_name->setMaxLength(60);
    m_rename->setObjectName(QStringLiteral("renamePreset"));
    m_remove->setObjectName(QStringLiteral("deletePreset"));
    m_without->setObjectName(QStringLiteral("withoutPreset"));

    auto *own = new QHBoxLayout(m_own);
    own->setContentsMargins(2, 0, 12, 0);
    own->setSpacing(8);
    own->addWidget(m_name, 1);
    own->addWidget(m_rename);
    own->addWidget(m_remove);
    addBelowList(m_without);
    addBelowPage(m_own);

    connect(m_list, &SearchList::pickedChanged, this, &PresetDialog::showPicked);
    connect(m_list, &SearchList::opened, this, &PresetDialog::openPage);
    connect(m_list, &SearchList::taken, this, &PresetDialog::accept);
    connect(m_name, &QLineEdit::textChanged, this, [this](const QString &name) {
        const preset::Preset *preset = picked();
        m_rename->setEnabled(preset && !name.trimmed().isEmpty() && name.trimmed() != text::presetName(*preset));
    });
    connect(m_rename, &TableButton::clicked, this, &PresetDialog::rename);
    connect(m_remove, &TableButton::clicked, this, &PresetDialog::remove);
    connect(m_without, &TableButton::clicked, this, [this] {
        m_choice = {};
        QDialog::accept();
    });

    m_without->setVisible(choice.preset.has_value());
    m_presets = catalogue::presetsIn(m_folder);
    onLanguage(*this, [this] {
        setWindowTitle(tr("Presets"));
        m_list->setPrompt(tr("Search by name, opening or time"));
        m_list->search()->setAccessibleName(tr("Search presets"));
        m_list->list()->setAccessibleName(tr("Presets"));
        m_list->nothing()->setText(tr("No matching preset."));
        m_name->setAccessibleName(tr("Preset name"));
        write(m_rename, tr("Rename"));
        write(m_remove, tr("Delete"));
        //: Button: the new game follows no preset.
        write(m_without, tr("No preset"));
        //: Takes the preset that is shown for the new game.
        const QString use = tr("Use this");
        setWords(tr("All presets"), use);
        fill();
        showFaults();
    });
    if (choice.preset)
        m_list->pick(QString::fromStdString(choice.preset->id));
    showPicked();
}

const preset::Preset *PresetDialog::picked() const
{
    return m_presets.find(m_list->picked().toStdString());
}

void PresetDialog::readFolder()
{
    m_presets = catalogue::presetsIn(m_folder);
    fill();
    showFaults();
}

void PresetDialog::fill()
{
    //: Heading over the presets an organiser saved.
    SearchList::Group own { tr("Your own"), {} };
    for (const catalogue::OwnPreset &each : m_presets.own)
        own.entries.append(entryOf(each.preset));
    //: Headings over presets: rules for a game as a club or a federation has them.
    QList<SearchList::Group> groups { own, { tr("Everyday"), {} }, { tr("International and national"), {} },
        { tr("From tournament regulations"), {} } };
    for (const preset::Preset &each : preset::shippedPresets()) {
        const qsizetype group = each.group == preset::Group::House ? 1
            : each.group == preset::Group::International           ? 2
                                                                   : 3;
        groups[group].entries.append(entryOf(each));
    }
    m_list->setGroups(groups);
}

void PresetDialog::showPicked()
{
    const preset::Preset *preset = picked();
    m_page->setEnabled(preset);
    setUsable(preset);
    const catalogue::OwnPreset *own = m_presets.findOwn(m_list->picked().toStdString());
    m_own->setVisible(own && own->alone);
    if (!preset)
        return;
    const bool isChosen = m_choice.preset && m_choice.preset->id == preset->id;
    m_page->setPreset(*preset, isChosen ? m_choice.form : 0);
    m_name->setText(text::presetName(*preset));
    m_rename->setEnabled(false);
}

void PresetDialog::accept()
{
    const preset::Preset *preset = picked();
    if (!preset)
        return;
    m_choice = { *preset, m_page->form() };
    QDialog::accept();
}

DraftKeeper::State PresetDialog::draftState()
{
    return { [this]() -> QJsonObject {
                // Selecting another preset does not count as typing.
                const preset::Preset *shown = picked();
                if (!shown || m_name->text() == text::presetName(*shown))
                    return {};
                return { { QStringLiteral("preset"), m_list->picked() }, { QStringLiteral("name"), m_name->text() } };
            },
        [this](const QJsonObject &state) {
            if (const QString id = state.value(QStringLiteral("preset")).toString(); !id.isEmpty())
                m_list->pick(id);
            showPicked();
            if (state.contains(QStringLiteral("name")))
                m_name->setText(state.value(QStringLiteral("name")).toString());
        } };
}

void PresetDialog::rename()
{
    // Read the file again: a user who edits presets by hand may have changed it meanwhile.
    const catalogue::PresetList now = catalogue::presetsIn(m_folder);
    const catalogue::OwnPreset *own = now.findOwn(m_list->picked().toStdString());
    if (!own || !own->alone) {
        readFolder();
        return;
    }
    preset::Preset renamed = own->preset;
    text::setPresetName(renamed, m_name->text().trimmed());
    const auto saved = catalogue::savePreset(own->path, renamed);
    m_systemFault = saved ? QString() : tr("The preset could not be renamed: %1").arg(saved.fault());
    readFolder();
    m_list->pick(QString::fromStdString(renamed.id));
    showPicked();
}

void PresetDialog::remove()
{
    const catalogue::OwnPreset *own = m_presets.findOwn(m_list->picked().toStdString());
    if (!own)
        return;
    AskDialog question(this, "deletePresetQuestion", tr("Delete the preset %1?").arg(text::presetName(own->preset)),
        tr("This cannot be undone."));
    const QPushButton *yes = question.add(tr("Delete"), AskDialog::Role::Discard);
    question.addCancel();
    if (question.ask() != yes)
        return;
    const auto removed = catalogue::removePreset(*own);
    m_systemFault = removed ? QString() : tr("The preset could not be deleted: %1").arg(removed.fault());
    readFolder();
    showPicked();
}

void PresetDialog::showFaults()
{
    QStringList lines;
    if (!m_systemFault.isEmpty())
        lines << m_systemFault;
    for (const catalogue::PresetFileFault &fault : m_presets.faults)
        lines << text::presetFaultText(fault);
    setFaults(lines);
}

void PresetDialog::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && !event->isAutoRepeat() && m_name->hasFocus() && m_rename->isEnabled())
        rename();
    else
        ChoiceDialog::keyPressEvent(event);
}

} // namespace kagetsu::ui
