// SPDX-License-Identifier: MIT
#include "ui/match/waiting/beginningdialog.h"

#include "text/common/moments.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/waiting/beginningfield.h"

#include <QBoxLayout>
#include <QDateTime>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTimeEdit>

namespace kagetsu::ui {

BeginningDialog::BeginningDialog(std::int64_t scheduled, std::int64_t now, QWidget *parent)
    : QDialog(parent)
    , m_now(now)
    , m_time(new QTimeEdit(this))
    , m_reason(new QLineEdit(this))
    , m_move(new QPushButton(this))
{
    constexpr int Later = 15; // minutes, as the initial value
    constexpr int MostLetters = 200;
    setObjectName(QStringLiteral("beginningDialog"));
    setWindowTitle(tr("Change the start time"));
    const auto shown = [](std::int64_t moment) {
        return text::shortTime(QDateTime::fromMSecsSinceEpoch(moment).time());
    };
    const auto label = [this](const QString &text, const char *look, QWidget *buddy = nullptr) {
        auto *made = new QLabel(text, this);
        made->setTextFormat(Qt::PlainText);
        made->setWordWrap(true);
        made->setProperty(look, true);
        made->setBuddy(buddy);
        return made;
    };
    m_time->setObjectName(QStringLiteral("newBeginning"));
    m_time->setDisplayFormat(QStringLiteral("HH:mm"));
    m_time->setTime(QDateTime::fromMSecsSinceEpoch(now).addSecs(Later * 60).time());
    m_reason->setObjectName(QStringLiteral("reasonOfBeginning"));
    m_reason->setMaxLength(MostLetters);
    m_move->setObjectName(QStringLiteral("moveTheBeginning"));
    //: Button: the game begins at another time.
    m_move->setText(tr("Change"));
    m_move->setEnabled(false);
    auto *cancel = new QPushButton(tr("Cancel"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_move);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 20, 20, 20);
    column->setSpacing(10);
    //: %1 is a time of day.
    column->addWidget(
        label(tr("The game was due to start at %1. That time has passed.").arg(shown(scheduled)), "head"));
    column->addWidget(label(tr("The protocol shows both times and the reason."), "muted"));
    column->addWidget(label(tr("New start time"), "field", m_time));
    column->addWidget(m_time, 0, Qt::AlignLeft);
    column->addWidget(label(tr("Reason"), "field", m_reason));
    column->addWidget(m_reason);
    column->addSpacing(6);
    column->addLayout(buttons);
    connect(m_reason, &QLineEdit::textChanged, this, [this] { m_move->setEnabled(!reason().isEmpty()); });
    connect(m_move, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_move->setDefault(true);
    setMinimumWidth(340);
    fitDialog(*this);
    m_time->setFocus();
}

std::int64_t BeginningDialog::moment() const
{
    return momentAt(m_time->time(), m_now);
}

QString BeginningDialog::reason() const
{
    return m_reason->text().trimmed();
}

} // namespace kagetsu::ui
