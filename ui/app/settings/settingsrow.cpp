// SPDX-License-Identifier: MIT
#include "ui/app/settings/settingsrow.h"

#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/combobox.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/oneofmany.h"

#include <QApplication>
#include <QButtonGroup>
#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setText(text);
    return label;
}

QLabel *hintLabel(const QString &text, QWidget *parent)
{
    QLabel *label = plainLabel(text, parent);
    label->setProperty("muted", true);
    label->setVisible(!text.isEmpty());
    return label;
}

constexpr int FingerHeight = 44;
constexpr int NarrowestOption = 118;
constexpr int OptionPadding = 10;
constexpr QSize IconSize { 84, 56 };

} // namespace

SettingsRow::SettingsRow(const Text &text)
    : m_column(new QVBoxLayout(this))
    , m_words(text.title + QLatin1Char(' ') + text.hint)
{
    m_title = text.title;
    setObjectName(QLatin1String(text.name) + QStringLiteral("Row"));
    m_column->setContentsMargins(18, 10, 18, 10);
    m_column->setSpacing(6);
    onChange(*this, QEvent::FontChange, [this] { fitOptions(); });
}

SettingsRow *SettingsRow::choice(
    const Text &text, const QList<Option> &options, int chosen, std::function<void(int)> choose)
{
    auto *row = new SettingsRow(text);
    row->m_column->addWidget(plainLabel(text.title, row));
    row->m_column->addWidget(hintLabel(text.hint, row));
    auto *holder = new QWidget(row);
    auto *grid = new EvenGrid(NarrowestOption);
    grid->setBalanced(true);
    row->m_options = grid;
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(8);
    holder->setLayout(grid);
    auto *group = new QButtonGroup(holder);
    for (const Option &option : options) {
        auto *button = new BigButton(text.name, holder);
        button->setObjectName(QStringLiteral("%1_%2").arg(QLatin1String(text.name)).arg(option.value));
        button->setText(option.text);
        button->setAccessibleName(QStringLiteral("%1: %2").arg(text.title, option.text));
        button->setFocusPolicy(Qt::StrongFocus);
        if (!option.icon.isNull()) {
            button->setIcon(option.icon);
            button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        }
        addOneOfMany(*group, *button, option.value);
        button->setChecked(option.value == chosen);
        grid->addWidget(button);
        row->m_words += QLatin1Char(' ') + option.text;
        if (button->isChecked() || !row->m_control)
            row->m_control = button;
    }
    QObject::connect(group, &QButtonGroup::idToggled, row, [choose = std::move(choose)](int value, bool on) {
        if (on)
            choose(value);
    });
    row->m_column->addWidget(holder);
    row->fitOptions();
    return row;
}

// Makes all buttons as wide as the widest, so that none is cut, and pictures as large as the words beside them.
void SettingsRow::fitOptions()
{
    if (!m_options)
        return;
    const qreal scale = font().pointSizeF() / QApplication::font(this).pointSizeF();
    int least = qRound(NarrowestOption * scale);
    for (int i = 0; i < m_options->count(); ++i) {
        auto *button = static_cast<BigButton *>(m_options->itemAt(i)->widget());
        button->setIconSize(IconSize * scale);
        least =
            std::max(least, fontMetrics().horizontalAdvance(button->text()) + qRound((2 * OptionPadding + 12) * scale));
    }
    m_options->setLeastWidth(least);
}

SettingsRow *SettingsRow::toggle(const Text &text, bool on, std::function<void(bool)> toggle)
{
    auto *row = new SettingsRow(text);
    auto *box = new CheckBox(row);
    box->setObjectName(QLatin1String(text.name));
    QString title = text.title;
    box->setText(title.replace(QLatin1Char('&'), QStringLiteral("&&")));
    box->setAccessibleDescription(text.hint);
    box->setChecked(on);
    QObject::connect(box, &QCheckBox::toggled, row, [toggle = std::move(toggle)](bool now) { toggle(now); });
    row->m_column->setSpacing(0);
    row->m_column->addWidget(box);
    row->m_hint = hintLabel(text.hint, row);
    row->m_hint->setContentsMargins(32, 0, 0, 6);
    row->m_column->addWidget(row->m_hint);
    row->m_control = box;
    return row;
}

void SettingsRow::setHint(const QString &hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    m_control->setAccessibleDescription(hint);
}

SettingsRow *SettingsRow::list(
    const Text &text, const QStringList &options, int chosen, std::function<void(int)> choose)
{
    auto *row = new SettingsRow(text);
    row->m_column->addWidget(plainLabel(text.title, row));
    row->m_column->addWidget(hintLabel(text.hint, row));
    auto *box = new ComboBox(row);
    box->setObjectName(QLatin1String(text.name));
    box->setAccessibleName(text.title);
    box->addItems(options);
    box->setCurrentIndex(chosen);
    // A long name must not make the page wider than its window.
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    QObject::connect(
        box, &QComboBox::currentIndexChanged, row, [choose = std::move(choose)](int index) { choose(index); });
    row->m_column->addWidget(box);
    row->m_words += QLatin1Char(' ') + options.join(QLatin1Char(' '));
    row->m_control = box;
    return row;
}

SettingsRow *SettingsRow::amount(const Text &text, const QString &none, int value, std::function<void(int)> choose)
{
    auto *row = new SettingsRow(text);
    auto *line = new QHBoxLayout;
    line->addWidget(plainLabel(text.title, row), 1);
    auto *shown = new QLabel(row);
    shown->setProperty("muted", true);
    line->addWidget(shown);
    row->m_column->addLayout(line);
    row->m_column->addWidget(hintLabel(text.hint, row));
    auto *slider = new QSlider(Qt::Horizontal, row);
    slider->setObjectName(QLatin1String(text.name));
    slider->setAccessibleName(text.title);
    slider->setRange(0, 100);
    slider->setSingleStep(10);
    slider->setPageStep(20);
    slider->setMinimumHeight(FingerHeight);
    const auto show = [shown, none](
                          int now) { shown->setText(now == 0 ? none : QLocale().toString(now) + QLocale().percent()); };
    slider->setValue(value);
    show(value);
    QObject::connect(slider, &QSlider::valueChanged, row, [show, slider, choose](int now) {
        show(now);
        if (!slider->isSliderDown())
            choose(now);
    });
    // Only at the final position, not at every one on the way.
    QObject::connect(slider, &QSlider::sliderReleased, row, [slider, choose] { choose(slider->value()); });
    row->m_column->addWidget(slider);
    row->m_control = slider;
    return row;
}

SettingsRow *SettingsRow::button(const Text &text, const QString &verb, std::function<void()> press)
{
    auto *row = new SettingsRow(text);
    row->m_column->addWidget(plainLabel(text.title, row));
    row->m_column->addWidget(hintLabel(text.hint, row));
    auto *button = new QPushButton(verb, row);
    button->setObjectName(QLatin1String(text.name));
    button->setProperty("tall", true);
    button->setAutoDefault(false);
    QObject::connect(button, &QPushButton::clicked, row, [press = std::move(press)] { press(); });
    row->m_column->addWidget(button, 0, Qt::AlignLeft);
    row->m_words += QLatin1Char(' ') + verb;
    row->m_control = button;
    return row;
}

bool SettingsRow::matches(const QStringList &words) const
{
    return std::ranges::all_of(
        words, [this](const QString &word) { return m_words.contains(word, Qt::CaseInsensitive); });
}

} // namespace kagetsu::ui
