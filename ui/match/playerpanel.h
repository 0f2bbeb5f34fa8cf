// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/tablebutton.h"
#include "ui/match/clockface.h"
#include "ui/match/noticebar.h"

#include <array>

namespace kagetsu::ui {

// What a player can say with the buttons beside the clock.
enum class Claim : std::uint8_t { Five, Foul, Time, TakeBack, Draw, Resign };

constexpr std::array AllClaims { Claim::Five, Claim::Foul, Claim::Time, Claim::TakeBack, Claim::Draw, Claim::Resign };

// One player's side of the table: clock face, own claim buttons, own bar. It can be turned to the far side as a whole.
class PlayerPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PlayerPanel(QWidget *parent = nullptr);

    ClockFace *face() const { return m_face; }
    NoticeBar *bar() const { return m_bar; }
    TableButton *button(Claim claim) const { return m_claims[static_cast<std::size_t>(claim)]; }

    // What can never be said in this match has no button at all.
    void setOffered(Claim claim, bool offered);
    bool isOffered(Claim claim) const { return m_offered[static_cast<std::size_t>(claim)]; }

    void setPlayer(const QString &name, bool black);
    bool isBlack() const { return m_face->isBlack(); }
    void setNotice(const std::optional<Notice> &notice);
    // A low, wide panel at the short edge of a portrait window; an open bar then takes the place of the claims.
    void setCompact(bool compact);
    void setTurned(bool turned);
    void setTheme(const Theme &theme);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void claimed(kagetsu::ui::Claim claim);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void place();
    void retranslate();

    ClockFace *m_face;
    NoticeBar *m_bar;
    std::array<TableButton *, AllClaims.size()> m_claims {};
    std::array<bool, AllClaims.size()> m_offered {};
    QString m_name;
    bool m_compact = false;
    bool m_turned = false;
};

} // namespace kagetsu::ui
