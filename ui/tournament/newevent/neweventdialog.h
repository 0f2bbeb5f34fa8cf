// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/drafts/draftkeeper.h"
#include "ui/tournament/newevent/neweventchoices.h"

#include <QDialog>
#include <QList>

class QLabel;
class QLineEdit;
class QScrollArea;
class QSpinBox;

namespace kagetsu::ui {

class ComboBox;
class DialogFoot;
class FieldGrid;
class MoreSettings;

// Asks for a new event. All of it has its usual value, so that one more tap begins.
class NewEventDialog : public QDialog
{
    Q_OBJECT

public:
    // The terms of games that can be chosen: the id of a preset, and what it is called.
    struct Terms
    {
        QString id;
        QString name;
    };

    // Sections by the regulations of somebody, the first of which is shown.
    struct Ready
    {
        QString name;
        QString about;
        std::vector<tournament::SectionSettings> sections;
        int best = 0; // of each other section enter it
    };

    // `day` is that of the event, as it is printed.
    NewEventDialog(const QList<Terms> &terms, const QString &day, QWidget *parent = nullptr);
    // What an event has already is changed: format and games per match only until a round is published; the name of the
    // section where there are others.
    void changeOf(const NewEventChoices &choices, bool isPublished, bool hasOtherSections);

    // Another section of an event: it has a name of its own, and the best of each other section can be entered.
    void addTo(const tournament::EventDetails &event);
    // What it begins with, to choose from: what is there otherwise is filled in by it.
    void offer(const QList<Ready> &ready);

    NewEventChoices choices() const;
    // So many of each other section; 0: nobody.
    int best() const;
    // How it is kept while it is open.
    DraftKeeper::State draftState();
    // Points and criteria that are none of those offered are offered, too.
    void fill(const NewEventChoices &choices);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeControls();
    void layOut();
    void speakChoices();
    void speak();
    void follow();
    void take(int ready);
    void fillScore(tournament::ScoreSystem score);
    bool hasOwnCriteria() const;
    void fillCriteria(const std::vector<tournament::Criterion> &criteria);
    void readScore(tournament::SectionSettings &section) const;
    void readNames(NewEventChoices &choices) const;

    NewEventChoices m_before; // what is not asked for stays
    QString m_day;
    enum class Task : std::uint8_t { NewEvent, NewSection, Change };
    Task m_task = Task::NewEvent;
    QList<Ready> m_ready;
    bool m_isPublished = false;
    bool m_hasOtherSections = false;
    QScrollArea *m_scroll;
    FieldGrid *m_grid;
    MoreSettings *m_more;
    ComboBox *m_regulation;
    QLabel *m_about; // the regulation
    QLineEdit *m_name;
    QLineEdit *m_sectionName;
    QLineEdit *m_place;
    QLineEdit *m_dates;
    QLineEdit *m_arbiters;
    QSpinBox *m_best;
    ComboBox *m_format;
    QSpinBox *m_rounds;
    ComboBox *m_games;
    ComboBox *m_score;
    ComboBox *m_criteria;
    QLineEdit *m_ownCriteria; // codes of a list that is none of those offered
    QLabel *m_codes; // of the criteria chosen
    ComboBox *m_terms;
    QSpinBox *m_lateness;
    ComboBox *m_initials; // the year of birth from which they stand for names
    DialogFoot *m_foot;
};

} // namespace kagetsu::ui
