// SPDX-License-Identifier: MIT
#include "text/engine/engines.h"

#include "text/common/foreigntext.h"
#include "text/common/sentences.h"

#include <QCoreApplication>

namespace kagetsu::text {

namespace {

struct EngineWords
{
    Q_DECLARE_TR_FUNCTIONS(EngineWords)
};

QString said(const std::string &text)
{
    return foreignText(text);
}

// Returns how the process ended, to be added to a sentence: "(exit code 3)".
QString endingText(const engine::Death &death)
{
    if (death.signal)
        //: How a program ended; %1 is the number of a signal of the system.
        return EngineWords::tr("It was terminated by signal %1.").arg(*death.signal);
    if (death.exitCode)
        //: How a program ended; %1 is a number that it chose.
        return EngineWords::tr("Its exit code was %1.").arg(*death.exitCode);
    return {};
}

// Adds what a program has written to the sentence.
QString withWords(const QString &text, const std::string &words)
{
    if (words.empty())
        return text;
    //: %1 is what a program wrote, in its own words.
    return joinSentences(text, EngineWords::tr("It said: %1").arg(said(words)));
}

QString kindText(const engine::Death &death)
{
    switch (death.kind) {
    case engine::DeathKind::NotLaunched:
        //: %1 is the path of a program, %2 the reason as the system gives it.
        return EngineWords::tr("%1 could not be started: %2").arg(foreignPath(said(death.program)), said(death.text));
    case engine::DeathKind::EndedWhileStarting: return EngineWords::tr("The engine exited while starting.");
    case engine::DeathKind::Unresponsive: return EngineWords::tr("The engine started, but did not answer.");
    case engine::DeathKind::Crashed: return EngineWords::tr("The engine crashed twice.");
    case engine::DeathKind::OutputClosed: return EngineWords::tr("The engine closed its output.");
    case engine::DeathKind::Hung: return EngineWords::tr("The engine stopped answering.");
    case engine::DeathKind::Flooded: return EngineWords::tr("The engine sent too much output.");
    case engine::DeathKind::ProtocolBroken: return EngineWords::tr("The engine did not accept the position.");
    case engine::DeathKind::TooMuchMemory: return EngineWords::tr("The engine used too much memory.");
    }
    return {};
}

} // namespace

QString deathText(const engine::Death &death)
{
    return withWords(joinSentences(kindText(death), endingText(death)), death.said);
}

QString failureText(const engine::Failure &failure)
{
    const QString text = [&failure] {
        switch (failure.kind) {
        case engine::FailureKind::SizeRefused: return EngineWords::tr("The engine does not support this board size.");
        case engine::FailureKind::RuleRefused: return EngineWords::tr("The engine does not support this rule.");
        case engine::FailureKind::PositionRefused:
            return EngineWords::tr("The engine does not support positions with passes.");
        case engine::FailureKind::NotInDialect: return EngineWords::tr("The engine cannot analyse positions.");
        case engine::FailureKind::OpeningUnknown:
            return EngineWords::tr("The engine does not know this opening procedure.");
        case engine::FailureKind::IllegalAnswer:
            return EngineWords::tr("The engine gave an answer that is not allowed in this opening.");
        case engine::FailureKind::Unanswered: return EngineWords::tr("The engine did not answer.");
        }
        return QString();
    }();
    return withWords(text, failure.text);
}

QString stopText(const engineseat::Stop &stop)
{
    switch (stop.kind) {
    case engineseat::StopKind::Missing:
        //: %1 is the name of an engine.
        return EngineWords::tr("The engine %1 is not set up on this computer.").arg(said(stop.engine));
    case engineseat::StopKind::Died: return deathText(stop.death);
    case engineseat::StopKind::Failed: return failureText(stop.failure);
    case engineseat::StopKind::IllegalMove: return EngineWords::tr("The engine tried to make an impossible move.");
    }
    return {};
}

} // namespace kagetsu::text
