// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/stages/newevent.h"
#include "ui/controls/drafts/draftkeeper.h"

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
class TieBreakFields;

using tournament::actionsOf;
using tournament::NewEventChoices;
using tournament::usualChoices;

// Asks for a new event. All fields have their usual values, so that one more tap starts it.
class NewEventDialog : public QDialog
{
    Q_OBJECT

public:
    // Terms of games to choose from: the id of a preset, and its name.
    struct Terms
    {
        QString id;
        QString name;
    };

    // Sections from a regulation; the first one is shown.
    struct Ready
    {
        QString name;
        QString about;
        std::vector<tournament::SectionSettings> sections;
        int best = 0; // how many of each other section enter it
    };

    // `day` is the date of the event, as printed.
    NewEventDialog(const QList<Terms> &terms, const QString &day, QWidget *parent = nullptr);
    // Edits an existing event: format and games per match only until a round is published; the name of the section only
    // if there are others.
    void changeOf(const NewEventChoices &choices, bool isPublished, bool hasOtherSections);

    // Asks for another section of an event: it has a name of its own, and the best of each other section can be
    // entered.
    void addTo(const tournament::EventDetails &event);
    // Offers regulations to start from. Choosing one fills in the other fields.
    void offer(const QList<Ready> &ready);

    NewEventChoices choices() const;
    // Returns how many of each other section are entered; 0 for none.
    int best() const;
    // Returns the state that is saved as a draft while the dialog is open.
    DraftKeeper::State draftState();
    // Fills the fields. Points and criteria that are not offered are added to the lists.
    void fill(const NewEventChoices &choices);

private:
    void makeControls();
    void layOut();
    void speakChoices();
    void speak();
    void follow();
    void take(int ready);
    void fillScore(tournament::ScoreSystem score);
    void readScore(tournament::SectionSettings &section) const;
    void readNames(NewEventChoices &choices) const;

    NewEventChoices m_before; // values without a field are kept from here
    QString m_day;
    enum class Task : std::uint8_t { NewEvent, NewSection, Change };
    Task m_task = Task::NewEvent;
    QList<Ready> m_ready;
    bool m_isPublished = false;
    bool m_hasOtherSections = false;
    FieldGrid *m_grid;
    MoreSettings *m_more;
    QScrollArea *m_scroll;
    ComboBox *m_regulation;
    QLabel *m_about; // describes the regulation
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
    TieBreakFields *m_tieBreaks = nullptr;
    ComboBox *m_terms;
    QSpinBox *m_lateness;
    ComboBox *m_initials; // the year of birth from which initials replace names
    DialogFoot *m_foot;
};

} // namespace kagetsu::ui
