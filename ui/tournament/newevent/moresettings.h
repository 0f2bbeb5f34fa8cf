// SPDX-License-Identifier: MIT
#pragma once

#include "text/tournament/sectionsettings.h"
#include "ui/controls/dialogs/settingfields.h"

#include <QWidget>

namespace kagetsu::ui {

class BigButton;

// Choices that regulations make differently and that most users leave unchanged: how a Swiss is paired
// (tournament.md#swiss-settings), and how withdrawals and late entries are handled. Collapsed by default, with only the
// fields of the format.
class MoreSettings : public QWidget
{
    Q_OBJECT

public:
    explicit MoreSettings(QWidget *parent = nullptr);

    SettingFields<text::SectionSetting> &fields() { return m_fields; }
    const SettingFields<text::SectionSetting> &fields() const { return m_fields; }
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
    SettingFields<text::SectionSetting> m_fields;
};

} // namespace kagetsu::ui
