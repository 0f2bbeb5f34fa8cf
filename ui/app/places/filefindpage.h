// SPDX-License-Identifier: MIT
#pragma once

#include "library/files/filesearch.h"
#include "record/document/disk/savedrecord.h"
#include "ui/controls/background/taskwithbar.h"
#include "ui/controls/layout/page.h"
#include "ui/library/explorerquestion.h"

#include <QHash>

#include <array>
#include <functional>
#include <vector>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace kagetsu::ui {

class EvenGrid;
class WrappedList;

// Finds a position in all open records, or in files and folders (library.md#records-that-are-in-no-library): in another
// thread, with the places as they are found.
class FileFindPage : public Page
{
    Q_OBJECT

public:
    // A record that is open.
    struct Open
    {
        int id = 0;
        QString name;
        document::RecordContent content;
    };

    // `openRecords` returns them as they are now.
    explicit FileFindPage(std::function<std::vector<Open>()> openRecords, QWidget *parent = nullptr);

    // Asks the open records about a position, which is shown to the user in this view. If it is the one that was found
    // last, in whatever view, those places stay.
    void ask(const ExplorerQuestion &question, rules::Symmetry view);
    // Searches files and folders for it.
    void search(const QStringList &paths);
    bool isRunning() const { return m_searching.isRunning(); }

    QString title() const override;

signals:
    // Emitted when files or a folder should be chosen.
    void filesWanted();
    void folderWanted();
    // Emitted when a place should be shown, with the board turned to this view: in a file, or in an open record.
    void fileWanted(const QString &path, int game, const kagetsu::record::Way &way, kagetsu::rules::Symmetry view);
    void recordWanted(int id, int game, const kagetsu::record::Way &way, kagetsu::rules::Symmetry view);

protected:
    void resizeEvent(QResizeEvent *event) override;
    int leastHeight() const override;

private:
    // What one search has found.
    struct Found
    {
        std::vector<library::FileHit> hits; // only the first ones of very many
        QStringList unread;
        std::size_t count = 0;
        library::SearchSummary summary;
        bool isDone = false;
    };

    void layOut();
    void retranslate();
    void dress();
    void searchOpen();
    // Runs a search, which is given its options; `name` says what is searched.
    void run(const std::function<library::SearchSummary(const library::SearchOptions &)> &work);
    void take(int run, const std::vector<library::FileHit> &hits);
    void fill();
    void tell();
    QString rowText(const library::FileHit &hit) const;
    void choose(int row);

    std::function<std::vector<Open>()> m_openRecords;
    ExplorerQuestion m_question;
    rules::Symmetry m_view = rules::Symmetry::Identity;
    bool m_isOpen = true; // open records are searched, otherwise files
    QHash<QString, QString> m_names; // of open records, by their numbers
    int m_run = 0; // number of the search, so that nothing of an earlier one is shown
    Found m_found;
    TaskWithBar m_searching;
    QVBoxLayout *m_layout;
    QLabel *m_title;
    QLabel *m_asked;
    EvenGrid *m_ways;
    std::array<QToolButton *, 3> m_buttons; // open records, files, folder
    QLabel *m_told;
    WrappedList *m_list;
};

} // namespace kagetsu::ui
