// SPDX-License-Identifier: MIT
#pragma once

#include <QVariantAnimation>
#include <QWidget>

#include <array>
#include <optional>

class QLabel;
class QTimer;

namespace kagetsu::ui {

class TableButton;

// What the card at the end of a game says.
struct Ending
{
    QString head; // "Ann wins"
    QString how; // "Bob resigned"
    QString score; // of the series or of the match of two games; empty: this was the only game
    QString code; // of the journal's end, to be written down; empty: there is none
    QString sentence; // all of it but the code, for whoever hears it
    std::optional<bool> blackWon {}; // nothing: nobody won
    bool secondGame = false; // is next, instead of a rematch
    bool isSigned = false; // an arbiter has judged it: its protocol comes before any other game

    friend bool operator==(const Ending &, const Ending &) = default;
};

// The end of a game, told large over the edge of the board: who won and how, the score, and what can be done next. It
// takes neither keys nor, in its first moments, taps: what was meant for a stone starts no new game.
class EndCard : public QWidget
{
    Q_OBJECT

public:
    explicit EndCard(QWidget *parent = nullptr);

    // With motion it comes up by itself, unless the desktop wants no animations.
    void tell(const Ending &ending, bool moves);
    const Ending &ending() const { return m_ending; }
    bool isMoving() const { return m_motion.state() == QAbstractAnimation::Running; }

    // Where it belongs: about `middle` of the board's lower edge, off what must stay in sight. All in the parent's
    // coordinates; what is only `shunned` may be covered where nothing else is free.
    void placeIn(const QRect &room, const QRect &board, const QRegion &kept, const QRegion &shunned);

    TableButton *rematch() const { return m_rematch; }

signals:
    void rematchWanted();
    void secondGameWanted();
    void reviewWanted();
    void protocolWanted();
    void newGameWanted();
    void saveAsWanted();
    void hidden(); // by its own button

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    using Buttons = std::array<TableButton *, 5>;
    Buttons buttonsInOrder() const;
    struct Parts;

    QFont sized(double factor, int weight) const;
    int fitted(int pixels) const;
    int stoneSize() const;
    int headIndent() const;
    QFont headFont(int room) const;
    int neededWidth() const;
    Parts parts(int width) const;
    void arrange();
    QString codeText() const;
    void retranslate();
    void arm(bool armed);
    void dress();

    Ending m_ending;
    QLabel *m_head;
    QLabel *m_how;
    QLabel *m_score;
    QLabel *m_code;
    TableButton *m_rematch;
    TableButton *m_newGame;
    TableButton *m_review;
    TableButton *m_protocol;
    TableButton *m_saveAs;
    TableButton *m_close;
    QTimer *m_arming;
    QVariantAnimation m_motion;
    QRect m_place;
    QRect m_room; // for which it was found
    QRect m_board;
};

} // namespace kagetsu::ui
