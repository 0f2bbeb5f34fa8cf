// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "library/search/librarylist.h"
#include "ui/controls/layout/page.h"

#include <QTimer>

class QLabel;
class QLineEdit;
class QStackedWidget;
class QTableView;
class QToolButton;
class QVBoxLayout;

namespace kagetsu::library {
struct ImportSummary;
}

namespace kagetsu::ui {

class ComboBox;
class EvenGrid;
class LibraryModel;
class UserLibrary;
class NoticeBar;
class TileGrid;

// The game library as a page: all games as small boards or in a table, found while one types, in any order. Searching
// and sorting are done in another thread, and only the last question counts.
class LibraryPage : public Page
{
    Q_OBJECT

public:
    // The library must outlive the page.
    explicit LibraryPage(UserLibrary &library, QWidget *parent = nullptr);

    QString title() const override;
    // Types a search.
    void search(const QString &text);
    // True once the games of the last question are shown.
    bool isSettled() const { return !m_listing.isRunning() && !m_isDue; }

signals:
    // Emitted when a game should be opened at its end.
    void gameWanted(std::int64_t id);
    void filesWanted();
    void folderWanted();

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    int leastHeight() const override;

private:
    void layOut();
    void connectParts();
    // What a list is made of.
    struct Listed
    {
        std::shared_ptr<const library::Catalogue> catalogue;
        QString typed;
        library::ListOrder by;

        friend bool operator==(const Listed &, const Listed &) = default;
    };

    void retranslate();
    void dress();
    Listed wanted() const;
    // Has the games listed that the search leaves.
    void list();
    void sortBy(int column);
    void tellState();
    void tellImport(const library::ImportSummary &summary);
    void tellUndone(int games);
    void open(const QModelIndex &index);
    void showMenu(const QModelIndex &index, const QPoint &place);
    void fitColumns();

    UserLibrary &m_library;
    LibraryModel *m_model;
    QVBoxLayout *m_layout;
    QLabel *m_title;
    QLineEdit *m_search;
    EvenGrid *m_buttons;
    QToolButton *m_asBoards;
    QToolButton *m_asTable;
    ComboBox *m_order;
    QToolButton *m_files;
    QToolButton *m_folder;
    NoticeBar *m_notice;
    QLabel *m_state;
    QStackedWidget *m_views;
    TileGrid *m_grid;
    QTableView *m_table;
    library::ListOrder m_by;
    std::vector<library::Term> m_terms;
    bool m_isDue = false; // the catalogue has yet to be read
    Listed m_listed; // or being listed
    background::Task m_listing;
};

} // namespace kagetsu::ui
