// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/orders/arbiterorder.h"
#include "ui/controls/drafts/draftkeeper.h"

#include <QWidget>

#include <memory>
#include <utility>

class QLabel;
class QToolButton;

namespace kagetsu::host {
class MatchHost;
}

namespace kagetsu::ui {

class DeskPins;
class EntryForm;

// Asks for what one order of the arbiter needs, shows its effect, and gives the order.
class CommandForm : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the form.
    CommandForm(host::MatchHost &host, const DeskPins &pins, QWidget *parent = nullptr);

    // Returns the widget with the preview and the button that gives the order. Place it where it stays put whatever the
    // form contains, so that the button never moves away from under a hand.
    QWidget *footer() const { return m_footer; }
    ArbiterOrder action() const { return m_action; }
    bool isGiven() const { return m_isGiven; }
    // Begin an order: with empty fields except for the player at whom it was tapped, or filled in to undo something.
    void begin(ArbiterOrder action, std::optional<Seat> seat = std::nullopt);
    void begin(const Compensation &compensation);
    // Keeps everything filled in from now on until the order is given, and restores what was left behind when the
    // program stopped during an order of this match.
    void takeUpDraft();
    // Moves the focus to the first field to fill in.
    void focusFirst();
    // Handles a tap on a point of the board.
    void takePoint(rules::Point point);

public slots:
    // Call it when the game or its clocks have moved on.
    void refresh();
    void give();

signals:
    // Emitted after the order was carried out.
    void given(const QString &told, const QString &sealCode);
    // Emitted when the order must be carried out where the players see it.
    void clockStarts(const kagetsu::match::Command &command);

private:
    void connectParts();
    void edit();
    void carryOut();
    QJsonObject draftState() const;
    void restore(const QJsonObject &state);
    std::vector<match::Command> commands() const;
    QString endText(const std::vector<match::Command> &commands) const;
    QString orderText() const;
    // Returns the effect of the order, or why it cannot be given, and whether it can be.
    std::pair<QString, bool> preview() const;
    void retranslate();

    host::MatchHost &m_host;
    ArbiterOrder m_action = ArbiterOrder::GiveTime;
    QString m_matchId; // the match that the draft belongs to
    std::unique_ptr<DraftKeeper> m_draft; // draft of the order being filled in
    bool m_isGiven = false; // the order was carried out, and nothing has been chosen since
    bool m_isAsking = false; // asking whether the game shall end
    std::size_t m_together = 0; // number of commands last given as one order, while nothing has followed

    QLabel *m_title;
    QLabel *m_about;
    EntryForm *m_entry;
    QWidget *m_footer;
    QLabel *m_preview;
    QToolButton *m_give;
    QWidget *m_ask; // asks whether the game shall end
    QLabel *m_consequence;
    QToolButton *m_askYes;
    QToolButton *m_askNo;
};

} // namespace kagetsu::ui
