// SPDX-License-Identifier: MIT
#include "ui/record/page/stepbar.h"

#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/lineicon.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace kagetsu::ui {

StepBar::StepBar(QWidget *parent)
    : QWidget(parent)
    , m_buttons { button("first", QStringLiteral("first")), button("previous", QStringLiteral("back")),
        button("play", QStringLiteral("play")), button("next", QStringLiteral("forward")),
        button("last", QStringLiteral("last")) }
    , m_edit(button("modeEdit", QStringLiteral("edit")))
    , m_count(new QLabel(this))
{
    m_count->setObjectName(QStringLiteral("count"));
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_edit->setCheckable(true);
    for (const Button each : { First, Previous, Next, Last })
        m_buttons[each]->setAutoRepeat(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    for (QToolButton *each : m_buttons)
        row->addWidget(each);
    row->addWidget(m_count, 1);
    row->addSpacing(4);
    row->addWidget(m_edit);
    connect(m_buttons[First], &QToolButton::clicked, this, &StepBar::firstWanted);
    connect(m_buttons[Previous], &QToolButton::clicked, this, &StepBar::previousWanted);
    connect(m_buttons[Next], &QToolButton::clicked, this, &StepBar::nextWanted);
    connect(m_buttons[Last], &QToolButton::clicked, this, &StepBar::lastWanted);
    connect(m_buttons[Play], &QToolButton::clicked, this, [this] { setPlaying(!isPlaying()); });
    connect(m_edit, &QToolButton::clicked, this, &StepBar::editingWanted);
    m_beat.setInterval(Beat);
    connect(&m_beat, &QTimer::timeout, this, &StepBar::nextWanted);
    onLanguage(*this, [this] { retranslate(); });
    onTheme(*this, [this] { paintIcons(); });
}

QToolButton *StepBar::button(const char *name, const QString &icon)
{
    auto *button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setProperty("sign", icon);
    onFit(*button, [button](double factor) {
        button->setMinimumSize(QSize(44, 44) * factor);
        button->setIconSize(QSize(22, 22) * factor);
    });
    return button;
}

void StepBar::setPlace(int place, int end)
{
    m_buttons[First]->setEnabled(place > 0);
    m_buttons[Previous]->setEnabled(place > 0);
    for (const Button each : { Play, Next, Last })
        m_buttons[each]->setEnabled(place < end);
    if (place >= end)
        setPlaying(false);
    m_count->setText(QStringLiteral("%1 / %2").arg(place).arg(end));
}

void StepBar::setPlaying(bool isPlaying)
{
    if (isPlaying == this->isPlaying())
        return;
    isPlaying ? m_beat.start() : m_beat.stop();
    m_buttons[Play]->setProperty("sign", isPlaying ? QStringLiteral("pause") : QStringLiteral("play"));
    retranslate();
    paintIcons();
}

void StepBar::setEditing(bool isEditing)
{
    m_edit->setChecked(isEditing);
}

void StepBar::setKey(const QString &key)
{
    m_key = key;
    retranslate();
}

void StepBar::paintIcons()
{
    for (QToolButton *each : m_buttons)
        each->setIcon(lineIcon(each->property("sign").toString(), theme().text, theme().disabledText()));
    m_edit->setIcon(lineIcon(QStringLiteral("edit"), theme().text, theme().disabledText()));
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, theme().mutedText);
    m_count->setPalette(muted);
}

void StepBar::retranslate()
{
    const std::array<QString, 5> names { tr("First move"), tr("Previous move"),
        isPlaying() ? tr("Pause") : tr("Play the moves"), tr("Next move"), tr("Last move") };
    for (std::size_t i = 0; i < names.size(); ++i) {
        m_buttons[i]->setToolTip(names[i]);
        m_buttons[i]->setAccessibleName(names[i]);
    }
    const QString edit = tr("Edit the record: moves, texts and marks");
    m_edit->setToolTip(m_key.isEmpty() ? edit : QStringLiteral("%1 (%2)").arg(edit, m_key));
    //: Button: the record is edited, not only looked at.
    m_edit->setAccessibleName(tr("Edit"));
    m_edit->setAccessibleDescription(edit);
}

} // namespace kagetsu::ui
