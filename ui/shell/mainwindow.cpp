// SPDX-License-Identifier: MIT
#include "ui/shell/mainwindow.h"

#include "ui/look/lineicon.h"
#include "ui/look/skin.h"
#include "ui/match/gamefile.h"
#include "ui/match/matchhost.h"
#include "ui/match/newgamedialog.h"
#include "ui/match/recoverydialog.h"
#include "ui/match/sidepanel.h"
#include "ui/match/tablepage.h"
#include "ui/match/words.h"
#include "ui/proof/proofpanel.h"
#include "ui/shell/keysdialog.h"
#include "ui/shell/menus.h"
#include "ui/shell/startpage.h"
#include "ui/study/positionpage.h"
#include "ui/study/recordpage.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSaveFile>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>

namespace kagetsu::ui {

namespace {

// Larger than any record of a club; a file of this size is no SGF.
constexpr qint64 MaxRecordBytes = 2147483647;

} // namespace

MainWindow::MainWindow(Settings settings, QString settingsFile, Folders folders)
    : m_settings(std::move(settings))
    , m_settingsFile(std::move(settingsFile))
    , m_folders(std::move(folders))
    , m_actions(this)
    , m_pages(new QStackedWidget(this))
    , m_start(new StartPage(this))
    , m_host(new MatchHost(m_time, this))
    , m_menu(new QMenu(this))
    , m_caption(new QLabel(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    m_host->setGamesFolder(m_folders.games);
    m_language.use(m_settings.language);
    m_pages->addWidget(m_start);
    setCentralWidget(m_pages);
    setMinimumSize(360, 480);
    resize(1280, 800);
    restoreGeometry(m_settings.geometry);

    buildToolBar();
    connectActions();
    connect(m_start, &StartPage::newGameWanted, this, &MainWindow::newGame);
    connect(m_start, &StartPage::openWanted, this, [this] { openDialog(m_settings.lastFolder); });
    connect(m_start, &StartPage::positionWanted, this, &MainWindow::showPosition);
    connect(m_start, &StartPage::continueWanted, this, &MainWindow::offerRecovery);
    connect(m_start, &StartPage::languageWanted, this, &MainWindow::setLanguage);
    connect(m_host, &MatchHost::matchChanged, this, &MainWindow::updateActions);
    connect(m_host, &MatchHost::happened, this, &MainWindow::updateActions);
    connect(m_pages, &QStackedWidget::currentChanged, this, &MainWindow::updateActions);

    m_actions[Command::Numbers]->setChecked(m_settings.numbers);
    m_actions[Command::Signs]->setChecked(m_settings.signs);
    m_actions[Command::SeemingSigns]->setChecked(m_settings.seemingSigns);
    applyTheme();
    retranslate();
    updateActions();
}

MainWindow::~MainWindow() = default;

void MainWindow::buildToolBar()
{
    auto *bar = addToolBar(QString());
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setIconSize({ 22, 22 });
    m_menuButton = new QToolButton(bar);
    m_menuButton->setObjectName(QStringLiteral("menu"));
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    m_menuButton->setShortcut(QKeySequence(Qt::Key_F10));
    m_menuButton->setMenu(m_menu);
    // Filled when it is opened: the start has no time for it, and it then always says what is chosen now.
    connect(m_menu, &QMenu::aboutToShow, this, &MainWindow::buildMenu);
    bar->addWidget(m_menuButton);
    for (Command command : { Command::NewGame, Command::Open })
        bar->addAction(m_actions[command]);
    m_pageActions = bar->addSeparator();
    for (Command command : { Command::Pause, Command::TurnBoard, Command::Numbers, Command::Signs })
        bar->addAction(m_actions[command]);
    auto *space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    m_caption->setObjectName(QStringLiteral("caption"));
    m_caption->setContentsMargins(12, 0, 12, 0);
    bar->addWidget(m_caption);
    // Every key works, also of what stands only in the menu.
    for (QAction *action : m_actions.findChildren<QAction *>())
        addAction(action);
}

void MainWindow::buildMenu()
{
    qDeleteAll(m_menu->findChildren<QMenu *>(QString(), Qt::FindDirectChildrenOnly));
    m_menu->clear();
    const MenuChoices chosen { m_settings.theme, m_language.current(), m_settings.guard };
    fillMenu(*m_menu, m_actions, chosen,
        { [this](Theme::Kind kind) { setThemeKind(kind); }, [this](const QString &code) { setLanguage(code); },
            [this](Guard guard) {
                m_settings.guard = guard;
                if (m_table)
                    m_table->setGuard(guard);
                saveSettings();
            } });
}

void MainWindow::connectActions()
{
    const auto on = [this](Command command, auto handler) {
        connect(m_actions[command], &QAction::triggered, this, handler);
    };
    on(Command::NewGame, [this] { newGame(); });
    on(Command::Open, [this] { openDialog(m_settings.lastFolder); });
    on(Command::ShowGames, [this] {
        QString blocked;
        m_folders.make(blocked); // before the first game there is no such folder; the dialog would show another
        openDialog(m_folders.games);
    });
    on(Command::SaveAs, [this] {
        if (m_pages->currentWidget() == m_table)
            saveAs(m_host->sgf(), m_host->fileName());
        else if (m_pages->currentWidget() == m_record)
            saveAs(m_record->sgf(), m_record->fileName());
    });
    on(Command::Quit, [this] { close(); });
    on(Command::SetUp, [this] { showPosition(); });
    on(Command::Home, [this] { showStart(); });
    on(Command::Keys, [this] { KeysDialog(m_actions, this).exec(); });
    on(Command::About, [this] { showAbout(); });
    on(Command::FullScreen, [this](bool full) { full ? showFullScreen() : showNormal(); });

    struct TableAction
    {
        Command command;
        void (TablePage::*slot)();
    };
    static constexpr TableAction OnTable[] {
        { Command::Pause, &TablePage::pauseOrResume },
        { Command::Pass, &TablePage::pass },
        { Command::TakeBack, &TablePage::askTakeBack },
        { Command::OfferDraw, &TablePage::offerDraw },
        { Command::Resign, &TablePage::resign },
        { Command::ClaimFive, &TablePage::claimFive },
        { Command::ClaimFoul, &TablePage::claimFoul },
        { Command::ClaimTime, &TablePage::claimTime },
        { Command::Annul, &TablePage::annul },
    };
    for (const TableAction &row : OnTable) {
        on(row.command, [this, &row] {
            if (m_pages->currentWidget() == m_table)
                (m_table->*row.slot)();
        });
    }

    struct RecordAction
    {
        Command command;
        void (RecordPage::*slot)();
    };
    static constexpr RecordAction OnRecord[] {
        { Command::First, &RecordPage::first },
        { Command::Previous, &RecordPage::previous },
        { Command::Next, &RecordPage::next },
        { Command::Last, &RecordPage::last },
    };
    for (const RecordAction &row : OnRecord) {
        on(row.command, [this, &row] {
            if (m_pages->currentWidget() == m_record)
                (m_record->*row.slot)();
        });
    }

    on(Command::TurnBoard, [this] {
        if (m_pages->currentWidget() == m_table)
            m_table->turnBoard();
        else if (m_pages->currentWidget() == m_record)
            m_record->turnBoard();
    });
    on(Command::MirrorBoard, [this] {
        if (m_pages->currentWidget() == m_table)
            m_table->mirrorBoard();
        else if (m_pages->currentWidget() == m_record)
            m_record->mirrorBoard();
    });
    on(Command::Numbers, [this](bool shown) {
        m_settings.numbers = shown;
        if (m_table)
            m_table->setNumbersShown(shown);
        if (m_record)
            m_record->setNumbersShown(shown);
        saveSettings();
    });
    on(Command::Signs, [this](bool shown) {
        m_settings.signs = shown;
        if (m_table)
            m_table->setSignsShown(shown);
        if (m_record)
            m_record->setSignsShown(shown);
        if (m_position)
            m_position->setSignsShown(shown);
        saveSettings();
    });
    on(Command::SeemingSigns, [this](bool shown) {
        m_settings.seemingSigns = shown;
        if (m_table)
            m_table->setSeemingSignsShown(shown);
        if (m_record)
            m_record->setSeemingSignsShown(shown);
        if (m_position)
            m_position->setSeemingSignsShown(shown);
        saveSettings();
    });
    on(Command::ProofForward, [this] {
        if (ProofPanel *panel = proof())
            panel->nextStep();
    });
    on(Command::ProofBack, [this] {
        if (ProofPanel *panel = proof())
            panel->previousStep();
    });
}

TablePage &MainWindow::table()
{
    if (!m_table) {
        m_table = new TablePage(m_host, this);
        m_table->setTheme(Theme::of(m_settings.theme));
        m_table->setGuard(m_settings.guard);
        m_table->setNumbersShown(m_settings.numbers);
        m_table->setSignsShown(m_settings.signs);
        m_table->setSeemingSignsShown(m_settings.seemingSigns);
        connect(m_table, &TablePage::newGameWanted, this, &MainWindow::newGame);
        connect(m_table, &TablePage::saveAsWanted, this,
            [this](const QByteArray &sgf) { saveAs(sgf, m_host->fileName()); });
        connect(m_table, &TablePage::reviewWanted, this, [this](const QByteArray &sgf) {
            if (record().open(sgf.toStdString(), tr("This game")))
                m_pages->setCurrentWidget(m_record);
        });
        connect(m_table, &TablePage::stateChanged, this, &MainWindow::updateActions);
        m_pages->addWidget(m_table);
    }
    return *m_table;
}

RecordPage &MainWindow::record()
{
    if (!m_record) {
        m_record = new RecordPage(this);
        m_record->setTheme(Theme::of(m_settings.theme));
        m_record->setNumbersShown(m_settings.numbers);
        m_record->setSignsShown(m_settings.signs);
        m_record->setSeemingSignsShown(m_settings.seemingSigns);
        connect(m_record, &RecordPage::gameChanged, this, &MainWindow::updateActions);
        m_pages->addWidget(m_record);
    }
    return *m_record;
}

PositionPage &MainWindow::position()
{
    if (!m_position) {
        m_position = new PositionPage(this);
        m_position->setTheme(Theme::of(m_settings.theme));
        m_position->setSignsShown(m_settings.signs);
        m_position->setSeemingSignsShown(m_settings.seemingSigns);
        connect(m_position, &PositionPage::captionChanged, this, &MainWindow::updateActions);
        m_pages->addWidget(m_position);
    }
    return *m_position;
}

ProofPanel *MainWindow::proof() const
{
    ProofPanel *panel = nullptr;
    if (m_table && m_pages->currentWidget() == m_table)
        panel = m_table->side()->proof();
    else if (m_record && m_pages->currentWidget() == m_record)
        panel = m_record->proof();
    else if (m_position && m_pages->currentWidget() == m_position)
        panel = m_position->proof();
    return panel && panel->isVisible() ? panel : nullptr;
}

void MainWindow::newGame()
{
    if (!agreesToLeave())
        return;
    NewGameDialog dialog(m_settings.newGame, this);
    dialog.setTheme(Theme::of(m_settings.theme));
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_settings.newGame = dialog.choices();
    m_settings.guard = m_settings.newGame.guard;
    saveSettings();
    table().setGuard(m_settings.guard);
    QString blocked;
    if (!m_folders.make(blocked)) {
        showMessage(tr("The folder %1 cannot be made, so no game could be kept. Nothing was started.")
                        .arg(QDir::toNativeSeparators(blocked)));
        return;
    }
    leaveGame();
    const auto started = m_host->startMatch(dialog.setup(), m_folders.journals);
    if (!started) {
        showMessage(journalFaultText(started.fault()));
        showStart();
        return;
    }
    showTable();
}

void MainWindow::offerRecovery()
{
    const QString chosen = RecoveryDialog::choose(m_folders.journals, m_time.wall(), Theme::of(m_settings.theme), this);
    saveEndedGames(m_folders.journals, m_folders.games);
    if (!chosen.isEmpty())
        resumeMatch(chosen);
    refreshUnfinished();
}

bool MainWindow::resumeMatch(const QString &journal)
{
    const auto resumed = m_host->resumeMatch(journal);
    if (!resumed) {
        showMessage(journalFaultText(resumed.fault()));
        return false;
    }
    showTable();
    return true;
}

void MainWindow::openRecord(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        showMessage(tr("%1 cannot be opened: %2").arg(QDir::toNativeSeparators(path), file.errorString()));
        return;
    }
    if (file.size() > MaxRecordBytes) {
        showMessage(tr("%1 is larger than 2 GB. That is no record of games.").arg(QDir::toNativeSeparators(path)));
        return;
    }
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError) {
        showMessage(tr("%1 cannot be read: %2").arg(QDir::toNativeSeparators(path), file.errorString()));
        return;
    }
    const QFileInfo info(path);
    if (!record().open(bytes.toStdString(), info.fileName())) {
        showMessage(tr("%1 holds no game: no “(;” with a game record was found in it.").arg(info.fileName()));
        return;
    }
    leaveGame(); // no clock runs where nobody sees it
    m_pages->setCurrentWidget(m_record);
    updateActions();
}

void MainWindow::openDialog(const QString &folder)
{
    if (!agreesToLeave())
        return;
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open record"), folder, tr("Game records (*.sgf *.SGF);;All files (*)"));
    if (path.isEmpty())
        return;
    if (folder != m_folders.games) {
        m_settings.lastFolder = QFileInfo(path).absolutePath();
        saveSettings();
    }
    openRecord(path);
}

void MainWindow::saveAs(const QByteArray &sgf, const QString &suggestedName)
{
    const QString start = QDir(m_settings.lastFolder).filePath(suggestedName);
    QString path = QFileDialog::getSaveFileName(this, tr("Save as"), start, tr("Game records (*.sgf)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".sgf");
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(sgf) != sgf.size() || !file.commit()) {
        showMessage(tr("%1 could not be saved: %2").arg(QDir::toNativeSeparators(path), file.errorString()));
        return;
    }
    m_settings.lastFolder = QFileInfo(path).absolutePath();
    saveSettings();
}

bool MainWindow::isGameRunning() const
{
    return m_host->hasMatch() && !m_host->match().isOver();
}

bool MainWindow::agreesToLeave()
{
    if (!isGameRunning())
        return true;
    QMessageBox question(this);
    question.setObjectName(QStringLiteral("leaveGame"));
    question.setIcon(QMessageBox::Question);
    question.setText(tr("A game is being played."));
    question.setInformativeText(tr("It is kept, with both clocks, and can be continued later."));
    QPushButton *leave = question.addButton(tr("Leave it"), QMessageBox::AcceptRole);
    // The Enter of a hasty hand leaves no game.
    question.setDefaultButton(question.addButton(QMessageBox::Cancel));
    question.exec();
    return question.clickedButton() == leave;
}

void MainWindow::leaveGame()
{
    if (isGameRunning())
        m_host->leave();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!agreesToLeave()) {
        event->ignore();
        return;
    }
    leaveGame();
    saveSettings();
    event->accept();
}

void MainWindow::showStart()
{
    if (!agreesToLeave())
        return;
    leaveGame();
    refreshUnfinished();
    m_pages->setCurrentWidget(m_start);
}

void MainWindow::showTable()
{
    m_pages->setCurrentWidget(&table());
    m_table->setFocus();
    updateActions();
}

void MainWindow::showPosition()
{
    if (!agreesToLeave())
        return;
    leaveGame();
    m_pages->setCurrentWidget(&position());
    m_position->setFocus();
    updateActions();
}

void MainWindow::refreshUnfinished()
{
    m_start->setUnfinished(RecoveryDialog::countOffered(m_folders.journals));
}

void MainWindow::showMessage(const QString &text)
{
    QMessageBox box(QMessageBox::Warning, QStringLiteral("Kagetsu"), text, QMessageBox::Ok, this);
    box.setObjectName(QStringLiteral("message"));
    box.exec();
}

void MainWindow::showAbout()
{
    QMessageBox::about(this, tr("About Kagetsu"),
        tr("<h2>花月 Kagetsu %1</h2><p>Gomoku and Renju for clubs, arbiters and teachers.</p>"
           "<p>Games are kept in %2</p><p>Journals of running games are kept in %3</p><p>MIT licence</p>")
            .arg(QApplication::applicationVersion(), QDir::toNativeSeparators(m_folders.games).toHtmlEscaped(),
                QDir::toNativeSeparators(m_folders.journals).toHtmlEscaped()));
}

void MainWindow::setThemeKind(Theme::Kind kind)
{
    m_settings.theme = kind;
    applyTheme();
    saveSettings();
}

void MainWindow::applyTheme()
{
    const Theme theme = Theme::of(m_settings.theme);
    QApplication::setPalette(theme.palette());
    // Else a style sheet keeps the larger font of a large window from what stands in it.
    QCoreApplication::setAttribute(Qt::AA_UseStyleSheetPropagationInWidgetStyles);
    qApp->setStyleSheet(styleSheetOf(theme));
    m_actions.setIconColours(theme.text, theme.border);
    m_menuButton->setIcon(lineIcon(QStringLiteral("menu"), theme.text, theme.border));
    m_start->setTheme(theme);
    if (m_table)
        m_table->setTheme(theme);
    if (m_record)
        m_record->setTheme(theme);
    if (m_position)
        m_position->setTheme(theme);
}

void MainWindow::setLanguage(const QString &code)
{
    m_language.use(code);
    m_settings.language = m_language.current();
    saveSettings();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::WindowStateChange)
        m_actions[Command::FullScreen]->setChecked(isFullScreen());
    QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_caption->setVisible(width() >= 560);
    auto *bar = findChild<QToolBar *>(QStringLiteral("toolBar"));
    bar->setToolButtonStyle(width() >= 900 ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
}

void MainWindow::retranslate()
{
    m_actions.retranslate();
    setWindowTitle(tr("Kagetsu"));
    m_menuButton->setToolTip(tr("Menu (%1)").arg(m_menuButton->shortcut().toString(QKeySequence::NativeText)));
    m_menuButton->setAccessibleName(tr("Menu"));
    updateActions();
}

void MainWindow::updateActions()
{
    const bool onTable = m_table && m_pages->currentWidget() == m_table && m_host->hasMatch();
    const bool onRecord = m_record && m_pages->currentWidget() == m_record;
    const bool onPosition = m_position && m_pages->currentWidget() == m_position;
    const bool playing = onTable && !m_host->match().isOver();
    for (QAction *action : m_actions.group(ActionGroup::Game))
        action->setEnabled(playing);
    for (QAction *action : m_actions.group(ActionGroup::Replay))
        action->setEnabled(onRecord);
    for (Command command : { Command::TurnBoard, Command::MirrorBoard, Command::Numbers })
        m_actions[command]->setEnabled(onTable || onRecord);
    m_pageActions->setVisible(onTable || onRecord || onPosition);
    m_actions[Command::Pause]->setVisible(onTable);
    m_actions[Command::TurnBoard]->setVisible(onTable || onRecord);
    m_actions[Command::Numbers]->setVisible(onTable || onRecord);
    m_actions[Command::SaveAs]->setEnabled(onTable || onRecord);
    const bool hinted = onTable && m_host->match().setup().hints != match::Hints::Off;
    const bool judged = hinted || onRecord || onPosition;
    m_actions[Command::Signs]->setEnabled(judged);
    m_actions[Command::Signs]->setVisible(judged);
    m_actions[Command::SeemingSigns]->setEnabled(judged);
    for (QAction *action : m_actions.group(ActionGroup::Proof))
        action->setEnabled(judged);
    if (playing) {
        const match::MatchSetup &setup = m_host->match().setup();
        m_actions[Command::Pass]->setEnabled(m_host->match().mayPass());
        m_actions[Command::TakeBack]->setEnabled(setup.takeBacks);
        m_actions[Command::Pause]->setEnabled(setup.pauses);
        m_actions[Command::ClaimFive]->setEnabled(setup.fivePolicy == match::FivePolicy::Declare);
        m_actions[Command::ClaimFoul]->setEnabled(setup.foulPolicy == match::FoulPolicy::Claim);
    }
    m_caption->setText(onTable ? m_table->caption()
            : onRecord         ? m_record->caption()
            : onPosition       ? m_position->caption()
                               : QString());
}

void MainWindow::saveSettings()
{
    m_settings.geometry = saveGeometry();
    // A settings file that cannot be written loses no game; the program goes on with what it has.
    if (!m_settings.save(m_settingsFile))
        qWarning("the settings could not be written to %s", qPrintable(m_settingsFile));
}

} // namespace kagetsu::ui
