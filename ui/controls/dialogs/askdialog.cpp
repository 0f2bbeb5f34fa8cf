// SPDX-License-Identifier: MIT
#include "ui/controls/dialogs/askdialog.h"

#include "ui/controls/layout/fit.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr int Widest = 520; // longer lines are hard to read
constexpr int NarrowestButton = 112;

QLabel *plainLabel(const char *name, const QString &text, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setText(text);
    label->setVisible(!text.isEmpty());
    // Users copy error messages into mails.
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

AskDialog::AskDialog(QWidget *parent, const char *name, const QString &sentence, const QString &more)
    : QDialog(parent)
    , m_sentence(plainLabel("sentence", sentence, this))
    , m_more(plainLabel("more", more, this))
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName(QLatin1String(name));
    setWindowTitle(QStringLiteral("Kagetsu"));
    setAccessibleName(sentence);
    setAccessibleDescription(more);
    m_fit = fitDialog(*this);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    large.setWeight(QFont::DemiBold);
    m_sentence->setFont(large);
    m_more->setProperty("muted", true);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(28, 26, 28, 22);
    column->setSpacing(12);
    column->addWidget(m_sentence);
    column->addWidget(m_more);
    column->addStretch(1);
    column->addSpacing(10);
    m_row->setSpacing(10);
    column->addLayout(m_row);
}

QPushButton *AskDialog::add(const QString &verb, Role role)
{
    auto *button = new QPushButton(verb, this);
    button->setProperty("tall", true); // for fingers
    button->setAutoDefault(true);
    button->setProperty("danger", role == Role::Discard);
    connect(button, &QPushButton::clicked, this, [this, button, role] {
        m_clicked = button;
        role == Role::Reject ? reject() : accept();
    });
    m_choices.append({ button, role });
    return button;
}

QPushButton *AskDialog::addCancel()
{
    return add(tr("Cancel"), Role::Reject);
}

void AskDialog::setDefault(QPushButton *button)
{
    m_default = button;
}

QPushButton *AskDialog::ask()
{
    fitDialog(*this); // includes its buttons
    placeButtons();
    m_clicked = nullptr;
    exec();
    return m_clicked;
}

bool AskDialog::agrees(
    QWidget *parent, const char *name, const QString &sentence, const QString &more, const QString &verb, Role role)
{
    AskDialog dialog(parent, name, sentence, more);
    const QPushButton *agreeing = dialog.add(verb, role);
    dialog.addCancel();
    return dialog.ask() == agreeing;
}

void AskDialog::tell(QWidget *parent, const char *name, const QString &sentence, const QString &more)
{
    AskDialog box(parent, name, sentence, more);
    box.add(tr("OK"), Role::Accept);
    box.ask();
}

QString AskDialog::sentence() const
{
    return m_sentence->text();
}

QString AskDialog::more() const
{
    return m_more->text();
}

QPushButton *AskDialog::button(Role role) const
{
    const auto found = std::ranges::find(m_choices, role, &Choice::role);
    return found == m_choices.end() ? nullptr : found->button;
}

// Places the buttons: in a row, the one that continues is at the right end; on a narrow screen it is at the top of a
// column.
void AskDialog::placeButtons()
{
    QList<Choice> ordered = m_choices;
    const auto rank = [](const Choice &choice) {
        switch (choice.role) {
        case Role::Discard: return 0;
        case Role::Other: return 1;
        case Role::Reject: return 2;
        case Role::Accept: return 3;
        }
        return 3;
    };
    std::ranges::stable_sort(ordered, {}, rank);
    const QWidget *window = parentWidget() ? parentWidget()->window() : nullptr;
    const int widest = qRound(Widest * m_fit);
    const int room = std::min(window ? window->width() - 32 : widest, widest);
    int needed = 0;
    for (const Choice &choice : ordered) {
        choice.button->ensurePolished();
        needed += std::max(NarrowestButton, choice.button->sizeHint().width()) + m_row->spacing();
    }
    const bool isNarrow = needed + 56 > room;
    m_row->setDirection(isNarrow ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
    if (!isNarrow && m_row->count() == 0)
        m_row->addStretch(1);
    for (const Choice &choice : ordered)
        m_row->addWidget(choice.button);
    if (!m_default) {
        QPushButton *reject = button(Role::Reject);
        m_default = reject ? reject : ordered.isEmpty() ? nullptr : ordered.last().button;
    }
    // Wrapped labels have no preferred width.
    const int text = std::max(m_sentence->fontMetrics().horizontalAdvance(m_sentence->text()),
        m_more->isHidden()
            ? 0
            : m_more->fontMetrics().boundingRect({ 0, 0, widest, 1 }, Qt::TextWordWrap, m_more->text()).width());
    const int width =
        std::clamp(std::max(isNarrow ? 0 : needed + 56, text + 64), std::min(qRound(320 * m_fit), room), room);
    setFixedWidth(width);
    layout()->activate();
    resize(width, layout()->hasHeightForWidth() ? layout()->heightForWidth(width) : sizeHint().height());
}

void AskDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    if (m_default) {
        m_default->setDefault(true);
        m_default->setFocus();
    }
}

} // namespace kagetsu::ui
