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
{
    for (const EntryId entry : entries)
        m_players += { text::entryName(section, entry), entry };
    layColumn(*this, {})->setContentsMargins(0, 0, 0, 0);
    addRow();
}

void PlayOffGames::addRow()
{
    const int number = static_cast<int>(m_rows.size()) + 1;
    const Row row { new QWidget(this), newBox(nameOf("playOffOpener", number).constData(), 1),
        newBox(nameOf("playOffSecond", number).constData(), 1),
        newBox(nameOf("playOffResult", number).constData(), Outcomes + 1),
        newNumber(nameOf("playOffStage", number).constData(), 1, tournament::MostPlayOffStages) };
    auto *line = new QHBoxLayout(row.widget);
    line->setContentsMargins(0, 0, 0, 0);
    for (ComboBox *box : { row.opener, row.second }) {
        for (const auto &[name, entry] : std::as_const(m_players))
            box->addItem(name, entry.value);
    }
    for (ComboBox *box : { row.opener, row.second, row.result }) {
        line->addWidget(box, box == row.result ? 2 : 3);
        connect(box, &QComboBox::currentIndexChanged, this, [this, row, box] { follow(row, box); });
    }
    line->addWidget(row.stage);
    // Two players are never equal with some of the others, so all their games together decide.
    row.stage->setVisible(m_players.size() > 2);
    connect(row.stage, &QSpinBox::valueChanged, this, &PlayOffGames::changed);
    // A row that is added later comes behind the others, and before whatever follows them.
    QWidget *before = m_rows.isEmpty() ? nullptr : m_rows.back().stage;
    for (QWidget *field : std::initializer_list<QWidget *> { row.opener, row.second, row.result, row.stage }) {
        makeFingerHigh(*field);
        if (before)
            setTabOrder(before, field);
        before = field;
    }
    layout()->addWidget(row.widget);
    m_rows += row;
    speak();
}

// Of two players the other one is the opponent.
void PlayOffGames::follow(const Row &row, ComboBox *chosen)
{
    if (m_players.size() == 2 && chosen != row.result && isChosen(chosen))
        (chosen == row.opener ? row.second : row.opener)->setCurrentIndex(3 - chosen->currentIndex());
    showRows();
    emit changed();
}

void PlayOffGames::showRows()
{
    if (m_rows.back().isBegun() && m_rows.size() < qsizetype(tournament::MostPlayOffGames))
        addRow();
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
                tournament::Party::A, m_players.size() > 2 ? row.stage->value() : 1 });
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
