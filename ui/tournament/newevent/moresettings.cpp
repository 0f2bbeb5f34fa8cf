// SPDX-License-Identifier: MIT
#include "ui/tournament/newevent/moresettings.h"

#include "text/tournament/tournamentterms.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fieldgrid.h"

#include <QBoxLayout>
#include <QSpinBox>

#include <algorithm>
#include <span>

namespace kagetsu::ui {

using tournament::Bye;
using tournament::Format;
using tournament::SectionOptions;
using tournament::SectionSettings;
using tournament::SwissRules;

namespace {

// The choices for third place and below; 0 means no placement matches.
constexpr int Placements[] { 0, 0, 8, 16, 32, 64 };

int placementIndex(const SectionOptions &options)
{
    const auto found = std::find(std::begin(Placements) + 2, std::end(Placements), options.placement);
    if (found != std::end(Placements))
        return static_cast<int>(found - std::begin(Placements));
    return options.matchForThird ? 0 : 1;
}

bool isSwiss(const SectionSettings &settings, bool)
{
    return settings.format == Format::Swiss;
}

} // namespace

// A setting: a number, or a choice by its index.
struct MoreSettings::Setting
{
    const char *name;
    QStringList words; // its label and its choices; for a number, the meaning of its least value, if it has one
    int (*value)(const SectionOptions &options);
    void (*set)(SectionOptions &options, int value);
    bool (*isThere)(const SectionSettings &settings, bool hasOtherSections) = isSwiss;
    int most = 0; // 0 if it is a choice
    int least = 0;

    // Makes a setting of a member of the options, which a function object of type Member returns.
    template <class Member>
    static Setting of(const char *name, const QStringList &words, Member, decltype(isThere) isThere = isSwiss,
        int most = 0, int least = 0)
    {
        return { name, words, [](const SectionOptions &options) { return static_cast<int>(Member()(options)); },
            [](SectionOptions &options, int value) {
                auto &member = Member()(options);
                member = static_cast<std::remove_reference_t<decltype(member)>>(value);
            },
            isThere, most, least };
    }
};

std::vector<MoreSettings::Setting> MoreSettings::settings()
{
    constexpr int MostRounds = 99;
    constexpr int MostLosses = 9;
    //: How a Swiss pairs players of equal points; the numbers are places in a group of eight.
    const QStringList styles { tr("Upper against lower half (1–5, 2–6)"), tr("First against last (1–8, 2–7)"),
        tr("Neighbours (1–2, 3–4)"), tr("By lot") };
    QStringList places { tr("Third place and below"), tr("Match between the losing semi-finalists"), tr("Shared") };
    for (const int last : std::span(Placements).subspan(2))
        //: Of an elimination: losers play on for all places from 3 to %1.
        places += tr("Matches for all places down to %1").arg(last);
    return {
        Setting::of("swissStyle", QStringList { tr("Pairing within a score group") } + styles,
            [](auto &options) -> auto & { return options.swiss.style; }),
        { "swissFirstRound", QStringList { tr("First round"), tr("Like the others") } + styles,
            [](const SectionOptions &options) {
                return options.swiss.firstRound ? int(*options.swiss.firstRound) + 1 : 0;
            },
            [](SectionOptions &options, int value) {
                options.swiss.firstRound = value > 0 ? std::optional(pairing::Style(value - 1)) : std::nullopt;
            } },
        //: Who is not paired with one another, where that is possible.
        Setting::of("swissApart",
            { tr("Keep apart"), tr("Nobody"), tr("Players from the same club"), tr("Players from the same country") },
            [](auto &options) -> auto & { return options.swiss.apart; }),
        { "swissApartRounds", { tr("Rounds to keep them apart"), tr("All rounds") },
            [](const SectionOptions &options) { return options.swiss.apartRounds; },
            [](SectionOptions &options, int value) {
                options.swiss.apartRounds = options.swiss.apart == SwissRules::Apart::Nobody ? 0 : value;
            },
            isSwiss, MostRounds },
        //: In the first rounds of a Swiss the upper half is paired as if it had the points of a win more.
        Setting::of(
            "swissAccelerated", { tr("Accelerated rounds"), tr("None") },
            [](auto &options) -> auto & { return options.swiss.acceleratedRounds; }, isSwiss, MostRounds),
        //: So many losses end a Swiss for a player.
        Setting::of(
            "swissLosses", { tr("Losses before elimination"), tr("No limit") },
            [](auto &options) -> auto & { return options.swiss.outAfterLosses; }, isSwiss, MostLosses),
        Setting::of("swissSpread",
            { tr("Pairing across score groups"), tr("Small differences first"), tr("The highest group first") },
            [](auto &options) -> auto & { return options.swiss.isFromTheTop; }),
        Setting::of("swissBye",
            { tr("Who gets the bye"), tr("The last player of the lowest score group"),
                tr("A player drawn by lot from the lowest score group") },
            [](auto &options) -> auto & { return options.swiss.isByeByLot; }),
        Setting::of("swissRematch", { tr("Rematches"), tr("Never"), tr("Only if there is no other pairing") },
            [](auto &options) -> auto & { return options.swiss.mayRematch; }),
        { "forfeitWin", { tr("A win by forfeit"), tr("Counts as a bye"), tr("Does not count as a bye") },
            [](const SectionOptions &options) { return int(!options.forfeitWinIsABye); },
            [](SectionOptions &options, int value) { options.forfeitWinIsABye = value == 0; } },
        { "missedRounds",
            { tr("Rounds missed by late entries"), text::byeName(Bye::Kind::Zero), text::byeName(Bye::Kind::Half) },
            [](const SectionOptions &options) { return int(options.missedRounds == Bye::Kind::Half); },
            [](SectionOptions &options, int value) {
                options.missedRounds = value == 1 ? Bye::Kind::Half : Bye::Kind::Zero;
            } },
        Setting::of(
            "withdrawalRule",
            { tr("Results of players who leave early"), tr("Annulled if fewer than half of the games were played"),
                tr("Always count") },
            [](auto &options) -> auto & { return options.withdrawal; },
            [](const SectionSettings &settings, bool) { return isRoundRobin(settings.format); }),
        Setting::of(
            "cycles",
            { tr("Second cycle"), tr("Same as the first, with sides exchanged"),
                tr("With the last two rounds of the first cycle swapped") },
            [](auto &options) -> auto & { return options.swapLastTwoRounds; },
            [](const SectionSettings &settings, bool) { return settings.format == Format::DoubleRoundRobin; }),
        Setting::of(
            "carryResults",
            { tr("Results from the groups"), tr("Everyone starts from zero"), tr("Count and are not replayed") },
            [](auto &options) -> auto & { return options.carriesResults; },
            [](const SectionSettings &settings, bool others) { return isRoundRobin(settings.format) && others; }),
        { "matchForThird", places, placementIndex,
            [](SectionOptions &options, int value) {
                options.matchForThird = value != 1;
                options.placement = Placements[value];
            },
            [](const SectionSettings &settings, bool) { return settings.format == Format::Elimination; } },
        { "grandFinal", { tr("Grand final"), tr("The unbeaten player must lose twice"), tr("One match decides") },
            [](const SectionOptions &options) { return int(!options.secondGrandFinal); },
            [](SectionOptions &options, int value) { options.secondGrandFinal = value == 0; },
            [](const SectionSettings &settings, bool) { return settings.format == Format::DoubleElimination; } },
        Setting::of(
            "forfeitsInARow", { tr("Forfeits in a row before withdrawal") },
            [](auto &options) -> auto & { return options.forfeitsBeforeWithdrawal; },
            [](const SectionSettings &, bool) { return true; }, MostLosses, 1),
        Setting::of(
            "byesInSums", { tr("What a bye adds to SOS"), tr("Nothing"), tr("The player's own points") },
            [](auto &options) -> auto & { return options.byesCountOwnPoints; },
            [](const SectionSettings &settings, bool) { return !isElimination(settings.format); }),
        Setting::of(
            "emptyBoards",
            { tr("Empty boards of a team"), tr("Anywhere"), tr("Must be the last ones"), tr("Must be the first ones") },
            [](auto &options) -> auto & { return options.emptyBoards; },
            [](const SectionSettings &settings, bool) { return settings.options.gamesPerMatch > 1; }),
    };
}

MoreSettings::MoreSettings(QWidget *parent)
    : QWidget(parent)
    , m_fold(new BigButton("moreSettings", this))
    , m_grid(new FieldGrid(this))
{
    for (const Setting &setting : settings()) {
        const bool isNumber = setting.most > 0;
        QWidget *field = isNumber ? static_cast<QWidget *>(newNumber(setting.name, setting.least, setting.most))
                                  : newBox(setting.name, static_cast<int>(setting.words.size()) - 1);
        m_fields.push_back(field);
        m_grid->add(field);
    }
    layColumn(*this, { m_fold, m_grid })->setContentsMargins(0, 8, 0, 0);
    connect(m_fold, &QToolButton::clicked, this, [this] { open(!isOpen()); });
    auto *rounds = findChild<QSpinBox *>(QStringLiteral("swissApartRounds"));
    connect(findChild<QComboBox *>(QStringLiteral("swissApart")), &QComboBox::currentIndexChanged, rounds,
        [rounds](int apart) { rounds->setEnabled(apart != int(SwissRules::Apart::Nobody)); });
    rounds->setEnabled(false);
    fill({});
    m_grid->hide();
    onLanguage(*this, [this] { speak(); });
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

void MoreSettings::follow(const SectionSettings &settings, bool hasOtherSections)
{
    for (auto field = m_fields.begin(); const Setting &setting : MoreSettings::settings())
        m_grid->show(*field++, setting.isThere(settings, hasOtherSections));
}

void MoreSettings::fill(const SectionOptions &options)
{
    for (auto field = m_fields.begin(); const Setting &setting : settings()) {
        if (auto *number = qobject_cast<QSpinBox *>(*field))
            number->setValue(setting.value(options));
        else
            static_cast<QComboBox *>(*field)->setCurrentIndex(setting.value(options));
        ++field;
    }
}

void MoreSettings::readInto(SectionOptions &options) const
{
    for (auto field = m_fields.begin(); const Setting &setting : settings()) {
        const auto *number = qobject_cast<const QSpinBox *>(*field);
        setting.set(options, number ? number->value() : static_cast<const QComboBox *>(*field)->currentIndex());
        ++field;
    }
}

void MoreSettings::speak()
{
    //: Button: unfolds settings that most people leave as they are.
    const QString more = tr("&More settings");
    m_fold->setText(isOpen() ? tr("Fewer settings") : more);
    for (auto field = m_fields.begin(); const Setting &setting : settings()) {
        m_grid->say(*field, setting.words.front());
        if (auto *number = qobject_cast<QSpinBox *>(*field))
            number->setSpecialValueText(setting.words.value(1));
        else
            sayChoices(*static_cast<QComboBox *>(*field), setting.words.mid(1));
        ++field;
    }
}

} // namespace kagetsu::ui
