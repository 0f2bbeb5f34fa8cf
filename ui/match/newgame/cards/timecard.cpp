// SPDX-License-Identifier: MIT
#include "ui/match/newgame/cards/timecard.h"

#include "clock/controltext.h"
#include "text/match/setup.h"
#include "ui/controls/dialogs/searchlist.h"
#include "ui/controls/layout/fit.h"
#include "ui/match/clock/timefinder.h"
#include "ui/match/newgame/choicechips.h"
#include "ui/match/newgame/timefield.h"
#include "ui/match/newgame/timenumbers.h"

#include <QApplication>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace kagetsu::ui {

namespace {

// Usual controls of club evenings, from quick to slow.
constexpr const char *Quick[] { "3m+2s", "5m+3s", "10m+5s", "15m+10s", "30m", "inf" };
// Usual controls of people who use the program only as a clock.
constexpr const char *OnClocks[] { "5m", "3m+2s", "5m+3s", "15m", "15m+10s", "30m", "1h", "inf" };

constexpr int LeastPart = 120; // of the numbers and of the text

} // namespace

TimeCard::TimeCard(match::PlayedOn playedOn, QWidget *parent)
    : DialogCard(parent)
    , m_usual(new ChoiceChips)
{
    m_usual->setObjectName(QStringLiteral("usualTimes"));
    grid()->addWidget(m_usual, 0, 0, 1, 2);
    if (playedOn == match::PlayedOn::PhysicalBoard) {
        m_finder = new TimeFinder;
        grid()->addWidget(m_finder, 1, 0, 1, 2);
        connect(m_finder, &TimeFinder::changed, this, &TimeCard::follow);
        connect(m_finder, &TimeFinder::taken, this, &TimeCard::taken);
        onFit(*this, [this](double factor) {
            constexpr double Larger = 1.25; // larger than everything else
            QFont large = QApplication::font(m_usual);
            large.setPointSizeF(large.pointSizeF() * Larger * factor);
            m_usual->setFont(large);
        });
    } else {
        m_numbers = new TimeNumbers(this);
        connect(m_numbers, &TimeNumbers::changed, this, &TimeCard::setText);
        m_time = new TimeField(this);
        m_time->setObjectName(QStringLiteral("time"));
        setTabOrder(m_numbers, m_time);
        // Side by side they must not keep the dialog from becoming narrow enough to stand one above the other.
        for (QWidget *part : std::initializer_list<QWidget *> { m_numbers, m_time })
            part->setMinimumWidth(LeastPart);
        lay();
        connect(m_time, &TimeField::changed, this, &TimeCard::follow);
    }
    connect(m_usual, &ChoiceChips::chosen, this, &TimeCard::setText);
    connect(m_usual, &ChoiceChips::tapped, this, &TimeCard::taken);
    says([this] {
        head()->setText(tr("Time"));
        if (m_time)
            m_time->setName(tr("Time"));
        QList<ChoiceChips::Chip> chips;
        for (const char *each : usual()) {
            const auto control = clock::readControl(each);
            //: Button: a game without clocks.
            const QString text = control->isUntimed() ? tr("No limit") : text::shortControl(*control);
            chips.append({ QLatin1String(each), text, text::controlText(*control) });
        }
        m_usual->setChips(chips);
        follow();
    });
}

// Lays out the numbers beside the text, or above it where both would be narrow.
void TimeCard::lay()
{
    constexpr int Wide = 400;
    if (!m_numbers)
        return;
    const bool isBeside = width() >= qRound(Wide * fitOf(*this));
    grid()->removeWidget(m_numbers);
    grid()->removeWidget(m_time);
    grid()->addWidget(m_numbers, 1, 0, 1, isBeside ? 1 : 2, Qt::AlignTop);
    grid()->addWidget(m_time, isBeside ? 1 : 2, isBeside ? 1 : 0, 1, isBeside ? 1 : 2, Qt::AlignTop);
}

void TimeCard::resizeEvent(QResizeEvent *event)
{
    DialogCard::resizeEvent(event);
    lay();
}

QString TimeCard::text() const
{
    return m_finder ? m_finder->text() : m_time->text();
}

void TimeCard::setText(const QString &text)
{
    if (m_finder)
        m_finder->setText(text);
    else
        m_time->setText(text);
}

std::optional<clock::TimeControl> TimeCard::control() const
{
    return m_finder ? m_finder->control() : m_time->control();
}

std::span<const char *const> TimeCard::usual() const
{
    return m_finder ? std::span<const char *const>(OnClocks) : std::span<const char *const>(Quick);
}

void TimeCard::fill(const NewGameChoices &choices)
{
    setText(choices.time);
    follow();
}

void TimeCard::read(NewGameChoices &choices) const
{
    choices.time = text();
}

bool TimeCard::isReadable() const
{
    return control().has_value();
}

void TimeCard::ask()
{
    if (m_finder) {
        m_finder->list()->search()->setFocus();
        return;
    }
    m_time->setFocus();
    m_time->box()->lineEdit()->selectAll();
}

// A time that is spelled differently is still the same time.
void TimeCard::follow()
{
    if (m_numbers && control())
        m_numbers->show(*control());
    QString same;
    for (const char *each : usual()) {
        if (control() && clock::readControl(each).value() == *control())
            same = QLatin1String(each);
    }
    m_usual->setCurrent(same);
    emit changed();
}

} // namespace kagetsu::ui
