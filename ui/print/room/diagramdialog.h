// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/dialogs/makerdialog.h"
#include "ui/controls/drafts/draftkeeper.h"
#include "ui/print/room/diagramsettings.h"

class QDoubleSpinBox;

namespace kagetsu::ui {

class DiagramPreview;
class FileWriter;
struct Paper;

// Makes a diagram of what a page shows: the user chooses the contents, style and size with a preview, and saves, copies
// or prints it. It is a window of its own, so that a running game stays visible.
class DiagramDialog : public MakerDialog
{
    Q_OBJECT

public:
    DiagramDialog(DiagramSubject subject, const DiagramSettings &settings, QWidget *parent);

    // Returns the diagram as shown.
    const Diagram &diagram() const;
    const DiagramSettings &settings() const { return m_settings; }
    // Sets where the Save dialog starts.
    void setFolder(const QString &folder) { m_folder = folder; }

public slots:
    void save();
    // Saves in the format given by the extension; .png if it is unknown.
    void saveTo(const QString &path);
    void copy();
    void copyText();
    void print();

signals:
    void settingsChanged(const kagetsu::ui::DiagramSettings &settings);
    void saved(const QString &path);
    // Emitted when the diagrams of a whole line should be shown as a paper.
    void seriesWanted(const kagetsu::ui::Paper &paper);

private:
    QComboBox *addChoice(const char *name, const QString &label, const QStringList &texts, int chosen);
    QCheckBox *addSwitch(const char *name, const QString &text, bool isChecked);
    void addNumbers();
    void addSigns();
    void addLook();
    void addPart();
    void addSize();
    void addButtons();
    // Copies all fields to the choices.
    void take();
    void takePart();
    void takePoints();
    void choosePart(const std::optional<rules::BoardPart> &part);
    void tap(rules::Point point);
    void turn(rules::Symmetry by);
    void draw();
    void openSeries();
    QJsonObject draftState() const;
    void restore(const QJsonObject &state);

    DiagramSubject m_subject;
    DiagramSettings m_settings;
    QString m_folder;

    DiagramPreview *m_preview;
    QComboBox *m_numbers;
    QSpinBox *m_count;
    QCheckBox *m_restarts;
    QComboBox *m_signs;
    QLineEdit *m_points;
    QCheckBox *m_marks;
    QCheckBox *m_next;
    QCheckBox *m_last;
    QCheckBox *m_row;
    QLineEdit *m_caption;
    QComboBox *m_coordinates;
    QComboBox *m_style;
    QLineEdit *m_part;
    QPushButton *m_whole;
    QDoubleSpinBox *m_size;
    QLabel *m_measures;
    FileWriter *m_writer;
    QComboBox *m_dpi;
    QCheckBox *m_transparent;
    DraftKeeper m_draft;
};

} // namespace kagetsu::ui
