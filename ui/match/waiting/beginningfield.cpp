// SPDX-License-Identifier: MIT
#include "ui/match/waiting/beginningfield.h"

#include "text/common/moments.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/tablebutton.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QTimeEdit>

#include <cstdlib>

namespace kagetsu::ui {

namespace {

constexpr int Step = 5; // minutes
constexpr std::int64_t Minute = 60'000;

QTime timeOf(std::int64_t moment)
{
    return QDateTime::fromMSecsSinceEpoch(moment).time();
}

} // namespace

BeginningField::BeginningField(QWidget *parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_earlier(new TableButton(this))
    , m_time(new QTimeEdit(this))
    , m_later(new TableButton(this))
    , m_fixed(new QLabel(this))
    , m_order(new TableButton(this))
{
    m_label->setObjectName(QStringLiteral("beginsAt"));
    m_label->setBuddy(m_time);
    m_time->setObjectName(QStringLiteral("beginning"));
    m_time->setDisplayFormat(QStringLiteral("HH:mm"));
    m_time->setButtonSymbols(QAbstractSpinBox::NoButtons); // the buttons beside it do more
    m_time->setProperty("arrowless", true);
    m_time->setWrapping(true);
    m_time->setKeyboardTracking(false); // ignore an incomplete time
    m_earlier->setObjectName(QStringLiteral("beginEarlier"));
    m_later->setObjectName(QStringLiteral("beginLater"));
    m_fixed->setObjectName(QStringLiteral("begunAt"));
    m_fixed->setProperty("head", true);
    m_order->setObjectName(QStringLiteral("moveBeginning"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addStretch();
    for (QWidget *part : std::initializer_list<QWidget *> { m_label, m_earlier, m_time, m_later, m_fixed, m_order })
        row->addWidget(part);
    row->addStretch();
    connect(m_earlier, &TableButton::clicked, this, [this] { emit chosen(m_moment - Step * Minute); });
    connect(m_later, &TableButton::clicked, this, [this] { emit chosen(m_moment + Step * Minute); });
    connect(m_time, &QTimeEdit::timeChanged, this, [this](QTime time) { emit chosen(momentAt(time, m_moment)); });
    connect(m_order, &TableButton::clicked, this, &BeginningField::orderWanted);
    setPassed(false);
    onLanguage(*this, [this] {
        //: Before the time of day at which the game is to begin.
        m_label->setText(tr("Starts at"));
        m_time->setAccessibleName(m_label->text());
        const auto name = [](TableButton *button, const QString &text, const QString &spoken) {
            button->setText(text);
            button->setAccessibleName(spoken);
        };
        //: %1 is a number of minutes.
        name(m_earlier, tr("−%1 min").arg(Step), tr("%1 minutes earlier").arg(Step));
        name(m_later, tr("+%1 min").arg(Step), tr("%1 minutes later").arg(Step));
        //: Button: another time at which the game begins, when that time has passed.
        const QString order = tr("Change the start time…");
        name(m_order, order, order);
        setMoment(m_moment); // in the format of the language
    });
}

void BeginningField::setMoment(std::int64_t moment)
{
    m_moment = moment;
    const QSignalBlocker quiet(m_time);
    m_time->setTime(timeOf(moment));
    m_fixed->setText(text::shortTime(timeOf(moment)));
}

void BeginningField::setPassed(bool passed)
{
    if (passed)
        setMoment(m_moment); // discard an incomplete time being typed
    for (QWidget *part : std::initializer_list<QWidget *> { m_earlier, m_time, m_later })
        part->setVisible(!passed);
    m_fixed->setVisible(passed);
    m_order->setVisible(passed);
}

std::int64_t momentAt(QTime time, std::int64_t near)
{
    const QDateTime day = QDateTime::fromMSecsSinceEpoch(near);
    std::int64_t best = 0;
    for (int days = -1; days <= 1; ++days) {
        const std::int64_t moment = QDateTime(day.date().addDays(days), time).toMSecsSinceEpoch();
        if (days == -1 || std::abs(moment - near) < std::abs(best - near))
            best = moment;
    }
    return best;
}

} // namespace kagetsu::ui
