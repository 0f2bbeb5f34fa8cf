// SPDX-License-Identifier: MIT
#include "ui/app/places/gameshome.h"

#include "text/common/foreigntext.h"
#include "ui/app/places/droparea.h"
#include "ui/app/places/gamegrid.h"
#include "ui/app/places/hometile.h"
#include "ui/app/places/startcard.h"
#include "ui/app/window/plaintext.h"
#include "ui/board/inforce.h"
#include "ui/controls/layout/evengrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/layout/outgoing.h"
#include "ui/controls/tablebutton.h"
#include "ui/match/prompts/noticebar.h"

#include <QAction>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr std::size_t FirstGames = 40; // read first, so that something is there at once
constexpr std::size_t MostGames = 3000;
constexpr int MostOpen = 4; // open records that are shown
constexpr const char *DeletedFolder = "deleted"; // beside the saved games

// Moves a file into the folder `deleted` beside it, where it is kept. Returns where it is there; empty if it could not
// be moved. The trash of the desktop is of no use here: not every desktop has one.
QString putAway(const QString &path)
{
    const QFileInfo file(path);
    const QDir folder(file.dir().filePath(QLatin1String(DeletedFolder)));
    if (!QDir().mkpath(folder.path()))
        return {};
    QString there = folder.filePath(file.fileName());
    for (int number = 2; QFile::exists(there); ++number)
        there = folder.filePath(QStringLiteral("%1-%2.%3").arg(file.completeBaseName()).arg(number).arg(file.suffix()));
    return QFile::rename(path, there) ? there : QString();
}

bool takeBack(const QString &there, const QString &path)
{
    return !QFile::exists(path) && QFile::rename(there, path);
}

} // namespace

GamesHome::GamesHome(
    std::function<StartSources()> sources, QAction *newGame, const QList<QAction *> &actions, QWidget *parent)
    : Page(parent)
    , m_sources(std::move(sources))
    , m_layout(new QVBoxLayout(this))
    , m_title(new QLabel(this))
    , m_search(new QLineEdit(this))
    , m_invitation(new QLabel(this))
    , m_first(new QWidget(this))
    , m_drop(new DropArea(this))
    , m_firstTiles(new EvenGrid(300))
    , m_buttons(new EvenGrid(150))
    , m_notice(new NoticeBar(this))
    , m_openHolder(new QWidget(this))
    , m_openCards(new EvenGrid(300))
    , m_state(new QLabel(this))
    , m_grid(new GameGrid(this))
{
    setObjectName(QStringLiteral("gamesHome"));
    m_title->setObjectName(QStringLiteral("homeTitle"));
    m_search->setObjectName(QStringLiteral("gameSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumHeight(TouchSize);
    for (QLabel *label : { m_invitation, m_state }) {
        label->setWordWrap(true);
        label->setProperty("muted", true);
    }
    for (EvenGrid *grid : { m_firstTiles, m_openCards })
        grid->setContentsMargins(0, 0, 0, 0);
    m_firstTiles->setBalanced(true);
    m_first->setLayout(m_firstTiles);
    m_openHolder->setLayout(m_openCards);
    m_openHolder->hide();
    m_notice->hide();
    m_layout->addWidget(m_title);
    m_layout->addWidget(m_search);
    m_layout->addWidget(m_invitation);
    m_layout->addWidget(m_first);
    addFirst(newGame, QStringLiteral("place-play"));
    addFirst(actions.front(), QStringLiteral("open"));
    m_firstActions.front()->setWeight(TableButton::Weight::Main);
    addWays(actions);
    m_layout->addWidget(m_notice);
    m_layout->addWidget(m_openHolder);
    m_layout->addWidget(m_state);
    m_layout->addWidget(m_drop, 1);
    m_layout->addWidget(m_grid, 1);
    setFocusProxy(m_search);
    connectParts();
}

void GamesHome::addFirst(QAction *action, const QString &icon)
{
    auto *tile = new HomeTile(QStringLiteral("first_") + action->objectName(), m_first);
    connect(tile, &HomeTile::clicked, action, &QAction::trigger);
    const auto read = [tile, action, icon] {
        tile->setWords(plainText(action->text()), action->statusTip(), icon);
        tile->setEnabled(action->isEnabled());
    };
    connect(action, &QAction::changed, tile, read);
    read();
    m_firstTiles->addWidget(tile);
    m_firstActions += tile;
}

void GamesHome::addWays(const QList<QAction *> &actions)
{
    auto *ways = new QWidget(this);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    ways->setLayout(m_buttons);
    for (QAction *action : actions) {
        auto *button = new TableButton(ways);
        button->setObjectName(QStringLiteral("home_") + action->objectName());
        connect(button, &TableButton::clicked, action, &QAction::trigger);
        const auto read = [button, action] {
            button->setText(plainText(action->text()));
            button->setAccessibleName(button->text());
            button->setToolTip(action->toolTip());
            button->setEnabled(action->isEnabled());
        };
        connect(action, &QAction::changed, button, [this, read] {
            read();
            fitButtons();
        });
        read();
        m_buttons->addWidget(button);
        m_actions += button;
    }
    m_layout->addWidget(ways);
}

void GamesHome::connectParts()
{
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_grid->setSearch(text);
        tellCount();
    });
    connect(m_search, &QLineEdit::returnPressed, m_grid, [this] {
        if (const GameRow *row = m_grid->current())
            emit openWanted(row->path);
    });
    connect(m_grid, &GameGrid::opened, this, [this](const GameRow &row) { emit openWanted(row.path); });
    connect(m_grid, &GameGrid::menuWanted, this, &GamesHome::showMenu);
    connect(m_grid, &GameGrid::removeWanted, this, &GamesHome::remove);
    onLanguage(*this, [this] {
        retranslate();
        refresh();
    });
    onChange(*this, QEvent::FontChange, [this] { dress(); });
}

QString GamesHome::title() const
{
    return tr("Games");
}

void GamesHome::retranslate()
{
    m_title->setText(tr("Games"));
    m_search->setPlaceholderText(tr("Player, opening, result or date"));
    m_search->setAccessibleName(tr("Search games"));
    m_grid->setAccessibleName(tr("Games"));
    m_invitation->setText(tr("Games that you finish here, and records that you open, are shown on this page."));
    //: Files of games, from the desktop's file manager.
    m_drop->setText(tr("You can also drop files here."));
    tellCount();
}

void GamesHome::dress()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.7);
    large.setWeight(QFont::DemiBold);
    m_title->setFont(large);
    m_grid->setFont(font());
    for (QWidget *part : QList<QWidget *> { m_invitation, m_drop, m_firstActions.front(), m_firstActions.back() })
        part->setFont(font());
    fitButtons();
    m_openCards->setLeastWidth(22 * letterWidth(fontMetrics()) + 7 * fontMetrics().height());
    showOpen();
}

// Makes all buttons as wide as the longest words need.
void GamesHome::fitButtons()
{
    int widest = 0;
    for (TableButton *button : std::as_const(m_actions)) {
        button->setFont(font());
        widest = std::max(widest, button->sizeHint().width());
    }
    m_buttons->setLeastWidth(widest);
}

void GamesHome::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (!std::exchange(m_wasShown, true))
        dress();
    read();
}

void GamesHome::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fit();
}

// Boards take the whole width. Without them, the page is a column as on the other home pages.
void GamesHome::fit()
{
    constexpr int MostWidth = 1080;
    constexpr int LeastTile = 300; // a bit over a quarter of that: two tiles fill the width
    const double factor = fitOf(*this);
    const bool isNarrow = width() < 640 * factor;
    const int edge = isNarrow ? 16 : qRound(32 * factor);
    const int beside = isEmpty() ? std::max(edge, (width() - qRound(MostWidth * factor)) / 2) : edge;
    const int top = isNarrow ? 16 : qRound(24 * factor);
    m_layout->setContentsMargins(beside, top, beside, isEmpty() ? top : 0);
    for (QLayout *each : std::initializer_list<QLayout *> { m_layout, m_firstTiles, m_openCards })
        each->setSpacing(qRound(12 * factor));
    m_buttons->setSpacing(qRound(8 * factor));
    m_firstTiles->setLeastWidth(qRound(LeastTile * factor));
}

int GamesHome::leastHeight() const
{
    if (isEmpty())
        return m_layout->minimumHeightForWidth(width()); // the tiles are as high as their words need
    return m_layout->minimumSize().height() + 120; // part of a row of boards
}

void GamesHome::refresh()
{
    if (m_wasShown && isVisible())
        read();
}

void GamesHome::read()
{
    const auto readSome = [this](std::size_t most, auto then) {
        m_reading.start(
            [sources = m_sources(), most](background::State &state) { return readGameRows(sources, most, state); },
            then);
    };
    const auto readAll = [this, readSome] {
        readSome(MostGames, [this](std::vector<GameRow> rows) { take(std::move(rows)); });
    };
    if (m_isRead) {
        readAll(); // there is something to look at meanwhile
        return;
    }
    readSome(FirstGames, [this, readAll](std::vector<GameRow> rows) {
        const bool isAll = rows.size() < FirstGames;
        take(std::move(rows));
        if (!isAll)
            readAll();
    });
}

void GamesHome::take(std::vector<GameRow> rows)
{
    m_isRead = true;
    m_count = rows.size();
    m_grid->setRows(std::move(rows));
    tellCount();
}

void GamesHome::tellCount()
{
    m_state->setText(
        m_isRead && m_count > 0 && m_grid->countShown() == 0 ? tr("No game matches this search.") : QString());
    m_state->setVisible(!m_state->text().isEmpty());
    for (QWidget *part : std::initializer_list<QWidget *> { m_invitation, m_first, m_drop })
        part->setVisible(isEmpty());
    m_actions.front()->setVisible(!isEmpty()); // one of the two tiles does the same
    m_grid->setVisible(!isEmpty());
    m_search->setVisible(m_count > 0 || !m_isRead);
    setFocusProxy(isEmpty() ? static_cast<QWidget *>(m_firstActions.front()) : m_search);
    fit();
}

void GamesHome::setOpen(const std::vector<StartEntry> &open)
{
    if (open == m_open)
        return;
    m_open = open;
    if (m_wasShown)
        showOpen();
    tellCount();
}

void GamesHome::showOpen()
{
    dismissAll(*m_openCards);
    for (std::size_t i = 0; i < m_open.size() && i < MostOpen; ++i) {
        auto *card = new StartCard(m_open[i]);
        card->setFont(font());
        connect(card, &StartCard::clicked, this, [this, entry = m_open[i]] { emit entryWanted(entry); });
        m_openCards->addWidget(card);
    }
    m_openHolder->setVisible(!m_open.empty());
}

void GamesHome::search(const QString &text)
{
    m_search->setText(text);
}

void GamesHome::showMenu(const GameRow &row, const QPoint &place)
{
    QMenu menu(this);
    menu.setFont(font());
    menu.setObjectName(QStringLiteral("gameMenu"));
    QAction *open = menu.addAction(tr("Open"));
    QAction *show = menu.addAction(tr("Show in folder"));
    QAction *gone = menu.addAction(row.isSaved ? tr("Delete") : tr("Remove from this list"));
    gone->setObjectName(QStringLiteral("deleteGame"));
    const QAction *chosen = menu.exec(place);
    if (chosen == open)
        emit openWanted(row.path);
    else if (chosen == show)
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(row.path).absolutePath()));
    else if (chosen == gone)
        remove(row);
}

void GamesHome::remove(const GameRow &row)
{
    if (!row.isSaved) {
        emit forgetWanted(row.path);
        read();
        offerUndo(
            tr("%1 is not in this list any more. The file is unchanged.").arg(row.title), [this, path = row.path] {
                emit rememberWanted(path);
                read();
            });
        return;
    }
    m_removing.start([path = row.path](background::State &state) { return state.commit() ? putAway(path) : QString(); },
        [this, row](const QString &there) {
            if (there.isEmpty()) {
                emit refused(tr("%1 could not be deleted.").arg(text::foreignPath(row.path)));
                return;
            }
            read();
            //: %1: the players of a game, %2: the name of a folder.
            offerUndo(
                tr("%1 is deleted. Its file is kept in the folder %2.").arg(row.title, QLatin1String(DeletedFolder)),
                [this, there, path = row.path] {
                    m_removing.start(
                        [there, path](background::State &state) { return state.commit() && takeBack(there, path); },
                        [this, path](bool done) {
                            if (!done)
                                emit refused(tr("%1 could not be restored.").arg(text::foreignPath(path)));
                            read();
                        });
                });
        });
}

void GamesHome::offerUndo(const QString &text, std::function<void()> undo)
{
    const auto close = [this] {
        m_notice->setNotice(std::nullopt);
        m_notice->hide();
    };
    Notice notice;
    notice.id = QStringLiteral("gameRemoved");
    notice.text = text;
    notice.answers = { { QStringLiteral("undoRemove"), tr("Undo"), [close, undo = std::move(undo)] {
                            close();
                            undo();
                        } } };
    notice.dismiss = close;
    m_notice->setNotice(notice);
    m_notice->show();
}

} // namespace kagetsu::ui
