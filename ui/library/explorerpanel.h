// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "record/model/way.h"
#include "ui/library/explorerquestion.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace kagetsu::ui {

class BoardPicture;
class ComboBox;
class ExplorerList;
class ExplorerModel;
class UserLibrary;

// Shows what the game library knows of a page's position, while the panel is visible: the moves that games went on
// with, how these games ended, and the games themselves. The page lays the marks on its picture (layMarks) whenever
// marksChanged() is emitted. Questions are answered in another thread, and only the last one counts.
class ExplorerPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ExplorerPanel(QWidget *parent = nullptr);

    // The library must outlive the panel, which is of no use without one.
    void setLibrary(UserLibrary *library);
    bool hasLibrary() const { return m_library != nullptr; }
    // Sets the position; nothing if there is none.
    void setQuestion(std::optional<ExplorerQuestion> question);
    // Returns the answer that is shown; nothing while there is none.
    const std::optional<ExplorerAnswer> &answer() const;
    // True once the last question has been answered.
    bool isSettled() const { return !m_asking.isRunning() && !m_isDue; }

    // Writes how many games went on at each point.
    void layMarks(BoardPicture &picture) const;

    QSize minimumSizeHint() const override;

signals:
    void marksChanged();
    // Emitted when a move should be played.
    void moveWanted(kagetsu::rules::Side side, kagetsu::rules::Point point);
    // Emitted when a game should be opened after so many moves; the map takes the position onto the game's.
    void gameWanted(std::int64_t id, int ply, kagetsu::rules::Symmetry map);
    // Emitted when a study should be opened at this place; the map takes the position onto the study's.
    void studyWanted(std::int64_t id, const kagetsu::record::Way &way, kagetsu::rules::Symmetry map);
    // Emitted when the last move should be taken back.
    void backWanted();
    // Emitted when the position should be searched in files and open records.
    void elsewhereWanted(const kagetsu::ui::ExplorerQuestion &question);
    // Emitted when a report of the position is wanted, about games of these kinds that a typed search admits.
    void reportWanted(const kagetsu::ui::ExplorerQuestion &question, unsigned kinds, const QString &typed);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void layOut();
    void retranslate();
    void ask();
    void take(std::optional<ExplorerAnswer> answer);
    void choose(int row);
    void tell();
    QString sum() const;

    UserLibrary *m_library = nullptr;
    std::optional<ExplorerQuestion> m_question;
    std::vector<library::Term> m_terms;
    bool m_isDue = false; // the library has yet to be read
    ComboBox *m_kinds;
    QLineEdit *m_search;
    QLabel *m_told;
    ExplorerModel *m_model;
    ExplorerList *m_list;
    QWidget *m_ways; // the buttons, which give way where there is no room
    QToolButton *m_elsewhere;
    QToolButton *m_report;
    background::Task m_asking;
};

} // namespace kagetsu::ui
