// SPDX-License-Identifier: MIT
#pragma once

#include "opening/pattern/patternways.h"
#include "ui/match/opening/guide/choicerow.h"
#include "ui/match/opening/guide/stepline.h"

namespace kagetsu::ui {

class TableButton;
class TurnedLabel;

// An opening in progress, and what the page knows about it.
struct OpeningScene
{
    opening::Opening opening;
    text::Names names;
    bool renju = true; // in renju, a start that is not a pattern is mentioned
    bool answerable = true; // choices can be made now
    // The last fifth move of an offer, placed but not yet offered: it can still be changed.
    std::optional<rules::Point> lastOffer {};
    bool takesPatterns = true; // the page can show the 26 patterns
};

// Guides two people through an opening: one sentence that says who must do what now, a note on the stones, the choices
// as large buttons, and the procedure as a line of steps.
class OpeningStrip : public QWidget
{
    Q_OBJECT

public:
    // Card: on the card of the player who is asked, and as narrow. Band: below the board, with the chain of steps.
    enum class Form : std::uint8_t { Card, Band };

    explicit OpeningStrip(QWidget *parent = nullptr);
    ~OpeningStrip() override;

    void show(const OpeningScene &scene);
    using QWidget::show;
    // Shows that no opening is being played any more; nothing is asked.
    void clear();
    // Sets the point under the pointer: the note says which pattern it would make, or why it cannot be offered.
    void pointAt(std::optional<rules::Point> point);
    void setForm(Form form, bool turned);

    // Return the height of a band with its steps and without them, whichever step of the procedure is played, so that
    // the board keeps its size.
    int usualHeight(int width, const opening::Procedure &procedure) const;
    int leastHeight(int width, const opening::Procedure &procedure) const;
    // Leaves out what follows from a choice, where it would cover too much of the board.
    void setBrief(bool brief);
    // Returns the height needed now: of a card, or of a band without its steps, which may exceed leastHeight() in a
    // step with many choices.
    int neededHeight(int width) const;

    // Places the remaining stones of a pattern on behalf of the player who is asked, if that is possible.
    void layPattern(const opening::Pattern &pattern);
    // Returns which of the 26 patterns can be placed now, and how; empty if this is not the time.
    std::vector<opening::PatternWay> patternWays() const;

    QString task() const;
    QString note() const;
    ChoiceRow *choices() const { return m_choices; }
    StepLine *line() const { return m_line; }

signals:
    // Emitted for the player who is asked.
    void acted(kagetsu::Seat seat, const kagetsu::opening::Act &act);
    // Emitted when the whole offer is confirmed as it is.
    void offerConfirmed();
    // Emitted when one of the 26 patterns should be chosen instead of placing stones one by one.
    void patternsWanted();
    void focusFreed();
    // Emitted when the text needs a different height on a card.
    void heightChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retell();
    void place();
    void placeBand();
    int layCard(int width, bool put) const;
    void lay(QWidget *widget, QRect rect) const;
    QRect turned(QRect rect) const;
    void setPatternsOffered(bool offered);
    void setConfirmable(bool confirmable);
    void offer(TableButton *button, bool offered);
    int choicesHeight(int width, const opening::Procedure &procedure) const;

    std::optional<OpeningScene> m_scene;
    std::optional<rules::Point> m_point;
    TurnedLabel *m_task;
    TurnedLabel *m_note;
    ChoiceRow *m_choices;
    TableButton *m_pattern; // while the player who is asked could place a whole pattern
    TableButton *m_confirm; // while all fifth moves of an offer are placed
    StepLine *m_line;
    QString m_typed;
    QString m_selected; // the choice that Enter takes
    QRect m_stone;
    Form m_form = Form::Card;
    bool m_turned = false;
};

} // namespace kagetsu::ui
