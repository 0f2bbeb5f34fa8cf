// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/standings/standings.h"

#include <QAbstractTableModel>

namespace kagetsu::ui {

// Everything computed for the standings of a section. Takes a while for a large section.
struct ComputedStandings
{
    tournament::Section section;
    tournament::SectionFacts facts {};
    std::vector<tournament::Criterion> criteria {};
    std::vector<tournament::Standing> rows {};
    bool isTimeDeciding = false;
    bool isPlayedOut = false;
    bool hasSharedPlaces = false; // set only once the section is played out
};
ComputedStandings computedStandings(const tournament::Section &section);

// The standings of a section, best first: place, name, and a column for each criterion. An elimination has places only.
class StandingsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Place, Name, FirstCriterion };

    using QAbstractTableModel::QAbstractTableModel;

    void setTable(ComputedStandings table);
    // Returns the sum behind a value in full; for a name or a place, what decided it.
    QString sumAt(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const tournament::Value *value(const QModelIndex &index) const; // nullptr if the value was not needed
    QString text(const QModelIndex &index) const;
    QString placeText(int row) const;
    QString deciderText(const tournament::Standing &standing) const;

    tournament::Section m_section;
    tournament::SectionFacts m_facts;
    std::vector<tournament::Criterion> m_criteria;
    std::vector<tournament::Standing> m_rows;
};

} // namespace kagetsu::ui
