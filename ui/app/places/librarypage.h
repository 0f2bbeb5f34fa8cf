// SPDX-License-Identifier: MIT
#pragma once

#include "base/background/task.h"
#include "library/search/librarylist.h"
#include "library/search/preparation.h"
#include "ui/app/places/librarymodel.h"
#include "ui/controls/layout/page.h"

#include <QTimer>

#include <array>
#include <functional>

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

    static constexpr int MostPrinted = 200;
    static constexpr int MostTogether = 5000;

    QString title() const override;
    // Types a search.
    void search(const QString &text);
    // Leaves only these games, whatever was typed, until the user wants all again. `told` says which they are, in the
    // language that is current when it is called.
    void showOnly(const library::Filter &games, const std::function<QString()> &told);
    // The same for these games, which are shown and opened at these moves.
    void showOnly(const std::vector<library::GameAtPly> &games, const std::function<QString()> &told);
    // True once the games of the last question are shown.
    bool isSettled() const { return !m_listing.isRunning() && !m_isDue; }

signals:
    // Emitted when a game should be opened at its end, or after so many moves.
    void gameWanted(std::int64_t id);
    void gameAtWanted(std::int64_t id, int ply);
    // Emitted when the results of a player should be shown, by a row of the library.
    void playerWanted(std::uint32_t player);
    void filesWanted();
    void folderWanted();
    // Emitted when the games that are listed should be printed, at most MostPrinted of them, or opened as one record,
    // at most MostTogether.
    void printWanted(const std::vector<std::int64_t> &ids);
    void togetherWanted(const std::vector<std::int64_t> &ids);
    // Emitted when the list of imports should be shown.
    void importsWanted();

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
        QString only; // which games are left by the filter
        library::ListOrder by;

        friend bool operator==(const Listed &, const Listed &) = default;
    };

    void retranslate();
    void dress();
    Listed wanted() const;
    // Has the games listed that the search leaves.
    void list();
    void sortBy(int column);
    // Returns the first games that are listed, at most so many.
    std::vector<std::int64_t> firstIds(int most) const;
    void tellState();
    QString toldOnly() const { return m_onlyTold ? m_onlyTold() : QString(); }
    void tellPlayers(const library::Catalogue &catalogue, const std::vector<std::uint32_t> &players);
    void tellImport(const library::ImportSummary &summary);
    void tellUndone(int games);
    void open(const QModelIndex &index);
    void openGame(int row);
    void openGame(std::int64_t id, std::optional<int> ply);
    void showMenu(const QModelIndex &index, const QPoint &place);
    void fitChips();
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
    QToolButton *m_imports;
    QToolButton *m_together;
    QToolButton *m_print;
    EvenGrid *m_chips; // players that are typed, and which games are left
    QToolButton *m_all;
    std::array<QToolButton *, 3> m_players;
    std::array<std::uint32_t, 3> m_playerRows {};
    NoticeBar *m_notice;
    QLabel *m_state;
    QStackedWidget *m_views;
    TileGrid *m_grid;
    QTableView *m_table;
    library::ListOrder m_by;
    library::Filter m_only; // what is left of all games
    LibraryModel::Plies m_onlyAt; // if not null, only these, at these moves
    std::function<QString()> m_onlyTold; // says so; empty if all are
    std::vector<library::Term> m_terms;
    bool m_isDue = false; // the catalogue has yet to be read
    Listed m_listed; // or being listed
    background::Task m_listing;
};

} // namespace kagetsu::ui
