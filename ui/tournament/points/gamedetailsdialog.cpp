// SPDX-License-Identifier: MIT
#include "ui/tournament/points/gamedetailsdialog.h"

#include "text/match/writtentime.h"
#include "text/tournament/names.h"
#include "text/tournament/numbers.h"
#include "ui/board/inforce.h"
#include "ui/controls/dialogs/dialogfoot.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fieldgrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>

#include <algorithm>

namespace kagetsu::ui {

using tournament::BothParties;
using tournament::GameReport;
using tournament::Party;

namespace {

constexpr int MostWarnings = 99;

// Returns an empty text for no time.
QString shownTime(tournament::Milliseconds time)
{
    return time > tournament::Milliseconds(0) ? text::usedTimeText(time) : QString();
}

QByteArray fieldName(const char *what, Party party, int game)
{
    return QByteArray(what) + (party == Party::A ? 'A' : 'B') + QByteArray::number(game + 1);
}

} // namespace

GameDetailsDialog::GameDetailsDialog(
    const tournament::Section &section, const tournament::Match &match, QWidget *parent)
    : QDialog(parent)
    , m_names { text::entryName(section, match.a), text::entryName(section, match.b) }
    , m_table(match.table)
    , m_games(static_cast<int>(match.games.size()))
    , m_grid(new FieldGrid)
    , m_fault(wrappedLabel("detailsFault", this))
    , m_foot(new DialogFoot(*this, "cancelDetails", "acceptDetails"))
{
    setObjectName(QStringLiteral("gameDetailsDialog"));
    for (int game = 0; game < m_games; ++game) {
        if (const auto &report = match.games[std::size_t(game)].report)
            addGame(game, *report);
    }
    layColumn(*this, { newScroll({ m_grid, nullptr }, this), m_fault, m_foot });
    m_foot->acceptOnEnter();
    onLanguage(*this, [this] { speak(); });
    fitDialog(*this, { 560, m_fields.size() > 1 ? 520 : 320 });
    if (!m_fields.empty())
        m_fields.front().time.a->setFocus();
}

void GameDetailsDialog::addGame(int game, const GameReport &report)
{
    Fields fields;
    fields.game = game;
    fields.before = report;
    for (const Party party : BothParties) {
        fields.time[party] = newLine(fieldName("time", party, game).constData());
        fields.time[party]->setText(shownTime(report.time[party]));
        connect(fields.time[party], &QLineEdit::textChanged, this, &GameDetailsDialog::follow);
        m_grid->add(fields.time[party]);
    }
    for (const Party party : BothParties) {
        fields.warnings[party] = newNumber(fieldName("warnings", party, game).constData(), 0, MostWarnings);
        fields.warnings[party]->setValue(report.warnings[party]);
        m_grid->add(fields.warnings[party]);
    }
    const QString reason = QString::fromStdString(report.reason);
    fields.reason =
        newLine(qPrintable(QStringLiteral("reason%1").arg(game + 1)), std::max(MostLetters, int(reason.size())));
    fields.reason->setText(reason);
    m_grid->add(fields.reason, FieldGrid::Width::Full);
    m_fields.push_back(fields);
}

void GameDetailsDialog::speak()
{
    setWindowTitle(tr("Details for table %1").arg(m_table));
    for (const Fields &fields : m_fields) {
        // The number of the game is shown only if there are several.
        const auto of = [&](const QString &label) {
            //: %1 is what a field is for, %2 the number of a game.
            return m_games > 1 ? tr("%1, game %2").arg(label).arg(fields.game + 1) : label;
        };
        for (const Party party : BothParties) {
            m_grid->say(fields.time[party], of(tr("Time used by %1").arg(m_names[party])));
            //: What a time looks like: hours, minutes, seconds.
            fields.time[party]->setPlaceholderText(tr("h:mm:ss"));
            m_grid->say(fields.warnings[party], of(tr("Warnings for %1").arg(m_names[party])));
        }
        m_grid->say(fields.reason, of(tr("Reason")));
    }
    m_foot->say(tr("OK"));
    follow();
}

void GameDetailsDialog::follow()
{
    const bool isRight = std::ranges::all_of(m_fields, [](const Fields &fields) {
        return text::usedTimeFromText(fields.time.a->text()) && text::usedTimeFromText(fields.time.b->text());
    });
    m_fault->setText(isRight ? QString() : tr("Enter a time as 25 (minutes), 25:30 or 1:05:30."));
    m_fault->setVisible(!isRight);
    m_foot->accepting().setEnabled(isRight);
}

GameReport GameDetailsDialog::reportOf(const Fields &fields) const
{
    GameReport report = fields.before;
    for (const Party party : BothParties) {
        // Fractions of a second are not shown; they are kept unless the text was changed.
        if (fields.time[party]->text() != shownTime(report.time[party]))
            report.time[party] = text::usedTimeFromText(fields.time[party]->text()).value_or(report.time[party]);
        report.warnings[party] = fields.warnings[party]->value();
    }
    report.reason = fields.reason->text().trimmed().toStdString();
    return report;
}

std::vector<std::pair<int, GameReport>> GameDetailsDialog::changed() const
{
    std::vector<std::pair<int, GameReport>> changed;
    for (const Fields &fields : m_fields) {
        if (GameReport report = reportOf(fields); report != fields.before)
            changed.emplace_back(fields.game, std::move(report));
    }
    return changed;
}

} // namespace kagetsu::ui
