// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/tablebutton.h"
#include "ui/match/clock/clockface.h"
#include "ui/match/prompts/noticebar.h"

#include <array>
#include <vector>

namespace kagetsu::ui {

class TurnedLabel;

// What a player can do with the buttons beside the clock.
enum class Claim : std::uint8_t { Five, Foul, Time, Hint, TakeBack, Draw, Resign, Arbiter };

constexpr std::array AllClaims { Claim::Five, Claim::Foul, Claim::Time, Claim::Hint, Claim::TakeBack, Claim::Draw,
    Claim::Resign, Claim::Arbiter };

// Holds what one player's card shows; its clock reads itself.
struct PlayerScene
{
    struct Button
    {
        bool offered = true; // a claim that can never be made in this match has no button
        bool enabled = true;
    };

    QString name;
    bool isBlack = false;
    int warnings = 0;
    bool hasWon = false;
    bool waitsForPress = false;
    bool begins = false; // the clock waits for this player's first act
    std::array<Button, AllClaims.size()> claims {};
    std::optional<Notice> notice;
    QString due; // what the stone in the hand is about to do, such as "Tap H8 again"; only a tall card has room for it
};

// One player's card: the clock, what this player must or may do now, messages to the player, and at the bottom the
// player's own buttons. The whole card has the colour that the player currently has. It can be turned as a whole to the
// far side of the table.
class PlayerPanel : public QWidget
{
    Q_OBJECT

public:
    // Tall: a card beside the board, all in one column. Low: at the short edge of an upright window, where the clock is
    // a card of its own.
    enum class Form : std::uint8_t { Tall, Low };

    explicit PlayerPanel(QWidget *parent = nullptr);

    ClockFace *face() const { return m_face; }
    NoticeBar *bar() const { return m_bar; }
    TableButton *button(Claim claim) const { return m_claims[static_cast<std::size_t>(claim)]; }

    // Returns the first claim button that can be pressed now; null if there is none.
    QWidget *firstClaim() const;

    void show(const PlayerScene &scene);
    using QWidget::show;
    bool isOffered(Claim claim) const { return m_offered[static_cast<std::size_t>(claim)]; }

    bool isBlack() const { return m_face->isBlack(); }
    QString due() const;
    void setForm(Form form);
    void setTurned(bool turned);
    bool isTurned() const { return m_turned; }

    // Reserves `height` pixels under the clock of a tall card for a widget of the page, the guest. The clock shrinks as
    // far as it can; it has the same height for both players, so that their digits are level.
    void setGuestHeight(int height);
    // Returns how high the guest may be beside the messages to the player and the buttons that can be pressed now, or
    // in place of these buttons.
    int mostForGuest(bool replacesButtons) const;
    // Returns the height of the messages below the guest, including the gap between them; 0 if there are none.
    int heightUnderGuest() const;
    int faceHeightBeside(int guest) const;
    void setFaceHeight(int height);
    // Returns the place of the guest, in the parent's coordinates.
    QRect guestPlace() const;
    int guestWidth() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void claimed(kagetsu::ui::Claim claim);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void place();
    void placeTall();
    void placeLow();
    std::vector<TableButton *> offered() const;
    std::vector<TableButton *> sayable() const;
    // The buttons of a tall card in a number of rows.
    struct ClaimRows
    {
        std::vector<TableButton *> shown;
        int perRow = 1;
        int height = 0;
    };
    // Returns the possible arrangements, the preferred ones first; the last ones are for cards with little room for
    // buttons.
    std::vector<ClaimRows> claimRows() const;
    bool fitsBar(int room) const;
    void placeClaims(const QRect &room, const std::vector<TableButton *> &shown, int perRow);
    void put(QWidget *widget, QRect rect) const;
    QRect turned(QRect rect) const;
    int claimHeight() const;
    int claimsPerRow() const;
    int claimsHeight() const;
    int likedFaceHeight() const;
    int lowestFaceHeight() const;
    void retranslate();

    ClockFace *m_face;
    TurnedLabel *m_due;
    NoticeBar *m_bar;
    std::array<TableButton *, AllClaims.size()> m_claims {};
    std::array<bool, AllClaims.size()> m_offered {};
    QString m_name;
    Form m_form = Form::Tall;
    bool m_turned = false;
    int m_guestHeight = 0;
    int m_faceHeight = 0; // 0: the preferred height
    QRect m_guest; // upright, in this widget's coordinates
};

} // namespace kagetsu::ui
