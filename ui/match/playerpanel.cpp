// SPDX-License-Identifier: MIT
#include "ui/match/playerpanel.h"

#include <QEvent>

#include <algorithm>
#include <utility>
#include <vector>

namespace kagetsu::ui {

namespace {

constexpr int PanelGap = 8;
constexpr int LowestFace = 44;
constexpr int LeastFaceWidth = 132; // beside an open bar in a low panel
constexpr int LowestStrip = 24; // beside an open bar in a small window

constexpr TableIcon SignOf[] { TableIcon::Five, TableIcon::Forbidden, TableIcon::Flag, TableIcon::TakeBack,
    TableIcon::Draw, TableIcon::Resign };
constexpr const char *NameOf[] { "claimFive", "claimFoul", "claimTime", "takeBack", "offerDraw", "resign" };

} // namespace

PlayerPanel::PlayerPanel(QWidget *parent)
    : QWidget(parent)
    , m_face(new ClockFace(this))
    , m_bar(new NoticeBar(this))
{
    for (const Claim claim : AllClaims) {
        const auto i = static_cast<std::size_t>(claim);
        auto *button = new TableButton(this);
        button->setObjectName(QLatin1String(NameOf[i]));
        button->setSign(SignOf[i]);
        button->setShape(TableButton::Shape::Above);
        // A click leaves the keys with the board.
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &TableButton::clicked, this, [this, claim] { emit claimed(claim); });
        m_claims[i] = button;
        m_offered[i] = true;
    }
    retranslate();
}

void PlayerPanel::setOffered(Claim claim, bool offered)
{
    bool &known = m_offered[static_cast<std::size_t>(claim)];
    if (std::exchange(known, offered) != offered)
        place();
}

void PlayerPanel::setPlayer(const QString &name, bool black)
{
    m_face->setPlayer(name, black);
    if (m_name != name) {
        m_name = name;
        retranslate();
    }
}

void PlayerPanel::setNotice(const std::optional<Notice> &notice)
{
    m_bar->setNotice(notice);
    place();
}

void PlayerPanel::setCompact(bool compact)
{
    m_compact = compact;
    place();
    updateGeometry();
}

void PlayerPanel::setTurned(bool turned)
{
    m_turned = turned;
    m_face->setTurned(turned);
    m_bar->setTurned(turned);
    for (TableButton *button : m_claims)
        button->setTurned(turned);
    place();
}

void PlayerPanel::setTheme(const Theme &theme)
{
    m_face->setTheme(theme);
    m_bar->setTheme(theme);
    for (TableButton *button : m_claims)
        button->setTheme(theme);
}

void PlayerPanel::place()
{
    const auto put = [this](QWidget *widget, QRect rect) {
        if (m_turned)
            rect.moveTopLeft({ width() - rect.right() - 1, height() - rect.bottom() - 1 });
        widget->setGeometry(rect);
    };
    const int line = QFontMetrics(font()).height();
    const bool barOpen = m_bar->notice().has_value();
    const bool isRemark = barOpen && m_bar->notice()->isRemark;
    m_bar->setTallest(isRemark && !m_compact ? height() - PanelGap / 2 - LowestFace : height());
    const int barHeight = barOpen ? m_bar->heightForWidth(width()) : 0;
    std::vector<TableButton *> offered;
    for (const Claim claim : AllClaims) {
        if (isOffered(claim))
            offered.push_back(button(claim));
        else
            button(claim)->hide();
    }
    const int perRow = m_compact ? std::max(1, static_cast<int>(offered.size())) : 3;
    const int claimHeight = std::max(m_compact ? 46 : 50, line * 5 / 2);
    const int rows = (static_cast<int>(offered.size()) + perRow - 1) / perRow;
    const int claimsHeight = rows * claimHeight + (rows - 1) * PanelGap;
    const int tallest = m_compact ? height() : std::max(150, width() / 2);
    int faceHeight = std::clamp(height() - PanelGap - claimsHeight, LowestFace, tallest);
    int gap = PanelGap;
    // In the lowest windows the clock comes first; what can be claimed stands in the menu.
    bool claimsShown = !m_compact || height() >= LowestFace + PanelGap + claimsHeight;
    if (!claimsShown)
        faceHeight = height();
    if (barOpen) {
        // Where there is no room for both, what is asked goes before what can be claimed; the digits stay as they are
        // as long as they can.
        claimsShown = !m_compact && faceHeight + PanelGap + claimsHeight + PanelGap + barHeight <= height();
        // In a low panel the clock goes on beside what is asked, if that fits there: a refused tap hides no time.
        int faceWidth = width() / 2;
        while (faceWidth > LeastFaceWidth && m_bar->usualHeight(width() - faceWidth - PanelGap) > height())
            faceWidth = std::max(LeastFaceWidth, faceWidth - PanelGap);
        const int besideFace = width() - faceWidth - PanelGap;
        if (m_compact && !claimsShown && m_bar->heightForWidth(besideFace) <= height()) {
            for (TableButton *claim : m_claims)
                claim->hide();
            m_face->show();
            put(m_face, QRect(0, 0, faceWidth, height()));
            put(m_bar, QRect(faceWidth + PanelGap, 0, besideFace, height()));
            return;
        }
        if (!claimsShown && faceHeight + PanelGap + barHeight > height()) {
            gap = PanelGap / 2;
            faceHeight = std::max(0, height() - gap - barHeight);
        }
    }
    m_face->setVisible(faceHeight >= LowestStrip);
    int y = faceHeight + gap;
    put(m_face, QRect(0, 0, width(), faceHeight));
    for (std::size_t i = 0; i < offered.size(); ++i) {
        offered[i]->setVisible(claimsShown);
        // The last row's buttons share its whole width.
        const int row = static_cast<int>(i) / perRow;
        const int inRow = std::min(perRow, static_cast<int>(offered.size()) - row * perRow);
        const int column = static_cast<int>(i) % perRow;
        const int cell = (width() - (inRow - 1) * PanelGap) / inRow;
        put(offered[i], QRect(column * (cell + PanelGap), y + row * (claimHeight + PanelGap), cell, claimHeight));
    }
    if (claimsShown)
        y += claimsHeight + PanelGap;
    if (barOpen)
        put(m_bar, QRect(0, y, width(), barHeight));
}

void PlayerPanel::resizeEvent(QResizeEvent *)
{
    place();
}

void PlayerPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        place();
}

void PlayerPanel::retranslate()
{
    const auto name = [this](Claim claim, const QString &text, const QString &spoken, const QString &tip) {
        button(claim)->setText(text);
        button(claim)->setAccessibleName(spoken.arg(m_name));
        button(claim)->setToolTip(tip);
    };
    //: Buttons beside the clock; very short. Five: "I have five in a row".
    name(Claim::Five, tr("Five"), tr("Five – claim of %1"), tr("Declare your five in a row"));
    //: Forbidden: "that stone was a forbidden move" (禁手).
    name(Claim::Foul, tr("Forbidden"), tr("Forbidden – claim of %1"),
        tr("Claim that a stone of your opponent was forbidden"));
    //: Time: "the other flag is down".
    name(Claim::Time, tr("Time"), tr("Time – claim of %1"), tr("Claim the win when the time of your opponent is over"));
    //: Take back: ask the opponent to let one take the last move back.
    name(Claim::TakeBack, tr("Take back"), tr("Take back – request of %1"), tr("Ask to take your last move back"));
    name(Claim::Draw, tr("Draw"), tr("Draw – offer of %1"), tr("Offer a draw"));
    name(Claim::Resign, tr("Resign"), tr("Resign – %1"), tr("Give the game up"));
}

QSize PlayerPanel::sizeHint() const
{
    return m_compact ? QSize(400, 140) : QSize(284, 330);
}

QSize PlayerPanel::minimumSizeHint() const
{
    return m_compact ? QSize(280, 104) : QSize(230, 250);
}

} // namespace kagetsu::ui
