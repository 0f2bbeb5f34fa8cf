// SPDX-License-Identifier: MIT
#pragma once

#include "opening/pattern/patternways.h"
#include "ui/opening/guide/choicerow.h"
#include "ui/opening/guide/stepline.h"

namespace kagetsu::ui {

class TableButton;
class TurnedLabel;

// An opening that is played, and what the page knows of it.
struct OpeningScene
{
    opening::Opening opening;
    wording::Names names;
    bool renju = true; // a start that is no pattern is news
    bool answerable = true; // choices can be made now
    // The last fifth move of an offer, laid down and not yet offered: it can still be another.
    std::optional<rules::Point> lastOffer {};
    bool takesPatterns = true; // the page can show the 26 patterns
};

// Guides two people through an opening: one sentence that says who must do what now, what can be said of the stones,
// the choices as large buttons, and the procedure as a line of steps.
class OpeningStrip : public QWidget
{
    Q_OBJECT

public:
    // On the card of the player who is asked, as narrow as that; or a band below the board, with the chain of steps.
    enum class Form : std::uint8_t { Card, Band };

    explicit OpeningStrip(QWidget *parent = nullptr);
    ~OpeningStrip() override;

    void show(const OpeningScene &scene);
    using QWidget::show;
    // No opening is played any more: what is left of it asks for nothing.
    void clear();
    // The point under the hand: which pattern it would make, or why it cannot be offered.
    void pointAt(std::optional<rules::Point> point);
    void setForm(Form form, bool turned);

    // Of a band: the same through the whole opening, so that the board keeps its size, with the steps and without them.
    int usualHeight(int width) const;
    int leastHeight(int width) const;
    // Now: of a card; of a band without its steps, which may need more than is usual for a step with many choices.
    int neededHeight(int width) const;

    // Lays the rest of a pattern in the name of the player who is asked, where that can be.
    void layPattern(const opening::Pattern &pattern);
    // What can be laid now, of the 26; empty when it is not the time for it.
    std::vector<opening::PatternWay> patternWays() const;

    QString task() const;
    QString note() const;
    ChoiceRow *choices() const { return m_choices; }
    StepLine *line() const { return m_line; }

signals:
    // By the player who is asked.
    void acted(kagetsu::Seat seat, const kagetsu::opening::Act &act);
    // The whole offer stands as it lies.
    void offerConfirmed();
    // One of the 26 patterns shall be taken instead of laying it stone by stone.
    void patternsWanted();
    void focusFreed();
    // What is said needs another height on a card than there is.
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
    int choicesHeight(int width) const;

    std::optional<OpeningScene> m_scene;
    std::optional<rules::Point> m_point;
    TurnedLabel *m_task;
    TurnedLabel *m_note;
    ChoiceRow *m_choices;
    TableButton *m_pattern; // while the player who is asked could lay a whole pattern
    TableButton *m_confirm; // while all fifth moves of an offer are laid
    StepLine *m_line;
    QString m_typed;
    QString m_selected; // the choice that Enter takes
    QRect m_stone;
    Form m_form = Form::Card;
    bool m_turned = false;
};

} // namespace kagetsu::ui
