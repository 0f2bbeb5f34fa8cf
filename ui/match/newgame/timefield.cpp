// SPDX-License-Identifier: MIT
#include "ui/match/newgame/timefield.h"

#include "clock/controltext.h"
#include "clock/knowncontrols.h"
#include "text/common/typed.h"
#include "text/match/setup.h"
#include "ui/board/inforce.h"
#include "ui/controls/combobox.h"
#include "ui/controls/style/stylemark.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr const char *UsualControls[] { "inf", "3m+2s", "5m+3s", "10m+5s", "10m+10s", "15m", "15m+10s", "15m/cap3m",
    "30m", "30m+5s", "30m 3x30s", "30m 1x60s", "60m+30s", "90m+30s", "135m+30s", "2h 5x60s" };

} // namespace

QStringList usualControls()
{
    QStringList controls;
    for (const char *usual : UsualControls)
        controls << QLatin1String(usual);
    return controls;
}

TimeField::TimeField(QWidget *parent)
    : QWidget(parent)
    , m_box(new ComboBox(this))
    , m_reading(new QLabel(this))
{
    m_box->setObjectName(QStringLiteral("timeText"));
    m_box->setEditable(true);
    m_box->setInsertPolicy(QComboBox::NoInsert);
    m_box->setCompleter(nullptr);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(12);
    m_reading->setWordWrap(true);
    m_reading->setTextFormat(Qt::RichText);
    m_reading->setProperty("muted", true);
    m_reading->setObjectName(QStringLiteral("timeReading"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_box);
    layout->addWidget(m_reading);
    setFocusProxy(m_box);
    connect(m_box, &QComboBox::activated, this, [this](int index) { setText(m_box->itemData(index).toString()); });
    connect(m_box, &QComboBox::editTextChanged, this, &TimeField::read);
    onLanguage(*this, [this] { retranslate(); });
}

void TimeField::setName(const QString &name)
{
    // On Linux the accessible name of a box is its value; the line edit in it keeps a name of its own.
    m_box->setAccessibleName(name);
    m_box->lineEdit()->setAccessibleName(name);
}

QString TimeField::text() const
{
    return text::typedTime(m_box->currentText());
}

void TimeField::setText(const QString &text)
{
    m_box->setEditText(text::shownTime(text));
}

QString TimeField::reading() const
{
    return m_reading->text();
}

void TimeField::read()
{
    const std::string written = text().toStdString();
    const auto read = clock::readControl(written);
    if (read) {
        m_control = *read;
        m_reading->setText(text::controlText(*read).toHtmlEscaped());
    } else {
        m_control.reset();
        // The column counts bytes.
        const auto column = std::min(static_cast<std::size_t>(read.fault().column), written.size());
        const QString good = QString::fromStdString(written.substr(0, column)).toHtmlEscaped();
        const QString bad = QString::fromStdString(written.substr(column)).toHtmlEscaped();
        const QString place = bad.isEmpty()
            ? QString(good + QStringLiteral("<b>…</b>"))
            : QString(good + QStringLiteral("<u><b>") + bad + QStringLiteral("</b></u>"));
        //: Below a time that cannot be read: lines that can be. Keep the three as they are.
        const QString example = tr("For example: %1").arg(QStringLiteral("15m, 5m+3s, 10m 3x30s"));
        m_reading->setText(text::controlFaultText(read.fault()).toHtmlEscaped()
            + (written.empty() ? QString() : QStringLiteral("<br>") + place) + QStringLiteral("<br>")
            + example.toHtmlEscaped());
    }
    setStyleMark(*m_reading, "fault", !m_control);
    setStyleMark(*m_box->lineEdit(), "fault", !m_control);
    m_box->setAccessibleDescription(m_reading->text());
    emit changed();
}

void TimeField::retranslate()
{
    const QString kept = text();
    const QSignalBlocker quiet(m_box);
    m_box->clear();
    for (const char *usual : UsualControls) {
        const QString control = QLatin1String(usual);
        //: A time control in the list: how it is written, and what it means.
        m_box->addItem(
            tr("%1  –  %2").arg(text::shownTime(control), text::controlText(clock::readControl(usual).value())),
            control);
    }
    for (const clock::KnownControl &known : clock::knownControls()) {
        const QString make = QString::fromUtf8(known.clock.data(), static_cast<qsizetype>(known.clock.size()));
        const QString method = QString::fromUtf8(known.method.data(), static_cast<qsizetype>(known.method.size()));
        const QString control = QString::fromUtf8(known.control.data(), static_cast<qsizetype>(known.control.size()));
        //: A method of a clock such as the DGT 3000: the clock, the number and the name of the method there, and what
        //: it means.
        m_box->addItem(tr("%1 · %2 %3  –  %4")
                           .arg(make, QString::number(known.number), method,
                               text::controlText(clock::readControl(known.control).value())),
            control);
    }
    m_box->setEditText(text::shownTime(kept));
    read();
}

} // namespace kagetsu::ui
