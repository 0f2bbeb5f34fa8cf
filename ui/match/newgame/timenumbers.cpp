// SPDX-License-Identifier: MIT
#include "ui/match/newgame/timenumbers.h"

#include "clock/controltext.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/fit.h"

#include <QGridLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int MostMinutes = 600;
constexpr int MostSeconds = 600;
constexpr int MostPeriods = 60;

} // namespace

TimeNumbers::TimeNumbers(QWidget *parent)
    : QWidget(parent)
    , m_minutes(new QSpinBox(this))
    , m_seconds(new QSpinBox(this))
    , m_periods(new QSpinBox(this))
{
    m_minutes->setObjectName(QStringLiteral("minutes"));
    m_seconds->setObjectName(QStringLiteral("seconds"));
    m_periods->setObjectName(QStringLiteral("periods"));
    m_minutes->setRange(0, MostMinutes);
    m_seconds->setRange(0, MostSeconds);
    m_periods->setRange(0, MostPeriods);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    int column = 0;
    for (QSpinBox *box : { m_minutes, m_seconds, m_periods }) {
        auto *label = new QLabel(this);
        label->setBuddy(box);
        label->setProperty("muted", true);
        m_labels[static_cast<std::size_t>(column)] = label;
        // Room for the number alone: arrow keys and the wheel change it, too.
        box->setButtonSymbols(QAbstractSpinBox::NoButtons);
        box->setProperty("arrowless", true);
        grid->addWidget(box, 0, column);
        grid->addWidget(label, 1, column);
        grid->setColumnStretch(column++, 1);
        onFit(*box, [box](double factor) { box->setMinimumHeight(qRound(TouchSize * factor)); });
        connect(box, &QSpinBox::valueChanged, this, &TimeNumbers::write);
    }
    onLanguage(*this, [this] { retranslate(); });
}

void TimeNumbers::show(const clock::TimeControl &control)
{
    static const QRegularExpression form(QStringLiteral("^(?:(\\d+)m)?(?:\\+(\\d+)s)?(?:(?:^| )(\\d+)x(\\d+)s)?$"));
    const QRegularExpressionMatch match = form.match(QString::fromStdString(clock::toText(control)));
    const bool isBoth = !match.captured(2).isEmpty() && !match.captured(3).isEmpty();
    if (!match.hasMatch() || isBoth)
        return;
    const QString seconds = match.captured(3).isEmpty() ? match.captured(2) : match.captured(4);
    const std::pair<QSpinBox *, QString> shown[] { { m_minutes, match.captured(1) }, { m_seconds, seconds },
        { m_periods, match.captured(3) } };
    for (const auto &[box, text] : shown) {
        const QSignalBlocker quiet(box);
        box->setValue(text.toInt());
    }
}

void TimeNumbers::write()
{
    const int minutes = m_minutes->value();
    const int seconds = m_seconds->value();
    const int periods = m_periods->value();
    QString text;
    if (minutes > 0)
        text = QStringLiteral("%1m").arg(minutes);
    if (periods > 0)
        text += QStringLiteral("%1%2x%3s")
                    .arg(text.isEmpty() ? QString() : QStringLiteral(" "))
                    .arg(periods)
                    .arg(std::max(1, seconds));
    else if (seconds > 0 && minutes > 0)
        text += QStringLiteral("+%1s").arg(seconds);
    else if (seconds > 0)
        text = QStringLiteral("1x%1s").arg(seconds); // for each move alone
    emit changed(text.isEmpty() ? QStringLiteral("inf") : text);
}

void TimeNumbers::retranslate()
{
    //: Three numbers of a time control: of a player's whole time; added after each move, or of each period; and how
    //: many periods (byo-yomi).
    const QString names[] { tr("Minutes"), tr("Seconds"), tr("Periods") };
    for (std::size_t i = 0; i < m_labels.size(); ++i)
        m_labels[i]->setText(names[i]);
    m_minutes->setAccessibleName(names[0]);
    m_seconds->setAccessibleName(names[1]);
    m_periods->setAccessibleName(names[2]);
    m_seconds->setToolTip(tr("Added after each move; with periods, the length of each"));
    m_periods->setToolTip(tr("Byo-yomi: how many periods follow when the minutes are used up"));
}

} // namespace kagetsu::ui
