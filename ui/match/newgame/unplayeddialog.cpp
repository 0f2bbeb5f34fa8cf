// SPDX-License-Identifier: MIT
#include "ui/match/newgame/unplayeddialog.h"

#include "text/match/setup.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/newgame/namefield.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>

#include <array>

namespace kagetsu::ui {

namespace {

using record::Reason;
using record::Winner;

constexpr int MostReasonLetters = 200;

// In the order of the list; the first player would have opened, as Black.
enum Outcome { FirstAbsent, SecondAbsent, BothAbsent, FirstWithdrew, SecondWithdrew, ByeOfFirst, OutcomeCount };
constexpr std::array<record::GameResult, OutcomeCount> Results { {
    { Winner::White, Reason::NoShow },
    { Winner::Black, Reason::NoShow },
    { Winner::BothLose, Reason::DoubleForfeit },
    { Winner::White, Reason::Abandoned },
    { Winner::Black, Reason::Abandoned },
    { Winner::Black, Reason::Bye },
} };

} // namespace

UnplayedDialog::UnplayedDialog(const NewGameChoices &choices, QWidget *parent)
    : QDialog(parent)
    , m_choices(choices)
    , m_first(new NameField)
    , m_second(new NameField)
    , m_event(new QLineEdit(QString::fromStdString(choices.occasion.event)))
    , m_round(new QLineEdit(QString::fromStdString(choices.occasion.round)))
    , m_table(new QLineEdit)
    , m_results(new QListWidget)
    , m_note(new QLineEdit)
    , m_take(new TableButton)
    , m_cancel(new TableButton)
{
    setObjectName(QStringLiteral("unplayedDialog"));
    name();
    layOut();
    for (QLineEdit *field : { static_cast<QLineEdit *>(m_first), static_cast<QLineEdit *>(m_second) })
        connect(field, &QLineEdit::textChanged, this, &UnplayedDialog::follow);
    connect(m_results, &QListWidget::currentRowChanged, this, &UnplayedDialog::follow);
    connect(m_take, &TableButton::clicked, this, &UnplayedDialog::accept);
    connect(m_cancel, &TableButton::clicked, this, &UnplayedDialog::reject);
    follow();
    setMinimumWidth(300);
    fitDialog(*this);
    const int line = fontMetrics().height();
    const int rowHeight = std::max(TouchSize, 2 * line);
    for (int row = 0; row < OutcomeCount; ++row)
        m_results->item(row)->setSizeHint({ 0, rowHeight });
    const QSize room = parent ? parent->window()->size() - QSize(24, 48) : QSize(600, 800);
    resize(QSize(34 * line, OutcomeCount * rowHeight + 24 * line).boundedTo(room));
    m_first->setFocus();
}

void UnplayedDialog::name()
{
    m_first->setObjectName(QStringLiteral("firstPlayer"));
    m_second->setObjectName(QStringLiteral("secondPlayer"));
    m_event->setObjectName(QStringLiteral("unplayedEvent"));
    m_round->setObjectName(QStringLiteral("unplayedRound"));
    m_table->setObjectName(QStringLiteral("unplayedTable"));
    m_note->setObjectName(QStringLiteral("unplayedNote"));
    m_results->setObjectName(QStringLiteral("unplayedResults"));
    m_take->setObjectName(QStringLiteral("takeUnplayed"));
    m_cancel->setObjectName(QStringLiteral("cancelUnplayed"));
}

void UnplayedDialog::layOut()
{
    setWindowTitle(tr("Game not played"));
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    const auto put = [grid](QLineEdit *field, const QString &text, int row, int column, int columns = 1) {
        auto *label = new QLabel(text);
        label->setBuddy(field);
        field->setMaxLength(MostReasonLetters);
        field->setAccessibleName(text);
        grid->addWidget(label, row, column, 1, columns);
        grid->addWidget(field, row + 1, column, 1, columns);
    };
    put(m_first, tr("Opener"), 0, 0);
    put(m_second, tr("Second player"), 0, 1);
    auto *head = new QLabel(tr("Why was it not played?"));
    head->setProperty("head", true);
    grid->addWidget(head, 2, 0, 1, 2);
    grid->addWidget(m_results, 3, 0, 1, 2);
    put(m_event, tr("Event"), 4, 0, 2);
    put(m_round, tr("Round"), 6, 0);
    //: Its number, in a hall with many.
    put(m_table, tr("Table"), 6, 1);
    put(m_note, tr("Note for the protocol"), 8, 0, 2);
    m_results->setAccessibleName(head->text());
    m_results->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (int row = 0; row < OutcomeCount; ++row)
        m_results->addItem(QString());
    //: Button: the result of a game that was not played is kept.
    m_take->setText(tr("Save result"));
    m_take->setWeight(TableButton::Weight::Main);
    m_cancel->setText(tr("Cancel"));
    for (TableButton *button : { m_take, m_cancel })
        button->setAccessibleName(button->text());
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(8);
    bottom->addStretch();
    bottom->addWidget(m_cancel);
    bottom->addWidget(m_take);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 14, 14, 12);
    column->setSpacing(10);
    column->addLayout(grid, 1);
    column->addLayout(bottom);
}

void UnplayedDialog::setKnownPlayers(const QStringList &names)
{
    m_first->setKnown(names);
    m_second->setKnown(names);
}

bool UnplayedDialog::isBye() const
{
    return m_results->currentRow() == ByeOfFirst;
}

void UnplayedDialog::follow()
{
    const QString typedFirst = m_first->text().trimmed();
    const QString typedSecond = m_second->text().trimmed();
    const QString first = typedFirst.isEmpty() ? text::namelessText(text::Place::First) : typedFirst;
    const QString second = typedSecond.isEmpty() ? text::namelessText(text::Place::Second) : typedSecond;
    //: Results of a game that was not played; %1 is a player.
    const QString absent = tr("%1 did not arrive");
    //: %1 is a player who gave the game up before it began.
    const QString withdrew = tr("%1 forfeits the game");
    const std::array<QString, OutcomeCount> texts { absent.arg(first), absent.arg(second),
        tr("Neither player arrived: both lose"), withdrew.arg(first), withdrew.arg(second),
        //: %1 is a player who has no opponent in this round, and gets the point.
        tr("%1 has a bye").arg(first) };
    for (int row = 0; row < OutcomeCount; ++row)
        m_results->item(row)->setText(texts[static_cast<std::size_t>(row)]);
    m_second->setEnabled(!isBye());
    const bool hasNames = !typedFirst.isEmpty() && (isBye() || !typedSecond.isEmpty());
    m_take->setEnabled(hasNames && m_results->currentRow() >= 0);
}

NewGameChoices UnplayedDialog::choices() const
{
    NewGameChoices choices = m_choices;
    choices.left = m_first->text().trimmed();
    choices.right = isBye() ? QStringLiteral("—") : m_second->text().trimmed();
    // The clubs of last time belong to other people.
    choices.leftClub.clear();
    choices.rightClub.clear();
    choices.opener = Opener::Left;
    choices.twoGames = false;
    choices.arbiter = true;
    choices.occasion.event = m_event->text().trimmed().toStdString();
    choices.occasion.round = m_round->text().trimmed().toStdString();
    choices.occasion.table = m_table->text().trimmed().toStdString();
    return choices;
}

record::GameResult UnplayedDialog::result() const
{
    return Results.at(static_cast<std::size_t>(m_results->currentRow()));
}

match::Grounds UnplayedDialog::grounds() const
{
    const std::string note = m_note->text().trimmed().toStdString();
    return { note.empty() ? match::Ground::Unstated : match::Ground::Other, note };
}

} // namespace kagetsu::ui
