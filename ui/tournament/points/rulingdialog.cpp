// SPDX-License-Identifier: MIT
#include "ui/tournament/points/rulingdialog.h"

#include "text/tournament/names.h"
#include "text/tournament/numbers.h"
#include "tournament/log/act.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/dialogs/dialogfoot.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/headlabel.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fieldgrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/tournament/points/pointsbox.h"
#include "ui/tournament/points/reasonbox.h"

namespace kagetsu::ui {

namespace {

constexpr int LeastButton = 72;

QString scoreText(const tournament::PerParty<tournament::Points> &points)
{
    return text::pointsText(points.a) + QStringLiteral(" – ") + text::pointsText(points.b);
}

} // namespace

RulingDialog::RulingDialog(
    const tournament::Section &section, const tournament::Match &match, const QString &caption, QWidget *parent)
    : QDialog(parent)
    , m_first(text::entryName(section, match.a))
    , m_second(text::entryName(section, match.b))
    , m_isRuled(match.ruling.has_value())
    , m_usual(tournament::usualRulings(section.settings.score))
    , m_about(wrappedLabel("rulingAbout", this))
    , m_points(new FieldGrid(this))
    , m_boxes { new PointsBox("rulingFirst", this), new PointsBox("rulingSecond", this) }
    , m_reason(new ReasonBox(this))
    , m_lift(newButton("liftRuling", this))
    , m_foot(new DialogFoot(*this, "cancelRuling", "giveRuling"))
{
    setObjectName(QStringLiteral("rulingDialog"));
    const tournament::PointsRange range = tournament::pointsOfMatch(section.settings);
    for (PointsBox *box : m_boxes)
        box->setPointsRange(range.least, range.most);
    layOut(caption);
    const auto allow = [this] {
        for (TableButton *button : { m_lift, &m_foot->accepting() })
            button->setEnabled(tournament::isGiven(reason()));
    };
    connect(m_reason, &ReasonBox::changed, this, allow);
    allow();
    setPoints(match.ruling.value_or(m_usual[1]));
    connect(m_lift, &TableButton::clicked, this, [this] {
        m_isLifted = true;
        accept();
    });
    onLanguage(*this, [this] { speak(); });
    fitDialog(*this, { 520, 440 });
    m_boxes[0]->setFocus();
    m_boxes[0]->selectAll();
}

void RulingDialog::layOut(const QString &caption)
{
    QLabel *head = headLabel("rulingTable", *this, caption);
    m_about->setProperty("muted", true);
    EvenGrid *quick = newRows(*this, LeastButton);
    for (std::size_t i = 0; i < m_quick.size(); ++i) {
        m_quick[i] = new BigButton(qPrintable(QStringLiteral("ruling%1").arg(i)), this);
        connect(m_quick[i], &QToolButton::clicked, this, [this, i] { setPoints(m_usual[i]); });
        quick->addWidget(m_quick[i]);
    }
    for (PointsBox *box : m_boxes)
        m_points->add(box);
    m_lift->setVisible(m_isRuled);
    m_foot->add(*m_lift);
    layColumn(*this, { head, m_about, quick, m_points, m_reason, nullptr, m_foot });
}

void RulingDialog::speak()
{
    //: The arbiter says how many points each player gets.
    setWindowTitle(tr("Ruling"));
    m_about->setText(tr("These points replace the results of the games."));
    for (std::size_t i = 0; i < m_quick.size(); ++i)
        m_quick[i]->setText(scoreText(m_usual[i]));
    const QString names[] { m_first, m_second };
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        //: %1 is a player; a number follows.
        m_points->say(m_boxes[i], tr("Points for %1").arg(names[i]));
    //: Button: the arbiter's points count no more.
    sayButton(*m_lift, tr("Remove ruling"));
    //: Button: the arbiter's points count.
    m_foot->say(tr("Award points"));
}

void RulingDialog::setPoints(const Pair &points)
{
    m_boxes[0]->setPoints(points.a);
    m_boxes[1]->setPoints(points.b);
}

tournament::Reason RulingDialog::reason() const
{
    return m_reason->reason();
}

std::optional<tournament::PerParty<tournament::Points>> RulingDialog::points() const
{
    if (m_isLifted)
        return std::nullopt;
    return Pair { m_boxes[0]->points(), m_boxes[1]->points() };
}

} // namespace kagetsu::ui
