// SPDX-License-Identifier: MIT
#include "ui/app/records/gameways.h"

#include "match/host/matchhost.h"
#include "opening/file/positionstart.h"
#include "record/model/inturn.h"
#include "ui/app/engines/enginemanager.h"
#include "ui/app/match/gamepages.h"
#include "ui/app/match/gamestarter.h"
#include "ui/app/match/runninggame.h"
#include "ui/app/records/recordpages.h"
#include "ui/app/records/studyfiles.h"
#include "ui/app/settings/settings.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/windowservices.h"
#include "ui/controls/dialogs/askdialog.h"
#include "ui/match/table/tablepage.h"
#include "ui/record/page/studypage.h"

#include <QCoreApplication>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace kagetsu::ui {

namespace {

// Returns the name of the start in English and in this language, as procedures have it.
std::map<std::string, std::string> startNames(const QString &language)
{
    //: Name of the opening of a game that began from a position of a record.
    const char *source = QT_TRANSLATE_NOOP("kagetsu::ui::GameWays", "From a position");
    QString tag = language;
    tag.replace(QLatin1Char('_'), QLatin1Char('-'));
    if (tag == QLatin1String("zh-CN"))
        tag = QStringLiteral("zh");
    return { { "en", source }, { tag.toStdString(), GameWays::tr(source).toStdString() } };
}

} // namespace

std::optional<match::MatchSetup> setupFrom(const record::GameTree &tree, record::NodeId node, rules::Rule rule,
    const ComputerChoices &last, const QString &engineName, const QString &language)
{
    const std::optional<std::vector<rules::Point>> stones = record::stonesInTurn(tree, node);
    if (!stones)
        return std::nullopt;
    auto start = opening::startFrom(*stones, tree.columns(), startNames(language));
    if (!start)
        return std::nullopt;
    ComputerChoices choices = last;
    choices.game.preset = {};
    choices.game.rules = { .rule = rule };
    choices.game.boardSize = tree.columns();
    choices.game.opening = { .id = start->id, .values = {}, .modifiers = {}, .document = {} };
    choices.game.twoGames = false;
    if (!chosenOpening(choices.game, { *start }))
        return std::nullopt;
    const bool engineOpens = stones->size() % 2 == 1; // White is to move, and the person plays White
    return setupAgainstEngine(
        choices, { *start }, engineName, engineOpens, QUuid::createUuid().toString(QUuid::WithoutBraces));
}

GameWays::GameWays(const WindowServices &window, const EngineManager &engines, GamePages &pages, GameStarter &starter,
    RecordPages &records, std::function<QString()> language)
    : QObject(window.window)
    , m_window(window)
    , m_engines(engines)
    , m_pages(pages)
    , m_starter(starter)
    , m_records(records)
    , m_language(std::move(language))
{
    connect(window.host, &host::MatchHost::matchChanged, this, &GameWays::takeUpMatch);
    connect(&records, &RecordPages::playOnWanted, this, &GameWays::playOn);
    connect(&records, &RecordPages::reviewed, this, [this](int record) {
        m_recordOfGame = record;
        follow();
    });
    connect(&pages, &GamePages::recordWanted, this, &GameWays::backToRecord);
    window.actions.on(Command::ToTable, this, [this] { m_pages.showMatch(); });
    window.actions.on(Command::Rematch, this, [this] { m_starter.rematch(); });
    window.actions.on(Command::ToRecord, this, [this] { backToRecord(); });
}

void GameWays::takeUpMatch()
{
    m_recordOfGame = 0;
    // A rematch of a game that began in a record begins there, too.
    const bool isFromPosition = m_window.host->hasMatch() && m_window.host->match().drawnStones() > 0;
    if (!std::exchange(m_begins, false) && !isFromPosition)
        m_origin = 0;
}

void GameWays::follow()
{
    const Actions &actions = m_window.actions;
    const QWidget *shown = m_window.pages->currentWidget();
    const bool isRecord = qobject_cast<const StudyPage *>(shown) != nullptr;
    const QList<OpenRecord> open = isRecord ? m_records.openRecords().records() : QList<OpenRecord>();
    const bool isOfGame = !open.isEmpty() && open.front().id == m_recordOfGame && m_window.host->hasMatch()
        && m_window.host->match().isOver();
    actions[Command::ToTable]->setVisible(isOfGame);
    // The second of two games, and the next one with an arbiter, are begun at the table.
    const match::MatchSetup &setup = m_window.host->match().setup();
    actions[Command::Rematch]->setVisible(isOfGame && setup.games == 1 && !setup.arbiter);
    auto *table = qobject_cast<TablePage *>(m_window.pages->currentWidget());
    const bool hasOrigin = table && m_origin != 0 && m_window.host->hasMatch();
    actions[Command::ToRecord]->setVisible(hasOrigin);
    if (table)
        table->setOfRecord(hasOrigin);
    for (const Command command : { Command::ToTable, Command::Rematch, Command::ToRecord })
        actions[command]->setEnabled(actions[command]->isVisible());
}

void GameWays::playOn()
{
    const StudyPage &page = m_records.files().context().page();
    const record::NodeId node = page.node();
    const record::GameTree &tree = page.document().tree();
    const rules::Rule rule = page.document().rule().value_or(rules::Rule::Renju);
    const QList<OpenRecord> open = m_records.openRecords().records();
    if (open.isEmpty() || !m_window.game->agreesToLeave())
        return;
    const std::vector<engine::Profile> profiles = m_engines.profiles();
    ComputerChoices choices = m_window.settings.computerGame;
    const auto chosen = std::ranges::find(profiles, choices.engine.toStdString(), &engine::Profile::id);
    const engine::Profile &opponent = chosen == profiles.end() ? profiles.front() : *chosen;
    choices.engine = QString::fromStdString(opponent.id);
    const std::optional<match::MatchSetup> setup =
        setupFrom(tree, node, rule, choices, QString::fromStdString(opponent.name), m_language());
    if (!setup || !opponent.plays(rule) || !opponent.plays(tree.columns())) {
        AskDialog::tell(m_window.window, "message",
            tr("No game can begin from this position: it needs stones of Black and White in turn, none of them in a "
               "row of five, and a rule that the computer plays."));
        return;
    }
    if (!m_starter.hasFolders())
        return;
    m_origin = open.front().id;
    m_node = node;
    m_begins = true;
    m_starter.begin(*setup);
}

void GameWays::backToRecord()
{
    if (m_origin == 0 || !m_window.game->agreesToLeave())
        return;
    const int origin = m_origin; // leaving the game forgets it
    m_window.game->leave();
    const QList<OpenRecord> open = m_records.openRecords().records();
    if (std::ranges::none_of(open, [origin](const OpenRecord &each) { return each.id == origin; }))
        return emit gamesWanted();
    m_records.openRecords().show(origin);
    m_records.files().context().page().goToNode(m_node);
}

} // namespace kagetsu::ui
