// SPDX-License-Identifier: MIT
#include "ui/arbiter/orders/reasonfield.h"

#include "text/match/grounds.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/oneofmany.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int Columns = 2;
constexpr int MostChips = 6;

} // namespace

ReasonField::ReasonField(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
    for (int i = 0; i < MostChips; ++i) {
        auto *chip = new BigButton(qPrintable(QStringLiteral("reason%1").arg(i + 1)), this);
        chip->setCheckable(true);
        callOneOfMany(*chip);
        chip->setProperty("tight", true);
        chip->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        m_grid->addWidget(chip, i / Columns, i % Columns);
        connect(chip, &QToolButton::clicked, this, [this, i] { setReason(m_usual[static_cast<std::size_t>(i)]); });
        m_chips.push_back(chip);
    }
    m_all = new ComboBox(this); // created after the chips, so that it also follows them in the tab order
    m_all->setObjectName(QStringLiteral("reason"));
    m_all->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_all->setMinimumContentsLength(8);
    for (int i = 0; i <= static_cast<int>(match::LastGround); ++i)
        m_all->addItem(QString());
    m_grid->addWidget(m_all, MostChips / Columns, 0, 1, Columns);
    connect(m_all, &QComboBox::currentIndexChanged, this, &ReasonField::follow);
    setFocusProxy(m_chips.front());
    setReason(std::nullopt);
    onLanguage(*this, [this] { retranslate(); });
}

void ReasonField::setUsual(std::span<const match::Ground> usual)
{
    m_usual.assign(usual.begin(), usual.begin() + std::min<std::ptrdiff_t>(usual.size(), MostChips));
    retranslate();
    follow();
}

void ReasonField::setReason(std::optional<match::Ground> reason)
{
    m_all->setCurrentIndex(reason ? static_cast<int>(*reason) : -1);
    follow();
}

std::optional<match::Ground> ReasonField::reason() const
{
    return m_all->currentIndex() < 0 ? std::nullopt : std::optional(static_cast<match::Ground>(m_all->currentIndex()));
}

void ReasonField::setPlaceholder(const QString &text)
{
    m_all->setPlaceholderText(text);
}

void ReasonField::keyPressEvent(QKeyEvent *event)
{
    const int chosen = event->key() - Qt::Key_1;
    if (chosen < 0 || chosen >= static_cast<int>(m_usual.size()) || event->modifiers() != Qt::NoModifier) {
        QWidget::keyPressEvent(event);
        return;
    }
    setReason(m_usual[static_cast<std::size_t>(chosen)]);
    emit chosenByKey();
}

void ReasonField::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    retranslate();
}

void ReasonField::write(QToolButton &chip, const QString &text)
{
    constexpr int Edges = 12;
    const int room = (width() - m_grid->spacing()) / Columns - Edges;
    QString written = text;
    if (chip.fontMetrics().horizontalAdvance(text) > room) {
        // Break at the blank nearest to the middle; scripts without blanks break anywhere.
        const qsizetype middle = text.size() / 2;
        const qsizetype after = text.indexOf(QLatin1Char(' '), middle);
        const qsizetype before = text.lastIndexOf(QLatin1Char(' '), middle);
        const bool isAfter = before < 0 || (after >= 0 && after - middle < middle - before);
        const qsizetype at = isAfter ? after : before;
        if (at < 0)
            written.insert(middle, QLatin1Char('\n'));
        else
            written[at] = QLatin1Char('\n');
    }
    chip.setText(written);
    chip.setToolTip(text);
    chip.setAccessibleName(text);
}

void ReasonField::follow()
{
    for (std::size_t i = 0; i < m_chips.size(); ++i)
        m_chips[i]->setChecked(i < m_usual.size() && reason() == m_usual[i]);
    emit changed();
}

void ReasonField::retranslate()
{
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        m_chips[i]->setVisible(i < m_usual.size());
        if (i < m_usual.size())
            write(*m_chips[i], text::groundText(m_usual[i]));
    }
    const QSignalBlocker quiet(m_all);
    for (int i = 0; i < m_all->count(); ++i)
        m_all->setItemText(i, text::groundText(static_cast<match::Ground>(i)));
    //: A box with every reason an order can have; the usual ones are buttons above it.
    m_all->setAccessibleName(tr("All reasons"));
}

} // namespace kagetsu::ui
