// SPDX-License-Identifier: MIT
#pragma once

#include "tournament/model/section.h"

#include <QWidget>

namespace kagetsu::ui {

class BigButton;
class FieldGrid;

// Choices that regulations make differently and that most users leave unchanged: how a Swiss is paired
// (tournament.md#swiss-settings), and how withdrawals and late entries are handled. Collapsed by default, with only the
// fields of the format.
class MoreSettings : public QWidget
{
    Q_OBJECT

public:
    explicit MoreSettings(QWidget *parent = nullptr);

    void fill(const tournament::SectionOptions &options);
    // Writes the fields into the options; other options are unchanged.
    void readInto(tournament::SectionOptions &options) const;
    // Shows the fields that apply to these settings.
    void follow(const tournament::SectionSettings &settings, bool hasOtherSections);
    bool isOpen() const;

signals:
    void opened();

private:
    void speak();
    void open(bool isOpen);

    BigButton *m_fold;
    FieldGrid *m_grid;
    std::vector<QWidget *> m_fields; // one for each setting
};

} // namespace kagetsu::ui
