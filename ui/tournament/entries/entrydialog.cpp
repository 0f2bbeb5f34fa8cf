// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/entrydialog.h"

#include "ui/board/inforce.h"
#include "ui/look/controls/combobox.h"
#include "ui/look/controls/tablebutton.h"
#include "ui/look/dialogs/dialogfoot.h"
#include "ui/look/layout/fieldgrid.h"
#include "ui/look/layout/fit.h"
#include "ui/tournament/entries/ratingtext.h"
#include "wording/tournament/terms.h"

#include <QBoxLayout>
#include <QLineEdit>

namespace kagetsu::ui {

namespace {

constexpr int MostEntryLetters = 200;

std::string textIn(const QLineEdit &field)
{
    return field.text().trimmed().toStdString();
}

} // namespace

EntryDialog::EntryDialog(const tournament::EntryDetails &entry, QWidget *parent)
    : QDialog(parent)
    , m_entry(entry)
    , m_grid(new FieldGrid(this))
    , m_name(new QLineEdit)
    , m_club(new QLineEdit)
    , m_country(new QLineEdit)
    , m_rating(new QLineEdit)
    , m_rank(new QLineEdit)
    , m_title(new QLineEdit)
    , m_birth(new QLineEdit)
    , m_sex(new ComboBox)
    , m_federationId(new QLineEdit)
    , m_foot(new DialogFoot(*this, "cancelEntry", "acceptEntry"))
{
    setObjectName(QStringLiteral("entryDialog"));
    layOut();
    m_name->setText(QString::fromStdString(entry.name));
    m_club->setText(QString::fromStdString(entry.club));
    m_country->setText(QString::fromStdString(entry.country));
    m_rating->setText(ratingText(entry.rating));
    m_rank->setText(QString::fromStdString(entry.rank));
    m_title->setText(QString::fromStdString(entry.title));
    m_birth->setText(QString::fromStdString(textOf(entry.birth)));
    m_federationId->setText(QString::fromStdString(entry.federationId));
    for (const tournament::Sex sex : { tournament::Sex::Unknown, tournament::Sex::Female, tournament::Sex::Male })
        m_sex->addItem(QString(), static_cast<int>(sex));
    m_sex->setCurrentIndex(static_cast<int>(entry.sex));
    for (const QLineEdit *field : { m_name, m_rating, m_birth })
        connect(field, &QLineEdit::textChanged, this, &EntryDialog::follow);
    onLanguage(*this, [this] { speak(); });
    follow();
    fitDialog(*this, { 560, 460 });
    m_name->setFocus();
}

void EntryDialog::layOut()
{
    m_name->setObjectName(QStringLiteral("entryFullName"));
    m_club->setObjectName(QStringLiteral("entryClub"));
    m_country->setObjectName(QStringLiteral("entryCountry"));
    m_rating->setObjectName(QStringLiteral("entryRating"));
    m_rank->setObjectName(QStringLiteral("entryRank"));
    m_title->setObjectName(QStringLiteral("entryTitle"));
    m_birth->setObjectName(QStringLiteral("entryBirth"));
    m_sex->setObjectName(QStringLiteral("entrySex"));
    m_federationId->setObjectName(QStringLiteral("entryFederationId"));
    m_grid->add(m_name, FieldGrid::Width::Full);
    for (QLineEdit *field : { m_name, m_club, m_country, m_rating, m_rank, m_title, m_federationId, m_birth })
        field->setMaxLength(MostEntryLetters);
    for (QWidget *control : std::initializer_list<QWidget *> {
             m_club, m_country, m_rating, m_rank, m_title, m_federationId, m_birth, m_sex })
        m_grid->add(control);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 14, 14, 12);
    column->setSpacing(10);
    column->addWidget(m_grid);
    column->addStretch();
    column->addWidget(m_foot);
}

void EntryDialog::speak()
{
    using tournament::CsvHead;
    //: Title: what is known of a player.
    setWindowTitle(tr("Player"));
    const std::pair<QWidget *, CsvHead> fields[] { { m_name, CsvHead::Name }, { m_club, CsvHead::Club },
        { m_country, CsvHead::Country }, { m_rating, CsvHead::Rating }, { m_rank, CsvHead::Rank },
        { m_title, CsvHead::Title }, { m_sex, CsvHead::Sex }, { m_federationId, CsvHead::FederationId } };
    for (const auto &[field, head] : fields)
        m_grid->say(field, wording::csvHeadName(head));
    //: Of a player.
    m_grid->say(m_birth, tr("Year or date of birth"));
    m_sex->setItemText(0, QStringLiteral("–"));
    m_sex->setItemText(1, wording::sexName(tournament::Sex::Female));
    m_sex->setItemText(2, wording::sexName(tournament::Sex::Male));
    m_foot->say(tr("OK"));
}

void EntryDialog::follow()
{
    const std::string birth = textIn(*m_birth);
    const bool isBirth = birth.empty() || tournament::birthDateFrom(birth);
    const QString rating = m_rating->text().trimmed();
    const bool isRating = rating.isEmpty() || rating == ratingText(m_entry.rating) || ratingOf(rating);
    m_foot->accepting().setEnabled(!m_name->text().trimmed().isEmpty() && isBirth && isRating);
}

tournament::EntryDetails EntryDialog::details() const
{
    tournament::EntryDetails details = m_entry;
    details.name = textIn(*m_name);
    details.club = textIn(*m_club);
    details.country = textIn(*m_country);
    if (m_rating->text().trimmed() != ratingText(m_entry.rating))
        details.rating = ratingOf(m_rating->text());
    details.rank = textIn(*m_rank);
    details.title = textIn(*m_title);
    details.birth = tournament::birthDateFrom(textIn(*m_birth)).value_or(tournament::BirthDate());
    details.sex = static_cast<tournament::Sex>(m_sex->currentData().toInt());
    details.federationId = textIn(*m_federationId);
    return details;
}

} // namespace kagetsu::ui
