// SPDX-License-Identifier: MIT
#pragma once

#include "background/task.h"
#include "ui/look/dialogs/makerdialog.h"
#include "ui/look/drafts/draftkeeper.h"
#include "ui/worksheet/sheetsource.h"

#include <QTimer>

class QLabel;
class QListWidget;

namespace kagetsu::ui {

class BigButton;
class SheetPreview;

// Makes a worksheet of tasks: how many on a page, in which languages, with answers or without, seen page by page as it
// will be printed; then it is saved or printed. The tasks are made and solved in the background. It stands in a window
// of its own.
class WorksheetDialog : public MakerDialog
{
    Q_OBJECT

public:
    WorksheetDialog(SheetSource source, const QString &language, QWidget *parent);

    // As it is shown.
    const Worksheet &sheet() const { return m_sheet; }
    bool isMaking() const { return m_making.isRunning(); }
    // Where the Save dialog begins.
    void setFolder(const QString &folder) { m_folder = folder; }

public slots:
    void save();
    // As PDF, whatever its name ends with.
    bool saveTo(const QString &path);
    void print();

signals:
    void saved(const QString &path);

private:
    void addSeed();
    void addPlaces();
    void addLook(const QString &language);
    QWidget *previewWithPages();
    void addButtons();
    task::SeedOrder seedOrder() const;
    // The tasks, in the background.
    void make();
    void takeTasks(SolvedTasks solved);
    // Everything else of the sheet.
    void take();
    void tellState();
    void tellPage();

    SheetSource m_source;
    Worksheet m_sheet;
    int m_leftOut = 0;
    QString m_failure; // why the sheet was not saved
    QString m_folder;
    background::Task m_making;
    QTimer m_tick; // while tasks are made

    SheetPreview *m_preview;
    BigButton *m_previous;
    BigButton *m_next;
    QLabel *m_page;
    QComboBox *m_kind = nullptr;
    QComboBox *m_level = nullptr;
    QSpinBox *m_count = nullptr;
    QSpinBox *m_seed = nullptr;
    QListWidget *m_places = nullptr;
    Qt::CheckState m_pressedState = Qt::Unchecked; // of the position pressed, before it was
    QLineEdit *m_title = nullptr;
    QLineEdit *m_date = nullptr;
    QComboBox *m_perPage = nullptr;
    QComboBox *m_paper = nullptr;
    QComboBox *m_language = nullptr;
    QComboBox *m_second = nullptr;
    QCheckBox *m_answers = nullptr;
    QList<QPushButton *> m_outputs; // what needs a sheet
    DraftKeeper m_draft;
};

} // namespace kagetsu::ui
