// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/controls/tablebutton.h"
#include "ui/match/clock/clockface.h"
#include "ui/match/prompts/noticebar.h"

#include <array>
#include <vector>

namespace kagetsu::ui {

class TurnedLabel;

// What a player can say with the buttons beside the clock.
enum class Claim : std::uint8_t { Five, Foul, Time, TakeBack, Draw, Resign, Arbiter };

constexpr std::array AllClaims { Claim::Five, Claim::Foul, Claim::Time, Claim::TakeBack, Claim::Draw, Claim::Resign,
    Claim::Arbiter };

// What one player's card says; its clock reads itself.
struct PlayerScene
{
    struct Button
    {
        bool offered = true; // what can never be said in this match has no button at all
        bool enabled = true;
    };

    QString name;
    bool isBlack = false;
    int warnings = 0;
    bool hasWon = false;
    bool waitsForPress = false;
    std::array<Button, AllClaims.size()> claims {};
    std::optional<Notice> notice;
    QString due; // what the player's hand is about to do: "Tap H8 again"; only a tall card has room for it
};

// One player's card: the clock, what this player must or may do now, what is said to him, and his own buttons at its
// foot. The whole card has the colour of the moment. It can be turned to the far side as a whole.
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

    // That may be said now; nothing where none may.
    QWidget *firstClaim() const;

    void show(const PlayerScene &scene);
    using QWidget::show;
    bool isOffered(Claim claim) const { return m_offered[static_cast<std::size_t>(claim)]; }

    bool isBlack() const { return m_face->isBlack(); }
    QString due() const;
    void setForm(Form form);
    void setTurned(bool turned);
    bool isTurned() const { return m_turned; }

    // Of a tall card: something of the page's lies under the clock, so high. The clock gives way to it as far as it
    // can; it has one height for both players, so that their digits stand on one line.
    void setGuestHeight(int height);
    // Returns how high it may be beside what is said to the player and the buttons that he can press now.
    int mostForGuest() const;
    // Returns the height of what is said to the player under the guest, with the gap between them; 0: nothing is.
    int heightUnderGuest() const;
    int faceHeightBeside(int guest) const;
    void setFaceHeight(int height);
    // Where the guest lies, in the parent's coordinates.
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
    // The buttons of a tall card, in so many rows.
    struct ClaimRows
    {
        std::vector<TableButton *> shown;
        int perRow = 1;
        int height = 0;
    };
    // Likeliest first; the last ones are for cards that have little room for buttons.
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
    int m_faceHeight = 0; // 0: as it likes
    QRect m_guest; // upright, in this widget's coordinates
};

} // namespace kagetsu::ui
