// SPDX-License-Identifier: MIT
#include "ui/tournament/standings/rankingsdialog.h"

#include "text/common/foreigntext.h"
#include "text/tournament/rankings.h"
#include "text/tournament/tournamentterms.h"
#include "tournament/log/action.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fieldgrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/layout/outgoing.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/tournament/host/eventhost.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace kagetsu::ui {

using tournament::Category;
using tournament::Rankings;

namespace {

constexpr int MostRating = 4000;

// The lowest value means that the condition is not set.
std::optional<int> numberOf(const QSpinBox &field)
{
    return field.value() == field.minimum() ? std::nullopt : std::optional(field.value());
}

QLabel *headLabel(const char *name, QWidget *dialog)
{
    QLabel *label = wrappedLabel(name, dialog);
    makeLarger(*label, *dialog, 1.15);
    return label;
}

} // namespace

RankingsDialog::RankingsDialog(EventHost &host, int section, QWidget *parent)
    : QDialog(parent)
    , m_host(host)
    , m_section(section)
    , m_categoriesHead(headLabel("categoriesHead", this))
    , m_categories(new QVBoxLayout)
    , m_category(new FieldGrid(this))
    , m_name(newLine("categoryName"))
    , m_sex(newBox("categorySex", 3))
    , m_bornFrom(newNumber("categoryBornFrom", tournament::EarliestBirthYear - 1, tournament::LatestBirthYear))
    , m_bornTo(newNumber("categoryBornTo", tournament::EarliestBirthYear - 1, tournament::LatestBirthYear))
    , m_ratingFrom(newNumber("categoryRatingFrom", 0, MostRating))
    , m_ratingTo(newNumber("categoryRatingTo", 0, MostRating))
    , m_club(newLine("categoryClub"))
    , m_country(newLine("categoryCountry"))
    , m_eachClub(new CheckBox(this))
    , m_addCategory(newButton("addCategory", this))
    , m_prizesHead(headLabel("prizesHead", this))
    , m_prizes(new QVBoxLayout)
    , m_prize(new FieldGrid(this))
    , m_prizeName(newLine("prizeName"))
    , m_prizeCategory(newBox("prizeCategory"))
    , m_amount(newNumber("prizeAmount", 0, tournament::MostMoney))
    , m_addPrize(newButton("addPrize", this))
    , m_several(new CheckBox(this))
    , m_share(new CheckBox(this))
    , m_othersHead(headLabel("othersHead", this))
    , m_others(new FieldGrid(this))
    , m_best(newNumber("clubBest", 1, tournament::MostOfClub))
    , m_clubsBy(newBox("clubsBy", 2))
    , m_formula(newBox("ratingFormula", 2))
    , m_factor(newNumber("ratingFactor", 0, tournament::MostFactor))
    , m_refusal(wrappedLabel("rankingsRefusal", this))
    , m_close(newButton("closeRankings", this, true))
{
    setObjectName(QStringLiteral("rankingsDialog"));
    layOut();
    connect(m_addCategory, &TableButton::clicked, this, &RankingsDialog::addCategory);
    connect(m_addPrize, &TableButton::clicked, this, &RankingsDialog::addPrize);
    for (QCheckBox *box : { m_several, m_share })
        connect(box, &QCheckBox::toggled, this, &RankingsDialog::changeRules);
    for (QComboBox *box : { m_clubsBy, m_formula })
        connect(box, &QComboBox::currentIndexChanged, this, &RankingsDialog::changeRules);
    for (QSpinBox *box : { m_best, m_factor })
        connect(box, &QSpinBox::valueChanged, this, &RankingsDialog::changeRules);
    connect(m_close, &TableButton::clicked, this, &RankingsDialog::accept);
    connect(&m_host, &EventHost::changed, this, &RankingsDialog::fill);
    onLanguage(*this, [this] { speak(); });
    fitDialog(*this, { 620, 620 });
    m_name->setFocus();
}

void RankingsDialog::layOut()
{
    m_eachClub->setObjectName(QStringLiteral("categoryEachClub"));
    m_several->setObjectName(QStringLiteral("severalPrizes"));
    m_share->setObjectName(QStringLiteral("sharePrizes"));
    m_refusal->hide();
    for (QBoxLayout *rows : { m_categories, m_prizes })
        rows->setContentsMargins(0, 0, 0, 0);
    for (QWidget *field : std::initializer_list<QWidget *> {
             m_name, m_sex, m_bornFrom, m_bornTo, m_ratingFrom, m_ratingTo, m_club, m_country })
        m_category->add(field);
    m_prize->add(m_prizeName, FieldGrid::Width::Full);
    m_prize->add(m_prizeCategory);
    m_prize->add(m_amount);
    for (QWidget *field : std::initializer_list<QWidget *> { m_clubsBy, m_best, m_formula, m_factor })
        m_others->add(field);
    QScrollArea *scroll =
        newScroll({ m_categoriesHead, m_categories, m_category, m_eachClub, m_addCategory, m_prizesHead, m_prizes,
                      m_prize, m_addPrize, m_several, m_share, m_othersHead, m_others, nullptr },
            this);
    for (QWidget *button : { m_addCategory, m_addPrize })
        scroll->widget()->layout()->setAlignment(button, Qt::AlignRight);
    layColumn(*this, { scroll, m_refusal, m_close })->setAlignment(m_close, Qt::AlignRight);
}

void RankingsDialog::speak()
{
    //: Title: for whom there are lists and prizes of their own, such as juniors.
    setWindowTitle(tr("Categories and prizes"));
    m_categoriesHead->setText(tr("Categories"));
    //: Of a category such as juniors.
    m_category->say(m_name, tr("Name"));
    m_category->say(m_sex, tr("Sex"));
    //: Of players of both sexes.
    sayChoices(*m_sex, { tr("any"), text::sexName(tournament::Sex::Female), text::sexName(tournament::Sex::Male) });
    //: A year.
    m_category->say(m_bornFrom, tr("Born in or after"));
    m_category->say(m_bornTo, tr("Born in or before"));
    m_category->say(m_ratingFrom, tr("Rating from"));
    m_category->say(m_ratingTo, tr("Rating up to"));
    for (QSpinBox *field : { m_bornFrom, m_bornTo, m_ratingFrom, m_ratingTo })
        field->setSpecialValueText(tr("any"));
    m_category->say(m_club, tr("Club"));
    m_category->say(m_country, tr("Country"));
    //: Of a category: whom else it is for, only the first of each club is in it.
    m_eachClub->setText(tr("Only the best of each club"));
    //: Button: adds a group of players that has a list and prizes of its own.
    sayButton(*m_addCategory, tr("Add category"));
    m_prizesHead->setText(tr("Prizes"));
    //: What is won, such as a cup.
    m_prize->say(m_prizeName, tr("Prize"));
    m_prize->say(m_prizeCategory, tr("Category"));
    //: Of money.
    m_prize->say(m_amount, tr("Amount"));
    m_amount->setSpecialValueText(tr("no money"));
    sayButton(*m_addPrize, tr("Add prize"));
    m_several->setText(tr("A player can win a prize in each category, not only one in all"));
    m_share->setText(tr("Players with equal points share their prizes"));
    m_othersHead->setText(tr("Clubs and ratings"));
    m_others->say(m_clubsBy, tr("Rank"));
    //: What a ranking ranks: clubs or countries.
    sayChoices(*m_clubsBy, { tr("Clubs"), tr("Countries") });
    //: So many of each club.
    m_others->say(m_best, tr("Number of best players that count"));
    m_others->say(m_formula, tr("Change of rating"));
    //: How a rating changes: by FIDE's table.
    sayChoices(*m_formula, { tr("FIDE's table"), tr("Elo's formula") });
    //: K, by which a change of rating is multiplied.
    m_others->say(m_factor, tr("Factor K"));
    m_factor->setSpecialValueText(tr("as usual"));
    sayButton(*m_close, tr("Close"));
    fill();
}

void RankingsDialog::fill()
{
    const Rankings &rankings = section().rankings;
    dismissAll(*m_categories);
    for (const Category &category : rankings.categories)
        addRow(*m_categories, text::categoryText(category), "removeCategory",
            tournament::withoutCategory(rankings, category.name));
    dismissAll(*m_prizes);
    for (const tournament::Prize &prize : rankings.prizes)
        addRow(*m_prizes, text::prizeText(prize), "removePrize", tournament::withoutPrize(rankings, prize));
    m_isFilling = true;
    const QString chosen = m_prizeCategory->currentText();
    m_prizeCategory->clear();
    //: A prize for which everybody plays.
    m_prizeCategory->addItem(tr("Everybody"));
    for (const Category &category : rankings.categories)
        m_prizeCategory->addItem(text::foreignText(category.name), QString::fromStdString(category.name));
    m_prizeCategory->setCurrentIndex(std::max(m_prizeCategory->findText(chosen), 0));
    m_several->setChecked(rankings.severalEach);
    m_share->setChecked(rankings.sharesTies);
    m_best->setValue(rankings.clubBest);
    m_clubsBy->setCurrentIndex(static_cast<int>(rankings.clubsBy));
    m_formula->setCurrentIndex(static_cast<int>(rankings.ratings.formula));
    m_factor->setValue(rankings.ratings.factor.value_or(0));
    m_isFilling = false;
}

// Adds a line with a button after which the rankings are these.
void RankingsDialog::addRow(QBoxLayout &rows, const QString &text, const char *name, const Rankings &without)
{
    connect(
        addRemovableRow(rows, "rankingRow", text, name), &QToolButton::clicked, this,
        [this, without] { carryOut(without); }, Qt::QueuedConnection);
}

void RankingsDialog::addCategory()
{
    Rankings rankings = section().rankings;
    Category category { m_name->text().trimmed().toStdString() };
    category.sex = static_cast<tournament::Sex>(m_sex->currentIndex());
    category.bornFrom = numberOf(*m_bornFrom);
    category.bornTo = numberOf(*m_bornTo);
    category.ratingFrom = numberOf(*m_ratingFrom);
    category.ratingTo = numberOf(*m_ratingTo);
    category.club = m_club->text().trimmed().toStdString();
    category.country = m_country->text().trimmed().toStdString();
    category.isBestOfEachClub = m_eachClub->isChecked();
    rankings.categories.push_back(std::move(category));
    if (carryOut(rankings)) {
        for (QLineEdit *field : { m_name, m_club, m_country })
            field->clear();
        m_sex->setCurrentIndex(0);
        m_eachClub->setChecked(false);
        for (QSpinBox *field : { m_bornFrom, m_bornTo, m_ratingFrom, m_ratingTo })
            field->setValue(field->minimum());
    }
    m_name->setFocus();
}

void RankingsDialog::addPrize()
{
    Rankings rankings = section().rankings;
    rankings.prizes.push_back({ m_prizeName->text().trimmed().toStdString(),
        m_prizeCategory->currentData().toString().toStdString(), m_amount->value() });
    if (carryOut(rankings)) {
        m_prizeName->clear();
        m_amount->setValue(0);
    }
    m_prizeName->setFocus();
}

void RankingsDialog::changeRules()
{
    if (m_isFilling)
        return;
    Rankings rankings = section().rankings;
    rankings.severalEach = m_several->isChecked();
    rankings.sharesTies = m_share->isChecked();
    rankings.clubBest = m_best->value();
    rankings.clubsBy = static_cast<tournament::Affiliation>(m_clubsBy->currentIndex());
    rankings.ratings.formula = static_cast<tournament::RatingFormula>(m_formula->currentIndex());
    rankings.ratings.factor = numberOf(*m_factor);
    if (rankings != section().rankings)
        carryOut(rankings);
}

bool RankingsDialog::carryOut(const Rankings &rankings)
{
    m_refusal->setText(m_host.attempt(m_section, { tournament::SetRankings { m_section, rankings } }));
    m_refusal->setVisible(!m_refusal->text().isEmpty());
    return m_refusal->text().isEmpty();
}

const tournament::Section &RankingsDialog::section() const
{
    return m_host.section(m_section);
}

} // namespace kagetsu::ui
