// SPDX-License-Identifier: MIT
#pragma once

#include "ui/arbiter/orders/arbiterorder.h"
#include "ui/look/drafts/draftkeeper.h"

#include <QWidget>

#include <memory>
#include <utility>

class QLabel;
class QToolButton;

namespace kagetsu::session {
class MatchHost;
}

namespace kagetsu::ui {

class DeskPins;
class EntryForm;

// Asks for what one action of the arbiter needs, shows what it would change, and gives the order.
class CommandForm : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the form.
    CommandForm(session::MatchHost &host, const DeskPins &pins, QWidget *parent = nullptr);

    // What the orders would change, with the button that gives them: to be put where it stays, whatever the form holds,
    // so that the button never moves from under a hand.
    QWidget *footer() const { return m_footer; }
    ArbiterOrder action() const { return m_action; }
    bool isGiven() const { return m_isGiven; }
    // Empty fields, but for the player it was tapped at; or these.
    void begin(ArbiterOrder action, std::optional<Seat> seat = std::nullopt);
    void begin(const Compensation &compensation);
    // From now on what is filled in is kept until the order is given; what a stopped program left behind of an order in
    // this match is filled in again.
    void takeUpDraft();
    // Goes to the first field to be filled in.
    void focusFirst();
    // A point of the board was tapped.
    void takePoint(rules::Point point);

public slots:
    // The game or its clocks have moved on.
    void refresh();
    void give();

signals:
    // The order was carried out.
    void given(const QString &told, const QString &sealCode);
    // The order is to be carried out where the players see it.
    void clockStarts(const kagetsu::match::Command &command);

private:
    void edit();
    void carryOut();
    QJsonObject draftState() const;
    void restore(const QJsonObject &state);
    std::vector<match::Command> commands() const;
    QString endText(const std::vector<match::Command> &commands) const;
    QString orderText() const;
    // What the order would change or why it cannot be given, and whether it can.
    std::pair<QString, bool> preview() const;
    void retranslate();

    session::MatchHost &m_host;
    ArbiterOrder m_action = ArbiterOrder::GiveTime;
    QString m_matchId; // that the draft is of
    std::unique_ptr<DraftKeeper> m_draft; // of the order that is being filled in
    bool m_isGiven = false; // the order was carried out, and nothing has been chosen since
    bool m_isAsking = false; // whether the game shall end
    std::size_t m_together = 0; // orders that were given last as one, while nothing has followed

    QLabel *m_title;
    QLabel *m_about;
    EntryForm *m_entry;
    QWidget *m_footer;
    QLabel *m_preview;
    QToolButton *m_give;
    QWidget *m_ask; // whether the game shall end
    QLabel *m_consequence;
    QToolButton *m_askYes;
    QToolButton *m_askNo;
};

} // namespace kagetsu::ui
