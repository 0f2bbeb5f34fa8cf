// SPDX-License-Identifier: MIT
#include "ui/match/openingpane.h"

#include "ui/look/tablebutton.h"
#include "ui/match/words.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace kagetsu::ui {

OpeningPane::OpeningPane(QWidget *parent)
    : QWidget(parent)
    , m_procedure(new QLabel(this))
    , m_pattern(new QLabel(this))
    , m_need(new QLabel(this))
    , m_choices(new QVBoxLayout)
{
    m_procedure->setProperty("muted", true);
    m_pattern->setProperty("head", true);
    for (QLabel *label : { m_procedure, m_pattern, m_need })
        label->setWordWrap(true);
    m_need->setObjectName(QStringLiteral("openingNeed"));
    m_choices->setSpacing(8);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 14, 12, 12);
    layout->setSpacing(10);
    layout->addWidget(m_procedure);
    layout->addWidget(m_pattern);
    layout->addWidget(m_need);
    layout->addLayout(m_choices);
    layout->addStretch();
}

void OpeningPane::show(const match::Match &match)
{
    const bool started = match.phase() != match::Phase::NotStarted;
    m_procedure->setText(started ? procedureName(match.setup().opening) : QString());
    const std::optional<opening::NamedPattern> pattern = started ? match.opening().pattern() : std::nullopt;
    m_pattern->setVisible(pattern.has_value());
    if (pattern)
        m_pattern->setText(patternText(*pattern));
    const bool asks = match.phase() == match::Phase::Opening;
    const opening::Need need = asks ? match.opening().need() : opening::Need {};
    m_need->setText(!started ? QString()
            : asks           ? needText(need, namesOf(match.setup()), static_cast<int>(match.opening().offers().size()))
                             : tr("The opening is over."));
    setButtons(match, asks && !match.isPaused() ? need : opening::Need {});
}

void OpeningPane::setButtons(const match::Match &match, const opening::Need &need)
{
    for (TableButton *button : m_buttons) {
        m_choices->removeWidget(button);
        button->hide();
        button->deleteLater(); // it may be the one being pressed
    }
    m_buttons.clear();
    const auto add = [&](const QString &text, const opening::Act &act) {
        auto *button = new TableButton(this);
        button->setText(text);
        button->setAccessibleName(text);
        button->setTheme(m_theme);
        button->setFont(font());
        connect(button, &TableButton::clicked, this, [this, seat = need.seat, act] { emit acted(seat, act); });
        m_choices->addWidget(button);
        m_buttons.push_back(button);
        return button;
    };
    if (need.kind == opening::NeedKind::Choose) {
        for (const opening::OpenOption &option : need.options) {
            TableButton *button = add(optionText(match.opening(), option), opening::Choose { option.id });
            button->setStone(option.blackAfter == need.seat);
        }
    } else if (need.kind == opening::NeedKind::Declare) {
        for (int n = need.min; n <= need.max; ++n)
            add(QString::number(n), opening::Declare { n });
    }
}

void OpeningPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    for (TableButton *button : m_buttons)
        button->setFont(font());
}

void OpeningPane::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (TableButton *button : m_buttons)
        button->setTheme(theme);
}

} // namespace kagetsu::ui
