// SPDX-License-Identifier: MIT
#include "ui/match/table/playerpanel.h"

#include "ui/board/inforce.h"
#include "ui/match/opening/guide/turnedlabel.h"

#include <QPainter>

#include <algorithm>
#include <utility>
#include <vector>

namespace kagetsu::ui {

namespace {

constexpr int PanelGap = 8;
constexpr int CardEdge = 10; // margin of a tall card
constexpr int LowestFace = 44;
constexpr int LeastFaceWidth = 132; // beside an open bar in a low panel
constexpr int LowestStrip = 24; // beside an open bar in a small window
constexpr int LikedClaim = 56; // height that can be hit without aiming
constexpr int LowestClaim = 46;
constexpr int LowestBar = 64; // with two lines of a remark

constexpr std::array SignOf { TableIcon::Five, TableIcon::Forbidden, TableIcon::Flag, TableIcon::Hint,
    TableIcon::TakeBack, TableIcon::Draw, TableIcon::Resign, TableIcon::Pause };
constexpr std::array NameOf { "claimFive", "claimFoul", "claimTime", "askHint", "takeBack", "offerDraw", "resign",
    "callArbiter" };
static_assert(SignOf.size() == AllClaims.size() && NameOf.size() == AllClaims.size());

} // namespace

PlayerPanel::PlayerPanel(QWidget *parent)
    : QWidget(parent)
    , m_face(new ClockFace(this))
    , m_due(new TurnedLabel(this))
    , m_bar(new NoticeBar(this))
{
    m_due->setObjectName(QStringLiteral("due"));
    m_due->setWordWrap(true);
    m_due->hide();
    m_face->setFramed(false);
    const auto recolour = [this] {
        m_due->setInk(m_face->colours().text);
        update();
    };
    connect(m_face, &ClockFace::coloursChanged, this, recolour);
    recolour();
    for (const Claim claim : AllClaims) {
        const auto i = static_cast<std::size_t>(claim);
        auto *button = new TableButton(this);
        button->setObjectName(QLatin1String(NameOf[i]));
        button->setSign(SignOf[i]);
        button->setShape(TableButton::Shape::Above);
        // A click leaves the keyboard focus with the board.
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &TableButton::clicked, this, [this, claim] { emit claimed(claim); });
        m_claims[i] = button;
        m_offered[i] = true;
    }
    onLanguage(*this, [this] { retranslate(); });
    onChange(*this, QEvent::FontChange, [this] { place(); });
}

void PlayerPanel::show(const PlayerScene &scene)
{
    m_face->setPlayer(scene.name, scene.isBlack);
    if (std::exchange(m_name, scene.name) != scene.name) {
        setAccessibleName(m_name); // names the whole card
        retranslate();
    }
    m_face->setWarnings(scene.warnings);
    m_face->setWon(scene.hasWon);
    m_face->setWaitsForPress(scene.waitsForPress);
    m_face->setBegins(scene.begins);
    m_face->refresh();
    for (const Claim claim : AllClaims) {
        const auto i = static_cast<std::size_t>(claim);
        m_offered[i] = scene.claims[i].offered;
        m_claims[i]->setEnabled(scene.claims[i].enabled);
    }
    if (m_due->text() != scene.due) {
        m_due->setText(scene.due);
        m_due->setAccessibleName(scene.due);
    }
    m_bar->setNotice(scene.notice);
    place();
}

QWidget *PlayerPanel::firstClaim() const
{
    const TableButton *const resign = m_claims[static_cast<std::size_t>(Claim::Resign)];
    const auto mayBeSaid = [resign](const TableButton *button) {
        // Resigning is not a claim, and nobody should get within one key of it by accident.
        return button != resign && button->isVisibleTo(button->window()) && button->isEnabled();
    };
    const auto claim = std::ranges::find_if(m_claims, mayBeSaid);
    return claim == m_claims.end() ? nullptr : *claim;
}

QString PlayerPanel::due() const
{
    return m_due->text();
}

void PlayerPanel::setForm(Form form)
{
    m_form = form;
    m_face->setFramed(form == Form::Low);
    place();
    updateGeometry();
    update();
}

void PlayerPanel::setTurned(bool turned)
{
    m_turned = turned;
    m_face->setTurned(turned);
    m_due->setTurned(turned);
    m_bar->setTurned(turned);
    for (TableButton *button : m_claims)
        button->setTurned(turned);
    place();
}

void PlayerPanel::setGuestHeight(int height)
{
    m_guestHeight = height;
    place();
}

void PlayerPanel::setFaceHeight(int height)
{
    m_faceHeight = height;
    place();
}

int PlayerPanel::guestWidth() const
{
    return width() - 2 * CardEdge;
}

QRect PlayerPanel::guestPlace() const
{
    return turned(m_guest).translated(pos());
}

QRect PlayerPanel::turned(QRect rect) const
{
    if (m_turned)
        rect.moveTopLeft({ width() - rect.right() - 1, height() - rect.bottom() - 1 });
    return rect;
}

void PlayerPanel::put(QWidget *widget, QRect rect) const
{
    widget->setGeometry(turned(rect));
}

void PlayerPanel::place()
{
    if (m_form == Form::Low)
        placeLow();
    else
        placeTall();
}

int PlayerPanel::claimHeight() const
{
    const int line = QFontMetrics(font()).height();
    if (m_form == Form::Low)
        return std::max(LowestClaim, line * 5 / 2);
    return height() < 360 ? std::max(LowestClaim, line * 5 / 2) : std::max(LikedClaim, line * 3);
}

std::vector<TableButton *> PlayerPanel::offered() const
{
    std::vector<TableButton *> buttons;
    for (const Claim claim : AllClaims) {
        if (isOffered(claim))
            buttons.push_back(button(claim));
    }
    return buttons;
}

std::vector<TableButton *> PlayerPanel::sayable() const
{
    std::vector<TableButton *> buttons = offered();
    std::erase_if(buttons, [](const TableButton *button) { return !button->isEnabled(); });
    return buttons;
}

std::vector<PlayerPanel::ClaimRows> PlayerPanel::claimRows() const
{
    std::vector<ClaimRows> rows { { offered(), claimsPerRow(), claimsHeight() } };
    for (const std::vector<TableButton *> &shown : { offered(), sayable() }) {
        const int count = static_cast<int>(shown.size());
        if (count > 0 && count * (TouchSize + PanelGap) - PanelGap <= width() - 2 * CardEdge)
            rows.push_back({ shown, count, claimHeight() });
    }
    return rows;
}

// Lays out the buttons; those of the last row share its whole width.
void PlayerPanel::placeClaims(const QRect &room, const std::vector<TableButton *> &shown, int perRow)
{
    for (TableButton *claim : m_claims)
        claim->setVisible(std::find(shown.begin(), shown.end(), claim) != shown.end());
    const int count = static_cast<int>(shown.size());
    const int rows = std::max(1, (count + perRow - 1) / perRow);
    const int high = (room.height() - (rows - 1) * PanelGap) / rows;
    const int narrowest =
        (room.width() - (std::min(perRow, count) - 1) * PanelGap) / std::max(1, std::min(perRow, count));
    // All buttons show words, or none does: a row of words and gaps is harder to read than icons.
    const bool wordless = std::any_of(shown.begin(), shown.end(),
        [narrowest](const TableButton *claim) { return claim->leastWidthForWords() > narrowest; });
    for (TableButton *claim : shown)
        claim->setWordless(wordless);
    for (int i = 0; i < count; ++i) {
        const int row = i / perRow;
        const int inRow = std::min(perRow, count - row * perRow);
        const int cell = (room.width() - (inRow - 1) * PanelGap) / inRow;
        put(shown[static_cast<std::size_t>(i)],
            QRect(room.left() + (i % perRow) * (cell + PanelGap), room.top() + row * (high + PanelGap), cell, high));
    }
}

int PlayerPanel::claimsPerRow() const
{
    // One row in the lowest cards, if the buttons stay wide enough for fingers.
    const int count = std::max(1, static_cast<int>(offered().size()));
    const bool oneRow = height() < 300 && width() - 2 * CardEdge >= count * (TouchSize + PanelGap);
    return oneRow ? count : count == 4 ? 2 : 3;
}

int PlayerPanel::claimsHeight() const
{
    const int perRow = claimsPerRow();
    const int rows = std::max(1, (static_cast<int>(offered().size()) + perRow - 1) / perRow);
    return rows * claimHeight() + (rows - 1) * PanelGap;
}

// Returns the height of the face when its digits take the whole width.
int PlayerPanel::likedFaceHeight() const
{
    const int line = QFontMetrics(font()).height();
    return std::min((width() - 2 * CardEdge) * 3 / 10 + line * 5 + 8, height() - CardEdge - claimsHeight() - PanelGap);
}

int PlayerPanel::lowestFaceHeight() const
{
    return std::min(likedFaceHeight(), QFontMetrics(font()).height() * 6);
}

int PlayerPanel::mostForGuest(bool replacesButtons) const
{
    const int buttons = replacesButtons ? 0 : claimRows().back().height + PanelGap;
    return height() - CardEdge - buttons - PanelGap - lowestFaceHeight() - heightUnderGuest();
}

int PlayerPanel::heightUnderGuest() const
{
    if (!m_bar->notice())
        return 0;
    m_bar->setTallest(QWIDGETSIZE_MAX);
    return m_bar->heightForWidth(guestWidth()) + PanelGap;
}

// True if the bar fits; a remark may be cut after its first two lines.
bool PlayerPanel::fitsBar(int room) const
{
    m_bar->setTallest(QWIDGETSIZE_MAX);
    const int needed = m_bar->heightForWidth(guestWidth());
    return room >= (m_bar->notice()->isRemark ? std::min(needed, qRound(LowestBar * fitOf(*this))) : needed);
}

int PlayerPanel::faceHeightBeside(int guest) const
{
    const int liked = likedFaceHeight();
    return guest <= 0
        ? liked
        : std::clamp(height() - CardEdge - claimsHeight() - PanelGap * 2 - guest, lowestFaceHeight(), liked);
}

// Lays out a tall card from top to bottom: clock, what is due, messages, buttons.
void PlayerPanel::placeTall()
{
    const QRect inner = rect().adjusted(CardEdge, 0, -CardEdge, -CardEdge);
    const int face = m_faceHeight > 0 ? std::min(m_faceHeight, likedFaceHeight()) : likedFaceHeight();
    m_face->show();
    put(m_face, QRect(0, 0, width(), face));

    QRect middle(inner.left(), face + PanelGap / 2, inner.width(), inner.height() - face - PanelGap / 2);
    const auto take = [&middle](int wanted) {
        QRect taken = middle;
        taken.setHeight(std::clamp(wanted, 0, std::max(0, middle.height())));
        middle.setTop(taken.bottom() + 1 + PanelGap);
        return taken;
    };
    m_guest = m_guestHeight > 0 ? take(m_guestHeight) : QRect();
    const bool hasDue = !m_due->text().isEmpty();
    m_due->setVisible(hasDue);
    if (hasDue) {
        const QRect any(0, 0, middle.width() - 8, 10000);
        put(m_due, take(m_due->fontMetrics().boundingRect(any, Qt::TextWordWrap, m_due->text()).height() + 4));
    }
    const std::vector<ClaimRows> rows = claimRows();
    const auto whole = std::ranges::find_if(rows, [&](const ClaimRows &claims) {
        const int room = middle.height() - claims.height;
        return m_bar->notice() ? fitsBar(room - PanelGap) : m_guestHeight == 0 || room >= 0;
    });
    if (whole != rows.end()) {
        const QRect place(inner.left(), inner.bottom() + 1 - whole->height, inner.width(), whole->height);
        placeClaims(place, whole->shown, whole->perRow);
        middle.setBottom(place.top() - PanelGap - 1);
    } else {
        // The smallest windows have no room for both; claims are in the menu as well.
        for (TableButton *claim : m_claims)
            claim->hide();
    }
    if (!m_bar->notice())
        return;
    m_bar->setTallest(middle.height());
    put(m_bar, take(m_bar->heightForWidth(inner.width())));
}

// Lays out a low card: the clock with the buttons below it and messages beside it. A question to the player replaces
// the buttons until it is answered.
void PlayerPanel::placeLow()
{
    m_guest = QRect();
    m_due->hide();
    const bool barOpen = m_bar->notice().has_value();
    const bool isRemark = barOpen && m_bar->notice()->isRemark;
    const int perRow = std::max(1, static_cast<int>(offered().size()));
    const int claims = claimHeight();
    const bool roomForClaims = height() >= LowestFace + PanelGap + claims;
    const int top = roomForClaims ? height() - PanelGap - claims : height();
    const auto showClaims = [&](bool shown) {
        if (shown)
            placeClaims(QRect(0, height() - claims, width(), claims), offered(), perRow);
        else
            for (TableButton *claim : m_claims)
                claim->hide();
    };
    // The clock is as wide as the message allows; the words shrink before the clock disappears.
    const auto faceBeside = [&](int high) -> std::optional<int> {
        m_bar->setTallest(high);
        for (const bool isUsual : { true, false }) {
            for (int face = std::max(LeastFaceWidth, width() / 2); face >= LeastFaceWidth; face -= PanelGap / 2) {
                const int room = width() - face - PanelGap;
                if ((isUsual ? m_bar->usualHeight(room) : m_bar->wholeHeight(room)) <= high)
                    return face;
            }
        }
        return std::nullopt;
    };
    const auto beside = [&](int high) {
        const int face = faceBeside(high).value_or(LeastFaceWidth);
        m_face->show();
        put(m_face, QRect(0, 0, face, high));
        put(m_bar, QRect(face + PanelGap, 0, width() - face - PanelGap, high));
    };
    if (isRemark && roomForClaims) {
        showClaims(true);
        beside(top);
        return;
    }
    if (!barOpen) {
        // There is no row of buttons below a low clock: those that can be pressed now are shown beside it.
        const std::vector<TableButton *> few = sayable();
        const int count = static_cast<int>(few.size());
        const int row = count * (TouchSize + PanelGap);
        const bool areBeside = !roomForClaims && count > 0 && row <= width() / 2;
        m_face->show();
        put(m_face, QRect(0, 0, areBeside ? width() - row : width(), top));
        if (areBeside)
            placeClaims(QRect(width() - row + PanelGap, 0, row - PanelGap, top), few, count);
        else
            showClaims(roomForClaims);
        return;
    }
    showClaims(false);
    m_bar->setTallest(height());
    if (isRemark || faceBeside(height())) {
        beside(height());
        return;
    }
    const int bar = std::min(height(), m_bar->heightForWidth(width()));
    const int gap = PanelGap / 2;
    const int face = std::max(0, height() - gap - bar);
    m_face->setVisible(face >= LowestStrip);
    put(m_face, QRect(0, 0, width(), face));
    put(m_bar, QRect(0, height() - bar, width(), bar));
}

void PlayerPanel::paintEvent(QPaintEvent *)
{
    if (m_form == Form::Low)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCard(painter, QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), m_face->colours());
}

void PlayerPanel::resizeEvent(QResizeEvent *)
{
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
    name(Claim::Five, tr("Five"), tr("Five – claim as %1"), tr("Declare your five in a row"));
    //: Forbidden: "that stone was a forbidden move" (禁手).
    name(Claim::Foul, tr("Forbidden"), tr("Forbidden – claim as %1"),
        tr("Claim that one of your opponent's stones was forbidden"));
    //: Time: "the other flag is down".
    name(Claim::Time, tr("Time"), tr("Time – claim as %1"), tr("Claim the win when your opponent's time is up"));
    //: Hint: the program says what is forbidden and threatened, and then a good move; only against the computer.
    name(Claim::Hint, tr("Hint"), tr("Hint – for %1"),
        tr("Show what is forbidden and threatened; press again for a good move"));
    //: Take back: ask the opponent to let one take the last move back.
    name(Claim::TakeBack, tr("Take back"), tr("Take back – request as %1"), tr("Ask to take back your last move"));
    name(Claim::Draw, tr("Draw"), tr("Draw – offer as %1"), tr("Offer a draw"));
    name(Claim::Resign, tr("Resign"), tr("Resign – %1"), tr("Resign the game"));
    //: Call the arbiter: both clocks stop.
    name(Claim::Arbiter, tr("Arbiter"), tr("Arbiter – call as %1"), tr("Call the arbiter; both clocks stop"));
}

QSize PlayerPanel::sizeHint() const
{
    return m_form == Form::Low ? QSize(400, 140) : QSize(284, 500);
}

QSize PlayerPanel::minimumSizeHint() const
{
    return m_form == Form::Low ? QSize(280, 104) : QSize(180, 240);
}

} // namespace kagetsu::ui
