// SPDX-License-Identifier: MIT
#include "ui/tournament/newevent/moresettings.h"

#include "ui/board/inforce.h"
#include "ui/look/controls/bigbutton.h"
#include "ui/look/controls/combobox.h"
#include "ui/look/layout/fieldgrid.h"
#include "ui/look/layout/fit.h"

#include "wording/tournament/terms.h"

#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

using tournament::Format;
using tournament::SectionOptions;
using tournament::SwissRules;

namespace {

constexpr int MostFirstRounds = 99;
constexpr int MostForfeits = 9;
constexpr int MostLosses = 9;
// The choices for third place and below; 0 means no placement matches.
constexpr int Placements[] { 0, 0, 8, 16, 32, 64 };

int placementIndex(const SectionOptions &options)
{
    const auto found = std::find(std::begin(Placements) + 2, std::end(Placements), options.placement);
    if (found != std::end(Placements))
        return static_cast<int>(found - std::begin(Placements));
    return options.matchForThird ? 0 : 1;
}

ComboBox *box(const char *name, int choices)
{
    auto *made = new ComboBox;
    made->setObjectName(QString::fromLatin1(name));
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (int i = 0; i < choices; ++i)
        made->addItem(QString());
    return made;
}

QSpinBox *spin(const char *name, int least, int most)
{
    auto *made = new QSpinBox;
    made->setObjectName(QString::fromLatin1(name));
    made->setRange(least, most);
    return made;
}

void say(QComboBox *box, const QStringList &choices)
{
    for (int i = 0; i < choices.size(); ++i)
        box->setItemText(i, choices[i]);
}

} // namespace

MoreSettings::MoreSettings(QWidget *parent)
    : QWidget(parent)
    , m_fold(new BigButton("moreSettings", this))
    , m_grid(new FieldGrid(this))
    , m_style(box("swissStyle", 4))
    , m_firstRound(box("swissFirstRound", 5))
    , m_apart(box("swissApart", 3))
    , m_apartRounds(spin("swissApartRounds", 0, MostFirstRounds))
    , m_accelerated(spin("swissAccelerated", 0, MostFirstRounds))
    , m_losses(spin("swissLosses", 0, MostLosses))
    , m_spread(box("swissSpread", 2))
    , m_bye(box("swissBye", 2))
    , m_rematch(box("swissRematch", 2))
    , m_forfeitWin(box("forfeitWin", 2))
    , m_missed(box("missedRounds", 2))
    , m_withdrawal(box("withdrawalRule", 2))
    , m_cycles(box("cycles", 2))
    , m_carry(box("carryResults", 2))
    , m_third(box("matchForThird", int(std::size(Placements))))
    , m_grandFinal(box("grandFinal", 2))
    , m_forfeits(spin("forfeitsInARow", 1, MostForfeits))
    , m_ownPoints(box("byesInSums", 2))
    , m_emptyBoards(box("emptyBoards", 3))
{
    layOut();
    connect(m_fold, &QToolButton::clicked, this, [this] { open(!isOpen()); });
    connect(m_apart, &QComboBox::currentIndexChanged, this,
        [this](int apart) { m_apartRounds->setEnabled(apart != int(SwissRules::Apart::Nobody)); });
    fill({});
    m_grid->hide();
    onLanguage(*this, [this] { speak(); });
}

void MoreSettings::layOut()
{
    for (QWidget *control : std::initializer_list<QWidget *> { m_style, m_firstRound, m_apart, m_apartRounds,
             m_accelerated, m_losses, m_spread, m_bye, m_rematch, m_forfeitWin, m_missed, m_withdrawal, m_cycles,
             m_carry, m_third, m_grandFinal, m_forfeits, m_ownPoints, m_emptyBoards })
        m_grid->add(control);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_fold);
    column->addWidget(m_grid);
}

bool MoreSettings::isOpen() const
{
    return !m_grid->isHidden();
}

void MoreSettings::open(bool isOpen)
{
    m_grid->setVisible(isOpen);
    speak();
    if (isOpen)
        emit opened();
}

void MoreSettings::follow(const tournament::SectionSettings &settings, bool hasOtherSections)
{
    const Format format = settings.format;
    const bool isSwiss = format == Format::Swiss;
    for (QWidget *control : std::initializer_list<QWidget *> { m_style, m_firstRound, m_apart, m_apartRounds,
             m_accelerated, m_losses, m_spread, m_bye, m_rematch, m_forfeitWin, m_missed })
        m_grid->show(control, isSwiss);
    m_grid->show(m_withdrawal, isRoundRobin(format));
    m_grid->show(m_cycles, format == Format::DoubleRoundRobin);
    m_grid->show(m_carry, isRoundRobin(format) && hasOtherSections);
    m_grid->show(m_third, format == Format::Elimination);
    m_grid->show(m_grandFinal, format == Format::DoubleElimination);
    m_grid->show(m_ownPoints, !isElimination(format));
    m_grid->show(m_emptyBoards, settings.options.gamesPerMatch > 1);
}

void MoreSettings::fill(const SectionOptions &options)
{
    const SwissRules &swiss = options.swiss;
    m_style->setCurrentIndex(int(swiss.style));
    m_firstRound->setCurrentIndex(swiss.firstRound ? int(*swiss.firstRound) + 1 : 0);
    m_apart->setCurrentIndex(int(swiss.apart));
    m_apartRounds->setValue(swiss.apartRounds);
    m_apartRounds->setEnabled(swiss.apart != SwissRules::Apart::Nobody);
    m_accelerated->setValue(swiss.acceleratedRounds);
    m_losses->setValue(swiss.outAfterLosses);
    m_spread->setCurrentIndex(swiss.isFromTheTop);
    m_bye->setCurrentIndex(swiss.isByeByLot);
    m_rematch->setCurrentIndex(swiss.mayRematch);
    m_forfeitWin->setCurrentIndex(!options.forfeitWinIsABye);
    m_missed->setCurrentIndex(options.missedRounds == tournament::Bye::Kind::Half);
    m_withdrawal->setCurrentIndex(int(options.withdrawal));
    m_cycles->setCurrentIndex(options.swapLastTwoRounds);
    m_carry->setCurrentIndex(options.carriesResults);
    m_third->setCurrentIndex(placementIndex(options));
    m_grandFinal->setCurrentIndex(!options.secondGrandFinal);
    m_forfeits->setValue(options.forfeitsBeforeWithdrawal);
    m_ownPoints->setCurrentIndex(options.byesCountOwnPoints);
    m_emptyBoards->setCurrentIndex(int(options.emptyBoards));
}

void MoreSettings::readInto(SectionOptions &options) const
{
    using tournament::Bye;
    SwissRules &swiss = options.swiss;
    const int first = m_firstRound->currentIndex();
    swiss.style = pairing::Style(m_style->currentIndex());
    swiss.firstRound = first > 0 ? std::optional(pairing::Style(first - 1)) : std::nullopt;
    swiss.apart = SwissRules::Apart(m_apart->currentIndex());
    swiss.apartRounds = swiss.apart == SwissRules::Apart::Nobody ? 0 : m_apartRounds->value();
    swiss.acceleratedRounds = m_accelerated->value();
    swiss.outAfterLosses = m_losses->value();
    swiss.isFromTheTop = m_spread->currentIndex() == 1;
    swiss.isByeByLot = m_bye->currentIndex() == 1;
    swiss.mayRematch = m_rematch->currentIndex() == 1;
    options.forfeitWinIsABye = m_forfeitWin->currentIndex() == 0;
    options.missedRounds = m_missed->currentIndex() == 1 ? Bye::Kind::Half : Bye::Kind::Zero;
    options.withdrawal = SectionOptions::Withdrawal(m_withdrawal->currentIndex());
    options.swapLastTwoRounds = m_cycles->currentIndex() == 1;
    options.carriesResults = m_carry->currentIndex() == 1;
    options.matchForThird = m_third->currentIndex() != 1;
    options.placement = Placements[m_third->currentIndex()];
    options.secondGrandFinal = m_grandFinal->currentIndex() == 0;
    options.forfeitsBeforeWithdrawal = m_forfeits->value();
    options.byesCountOwnPoints = m_ownPoints->currentIndex() == 1;
    options.emptyBoards = SectionOptions::EmptyBoards(m_emptyBoards->currentIndex());
}

void MoreSettings::speakSwiss()
{
    //: How a Swiss pairs players of equal points; the numbers are places in a group of eight.
    const QStringList styles { tr("Upper against lower half (1–5, 2–6)"), tr("First against last (1–8, 2–7)"),
        tr("Neighbours (1–2, 3–4)"), tr("By lot") };
    m_grid->say(m_style, tr("Pairing within a score group"));
    say(m_style, styles);
    m_grid->say(m_firstRound, tr("First round"));
    say(m_firstRound, QStringList { tr("Like the others") } + styles);
    //: Who is not paired with one another, where that is possible.
    m_grid->say(m_apart, tr("Keep apart"));
    say(m_apart, { tr("Nobody"), tr("Players from the same club"), tr("Players from the same country") });
    m_grid->say(m_apartRounds, tr("Rounds to keep them apart"));
    m_apartRounds->setSpecialValueText(tr("All rounds"));
    //: In the first rounds of a Swiss the upper half is paired as if it had the points of a win more.
    m_grid->say(m_accelerated, tr("Accelerated rounds"));
    m_accelerated->setSpecialValueText(tr("None"));
    //: So many losses end a Swiss for a player.
    m_grid->say(m_losses, tr("Losses before elimination"));
    m_losses->setSpecialValueText(tr("No limit"));
    m_grid->say(m_spread, tr("Pairing across score groups"));
    say(m_spread, { tr("Small differences first"), tr("The highest group first") });
    m_grid->say(m_bye, tr("Who gets the bye"));
    say(m_bye,
        { tr("The last player of the lowest score group"), tr("A player drawn by lot from the lowest score group") });
    m_grid->say(m_rematch, tr("Rematches"));
    say(m_rematch, { tr("Never"), tr("Only if there is no other pairing") });
    m_grid->say(m_forfeitWin, tr("A win by forfeit"));
    say(m_forfeitWin, { tr("Counts as a bye"), tr("Does not count as a bye") });
    m_grid->say(m_missed, tr("Rounds missed by late entries"));
    say(m_missed, { wording::byeName(tournament::Bye::Kind::Zero), wording::byeName(tournament::Bye::Kind::Half) });
}

void MoreSettings::speak()
{
    //: Button: unfolds settings that most people leave as they are.
    const QString more = tr("&More settings");
    m_fold->setText(isOpen() ? tr("Fewer settings") : more);
    speakSwiss();
    m_grid->say(m_withdrawal, tr("Results of players who leave early"));
    say(m_withdrawal, { tr("Annulled if fewer than half of the games were played"), tr("Always count") });
    m_grid->say(m_cycles, tr("Second cycle"));
    say(m_cycles,
        { tr("Same as the first, with sides exchanged"), tr("With the last two rounds of the first cycle swapped") });
    m_grid->say(m_carry, tr("Results from the groups"));
    say(m_carry, { tr("Everyone starts from zero"), tr("Count and are not replayed") });
    m_grid->say(m_third, tr("Third place and below"));
    QStringList third { tr("Match between the losing semi-finalists"), tr("Shared") };
    for (int index = int(third.size()); index < int(std::size(Placements)); ++index)
        //: Of an elimination: losers play on for all places from 3 to %1.
        third += tr("Matches for all places down to %1").arg(Placements[index]);
    say(m_third, third);
    m_grid->say(m_grandFinal, tr("Grand final"));
    say(m_grandFinal, { tr("The unbeaten player must lose twice"), tr("One match decides") });
    m_grid->say(m_forfeits, tr("Forfeits in a row before withdrawal"));
    m_grid->say(m_ownPoints, tr("What a bye adds to SOS"));
    say(m_ownPoints, { tr("Nothing"), tr("The player's own points") });
    m_grid->say(m_emptyBoards, tr("Empty boards of a team"));
    say(m_emptyBoards, { tr("Anywhere"), tr("Must be the last ones"), tr("Must be the first ones") });
}

} // namespace kagetsu::ui
