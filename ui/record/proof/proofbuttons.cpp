// SPDX-License-Identifier: MIT
#include "ui/record/proof/proofbuttons.h"

#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/input/motion.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/lineicon.h"
#include "ui/record/proof/prooflegend.h"
#include "ui/record/proof/proofpanel.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QWidgetAction>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace kagetsu::ui {

namespace {

constexpr int FingerSide = 44;
constexpr int ButtonGap = 4;
constexpr int IconSide = 20;

constexpr int DrawnSide = 44; // twice the displayed size

template <class Draw>
QPixmap drawn(const QColor &colour, Draw draw)
{
    QPixmap pixmap(DrawnSide, DrawnSide);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    draw(painter);
    return pixmap;
}

// Returns an arrow; up leads to the previous step.
QIcon chevron(bool isUp, const Theme &theme)
{
    const auto draw = [isUp](QPainter &painter) {
        const qreal tip = isUp ? 14 : 30;
        const qreal ends = isUp ? 30 : 14;
        painter.drawPolyline(QPolygonF { { 8, ends }, { 22, tip }, { 36, ends } });
    };
    QIcon icon(drawn(theme.text, draw));
    icon.addPixmap(drawn(theme.disabledSign(), draw), QIcon::Disabled);
    return icon;
}

// Returns an icon of indented sentences.
QIcon treeIcon(const Theme &theme)
{
    const auto draw = [](QPainter &painter) {
        painter.drawLine(QPointF(6, 10), QPointF(38, 10));
        painter.drawLine(QPointF(16, 22), QPointF(38, 22));
        painter.drawLine(QPointF(26, 34), QPointF(38, 34));
    };
    QIcon icon(drawn(theme.text, draw));
    icon.addPixmap(drawn(theme.disabledSign(), draw), QIcon::Disabled);
    icon.addPixmap(drawn(theme.accentText, draw), QIcon::Normal, QIcon::On);
    return icon;
}

} // namespace

ProofButtons::ProofButtons(QWidget *parent)
    : QWidget(parent)
    , m_back(new BigButton("proofBack", this))
    , m_forward(new BigButton("proofForward", this))
    , m_play(new BigButton("proofPlay", this))
    , m_legend(new BigButton("proofLegend", this))
    , m_whole(new BigButton("proofWhole", this))
    , m_count(new QLabel(this))
    , m_kinds(new QMenu(this))
{
    m_count->setObjectName(QStringLiteral("proofCount"));
    m_count->setAlignment(Qt::AlignCenter);
    m_whole->setCheckable(true);
    m_legend->setPopupMode(QToolButton::InstantPopup);
    m_legend->setMenu(m_kinds);
    connect(m_kinds, &QMenu::aboutToShow, this, &ProofButtons::fillLegend);
    for (QToolButton *button : { m_back, m_forward, m_play, m_whole })
        onFit(*button, [button](double factor) { button->setIconSize(QSize(IconSide, IconSide) * factor); });
    connect(m_back, &QToolButton::clicked, this, &ProofButtons::back);
    connect(m_forward, &QToolButton::clicked, this, &ProofButtons::forward);
    connect(m_play, &QToolButton::clicked, this, &ProofButtons::play);
    connect(m_whole, &QToolButton::toggled, this, [this](bool whole) {
        dress();
        emit wholeToggled(whole);
    });
    onTheme(*this, [this] { dress(); });
    onFit(*this, [this](double) { m_isMeasured = false; });
    onLanguage(*this, [this] {
        m_isMeasured = false;
        retranslate();
    });
}

void ProofButtons::setStep(int step, int count, bool isAside)
{
    m_steps = count;
    m_back->setEnabled(step > 0 || isAside);
    m_forward->setEnabled(step + 1 < count || isAside);
    //: Which step of the proof is shown, of how many.
    m_count->setText(count > 0 ? ProofPanel::tr("%1 of %2").arg(step + 1).arg(count) : QString());
}

QString ProofButtons::stepText() const
{
    return m_count->text();
}

void ProofButtons::setLegend(const ProofMarks &marks, bool isShown)
{
    m_isLegendShown = isShown || marks.signs.empty();
    m_marks = marks;
    QStringList texts;
    for (const LegendEntry &entry : legendOf(marks))
        texts += entry.text;
    m_legend->setAccessibleDescription(texts.join(QStringLiteral("; ")));
}

// Fills the menu with the legend, as large as the text of the page, and wrapped in a narrow window.
void ProofButtons::fillLegend()
{
    m_kinds->clear();
    auto *legend = new ProofLegend;
    legend->setFont(font());
    legend->show(m_marks);
    legend->layout()->setContentsMargins(12, 12, 12, 12);
    int text = 0;
    for (const LegendEntry &entry : legendOf(m_marks))
        text = std::max(text, fontMetrics().horizontalAdvance(entry.text));
    const int beside = qRound(FingerSide * fitOf(*this)) + 24;
    const int width = std::min(text + beside, window()->width() - 24);
    legend->setFixedSize(width, legend->layout()->heightForWidth(width));
    auto *action = new QWidgetAction(m_kinds);
    action->setDefaultWidget(legend);
    m_kinds->addAction(action);
}

void ProofButtons::setPlaying(bool playing)
{
    if (std::exchange(m_isPlaying, playing) == playing)
        return;
    m_isMeasured = false;
    dress();
}

void ProofButtons::setWholeEnabled(bool enabled)
{
    m_whole->setEnabled(enabled);
}

bool ProofButtons::isWhole() const
{
    return m_whole->isChecked();
}

void ProofButtons::setWhole(bool whole)
{
    m_whole->setChecked(whole);
}

void ProofButtons::measure()
{
    if (std::exchange(m_isMeasured, true))
        return;
    const auto wide = [](QToolButton *button) {
        const Qt::ToolButtonStyle kept = button->toolButtonStyle();
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        const int width = button->sizeHint().width();
        button->setToolButtonStyle(kept);
        return width;
    };
    retranslate(); // the legend may have been an icon
    m_words = { std::max(wide(m_back), wide(m_forward)), wide(m_play), wide(m_legend), wide(m_whole) };
    m_places.reset();
}

// Decides which buttons show words, and whether the number of the step is shown, by what fits.
ProofButtons::Places ProofButtons::placesIn(Room room, const QSize &size)
{
    const int finger = qRound(FingerSide * fitOf(*this));
    const int count = m_count->sizeHint().width();
    Places places;
    places.room = room;
    places.hasPlay = isMotionAllowed() && m_steps > 1;
    places.hasLegend = !m_isLegendShown;
    if (room == Room::Rows) {
        places.stepsInWords = 2 * (m_words.step + ButtonGap) + count <= size.width();
        const int rare = 1 + places.hasPlay + places.hasLegend;
        const int widest =
            std::max({ m_words.whole, places.hasPlay ? m_words.play : 0, places.hasLegend ? m_words.legend : 0 });
        places.playInWords = places.legendInWords = rare * widest + (rare - 1) * ButtonGap <= size.width();
        return places;
    }
    places.stepsInWords = places.playInWords = places.legendInWords = places.wholeInWords = false;
    if (room == Room::Beside) {
        const bool hasTwo = size.height() >= 2 * finger + ButtonGap;
        places.hasPlay &= hasTwo;
        places.hasLegend &= hasTwo;
        places.hasWhole = places.hasCount = false;
        return places;
    }
    const int left = size.width() - (2 + places.hasPlay + places.hasLegend) * (finger + ButtonGap);
    places.hasWhole = finger <= left;
    places.hasCount = count <= left - (places.hasWhole ? finger + ButtonGap : 0);
    return places;
}

void ProofButtons::arrange(Room room, const QSize &size)
{
    measure();
    const Places places = placesIn(room, size);
    if (places != m_places)
        put(places);
}

void ProofButtons::put(const Places &places)
{
    m_places = places;
    const auto styleOf = [](bool words) { return words ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly; };
    m_back->setToolButtonStyle(styleOf(places.stepsInWords));
    m_forward->setToolButtonStyle(styleOf(places.stepsInWords));
    m_play->setToolButtonStyle(styleOf(places.playInWords));
    m_legend->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_whole->setToolButtonStyle(places.wholeInWords ? Qt::ToolButtonTextOnly : Qt::ToolButtonIconOnly);
    retranslate();
    if (!places.legendInWords)
        m_legend->setText(QStringLiteral("?"));
    const auto policy = places.room == Room::Beside ? QSizePolicy::Fixed : QSizePolicy::Expanding;
    for (QToolButton *button : { m_back, m_forward })
        button->setSizePolicy(policy, QSizePolicy::Fixed);
    m_whole->setSizePolicy(places.wholeInWords ? QSizePolicy::Expanding : QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_play->setSizePolicy(places.playInWords ? QSizePolicy::Expanding : QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_legend->setSizePolicy(places.legendInWords ? QSizePolicy::Expanding : QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_play->setVisible(places.hasPlay);
    m_legend->setVisible(places.hasLegend);
    m_whole->setVisible(places.hasWhole);
    m_count->setVisible(places.hasCount);

    delete layout();
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(ButtonGap);
    const auto addRow = [rows](std::initializer_list<QWidget *> widgets) {
        auto *row = new QHBoxLayout;
        row->setSpacing(ButtonGap);
        for (QWidget *each : widgets)
            row->addWidget(each);
        rows->addLayout(row);
    };
    switch (places.room) {
    case Room::Beside:
        addRow({ m_back, m_forward });
        addRow({ m_play, m_legend });
        rows->addStretch();
        break;
    case Room::Row: addRow({ m_back, m_play, m_count, m_legend, m_whole, m_forward }); break;
    case Room::Rows:
        addRow({ m_play, m_legend, m_whole });
        addRow({ m_back, m_count, m_forward });
        break;
    }
    updateGeometry(); // replacing a layout does not do this by itself
}

void ProofButtons::dress()
{
    const Theme &now = theme();
    m_back->setIcon(chevron(/*isUp=*/true, now));
    m_forward->setIcon(chevron(/*isUp=*/false, now));
    m_whole->setIcon(treeIcon(now));
    m_play->setIcon(lineIcon(m_isPlaying ? QStringLiteral("pause") : QStringLiteral("resume"), now.text, now.disabledSign()));
}

void ProofButtons::retranslate()
{
    //: Button: to the sentence before this one.
    m_back->setText(ProofPanel::tr("Back"));
    //: Button: to the sentence after this one.
    m_forward->setText(ProofPanel::tr("Next"));
    m_back->setToolTip(ProofPanel::tr("Previous step of the proof"));
    m_forward->setToolTip(ProofPanel::tr("Next step of the proof"));
    //: Button: the steps of a proof one after the other, by themselves.
    const QString play = ProofPanel::tr("Play");
    m_play->setText(m_isPlaying ? ProofPanel::tr("Stop") : play);
    m_play->setToolTip(
        m_isPlaying ? ProofPanel::tr("Stay at this step") : ProofPanel::tr("Play the steps one after the other"));
    //: Button: opens a list of what the marks on the board mean.
    m_legend->setText(ProofPanel::tr("Legend"));
    m_legend->setToolTip(ProofPanel::tr("What the marks on the board mean"));
    //: Button: every reason, not only those that decide; as short as the language allows.
    m_whole->setText(ProofPanel::tr("All reasons"));
    m_whole->setToolTip(ProofPanel::tr("The whole proof with every reason, or only the shortest one"));
    for (QToolButton *button : { m_back, m_forward, m_play, m_legend, m_whole })
        button->setAccessibleName(button->toolTip());
}

} // namespace kagetsu::ui
