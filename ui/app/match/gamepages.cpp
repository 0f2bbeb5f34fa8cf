// SPDX-License-Identifier: MIT
#include "ui/app/match/gamepages.h"

#include "match/host/matchhost.h"
#include "ui/app/gamestandings.h"
#include "ui/app/match/runninggame.h"
#include "ui/app/settings/settings.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/printpreviews.h"
#include "ui/app/window/scoresheets.h"
#include "ui/app/window/windowservices.h"
#include "ui/arbiter/desk/arbitergate.h"
#include "ui/arbiter/desk/arbiterpage.h"
#include "ui/arbiter/protocol/adjournmentdocument.h"
#include "ui/arbiter/protocol/papers.h"
#include "ui/controls/countdown.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/table/tablehelp.h"
#include "ui/match/table/tablepage.h"
#include "ui/print/paper/paperdialog.h"

#include <QDialog>

namespace kagetsu::ui {

GamePages::GamePages(
    const WindowServices &window, engineseat::Computers *computers, DeskPins &pins, Standings &standings)
    : QObject(window.window)
    , m_window(window)
    , m_computers(computers)
    , m_pins(pins)
    , m_standings(standings)
{
    connectActions();
}

void GamePages::connectActions()
{
    Actions &actions = m_window.actions;
    actions.on(Command::Protocol, this, [this] { showProtocol(); });
    actions.on(Command::ScoreSheet, this, [this] { showScoreSheet(); });
    actions.on(Command::Arbiter, this, [this] { showArbiter(); });
    actions.on(Command::Drawer, this, [this](bool shown) {
        if (m_table)
            m_table->setSideShown(shown);
    });
    actions.on(Command::FaceToFace, this, [this](bool faces) {
        m_window.settings.faceToFace = faces;
        if (m_table)
            m_table->setFaceToFace(faces);
        m_window.saveSettings();
    });
}

TablePage &GamePages::table()
{
    if (m_table)
        return *m_table;
    TablePage &table = m_window.pages->made(m_table, m_window.host);
    table.setComputers(m_computers);
    table.setOnPhones(m_onPhones);
    takeSettings();
    table.setFaceToFace(m_window.settings.faceToFace);
    QAction *drawer = m_window.actions[Command::Drawer];
    connect(m_table, &TablePage::sideShownChanged, drawer, &QAction::setChecked);
    drawer->setChecked(m_table->isSideShown());
    connect(m_table, &TablePage::newGameWanted, this, &GamePages::newGameWanted);
    connect(m_table, &TablePage::secondGameWanted, this, &GamePages::secondGameWanted);
    connect(m_table, &TablePage::rematchWanted, this, &GamePages::rematchWanted);
    connect(m_table, &TablePage::recordWanted, this, &GamePages::recordWanted);
    connect(m_table, &TablePage::evaluationWanted, this, [this](bool shown) {
        m_window.settings.shown.evaluation = shown;
        m_window.pages->setShown(m_window.settings.shown);
        m_window.saveSettings();
    });
    connect(&m_standings, &Standings::told, m_table, &TablePage::setStanding);
    connect(m_table->help(), &TableHelp::told, &m_standings, &Standings::setHelped);
    connect(m_table, &TablePage::protocolWanted, this, &GamePages::showProtocol);
    connect(m_table, &TablePage::arbiterWanted, this, &GamePages::showArbiter);
    connect(m_table, &TablePage::reviewWanted, this, &GamePages::reviewWanted);
    return table;
}

ClockPage &GamePages::clocks()
{
    if (m_clock)
        return *m_clock;
    ClockPage &page = m_window.pages->made(m_clock, m_window.host);
    page.setOnPhones(m_onPhones);
    page.setPlaces(m_window.settings.clockSideBySide ? ClockPlaces::SideBySide : ClockPlaces::Facing);
    connect(m_clock, &ClockPage::startWanted, this, &GamePages::startWanted);
    connect(m_clock, &ClockPage::newClockWanted, this, &GamePages::newClockWanted);
    connect(m_clock, &ClockPage::secondGameWanted, this, &GamePages::secondGameWanted);
    connect(m_clock, &ClockPage::protocolWanted, this, &GamePages::showProtocol);
    connect(m_clock, &ClockPage::arbiterWanted, this, &GamePages::showArbiter);
    connect(m_clock, &ClockPage::handSettingWanted, this, &GamePages::setClocksByHand);
    connect(m_clock, &ClockPage::fullScreenWanted, m_window.actions[Command::FullScreen], &QAction::trigger);
    connect(m_clock, &ClockPage::placesChanged, this, [this](ClockPlaces places) {
        m_window.settings.clockSideBySide = places == ClockPlaces::SideBySide;
        m_window.saveSettings();
    });
    return page;
}

ArbiterPage &GamePages::arbiter()
{
    if (m_arbiter)
        return *m_arbiter;
    m_arbiter = new ArbiterPage(*m_window.host, m_pins, m_window.window);
    m_window.pages->add(*m_arbiter);
    connect(m_arbiter, &ArbiterPage::tableWanted, this, [this] { m_window.pages->open(m_window.game->playedOn()); });
    connect(m_arbiter, &ArbiterPage::resumeWanted, this, &GamePages::resumeAfterCountdown);
    connect(m_arbiter, &ArbiterPage::paperWanted, this,
        [this](const Adjournment &adjournment) { m_window.papers->show(adjournmentPaper(adjournment)); });
    connect(
        m_arbiter, &ArbiterPage::codePaperWanted, this, [this](const Adjournment &adjournment, const QString &code) {
            m_window.papers->show(sealCodePaper(adjournment, code));
        });
    return *m_arbiter;
}

void GamePages::showMatch()
{
    if (m_window.host->match().isOnPhysicalBoard())
        m_window.pages->open(clocks());
    else
        m_window.pages->open(table());
}

void GamePages::showArbiter()
{
    if (m_window.game->isLookingAway())
        m_window.game->goBack();
    m_window.game->setPlayedOn(m_window.pages->current());
    m_window.pages->open(arbiter());
}

void GamePages::resumeAfterCountdown(const match::Command &command)
{
    m_window.pages->open(m_window.game->playedOn());
    auto *countdown = new Countdown(m_window.pages);
    connect(countdown, &Countdown::finished, this, [this, countdown, command] {
        countdown->deleteLater();
        m_window.game->playedOn().setFocus();
        m_window.game->carryOut(command);
    });
    connect(countdown, &Countdown::brokenOff, this, [this, countdown] {
        countdown->deleteLater();
        m_window.game->playedOn().setFocus();
    });
    connect(m_window.pages, &Pages::currentChanged, countdown, &Countdown::breakOff);
    countdown->start();
}

void GamePages::setClocksByHand()
{
    if (m_window.host->match().setup().arbiter) {
        ArbiterGate gate(m_pins, m_window.window, tr("In this game, only the arbiter can set the clocks."),
            tr("Every change is recorded. It can be undone at the arbiter's desk, which asks for the reason."));
        if (gate.exec() != QDialog::Accepted)
            return;
    }
    clocks().setByHand();
}

void GamePages::flash(Seat seat)
{
    if (m_table)
        m_table->panel(seat)->face()->flash();
    if (m_clock)
        m_clock->face(seat)->flash();
}

void GamePages::showOnPhones(const QString &sign)
{
    m_onPhones = sign;
    if (m_table)
        m_table->setOnPhones(sign);
    if (m_clock)
        m_clock->setOnPhones(sign);
}

void GamePages::takeSettings()
{
    if (!m_table)
        return;
    m_table->setGuard(m_window.settings.guard);
    m_table->setMotion(m_window.settings.motion);
}

bool GamePages::isOfPlayers(const QWidget *page) const
{
    return (m_table && page == m_table) || isClock(page);
}

bool GamePages::isClock(const QWidget *page) const
{
    return m_clock && page == m_clock;
}

void GamePages::showProtocol()
{
    m_window.papers->showProtocol(m_window.host->journalPath());
}

void GamePages::showScoreSheet()
{
    const Page *shown = &m_window.pages->current();
    const bool isSet = shown == m_clock && m_clock->isWaiting(); // for a game that has not begun
    const bool isPlayed = m_window.host->hasMatch() && !isSet && isOfPlayers(shown);
    m_window.papers->show(
        scoreSheetPaper(isPlayed ? scoreSheetOf(m_window.host->match()) : scoreSheetOf(m_window.settings.newGame)));
}

} // namespace kagetsu::ui
