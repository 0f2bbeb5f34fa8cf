// SPDX-License-Identifier: MIT
#include "playing.h"

#include "eventtexts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTest>

namespace kagetsu::engine::test {

namespace {

constexpr int Patience = 20'000; // milliseconds until something is taken for hanging

struct Process
{
    qint64 id = 0;
    qint64 parent = 0;
    qint64 group = 0;
    bool hasEnded = false;
};

QList<Process> allProcesses()
{
    QList<Process> processes;
    for (const QString &name : QDir("/proc").entryList(QDir::Dirs)) {
        QFile file("/proc/" + name + "/stat");
        if (name.toLongLong() == 0 || !file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray text = file.readAll();
        const auto fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
        if (fields.size() > 2)
            processes.append({ name.toLongLong(), fields[1].toLongLong(), fields[2].toLongLong(), fields[0] == "Z" });
    }
    return processes;
}

} // namespace

Rounds::Rounds()
    : m_last(std::clock())
{
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
        const std::clock_t now = std::clock();
        m_longest = std::max(m_longest, static_cast<double>(now - m_last) / CLOCKS_PER_SEC);
        m_last = now;
    });
    m_timer.start(0);
}

Playing::Playing()
{
    m_time.start();
    m_engine = std::make_unique<Engine>([this] { return Moment(m_time.elapsed()); });
    listen();
}

Profile Playing::scripted(const QString &arguments, const QString &manner)
{
    Profile profile;
    profile.program = KAGETSU_SCRIPTED;
    profile.largest = 20;
    profile.rules = { rules::Rule::FreeStyle, rules::Rule::Renju };
    profile.startLimit = Milliseconds(2'000);
    profile.dialect = manner.contains("yixin") ? Dialect::Yixin : Dialect::Gomocup;
    profile.useTurn = manner.contains("turns");
    profile.crlf = manner.contains("crlf");
    for (const QString &each : arguments.split(' ', Qt::SkipEmptyParts))
        profile.arguments.push_back(QString(each).replace('_', ' ').toStdString());
    return profile;
}

bool Playing::comes(const QString &beginning)
{
    const auto isThere = [&] {
        for (; m_found < m_told.size(); ++m_found)
            if (m_told[m_found].startsWith(beginning)) {
                ++m_found;
                return true;
            }
        return false;
    };
    return QTest::qWaitFor(isThere, Patience);
}

bool Playing::goes()
{
    m_engine->end();
    return QTest::qWaitFor([this] { return !m_engine->hasProcess(); }, Patience) && ownChildren().isEmpty();
}

QStringList Playing::transcript() const
{
    QStringList lines;
    for (const std::string &line : m_engine->log().last(Log::MostLines)) {
        const QString text = QString::fromStdString(line);
        if (!text.startsWith("-> INFO ") || text.startsWith("-> INFO rule"))
            lines << text;
    }
    return lines;
}

void Playing::tell(const Event &event)
{
    m_hasToldWithinCall = m_hasToldWithinCall || m_isInCall;
    m_told << textOf(event);
}

void Playing::listen()
{
    Engine *engine = m_engine.get();
    QObject *context = engine;
    QObject::connect(engine, &Engine::loading, context, [this] { tell(told::Loading {}); });
    QObject::connect(engine, &Engine::ready, context, [this](const Ready &ready) { tell(ready); });
    QObject::connect(engine, &Engine::moved, context, [this](int search, rules::Point point) {
        tell(told::Move { search, point });
    });
    QObject::connect(engine, &Engine::analysisEnded, context, [this](int search, rules::Point best) {
        tell(told::AnalysisEnd { search, best });
    });
    QObject::connect(engine, &Engine::twoMoves, context, [this](int search, rules::Point first, rules::Point second) {
        tell(told::TwoMoves { search, { first, second } });
    });
    QObject::connect(engine, &Engine::threeMoves, context, [this](int search, const auto &points) {
        tell(told::ThreeMoves { search, points });
    });
    QObject::connect(engine, &Engine::swapWanted, context, [this](int search) { tell(told::Swap { search }); });
    QObject::connect(engine, &Engine::info, context, [this](int search, const InfoBlock &block) {
        tell(told::Info { search, block });
    });
    QObject::connect(engine, &Engine::realtime, context, [this](int search, const Realtime &points) {
        tell(told::RealtimePoints { search, points });
    });
    QObject::connect(engine, &Engine::forbidden, context, [this](int search, const auto &points) {
        tell(told::Forbidden { search, points });
    });
    QObject::connect(engine, &Engine::failed, context, [this](int search, const Failure &failure) {
        tell(told::Failed { search, failure });
    });
    QObject::connect(
        engine, &Engine::restarting, context, [this](const Death &death) { tell(told::Restarting { death }); });
    QObject::connect(engine, &Engine::died, context, [this](const Death &death) { tell(death); });
}

QList<qint64> ownChildren()
{
    QList<qint64> children;
    for (const Process &each : allProcesses())
        if (each.parent == QCoreApplication::applicationPid())
            children << each.id;
    return children;
}

QList<qint64> membersOf(qint64 group)
{
    QList<qint64> members;
    for (const Process &each : allProcesses())
        if (each.group == group && !each.hasEnded)
            members << each.id;
    return members;
}

} // namespace kagetsu::engine::test
