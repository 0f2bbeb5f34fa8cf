// SPDX-License-Identifier: MIT
#include "ui/match/newgame/computerchoices.h"

#include "engine/ai/level.h"

#include <QCoreApplication>

namespace kagetsu::ui {

namespace {

struct ComputerWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::ComputerWords)
};

} // namespace

ComputerChoices::ComputerChoices()
    : engine(QLatin1String(engine::OwnEngineId))
{
    game.opening.id = "free";
    game.time = QStringLiteral("inf");
    game.foulPolicy = match::FoulPolicy::Block;
    game.hints = match::Hints::Always;
    game.flagPolicy = match::FlagPolicy::AutoEnd;
    game.clockWaits = true;
}

QString levelName(int level)
{
    switch (level) {
    //: How strong the computer plays, from the weakest to the strongest of six.
    case 1: return ComputerWords::tr("Beginner");
    case 2: return ComputerWords::tr("Easy");
    case 3: return ComputerWords::tr("Medium");
    case 4: return ComputerWords::tr("Hard");
    case 5: return ComputerWords::tr("Very hard");
    case 6: return ComputerWords::tr("Strongest");
    default: return {};
    }
}

QString levelMeaning(int level)
{
    static_assert(ai::levelOf(2).depth == 1 && ai::levelOf(3).depth == 2 && ai::levelOf(4).depth == 3
            && ai::levelOf(5).depth == 4,
        "The sentences below say how far each level looks ahead.");
    switch (level) {
    //: What the computer sees at this level.
    case 1: return ComputerWords::tr("Makes fives and stops fours, but overlooks threes.");
    case 2: return ComputerWords::tr("Sees threes as well, but does not look ahead.");
    case 3: return ComputerWords::tr("Looks two moves ahead.");
    case 4: return ComputerWords::tr("Looks three moves ahead and finds short wins by fours.");
    case 5: return ComputerWords::tr("Looks four moves ahead and finds longer wins by fours.");
    case 6: return ComputerWords::tr("Looks as far ahead as its time allows and finds wins by fours of any length.");
    default: return {};
    }
}

match::MatchSetup setupAgainstEngine(const ComputerChoices &choices, const std::vector<opening::Procedure> &procedures,
    const QString &engineName, bool engineOpens, const QString &id)
{
    NewGameChoices game = choices.game;
    const bool isOwn = choices.engine == QLatin1String(engine::OwnEngineId);
    //: A player that is a program; %1 is its name, %2 how strong it plays.
    game.right = isOwn ? ComputerWords::tr("%1 (%2)").arg(engineName, levelName(choices.level)) : engineName;
    match::MatchSetup setup = setupOf(game, procedures, engineOpens, id);
    setup.engines[engineOpens ? Seat::A : Seat::B] =
        match::EngineSeat { choices.engine.toStdString(), isOwn ? choices.level : 0 };
    return setup;
}

} // namespace kagetsu::ui
