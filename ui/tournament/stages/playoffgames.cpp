// SPDX-License-Identifier: MIT
#include "ui/tournament/stages/playoffgames.h"

#include "text/tournament/names.h"
#include "text/tournament/results.h"
#include "text/tournament/tournamentterms.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/formparts.h"

#include <QBoxLayout>
#include <QSpinBox>

#include <algorithm>

namespace kagetsu::ui {

namespace {

using tournament::EntryId;
using tournament::Outcome;

constexpr int MostGames = 20; // more are entered on the command line
constexpr int Outcomes = static_cast<int>(Outcome::BothForfeited) + 1;

bool isChosen(const ComboBox *box)
{
    return box->currentIndex() > 0;
}

QByteArray nameOf(const char *field, int number)
{
    return field + QByteArray::number(number);
}

} // namespace

bool PlayOffGames::Row::isBegun() const
{
    return isChosen(opener) || isChosen(second) || isChosen(result);
}

bool PlayOffGames::Row::isComplete() const
{
    // Nobody plays against oneself. A key that walks through the names passes both players, so this is no reason to
    // clear a field.
    return isChosen(opener) && isChosen(second) && isChosen(result) && opener->currentIndex() != second->currentIndex();
}

PlayOffGames::PlayOffGames(const tournament::Section &section, const std::vector<EntryId> &entries, QWidget *parent)
    : QWidget(parent)
    , m_players(static_cast<int>(entries.size()))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (int number = 1; number <= MostGames; ++number) {
        m_rows += newRow(number, section, entries);
        column->addWidget(m_rows.back().widget);
    }
    showRows();
}

PlayOffGames::Row PlayOffGames::newRow(
    int number, const tournament::Section &section, const std::vector<EntryId> &entries)
{
    Row row { new QWidget(this), newBox(nameOf("playOffOpener", number).constData(), 1),
        newBox(nameOf("playOffSecond", number).constData(), 1),
        newBox(nameOf("playOffResult", number).constData(), Outcomes + 1),
        newNumber(nameOf("playOffStage", number).constData(), 1, tournament::MostPlayOffStages) };
    auto *line = new QHBoxLayout(row.widget);
    line->setContentsMargins(0, 0, 0, 0);
    for (ComboBox *box : { row.opener, row.second }) {
        for (const EntryId entry : entries)
            box->addItem(text::entryName(section, entry), entry.value);
    }
    for (ComboBox *box : { row.opener, row.second, row.result }) {
        line->addWidget(box, box == row.result ? 2 : 3);
        connect(box, &QComboBox::currentIndexChanged, this, [this, row, box] { follow(row, box); });
    }
    line->addWidget(row.stage);
    // Two players are never equal with some of the others, so all their games together decide.
    row.stage->setVisible(m_players > 2);
    connect(row.stage, &QSpinBox::valueChanged, this, &PlayOffGames::changed);
    return row;
}

// Of two players the other one is the opponent.
void PlayOffGames::follow(const Row &row, ComboBox *chosen)
{
    if (m_players == 2 && chosen != row.result && isChosen(chosen))
        (chosen == row.opener ? row.second : row.opener)->setCurrentIndex(3 - chosen->currentIndex());
    showRows();
    emit changed();
}

void PlayOffGames::showRows()
{
    bool isNext = true;
    for (const Row &row : m_rows) {
        row.widget->setVisible(isNext || row.isBegun());
        isNext = row.isBegun();
    }
}

std::vector<tournament::PlayOffGame> PlayOffGames::games() const
{
    std::vector<tournament::PlayOffGame> games;
    for (const Row &row : m_rows) {
        if (row.isComplete())
            games.push_back({ EntryId { row.opener->currentData().toInt() },
                EntryId { row.second->currentData().toInt() }, static_cast<Outcome>(row.result->currentIndex() - 1),
                tournament::Party::A, m_players > 2 ? row.stage->value() : 1 });
    }
    return games;
}

bool PlayOffGames::isAnyOpen() const
{
    return std::any_of(m_rows.begin(), m_rows.end(), [](const Row &row) { return row.isBegun() && !row.isComplete(); });
}

void PlayOffGames::speak()
{
    QStringList results { tr("Result") };
    for (int outcome = 0; outcome < Outcomes; ++outcome)
        results += text::outcomeText(static_cast<Outcome>(outcome));
    for (int i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        row.opener->setItemText(0, text::csvHeadName(tournament::CsvHead::Opener));
        row.second->setItemText(0, text::csvHeadName(tournament::CsvHead::Second));
        sayChoices(*row.result, results);
        for (ComboBox *box : { row.opener, row.second, row.result })
            //: A field of one of the games of a play-off; %2 is such as "Opener" or "Result".
            box->setAccessibleName(tr("Game %1: %2").arg(QString::number(i + 1), box->itemText(0)));
        //: Of a play-off: those who are equal after one stage play again in the next.
        row.stage->setAccessibleName(tr("Game %1: %2").arg(QString::number(i + 1), tr("Stage")));
        row.stage->setPrefix(tr("Stage") + QLatin1Char(' '));
    }
}

QList<QWidget *> PlayOffGames::fields() const
{
    QList<QWidget *> fields;
    for (const Row &row : m_rows)
        fields += { row.opener, row.second, row.result, row.stage };
    return fields;
}

} // namespace kagetsu::ui
