// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "ui/controls/dialogs/makerdialog.h"
#include "ui/controls/drafts/draftkeeper.h"
#include "ui/learn/worksheet/sheetsource.h"

#include <QTimer>

class QLabel;

namespace kagetsu::ui {

class BigButton;
class FileWriter;
class SheetPreview;
class TickList;

// Makes a worksheet: how many tasks on a page, in which languages, with answers or without, with a preview of each
// page; then it is saved or printed. The tasks are made and solved in the background. The dialog is a window of its
// own.
class WorksheetDialog : public MakerDialog
{
    Q_OBJECT

public:
    // Goes on with a draft of the same sheet, or with the one of that key.
    WorksheetDialog(SheetSource source, const QString &language, QWidget *parent, const QString &draftKey = {});

    static QString draftKind();
    // Returns where the tasks of a draft come from, to go on with it; nothing where that cannot be read.
    static std::optional<SheetSource> sourceOf(const draft::Draft &draft);

    // Returns the sheet as shown.
    const Worksheet &sheet() const { return m_sheet; }
    bool isMaking() const { return m_making.isRunning(); }
    // Sets the initial folder of the Save dialog.
    void setFolder(const QString &folder) { m_folder = folder; }

public slots:
    void save();
    // Saves as PDF, whatever the extension of the name.
    void saveTo(const QString &path);
    void print();

signals:
    void saved(const QString &path);

private:
    void addSeed();
    void addPlaces();
    void writePlace(int row);
    void showPlace();
    void takePlaceKind();
    SheetContents contents() const;
    void addLook(const QString &language);
    QWidget *previewWithPages();
    void addButtons();
    task::SeedOrder seedOrder() const;
    // Makes the tasks in the background.
    void make();
    void takeTasks(SolvedTasks solved);
    // Takes over all other fields of the sheet.
    void take();
    void tellState();
    void tellPage();

    SheetSource m_source;
    Worksheet m_sheet;
    int m_leftOut = 0;
    QString m_failure; // why the sheet was not saved
    QString m_folder;
    background::Task m_making;
    QTimer m_tick; // runs while tasks are made

    SheetPreview *m_preview;
    BigButton *m_previous;
    BigButton *m_next;
    QLabel *m_page;
    QComboBox *m_kind = nullptr;
    QList<QComboBox *> m_moreKinds; // of a seed
    QComboBox *m_level = nullptr;
    QSpinBox *m_count = nullptr;
    QSpinBox *m_seed = nullptr;
    TickList *m_places = nullptr;
    QComboBox *m_placeKind = nullptr;
    QComboBox *m_form = nullptr;
    QCheckBox *m_moves = nullptr;
    QLineEdit *m_title = nullptr;
    QLineEdit *m_date = nullptr;
    QComboBox *m_perPage = nullptr;
    QComboBox *m_paper = nullptr;
    QComboBox *m_language = nullptr;
    QComboBox *m_second = nullptr;
    QCheckBox *m_answers = nullptr;
    QList<QPushButton *> m_outputs; // what needs a sheet
    FileWriter *m_writer;
    DraftKeeper m_draft;
};

} // namespace kagetsu::ui
