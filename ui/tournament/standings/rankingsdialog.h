// SPDX-License-Identifier: MIT
#pragma once

#include "text/tournament/rankingsettings.h"
#include "tournament/model/section.h"
#include "ui/controls/dialogs/settingfields.h"

#include <QDialog>

class QBoxLayout;
class QCheckBox;
class QLabel;
class QLineEdit;

namespace kagetsu::ui {

class EventHost;
class TableButton;

// Edits the categories, the prizes, and the rules of the other rankings of a section
// (tournament.md#categories-and-prizes): lists them, removes each of them, and adds new ones. Changes the event
// immediately.
class RankingsDialog : public QDialog
{
    Q_OBJECT

public:
    // The host must outlive the dialog, and must have this section.
    RankingsDialog(EventHost &host, int section, QWidget *parent = nullptr);

private:
    void layOut();
    void speak();
    void fill();
    void addRow(QBoxLayout &rows, const QString &text, const char *name, const tournament::Rankings &without);
    void addCategory();
    void addPrize();
    void changeRules();
    bool carryOut(const tournament::Rankings &rankings);
    const tournament::Section &section() const;

    EventHost &m_host;
    int m_section;
    bool m_isFilling = false;
    QLabel *m_categoriesHead;
    QBoxLayout *m_categories;
    FieldGrid *m_category;
    QLineEdit *m_name;
    SettingFields<text::CategorySetting> m_limits;
    QLineEdit *m_club;
    QLineEdit *m_country;
    QCheckBox *m_eachClub; // for the category
    TableButton *m_addCategory;
    QLabel *m_prizesHead;
    QBoxLayout *m_prizes;
    FieldGrid *m_prize;
    QLineEdit *m_prizeName;
    ComboBox *m_prizeCategory;
    QSpinBox *m_amount;
    TableButton *m_addPrize;
    QCheckBox *m_several;
    QCheckBox *m_share;
    QLabel *m_othersHead;
    FieldGrid *m_others;
    SettingFields<text::RankingsSetting> m_rules;
    QLabel *m_refusal;
    TableButton *m_close;
};

} // namespace kagetsu::ui
