// SPDX-License-Identifier: MIT
#include "ui/app/places/librarypage.h"

#include "library/search/statistics.h"
#include "text/common/sentences.h"
#include "ui/app/places/tilegrid.h"
#include "ui/board/announce.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/combobox.h"
#include "ui/controls/fingerrows.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/oneofmany.h"
#include "ui/library/librarytexts.h"
#include "ui/library/userlibrary.h"
#include "ui/match/prompts/noticebar.h"

#include <QButtonGroup>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

QString countText(std::int64_t count)
{
    return QLocale().toString(static_cast<qlonglong>(count));
}

// Newest and longest games first, names in alphabetical order.
bool fallsAtFirst(int column)
{
    return column == LibraryModel::Date || column == LibraryModel::Moves;
}

} // namespace

LibraryPage::LibraryPage(UserLibrary &library, QWidget *parent)
    : Page(parent)
    , m_library(library)
    , m_model(new LibraryModel(this))
    , m_layout(new QVBoxLayout(this))
    , m_title(new QLabel(this))
    , m_search(new QLineEdit(this))
    , m_buttons(new EvenGrid(150))
    , m_asBoards(new BigButton("asBoards", this))
    , m_asTable(new BigButton("asTable", this))
    , m_order(new ComboBox(this))
    , m_files(new BigButton("addFiles", this))
    , m_folder(new BigButton("addFolder", this))
    , m_imports(new BigButton("imports", this))
    , m_together(new BigButton("openTogether", this))
    , m_print(new BigButton("printGames", this))
    , m_chips(new EvenGrid(200))
    , m_all(new BigButton("allGames", this))
    , m_players { new BigButton("player1", this), new BigButton("player2", this), new BigButton("player3", this) }
    , m_notice(new NoticeBar(this))
    , m_state(new QLabel(this))
    , m_views(new QStackedWidget(this))
    , m_grid(new TileGrid([this](const QModelIndex &index) { return m_model->pictureAt(index.row()); }, this))
    , m_table(new QTableView(this))
{
    setObjectName(QStringLiteral("libraryPage"));
    layOut();
    connectParts();
    onLanguage(*this, [this] { retranslate(); });
    onChange(*this, QEvent::FontChange, [this] { dress(); });
}

void LibraryPage::layOut()
{
    m_title->setObjectName(QStringLiteral("homeTitle"));
    m_search->setObjectName(QStringLiteral("librarySearch"));
    m_search->setClearButtonEnabled(true);
    m_order->setObjectName(QStringLiteral("libraryOrder"));
    m_grid->setObjectName(QStringLiteral("libraryGrid"));
    m_table->setObjectName(QStringLiteral("libraryTable"));
    m_state->setObjectName(QStringLiteral("libraryState"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_state->setProperty("muted", true);
    m_notice->hide();
    auto *group = new QButtonGroup(this);
    addOneOfMany(*group, *m_asBoards);
    addOneOfMany(*group, *m_asTable);
    m_asBoards->setChecked(true);
    auto *ways = new QWidget(this);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    m_buttons->setSpacing(8);
    for (QWidget *each : std::initializer_list<QWidget *> {
             m_asBoards, m_asTable, m_order, m_files, m_folder, m_imports, m_together, m_print })
        m_buttons->addWidget(each);
    ways->setLayout(m_buttons);
    auto *chips = new QWidget(this);
    m_chips->setContentsMargins(0, 0, 0, 0);
    m_chips->setSpacing(8);
    m_chips->addWidget(m_all);
    for (QToolButton *each : m_players)
        m_chips->addWidget(each);
    chips->setLayout(m_chips);
    chips->setObjectName(QStringLiteral("libraryChips"));
    chips->hide();
    for (int column = 0; column < LibraryModel::Title; ++column)
        m_order->addItem(QString(), column);
    m_order->setCurrentIndex(LibraryModel::Date);

    m_grid->setModel(m_model);
    m_grid->setModelColumn(LibraryModel::Title);
    m_table->setModel(m_model);
    m_table->setColumnHidden(LibraryModel::Title, true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setAlternatingRowColors(true);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    giveFingerRows(*m_table);
    m_table->horizontalHeader()->setSectionsClickable(true);
    m_table->horizontalHeader()->setSortIndicatorShown(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_views->addWidget(m_grid);
    m_views->addWidget(m_table);

    m_layout->setSpacing(12);
    m_layout->addWidget(m_title);
    m_layout->addWidget(m_search);
    m_layout->addWidget(chips);
    m_layout->addWidget(ways);
    m_layout->addWidget(m_notice);
    m_layout->addWidget(m_state);
    m_layout->addWidget(m_views, 1);
    setFocusProxy(m_search);
    onFit(*m_search, [this](double factor) {
        for (QWidget *each : std::initializer_list<QWidget *> { m_search, m_order })
            each->setMinimumHeight(qRound(TouchSize * factor));
    });
}

void LibraryPage::connectParts()
{
    connect(m_search, &QLineEdit::textChanged, this, &LibraryPage::list);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        const QAbstractItemView &view = m_asTable->isChecked() ? static_cast<QAbstractItemView &>(*m_table) : *m_grid;
        if (isSettled() && m_model->rowCount() > 0)
            openGame(std::max(0, view.currentIndex().row()));
    });
    for (std::size_t i = 0; i < m_players.size(); ++i)
        connect(m_players[i], &QToolButton::clicked, this, [this, i] { emit playerWanted(m_playerRows[i]); });
    connect(m_all, &QToolButton::clicked, this, [this] { showOnly(library::Filter(), {}); });
    connect(m_asBoards, &QToolButton::clicked, this, [this] { m_views->setCurrentWidget(m_grid); });
    connect(m_asTable, &QToolButton::clicked, this, [this] {
        m_views->setCurrentWidget(m_table);
        if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0)
            m_table->setCurrentIndex(m_model->index(0, 0));
    });
    connect(m_order, &QComboBox::activated, this, [this](int column) {
        m_by = { LibraryModel::orderOf(column), fallsAtFirst(column) };
        list();
    });
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this, &LibraryPage::sortBy);
    connect(m_files, &QToolButton::clicked, this, &LibraryPage::filesWanted);
    connect(m_folder, &QToolButton::clicked, this, &LibraryPage::folderWanted);
    connect(m_imports, &QToolButton::clicked, this, &LibraryPage::importsWanted);
    connect(m_together, &QToolButton::clicked, this, [this] { emit togetherWanted(firstIds(MostTogether)); });
    connect(m_print, &QToolButton::clicked, this, [this] { emit printWanted(firstIds(MostPrinted)); });
    connect(m_grid, &TileGrid::picked, this, &LibraryPage::open);
    connect(m_grid, &TileGrid::moreWanted, this, &LibraryPage::showMenu);
    connect(m_table, &QTableView::activated, this, &LibraryPage::open);
    connect(m_table, &QWidget::customContextMenuRequested, this, [this](const QPoint &place) {
        if (const QModelIndex index = m_table->indexAt(place); index.isValid())
            showMenu(index, m_table->viewport()->mapToGlobal(place));
    });
    connect(&m_library, &UserLibrary::changed, this, [this] {
        if (isVisible())
            list();
    });
    connect(&m_library, &UserLibrary::imported, this, &LibraryPage::tellImport);
    connect(&m_library, &UserLibrary::undone, this, &LibraryPage::tellUndone);
}

QString LibraryPage::title() const
{
    return tr("Game library");
}

void LibraryPage::retranslate()
{
    m_title->setText(tr("Game library"));
    m_search->setPlaceholderText(tr("Player, event, year, rule, result or opening"));
    m_search->setAccessibleName(tr("Search games"));
    //: Button: games are shown as small boards.
    m_asBoards->setText(tr("Boards"));
    //: Button: games are shown in a table.
    m_asTable->setText(tr("Table"));
    m_order->setAccessibleName(tr("Sorted by"));
    for (int column = 0; column < LibraryModel::Title; ++column)
        m_order->setItemText(column, m_model->headerData(column, Qt::Horizontal).toString());
    m_files->setText(tr("Add files…"));
    m_folder->setText(tr("Add a folder…"));
    //: Button: a page that lists what was imported, where each import can be undone.
    m_imports->setText(tr("Imports"));
    //: Button: the games that are listed become one record, where all of them can be reviewed.
    m_together->setText(tr("Open together"));
    m_together->setToolTip(tr("The games that are listed, at most %1").arg(countText(MostTogether)));
    //: Button: the games that are listed as a booklet with diagrams, or as a sheet of small boards.
    m_print->setText(tr("Print…"));
    //: %1 is a number.
    m_print->setToolTip(tr("The games that are listed, at most %1").arg(countText(MostPrinted)));
    m_grid->setAccessibleName(tr("Games"));
    m_table->setAccessibleName(tr("Games"));
    //: Button: lists all games again.
    m_all->setText(tr("Show all games"));
    m_terms = libraryTerms();
    m_model->retranslate();
    dress();
    list(); // words of this language find other games
}

void LibraryPage::dress()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.7);
    large.setWeight(QFont::DemiBold);
    m_title->setFont(large);
    m_grid->setFont(font());
    int widest = 0;
    for (QWidget *each : std::initializer_list<QWidget *> {
             m_asBoards, m_asTable, m_order, m_files, m_folder, m_imports, m_together, m_print }) {
        each->setFont(font());
        each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        widest = std::max(widest, each->sizeHint().width());
    }
    m_buttons->setLeastWidth(widest);
    fitChips();
    fitColumns();
}

// Gives columns the room that what is usual in them needs: nobody measures all games.
void LibraryPage::fitColumns()
{
    constexpr int Letters[] { 18, 18, 14, 12, 26, 18, 14, 8 };
    const int letter = letterWidth(fontMetrics());
    for (int column = 0; column < LibraryModel::Title; ++column)
        m_table->setColumnWidth(column, Letters[column] * letter + 16);
}

void LibraryPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    m_library.use();
    // Nobody loses their place in the list by coming back to it. Other words of a language are listed at once.
    if (m_listed != wanted())
        list();
    else
        tellState();
}

LibraryPage::Listed LibraryPage::wanted() const
{
    return { m_library.catalogue(), m_search->text(), toldOnly(), m_by };
}

void LibraryPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const double factor = fitOf(*this);
    const bool isNarrow = width() < 640 * factor;
    const int edge = isNarrow ? 16 : qRound(32 * factor);
    m_layout->setContentsMargins(edge, isNarrow ? 16 : qRound(24 * factor), edge, 0);
}

int LibraryPage::leastHeight() const
{
    return m_layout->totalMinimumHeightForWidth(width()) + 120; // part of a row of boards
}

void LibraryPage::search(const QString &text)
{
    m_search->setText(text);
}

void LibraryPage::showOnly(const library::Filter &games, const std::function<QString()> &told)
{
    m_only = games;
    m_onlyAt.reset();
    m_onlyTold = told;
    if (m_search->text().isEmpty())
        list();
    else
        m_search->clear(); // which lists them
}

void LibraryPage::showOnly(const std::vector<library::GameAtPly> &games, const std::function<QString()> &told)
{
    auto plies = std::make_shared<std::unordered_map<std::int64_t, int>>();
    for (const library::GameAtPly &each : games)
        plies->emplace(each.game, each.ply);
    m_only = {};
    m_onlyAt = std::move(plies);
    m_onlyTold = told;
    if (m_search->text().isEmpty())
        list();
    else
        m_search->clear(); // which lists them
}

// Players are offered by name while one types.
void LibraryPage::tellPlayers(const library::Catalogue &catalogue, const std::vector<std::uint32_t> &players)
{
    m_all->setVisible(m_onlyTold != nullptr);
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        m_players[i]->setVisible(i < players.size());
        if (i >= players.size())
            continue;
        m_playerRows[i] = players[i];
        m_players[i]->setProperty("player", playerName(catalogue, players[i]));
    }
    fitChips();
    m_all->parentWidget()->setVisible(m_onlyTold || !players.empty());
    emit stateChanged(); // the page may need more room
}

// Columns are as wide as the longest name that is offered. Names from files may have any length, and are cut.
void LibraryPage::fitChips()
{
    const QFontMetrics metrics(font());
    for (QToolButton *each : m_players) {
        const QString name = each->property("player").toString();
        if (name.isEmpty())
            continue;
        QString shown = metrics.elidedText(name, Qt::ElideRight, 30 * letterWidth(metrics));
        //: Button: a page with the results of a player.
        each->setText(tr("Results of %1").arg(shown.replace(QLatin1Char('&'), QLatin1String("&&"))));
        each->setAccessibleName(tr("Results of %1").arg(name));
        each->setToolTip(each->accessibleName());
    }
    std::vector<QToolButton *> chips(m_players.begin(), m_players.end());
    chips.push_back(m_all);
    int widest = 0;
    for (QToolButton *each : chips) {
        each->setFont(font());
        each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        if (!each->isHidden())
            widest = std::max(widest, each->sizeHint().width());
    }
    m_chips->setLeastWidth(std::max(widest, 1));
}

void LibraryPage::list()
{
    const auto catalogue = m_library.catalogue();
    m_isDue = catalogue == nullptr;
    if (m_isDue) {
        tellState();
        return;
    }
    m_listed = wanted();
    struct Found
    {
        std::optional<std::vector<library::GamePlace>> places;
        std::vector<std::uint32_t> players;
    };
    m_listing.start(
        [catalogue, typed = m_search->text().toStdString(), terms = m_terms, by = m_by, only = m_only, plies = m_onlyAt,
            most = m_players.size()](background::State &state) {
            const library::TypedSearch search(typed, *catalogue, terms);
            auto places = library::listGames(*catalogue, search, only, by, [&state] { return state.isCancelled(); });
            if (places && plies)
                std::erase_if(*places, [&](const library::GamePlace &place) {
                    return !plies->contains(catalogue->contents.games.blocks()[place.block]->idOf(place.index));
                });
            return Found { std::move(places), library::playersTyped(*catalogue, typed, most) };
        },
        [this, catalogue, plies = m_onlyAt](Found found) {
            auto &places = found.places;
            if (!places)
                return;
            tellPlayers(*catalogue, found.players);
            const int at =
                m_views->currentWidget() == m_table ? m_table->currentIndex().row() : m_grid->currentIndex().row();
            const std::int64_t before = at >= 0 && at < m_model->rowCount() ? m_model->idAt(at) : 0;
            const bool isSame = catalogue == m_model->catalogue();
            const int scrolled = m_grid->verticalScrollBar()->value();
            m_grid->forget();
            m_model->setGames(catalogue, *std::move(places), plies);
            m_grid->goToFirst();
            if (!isSame) { // another game came in, while somebody was reading the list
                if (const int row = m_model->rowOf(before); row >= 0) {
                    m_grid->setCurrentIndex(m_model->index(row, LibraryModel::Title));
                    m_table->setCurrentIndex(m_model->index(row, 0));
                }
                m_grid->verticalScrollBar()->setValue(scrolled);
            } else if (m_model->rowCount() > 0) {
                m_table->setCurrentIndex(m_model->index(0, 0));
            }
            tellState();
        });
    const int column = m_order->currentIndex();
    m_table->horizontalHeader()->setSortIndicator(column, m_by.falls ? Qt::DescendingOrder : Qt::AscendingOrder);
}

std::vector<std::int64_t> LibraryPage::firstIds(int most) const
{
    std::vector<std::int64_t> ids;
    for (int row = 0; row < std::min(m_model->rowCount(), most); ++row)
        ids.push_back(m_model->idAt(row));
    return ids;
}

// A second click turns the order round.
void LibraryPage::sortBy(int column)
{
    const bool isSame = column == m_order->currentIndex();
    m_order->setCurrentIndex(column);
    m_by = { LibraryModel::orderOf(column), isSame ? !m_by.falls : fallsAtFirst(column) };
    list();
}

void LibraryPage::tellState()
{
    const auto catalogue = m_library.catalogue();
    const auto all = static_cast<std::int64_t>(catalogue ? catalogue->contents.games.count() : 0);
    QString told = m_library.fault();
    if (!catalogue)
        told = tr("The games are being read…");
    else if (told.isEmpty() && all == 0)
        told = tr("Games that end here come in by themselves. Add files of any kind that Kagetsu opens, or drop them "
                  "here.");
    else if (told.isEmpty() && m_model->rowCount() == 0)
        told = tr("No game matches this search.");
    else if (told.isEmpty())
        //: %1: number of games that a search leaves, %2: number of all games.
        told = m_model->rowCount() == all ? tr("Games: %1").arg(countText(all))
                                          : tr("Games: %1 of %2").arg(countText(m_model->rowCount()), countText(all));
    if (m_onlyTold && catalogue)
        told.prepend(toldOnly() + QStringLiteral(" · "));
    m_state->setText(told);
    for (QToolButton *each : { m_together, m_print })
        each->setEnabled(m_model->rowCount() > 0);
}

void LibraryPage::tellImport(const library::ImportSummary &summary)
{
    const library::ImportRow &row = summary.row;
    const QString told = importText(summary);
    const auto close = [this] {
        m_notice->setNotice(std::nullopt);
        m_notice->hide();
    };
    Notice notice;
    notice.id = QStringLiteral("imported");
    notice.text = told;
    notice.dismiss = close;
    if (row.id != 0) {
        notice.answers = { { QStringLiteral("undoImport"), tr("Undo"), [this, close, id = row.id] {
                                close();
                                m_library.undo(id);
                            } } };
    }
    m_notice->setNotice(notice);
    m_notice->show();
    announce(told);
}

void LibraryPage::tellUndone(int games)
{
    const QString told = tr("Taken back. Games: %1").arg(countText(games));
    Notice notice;
    notice.id = QStringLiteral("undone");
    notice.text = told;
    notice.dismiss = [this] {
        m_notice->setNotice(std::nullopt);
        m_notice->hide();
    };
    m_notice->setNotice(notice);
    m_notice->show();
    announce(told);
}

void LibraryPage::open(const QModelIndex &index)
{
    if (index.isValid())
        openGame(index.row());
}

void LibraryPage::openGame(int row)
{
    openGame(m_model->idAt(row), m_model->plyAt(row));
}

void LibraryPage::openGame(std::int64_t id, std::optional<int> ply)
{
    if (ply)
        emit gameAtWanted(id, *ply);
    else
        emit gameWanted(id);
}

void LibraryPage::showMenu(const QModelIndex &index, const QPoint &place)
{
    // Other games may be listed while the menu is open.
    const auto held = m_model->catalogue();
    const library::Catalogue &catalogue = *held;
    const library::Facts facts = m_model->factsAt(index.row());
    const std::int64_t id = m_model->idAt(index.row());
    const std::optional<int> ply = m_model->plyAt(index.row());
    QMenu menu(this);
    menu.setFont(font());
    menu.setObjectName(QStringLiteral("libraryMenu"));
    const QAction *open = menu.addAction(tr("Open"));
    const auto addSearch = [&](const QString &name) {
        if (name.isEmpty())
            return;
        QString shown = name;
        //: Menu: searches for a player or an event.
        QAction *action = menu.addAction(tr("Find %1").arg(shown.replace(QLatin1Char('&'), QLatin1String("&&"))));
        action->setData(name);
    };
    addSearch(playerName(catalogue, facts.black()));
    addSearch(playerName(catalogue, facts.white()));
    addSearch(eventName(catalogue, facts.event()));
    QHash<const QAction *, std::uint32_t> players;
    for (const std::uint32_t player : { facts.black(), facts.white() }) {
        QString name = playerName(catalogue, player);
        if (!name.isEmpty())
            players[menu.addAction(tr("Results of %1").arg(name.replace(QLatin1Char('&'), QLatin1String("&&"))))] =
                player;
    }
    const QAction *chosen = menu.exec(place);
    if (chosen == open)
        openGame(id, ply);
    else if (players.contains(chosen))
        emit playerWanted(players[chosen]);
    else if (chosen)
        search(chosen->data().toString());
}

} // namespace kagetsu::ui
