// SPDX-License-Identifier: MIT
#pragma once

#include <QVariantAnimation>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QTimer;

namespace kagetsu::ui {

class TableButton;

// Holds what the card at the end of a game says.
struct Ending
{
    QString head; // such as "Ann wins"
    QString how; // such as "Bob resigned"
    QString score; // score of the series or of the double game; empty if this was the only game
    QString standing {}; // what a player has won or lost besides, such as a rating; empty for nothing
    QString code; // code of the journal's end, to be written down; empty if there is none
    QString sentence; // everything except the code, for screen readers
    std::optional<bool> blackWon {}; // nothing if nobody won
    bool secondGame = false; // the second game comes next, instead of a rematch
    bool toRecord = false; // the game began in a record, to which a button leads back
    bool isSigned = false; // an arbiter supervised the game: its protocol comes before any other game

    friend bool operator==(const Ending &, const Ending &) = default;
};

// Shows the end of a game in large type beside the board, or over its edge: who won and how, the score, and what can be
// done next. It takes no keys and, in its first moments, no taps, so that a tap meant for a stone does not start a new
// game.
class EndCard : public QWidget
{
    Q_OBJECT

public:
    explicit EndCard(QWidget *parent = nullptr);

    // Shows this ending; with `moves`, the card slides in, unless the desktop wants no animations.
    void tell(const Ending &ending, bool moves);
    const Ending &ending() const { return m_ending; }
    bool isMoving() const { return m_motion.state() == QAbstractAnimation::Running; }

    // Places the card in this part of a player's card, if there is room. Returns true if there is.
    bool placeOn(const QRect &free);
    // Finds another place: near the middle of the board's lower edge, away from `kept`, which must stay visible. It
    // may cover `shunned` only if nothing else is free. All in the parent's coordinates.
    void placeIn(const QRect &room, const QRect &board, const QRegion &kept, const QRegion &shunned);

    TableButton *rematch() const { return m_rematch; }
    // Says on the button for a moment that the picture was copied.
    void tellCopied();

signals:
    void rematchWanted();
    void secondGameWanted();
    void reviewWanted();
    void protocolWanted();
    void newGameWanted();
    void recordWanted();
    void pictureWanted(); // of the finished game, on the clipboard
    void shareWanted();
    void hidden(); // the user hid the card with its own button

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void connectParts();
    // Returns the buttons that are shown, the likeliest next step first.
    std::vector<TableButton *> buttonsInOrder() const;
    // Breaks all but the first button into rows of this width; the second stands beside the first if there is room.
    std::vector<std::vector<TableButton *>> buttonRows(int width) const;
    void setPlace(const QRect &place);
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
    QLabel *m_standing;
    QLabel *m_code;
    TableButton *m_rematch;
    TableButton *m_newGame;
    TableButton *m_record;
    TableButton *m_review;
    TableButton *m_protocol;
    TableButton *m_picture;
    TableButton *m_share;
    TableButton *m_close;
    QTimer *m_arming;
    QTimer *m_copied; // runs while the button says that the picture was copied
    QVariantAnimation m_motion;
    QRect m_place;
    QRect m_room; // room and board for which m_place was found
    QRect m_board;
};

} // namespace kagetsu::ui
