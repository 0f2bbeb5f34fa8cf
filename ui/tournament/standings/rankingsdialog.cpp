// SPDX-License-Identifier: MIT
#include "ui/tournament/standings/rankingsdialog.h"

#include "text/common/foreigntext.h"
#include "text/tournament/rankings.h"
#include "tournament/log/action.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/headlabel.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/layout/outgoing.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/tournament/host/eventhost.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalBlocker>

#include <algorithm>

namespace kagetsu::ui {

using tournament::Category;
using tournament::Rankings;

RankingsDialog::RankingsDialog(EventHost &host, int section, QWidget *parent)
    : QDialog(parent)
    , m_host(host)
    , m_section(section)
    , m_categoriesHead(headLabel("categoriesHead", *this))
    , m_categories(new QVBoxLayout)
    , m_category(new FieldGrid(this))
    , m_name(newLine("categoryName"))
    , m_limits(text::categorySettings)
    , m_club(newLine("categoryClub"))
    , m_country(newLine("categoryCountry"))
    , m_eachClub(new CheckBox(this))
    , m_addCategory(newButton("addCategory", this))
    , m_prizesHead(headLabel("prizesHead", *this))
    , m_prizes(new QVBoxLayout)
    , m_prize(new FieldGrid(this))
    , m_prizeName(newLine("prizeName"))
    , m_prizeCategory(newBox("prizeCategory"))
    , m_amount(newNumber("prizeAmount", 0, tournament::MostMoney))
    , m_addPrize(newButton("addPrize", this))
    , m_several(new CheckBox(this))
    , m_share(new CheckBox(this))
    , m_othersHead(headLabel("othersHead", *this))
    , m_others(new FieldGrid(this))
    , m_rules(text::rankingsSettings)
    , m_refusal(wrappedLabel("rankingsRefusal", this))
    , m_close(newButton("closeRankings", this, true))
{
    setObjectName(QStringLiteral("rankingsDialog"));
    layOut();
    connect(m_addCategory, &TableButton::clicked, this, &RankingsDialog::addCategory);
    connect(m_addPrize, &TableButton::clicked, this, &RankingsDialog::addPrize);
    for (QCheckBox *box : { m_several, m_share })
        connect(box, &QCheckBox::toggled, this, &RankingsDialog::changeRules);
    m_rules.onChange(*this, [this] { changeRules(); });
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
    m_category->add(m_name);
    m_limits.addTo(*m_category);
    for (QWidget *field : { m_club, m_country })
        m_category->add(field);
    m_prize->add(m_prizeName, FieldGrid::Width::Full);
    m_prize->add(m_prizeCategory);
    m_prize->add(m_amount);
    m_rules.addTo(*m_others);
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
    m_limits.speak();
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
    m_rules.speak();
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
    m_rules.fill(rankings);
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
    m_limits.readInto(category);
    category.club = m_club->text().trimmed().toStdString();
    category.country = m_country->text().trimmed().toStdString();
    category.isBestOfEachClub = m_eachClub->isChecked();
    rankings.categories.push_back(std::move(category));
    if (carryOut(rankings)) {
        for (QLineEdit *field : { m_name, m_club, m_country })
            field->clear();
        m_limits.fill(Category());
        m_eachClub->setChecked(false);
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
    m_rules.readInto(rankings);
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
