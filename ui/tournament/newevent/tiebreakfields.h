// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QObject>

class QLabel;
class QLineEdit;

namespace kagetsu::ui {

class ComboBox;
class FieldGrid;

// The fields for the tie-breaks of a section: a list that comes from a regulation, with its codes below, or codes that
// somebody types.
class TieBreakFields : public QObject
{
    Q_OBJECT

public:
    // Adds the fields to the form.
    explicit TieBreakFields(FieldGrid &form);

    void fill(const std::vector<tournament::Criterion> &criteria);
    // Replaces tie-breaks that are usual for some format by those of this one. Any others were chosen by somebody.
    void chooseFor(tournament::Format format);
    // Writes the tie-breaks, and whether points are counted by games where the list says so.
    void readInto(tournament::SectionSettings &section) const;
    // Shows the fields that apply to this format.
    void follow(tournament::Format format);
    // False if something typed is not the code of a tie-break.
    bool areKnown() const;
    void speak();

signals:
    void changed();

private:
    bool areTyped() const;

    FieldGrid &m_form;
    ComboBox *m_lists;
    QLineEdit *m_typed; // codes of a list that is not offered
    QLabel *m_codes; // shows the codes of the chosen criteria
};

} // namespace kagetsu::ui
