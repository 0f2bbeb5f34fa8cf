// SPDX-License-Identifier: MIT
#include "ui/match/newgame/cards/occasioncard.h"

#include "text/common/foreigntext.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace kagetsu::ui {

namespace {

constexpr int MostLetters = 200; // anything longer is not a name and fits no paper

std::string written(const QLineEdit *field)
{
    return field->text().trimmed().toStdString();
}

} // namespace

OccasionCard::OccasionCard(QWidget *parent)
    : DialogCard(parent)
{
    static constexpr std::array<const char *, FieldCount> ObjectNames { "event", "round", "table", "place",
        "arbiterName", "leftClub", "rightClub" };
    int cell = 0;
    for (std::size_t i = 0; i < FieldCount; ++i) {
        m_labels[i] = new QLabel;
        m_labels[i]->setTextFormat(Qt::PlainText);
        m_labels[i]->setWordWrap(true);
        m_fields[i] = new QLineEdit;
        m_fields[i]->setObjectName(QLatin1String(ObjectNames[i]));
        m_fields[i]->setMaxLength(MostLetters);
        m_labels[i]->setBuddy(m_fields[i]);
        connect(m_fields[i], &QLineEdit::textChanged, this, &OccasionCard::changed);
        const int columns = i == Event ? 2 : 1;
        grid()->addWidget(m_labels[i], cell / 2 * 2, cell % 2, 1, columns, Qt::AlignBottom);
        grid()->addWidget(m_fields[i], cell / 2 * 2 + 1, cell % 2, 1, columns);
        cell += columns;
    }
    says([this] {
        //: Heading over event, round, table, place, arbiter: they are printed on the papers of the game.
        head()->setText(tr("Event and place"));
        const std::array<QString, LeftClub> texts { tr("Event"), tr("Round"),
            //: Its number, in a hall with many.
            tr("Table"),
            //: Where the game is played.
            tr("Place"),
            //: The name of the arbiter.
            tr("Arbiter's name") };
        for (std::size_t i = 0; i < texts.size(); ++i)
            m_labels[i]->setText(texts[i]);
        setPlayers(m_left, m_right);
    });
}

void OccasionCard::fill(const NewGameChoices &choices)
{
    const match::Occasion &occasion = choices.occasion;
    const std::array<const std::string *, LeftClub> texts { &occasion.event, &occasion.round, &occasion.table,
        &occasion.place, &occasion.arbiterName };
    for (std::size_t i = 0; i < texts.size(); ++i)
        m_fields[i]->setText(QString::fromStdString(*texts[i]));
    m_fields[LeftClub]->setText(choices.leftClub);
    m_fields[RightClub]->setText(choices.rightClub);
}

void OccasionCard::read(NewGameChoices &choices) const
{
    choices.occasion = { .event = written(m_fields[Event]),
        .place = written(m_fields[Place]),
        .round = written(m_fields[Round]),
        .table = written(m_fields[Table]),
        .arbiterName = written(m_fields[Arbiter]) };
    choices.leftClub = m_fields[LeftClub]->text().trimmed();
    choices.rightClub = m_fields[RightClub]->text().trimmed();
}

void OccasionCard::setPlayers(const QString &left, const QString &right)
{
    m_left = left;
    m_right = right;
    //: %1 is a player.
    m_labels[LeftClub]->setText(tr("Club of %1").arg(text::withoutMarks(left)));
    m_labels[RightClub]->setText(tr("Club of %1").arg(text::withoutMarks(right)));
}

} // namespace kagetsu::ui
