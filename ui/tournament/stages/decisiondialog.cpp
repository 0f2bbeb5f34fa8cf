// SPDX-License-Identifier: MIT
#include "ui/tournament/stages/decisiondialog.h"

#include "text/tournament/names.h"
#include "text/tournament/qualification.h"
#include "text/tournament/tournamentterms.h"
#include "ui/board/inforce.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/dialogfoot.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/tournament/stages/playoffgames.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalBlocker>

#include <algorithm>

namespace kagetsu::ui {

namespace {

using tournament::Criterion;
using tournament::EntryId;
using tournament::PlaceDecision;

constexpr int MostRowsShown = 5;

} // namespace

DecisionDialog::DecisionDialog(const tournament::Section &section, const tournament::SharedPlace &shared,
    const QString &question, std::uint64_t seed, QWidget *parent)
    : QDialog(parent)
    , m_section(section)
    , m_shared(shared)
    , m_seed(seed)
    , m_question(wrappedLabel("decisionQuestion", this))
    , m_label(new QLabel(this))
    , m_way(newBox("decisionWay", 0, this))
    , m_criterion(newBox("decisionCriterion", 0, this))
    , m_places(new QWidget)
    , m_given(wrappedLabel("decisionGiven", this))
    , m_games(new PlayOffGames(section, shared.entries))
    , m_reason(newLine("decisionReason", MostLetters, this))
    , m_foot(new DialogFoot(*this, "cancelDecision", "giveDecision"))
{
    setObjectName(QStringLiteral("decisionDialog"));
    m_question->setText(question);
    layOut();
    connect(m_way, &QComboBox::currentIndexChanged, this, &DecisionDialog::follow);
    connect(m_criterion, &QComboBox::currentIndexChanged, this, &DecisionDialog::follow);
    connect(m_reason, &QLineEdit::textChanged, this, &DecisionDialog::follow);
    connect(m_games, &PlayOffGames::changed, this, &DecisionDialog::follow);
    m_foot->acceptOnEnter();
    onLanguage(*this, [this] { speak(); });
    fitDialog(*this, { 760, 340 + 54 * std::min(MostRowsShown, int(shared.entries.size())) });
    m_way->setFocus();
}

void DecisionDialog::layOut()
{
    auto *form = new QFormLayout(m_places);
    form->setContentsMargins(0, 0, 0, 0);
    for (std::size_t place = 0; place < m_shared.entries.size(); ++place) {
        ComboBox *box = newBox(qPrintable(QStringLiteral("decisionPlace%1").arg(place + 1)));
        box->addItem(QString(), 0);
        for (const EntryId entry : m_shared.entries)
            box->addItem(text::entryName(m_section, entry), entry.value);
        m_order += box;
        form->addRow(QString::number(m_shared.place + int(place)), box);
        connect(box, &QComboBox::activated, this, [this, place] { give(place); });
    }
    m_label->setBuddy(m_way);
    const QList<QWidget *> places(m_order.begin(), m_order.end());
    for (QWidget *field : QList<QWidget *> { m_way, m_criterion, m_reason } + places)
        makeFingerHigh(*field);
    layColumn(*this,
        { m_question, m_label, m_way, m_criterion, m_given, newScroll({ m_places, m_games, nullptr }, this), m_reason,
            m_foot });
    // The tab order follows the layout and not the order of creation.
    QWidget *before = m_criterion;
    for (QWidget *field : places + m_games->fields()) {
        setTabOrder(before, field);
        before = field;
    }
    setTabOrder(before, m_reason);
}

void DecisionDialog::speak()
{
    using Kind = PlaceDecision::Kind;
    setWindowTitle(tr("Shared place"));
    const QSignalBlocker unheard(m_way);
    const QSignalBlocker unheardToo(m_criterion);
    const int chosen = std::max(0, m_way->currentIndex());
    const int criterion = std::max(0, m_criterion->currentIndex());
    m_way->clear();
    m_way->addItem(tr("Choose"), int(Way::None));
    m_way->addItem(text::decisionName(Kind::PlayOff), int(Way::PlayOff));
    //: How a shared place is decided.
    m_way->addItem(tr("Lot drawn by the program"), int(Way::DrawnLot));
    //: How a shared place is decided: the players have drawn it.
    m_way->addItem(tr("Lot drawn by hand"), int(Way::LotAtTheTable));
    m_way->addItem(text::decisionName(Kind::Criteria), int(Way::Criteria));
    m_way->addItem(text::decisionName(Kind::ByHand), int(Way::ByHand));
    m_way->setCurrentIndex(chosen);
    m_criterion->clear();
    for (const Criterion::Kind kind : tournament::furtherTieBreaks())
        m_criterion->addItem(text::criterionName({ kind, 0 }), int(kind));
    m_criterion->setCurrentIndex(criterion);
    m_criterion->setAccessibleName(text::decisionName(Kind::Criteria));
    m_label->setText(tr("How is it decided?"));
    m_way->setAccessibleName(m_label->text());
    for (int place = 0; place < m_order.size(); ++place) {
        //: A place in the standings.
        m_order[place]->setAccessibleName(tr("Place %1").arg(m_shared.place + place));
        m_order[place]->setItemText(0, tr("Choose"));
    }
    m_games->speak();
    m_reason->setPlaceholderText(tr("Reason, in a few words"));
    m_reason->setAccessibleName(m_reason->placeholderText());
    follow();
}

void DecisionDialog::give(std::size_t place)
{
    const std::vector<EntryId> order = tournament::withPlaceGiven(m_shared, deciding().order, place);
    for (qsizetype i = 0; i < m_order.size(); ++i)
        m_order[i]->setCurrentIndex(m_order[i]->findData(order[std::size_t(i)].value));
    follow();
}

void DecisionDialog::follow()
{
    const tournament::Deciding chosen = deciding();
    const bool byCriteria = chosen.way == Way::Criteria;
    const bool byGames = tournament::isByGames(chosen);
    const bool asksForOrder = tournament::asksForOrder(chosen.way) && !byGames;
    m_criterion->setVisible(byCriteria);
    m_places->setEnabled(asksForOrder);
    m_places->setVisible(asksForOrder);
    m_games->setVisible(chosen.way == Way::PlayOff);
    m_reason->setVisible(tournament::asksForOrder(chosen.way));
    const std::vector<std::vector<EntryId>> given = tournament::decisionOf(m_section, m_shared, chosen).order;
    m_given->setText(given.size() != 1 ? text::orderText(m_section, given)
            : byCriteria               ? tr("This tie-break does not separate them.")
                                       : tr("These games leave all of them equal."));
    m_given->setVisible(byCriteria || (byGames && !chosen.isAnyGameOpen));
    m_foot->say(chosen.way == Way::DrawnLot ? tr("Draw the lot") : tr("Decide"));
    m_foot->accepting().setEnabled(tournament::isComplete(m_section, m_shared, chosen));
    emit changed();
}

tournament::Deciding DecisionDialog::deciding() const
{
    tournament::Deciding deciding { Way(m_way->currentData().toInt()), m_seed,
        Criterion::Kind(m_criterion->currentData().toInt()) };
    for (const ComboBox *box : m_order)
        deciding.order.push_back(EntryId { box->currentData().toInt() });
    deciding.reason = m_reason->text().simplified().toStdString();
    deciding.games = m_games->games();
    deciding.isAnyGameOpen = m_games->isAnyOpen();
    return deciding;
}

PlaceDecision DecisionDialog::decision() const
{
    return tournament::decisionOf(m_section, m_shared, deciding());
}

} // namespace kagetsu::ui
