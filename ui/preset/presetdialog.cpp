// SPDX-License-Identifier: MIT
#include "ui/preset/presetdialog.h"

#include "preset/shipped.h"
#include "ui/look/searchlist.h"
#include "ui/look/skin.h"
#include "ui/look/tablebutton.h"
#include "ui/preset/presetpage.h"
#include "ui/preset/presetwords.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace kagetsu::ui {

namespace {

constexpr int NarrowBelow = 640;

SearchList::Row rowOf(const preset::Preset &preset)
{
    QStringList names { QString::fromStdString(preset.id) };
    for (const auto &[language, name] : preset.names)
        names << QString::fromStdString(name);
    for (const preset::Form &form : preset.forms) {
        names << QString::fromStdString(form.time);
        if (form.opening)
            names << formName({ {}, form.opening, {} });
    }
    return { QString::fromStdString(preset.id), presetName(preset), names.join(QLatin1Char('\n')) };
}

} // namespace

PresetDialog::PresetDialog(const PresetChoice &choice, const QString &folder, QWidget *parent)
    : QDialog(parent)
    , m_choice(choice)
    , m_folder(folder)
    , m_list(new SearchList)
    , m_page(new PresetPage)
    , m_left(new QWidget)
    , m_right(new QWidget)
    , m_own(new QWidget)
    , m_faults(new QLabel)
    , m_name(new QLineEdit)
    , m_rename(new TableButton)
    , m_remove(new TableButton)
    , m_without(new TableButton)
    , m_back(new TableButton)
    , m_cancel(new TableButton)
    , m_use(new TableButton)
{
    setObjectName(QStringLiteral("presetDialog"));
    m_list->search()->setObjectName(QStringLiteral("presetSearch"));
    m_list->list()->setObjectName(QStringLiteral("presets"));
    m_list->nothing()->setObjectName(QStringLiteral("noPreset"));
    m_faults->setObjectName(QStringLiteral("presetFaults"));
    m_faults->setProperty("fault", true);
    m_faults->setWordWrap(true);
    m_faults->setTextFormat(Qt::PlainText);
    m_name->setObjectName(QStringLiteral("presetName"));
    m_name->setMaxLength(60);
    m_rename->setObjectName(QStringLiteral("renamePreset"));
    m_remove->setObjectName(QStringLiteral("deletePreset"));
    m_without->setObjectName(QStringLiteral("withoutPreset"));
    m_back->setObjectName(QStringLiteral("backToPresets"));
    m_cancel->setObjectName(QStringLiteral("cancelPreset"));
    m_use->setObjectName(QStringLiteral("usePreset"));
    m_use->setWeight(TableButton::Weight::Main);

    auto *column = new QVBoxLayout(m_left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_list, 1);
    column->addWidget(m_faults);
    column->addWidget(m_without);
    auto *own = new QHBoxLayout(m_own);
    own->setContentsMargins(2, 0, 12, 0);
    own->setSpacing(8);
    own->addWidget(m_name, 1);
    own->addWidget(m_rename);
    own->addWidget(m_remove);
    auto *right = new QVBoxLayout(m_right);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(8);
    right->addWidget(m_page, 1);
    right->addWidget(m_own);
    auto *both = new QHBoxLayout;
    both->setContentsMargins(14, 14, 14, 6);
    both->setSpacing(18);
    both->addWidget(m_left, 2);
    both->addWidget(m_right, 3);
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(14, 4, 14, 12);
    bottom->setSpacing(8);
    bottom->addWidget(m_back);
    bottom->addStretch();
    bottom->addWidget(m_cancel);
    bottom->addWidget(m_use);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(both, 1);
    layout->addLayout(bottom);

    connect(m_list, &SearchList::pickedChanged, this, &PresetDialog::showPicked);
    connect(m_list, &SearchList::opened, this, [this] {
        m_pageOpened = true;
        arrange();
        if (!m_left->isVisible()) // Enter takes what is seen
            m_use->setFocus();
    });
    connect(m_list, &SearchList::taken, this, &PresetDialog::accept);
    connect(m_name, &QLineEdit::textChanged, this, [this](const QString &name) {
        const preset::Preset *preset = picked();
        m_rename->setEnabled(preset && !name.trimmed().isEmpty() && name.trimmed() != presetName(*preset));
    });
    connect(m_rename, &TableButton::clicked, this, &PresetDialog::rename);
    connect(m_remove, &TableButton::clicked, this, &PresetDialog::remove);
    connect(m_without, &TableButton::clicked, this, [this] {
        m_choice = {};
        QDialog::accept();
    });
    connect(m_back, &TableButton::clicked, this, [this] {
        m_pageOpened = false;
        arrange();
        m_list->setFocus();
    });
    connect(m_cancel, &TableButton::clicked, this, &QDialog::reject);
    connect(m_use, &TableButton::clicked, this, &PresetDialog::accept);

    m_without->setVisible(choice.preset.has_value());
    setTheme(Theme::light());
    retranslate();
    readFolder();
    if (choice.preset)
        m_list->pick(QString::fromStdString(choice.preset->id));
    showPicked();
    m_list->setFocus();
    setMinimumWidth(300);
    const QSize room = screen()->availableSize() - QSize(0, 60);
    resize(QSize(980, 860).boundedTo(room));
    arrange();
}

void PresetDialog::setTheme(const Theme &theme)
{
    setPalette(theme.palette());
    setStyleSheet(styleSheetOf(theme));
    m_page->setTheme(theme);
    for (TableButton *button : findChildren<TableButton *>())
        button->setTheme(theme);
}

const preset::Preset *PresetDialog::picked() const
{
    return m_presets.find(m_list->picked().toStdString());
}

void PresetDialog::readFolder()
{
    m_presets = presetsIn(m_folder);
    fill();
    showFaults();
}

void PresetDialog::fill()
{
    //: Heading over the presets an organiser saved.
    SearchList::Group own { tr("Your own"), {} };
    for (const OwnPreset &each : m_presets.own)
        own.rows.append(rowOf(each.preset));
    //: Headings over presets: rules for a game as a club or a federation has them.
    QList<SearchList::Group> groups { own, { tr("For every day"), {} }, { tr("International and national"), {} },
        { tr("From regulations"), {} } };
    for (const preset::Preset &each : preset::shippedPresets()) {
        const qsizetype group = each.group == preset::Group::House ? 1
            : each.group == preset::Group::International           ? 2
                                                                   : 3;
        groups[group].rows.append(rowOf(each));
    }
    m_list->setGroups(groups);
}

void PresetDialog::showPicked()
{
    const preset::Preset *preset = picked();
    m_page->setEnabled(preset);
    m_use->setEnabled(preset);
    arrange();
    if (!preset)
        return;
    const bool isChosen = m_choice.preset && m_choice.preset->id == preset->id;
    m_page->setPreset(*preset, isChosen ? m_choice.form : 0);
    m_name->setText(presetName(*preset));
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

void PresetDialog::rename()
{
    const OwnPreset *own = m_presets.findOwn(m_list->picked().toStdString());
    if (!own)
        return;
    preset::Preset renamed = own->preset;
    renamed.names = { { "en", m_name->text().trimmed().toStdString() } };
    const auto saved = savePreset(own->path, renamed);
    m_systemFault = saved ? QString() : tr("The preset cannot be renamed: %1").arg(saved.fault());
    readFolder();
    m_list->pick(QString::fromStdString(renamed.id));
    showPicked();
}

void PresetDialog::remove()
{
    const OwnPreset *own = m_presets.findOwn(m_list->picked().toStdString());
    if (!own)
        return;
    QMessageBox question(QMessageBox::Question, tr("Presets"),
        tr("Delete the preset %1? Its file cannot be brought back.").arg(presetName(own->preset)), QMessageBox::Cancel,
        this);
    const QPushButton *yes = question.addButton(tr("Delete"), QMessageBox::DestructiveRole);
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    if (question.clickedButton() != yes)
        return;
    const auto removed = removePreset(*own);
    m_systemFault = removed ? QString() : tr("The preset cannot be deleted: %1").arg(removed.fault());
    readFolder();
    showPicked();
}

void PresetDialog::showFaults()
{
    QStringList lines;
    if (!m_systemFault.isEmpty())
        lines << m_systemFault;
    for (const PresetFileFault &fault : m_presets.faults)
        lines << presetFaultText(fault);
    m_faults->setText(lines.join(QLatin1Char('\n')));
    m_faults->setVisible(!lines.isEmpty());
}

void PresetDialog::arrange()
{
    const bool narrow = width() < NarrowBelow;
    const OwnPreset *own = m_presets.findOwn(m_list->picked().toStdString());
    m_left->setVisible(!narrow || !m_pageOpened);
    m_right->setVisible(!narrow || m_pageOpened);
    m_own->setVisible(own && own->alone);
    m_back->setVisible(narrow && m_pageOpened);
}

void PresetDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    arrange();
}

void PresetDialog::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !event->isAutoRepeat()) {
        if (m_name->hasFocus() && m_rename->isEnabled())
            rename();
        else
            accept();
        return;
    }
    if (event->key() == Qt::Key_Escape && m_back->isVisible()) {
        m_back->click();
        return;
    }
    QDialog::keyPressEvent(event);
}

void PresetDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    fill();
    showFaults();
}

void PresetDialog::retranslate()
{
    setWindowTitle(tr("Presets"));
    m_list->search()->setPlaceholderText(tr("Search by name, opening or time"));
    m_list->search()->setAccessibleName(tr("Search presets"));
    m_list->list()->setAccessibleName(tr("Presets"));
    m_list->nothing()->setText(tr("No preset is called that."));
    m_name->setAccessibleName(tr("Name of the preset"));
    const auto write = [](TableButton *button, const QString &text) {
        button->setText(text);
        button->setAccessibleName(text);
    };
    write(m_rename, tr("Rename"));
    write(m_remove, tr("Delete"));
    //: Button: the new game follows no preset.
    write(m_without, tr("Without a preset"));
    write(m_back, tr("All presets"));
    write(m_cancel, tr("Cancel"));
    //: Takes the preset that is shown for the new game.
    write(m_use, tr("Use it"));
}

} // namespace kagetsu::ui
