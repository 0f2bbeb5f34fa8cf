// SPDX-License-Identifier: MIT
#include "ui/app/window/manualopener.h"

#include "ui/app/language.h"
#include "ui/app/manual/manualwindow.h"
#include "ui/app/places/playhome.h"
#include "ui/app/window/actions.h"
#include "ui/app/window/dialogkeys.h"
#include "ui/app/window/pagerouter.h"
#include "ui/app/window/pages.h"
#include "ui/app/window/windowservices.h"
#include "ui/arbiter/desk/arbiterpage.h"
#include "ui/arbiter/replay/replaypage.h"
#include "ui/match/clockonly/clockpage.h"
#include "ui/match/newgame/newgamedialog.h"

#include <QApplication>

namespace kagetsu::ui {

ManualOpener::ManualOpener(const WindowServices &window, const LanguageSwitch &language)
    : QObject(window.window)
    , m_window(window)
    , m_language(language)
{
    Actions &actions = window.actions;
    actions.on(Command::Manual, this, [this] { show(); });
    new DialogKeys({ actions[Command::Manual], actions[Command::LargerText], actions[Command::SmallerText],
                       actions[Command::NormalText] },
        this);
}

ManualOpener::~ManualOpener()
{
    delete m_manual;
}

void ManualOpener::show(std::optional<ManualPage> wanted, qsizetype heading)
{
    if (!m_manual) {
        m_manual = new ManualWindow(m_language.current());
        m_manual->setFont(m_font);
        for (const Command command : { Command::LargerText, Command::SmallerText, Command::NormalText })
            m_manual->addAction(m_window.actions[command]);
        m_manual->putBeside(*m_window.window);
    }
    const ManualPage page = wanted.value_or(pageInSight());
    // A heading has its place only once the window has its size.
    m_manual->showOver(qobject_cast<QDialog *>(QApplication::activeModalWidget()));
    m_manual->showPage(page, heading);
}

void ManualOpener::close()
{
    if (m_manual)
        m_manual->close();
}

void ManualOpener::setFont(const QFont &font)
{
    m_font = font;
    if (m_manual)
        m_manual->setFont(font);
}

void ManualOpener::setLanguage(const QString &code)
{
    if (m_manual)
        m_manual->setLanguage(code);
}

ManualPage ManualOpener::pageInSight() const
{
    const QWidget *shown = m_window.pages->currentWidget();
    const QWidget *dialog = QApplication::activeModalWidget();
    if (dialog && dialog->objectName() == QLatin1String("settingsPage"))
        return ManualPage::Index;
    if (const auto *newGame = qobject_cast<const NewGameDialog *>(dialog))
        return newGame->isOnPhysicalBoard() ? ManualPage::Clock : ManualPage::Players;
    if (qobject_cast<const PlayHome *>(shown))
        return dialog ? ManualPage::Players : ManualPage::Index;
    if (qobject_cast<const ClockPage *>(shown))
        return ManualPage::Clock;
    if (qobject_cast<const ArbiterPage *>(shown) || qobject_cast<const JournalReplayPage *>(shown))
        return ManualPage::Arbiters;
    switch (m_window.router->place()) {
    case Place::Games: return ManualPage::Records;
    case Place::Learn: return ManualPage::Teaching;
    case Place::Verdict: return ManualPage::Arbiters;
    case Place::Play:
    case Place::Events: break;
    }
    return ManualPage::Players;
}

} // namespace kagetsu::ui
