// SPDX-License-Identifier: MIT
#include "ui/match/clockonly/seatsetting.h"

#include "clock/controltext.h"
#include "clock/facetext.h"
#include "text/common/typed.h"
#include "text/match/setup.h"
#include "ui/controls/combobox.h"
#include "ui/controls/style/stylemark.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>
#include <variant>

namespace kagetsu::ui {

namespace {

constexpr int MostCount = 9999;

int periodsOf(const clock::Stage &stage)
{
    if (const auto *byoYomi = std::get_if<clock::ByoYomiStage>(&stage))
        return byoYomi->periods;
    const auto *bank = std::get_if<clock::BankStage>(&stage);
    return bank ? bank->units : 0;
}

int movesOf(const clock::Stage &stage)
{
    const auto *canadian = std::get_if<clock::CanadianStage>(&stage);
    return canadian ? canadian->blocks.front() : clock::quotaOf(stage);
}

clock::Duration timeOf(const clock::Stage &stage)
{
    if (const auto *main = std::get_if<clock::MainStage>(&stage))
        return main->time;
    const auto *canadian = std::get_if<clock::CanadianStage>(&stage);
    return canadian ? canadian->time : clock::Duration { 0 };
}

} // namespace

SeatSetting::SeatSetting(
    const QString &name, const clock::TimeControl &control, const clock::Reading &reading, QWidget *parent)
    : QFrame(parent)
    , m_control(control)
    , m_reading(reading)
    , m_form(new QFormLayout(this))
    , m_stage(new ComboBox(this))
    , m_timeLabel(new QLabel(this))
    , m_time(new QLineEdit(this))
    , m_change(new QLabel(this))
{
    setProperty("card", true);
    m_form->setContentsMargins(14, 10, 14, 12);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto *head = new QLabel(name);
    head->setProperty("head", true);
    head->setTextFormat(Qt::PlainText);
    head->setWordWrap(true);
    m_form->addRow(head);
    m_stage->setObjectName(QStringLiteral("setStage"));
    m_stage->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_stage->setMinimumContentsLength(8);
    for (const clock::Stage &each : control.stages)
        m_stage->addItem(text::stageText(control, each));
    m_stage->setCurrentIndex(reading.stage);
    //: A part of a time control, such as the main time or the byo-yomi.
    m_form->addRow(tr("Stage"), m_stage);
    m_form->setRowVisible(m_stage, control.stages.size() > 1);
    m_time->setObjectName(QStringLiteral("setTime"));
    m_timeLabel->setBuddy(m_time);
    m_form->addRow(m_timeLabel, m_time);
    m_periods = addCount("setPeriods", 0);
    //: Of byo-yomi, or the units of a bank of time.
    m_form->addRow(tr("Periods left"), m_periods);
    m_moves = addCount("setMoves", 0);
    //: In the running block of a time control.
    m_form->addRow(tr("Moves to make"), m_moves);
    m_turns = addCount("setTurns", 0);
    //: The counter of a clock: how often the player has pressed it.
    m_form->addRow(tr("Moves made"), m_turns);
    m_turns->setValue(reading.turns);
    m_change->setObjectName(QStringLiteral("setChange"));
    m_change->setTextFormat(Qt::PlainText);
    m_change->setWordWrap(true);
    m_form->addRow(m_change);
    for (QWidget *field : std::initializer_list<QWidget *> { m_stage, m_time, m_periods, m_moves, m_turns })
        field->setAccessibleDescription(name);
    connect(m_stage, &QComboBox::currentIndexChanged, this, [this] {
        follow();
        emit changed();
    });
    connect(m_time, &QLineEdit::textChanged, this, &SeatSetting::changed);
    follow();
}

QSpinBox *SeatSetting::addCount(const char *name, int least)
{
    auto *box = new QSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setRange(least, MostCount);
    connect(box, &QSpinBox::valueChanged, this, &SeatSetting::changed);
    return box;
}

const clock::Stage *SeatSetting::stage() const
{
    return m_control.stages.empty() ? nullptr
                                    : &m_control.stages[static_cast<std::size_t>(std::max(0, m_stage->currentIndex()))];
}

void SeatSetting::follow()
{
    const clock::Stage *now = stage();
    m_form->setRowVisible(m_time, now != nullptr);
    const bool hasPeriods = now && periodsOf(*now) > 0;
    const bool hasMoves = now && movesOf(*now) > 0;
    m_form->setRowVisible(m_periods, hasPeriods);
    m_form->setRowVisible(m_moves, hasMoves);
    if (!now)
        return;
    const bool isSame = m_stage->currentIndex() == m_reading.stage;
    const QSignalBlocker quietTime(m_time);
    const QSignalBlocker quietPeriods(m_periods);
    const QSignalBlocker quietMoves(m_moves);
    m_shown = QString::fromStdString(clock::faceText(isSame ? m_reading.main : timeOf(*now)));
    m_time->setText(m_shown);
    m_periodsWere = isSame ? m_reading.periods : periodsOf(*now);
    m_periods->setValue(m_periodsWere);
    m_movesWere = isSame ? m_reading.moves : movesOf(*now);
    m_moves->setMinimum(std::holds_alternative<clock::CanadianStage>(*now) ? 1 : 0);
    m_moves->setValue(m_movesWere);
    //: A field: what is left on a clock; hours, minutes and seconds.
    m_timeLabel->setText(hasPeriods ? tr("Time before the periods") : tr("Time left"));
    m_time->setPlaceholderText(QStringLiteral("0:15:00"));
}

std::optional<clock::ClockSetting> SeatSetting::setting() const
{
    clock::ClockSetting setting;
    if (m_turns->value() != m_reading.turns)
        setting.turns = m_turns->value();
    const clock::Stage *now = stage();
    if (!now)
        return setting;
    if (m_stage->currentIndex() != m_reading.stage)
        setting.stage = m_stage->currentIndex();
    if (m_time->text().trimmed() != m_shown) {
        const auto time = clock::readTime(text::typedTime(m_time->text()).toStdString());
        if (!time)
            return std::nullopt;
        setting.left = *time;
    }
    if (periodsOf(*now) > 0 && m_periods->value() != m_periodsWere)
        setting.periods = m_periods->value();
    if (movesOf(*now) > 0 && m_moves->value() != m_movesWere)
        setting.moves = m_moves->value();
    return setting;
}

void SeatSetting::setChange(const QString &text, bool isChange)
{
    m_change->setText(text);
    setStyleMark(*m_change, "muted", !isChange);
    setStyleMark(*m_time, "fault", !setting());
}

} // namespace kagetsu::ui
