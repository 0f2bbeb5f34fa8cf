// SPDX-License-Identifier: MIT
#include "ui/tournament/entries/entrydialog.h"

#include "text/tournament/tournamentterms.h"
#include "ui/board/inforce.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/dialogfoot.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fieldgrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"

#include <QLineEdit>

namespace kagetsu::ui {

namespace {

using tournament::CsvHead;

constexpr std::pair<CsvHead, const char *> Lines[] { { CsvHead::Name, "entryFullName" }, { CsvHead::Club, "entryClub" },
    { CsvHead::Country, "entryCountry" }, { CsvHead::Rating, "entryRating" }, { CsvHead::Rank, "entryRank" },
    { CsvHead::Title, "entryTitle" }, { CsvHead::FederationId, "entryFederationId" }, { CsvHead::Birth, "entryBirth" },
    { CsvHead::RatedGames, "entryRatedGames" }, { CsvHead::RatingFactor, "entryFactor" } };

} // namespace

EntryDialog::EntryDialog(const tournament::EntryDetails &entry, QWidget *parent)
    : QDialog(parent)
    , m_entry(entry)
    , m_grid(new FieldGrid(this))
    , m_sex(newBox("entrySex", 3))
    , m_foot(new DialogFoot(*this, "cancelEntry", "acceptEntry"))
{
    setObjectName(QStringLiteral("entryDialog"));
    for (const auto &[head, name] : Lines) {
        QLineEdit *line = newLine(name);
        line->setText(QString::fromStdString(tournament::fieldOf(entry, head)));
        m_grid->add(line, head == CsvHead::Name ? FieldGrid::Width::Full : FieldGrid::Width::Half);
        m_lines.emplace_back(head, line);
        // The dialog can be accepted only if all fields are valid.
        connect(line, &QLineEdit::textChanged, this, [this] {
            tournament::EntryDetails written = m_entry;
            m_foot->accepting().setEnabled(write(written));
        });
    }
    m_sex->setCurrentIndex(static_cast<int>(entry.sex));
    m_grid->add(m_sex);
    layColumn(*this, { m_grid, nullptr, m_foot });
    onLanguage(*this, [this] { speak(); });
    fitDialog(*this, { 560, 460 });
    m_lines.front().second->setFocus();
}

void EntryDialog::speak()
{
    //: Title: what is known of a player.
    setWindowTitle(tr("Player"));
    for (const auto &[head, line] : m_lines)
        //: Of a player.
        m_grid->say(line, head == CsvHead::Birth ? tr("Year or date of birth") : text::csvHeadName(head));
    m_grid->say(m_sex, text::csvHeadName(CsvHead::Sex));
    sayChoices(
        *m_sex, { QStringLiteral("–"), text::sexName(tournament::Sex::Female), text::sexName(tournament::Sex::Male) });
    m_foot->say(tr("OK"));
}

bool EntryDialog::write(tournament::EntryDetails &details) const
{
    bool isUnderstood = true;
    for (const auto &[head, line] : m_lines)
        isUnderstood = tournament::setField(details, head, line->text().trimmed().toStdString()) && isUnderstood;
    details.sex = static_cast<tournament::Sex>(m_sex->currentIndex());
    return isUnderstood && !details.name.empty();
}

tournament::EntryDetails EntryDialog::details() const
{
    tournament::EntryDetails details = m_entry;
    write(details);
    return details;
}

} // namespace kagetsu::ui
