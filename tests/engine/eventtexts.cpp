// SPDX-License-Identifier: MIT
#include "eventtexts.h"

#include <QStringList>

namespace kagetsu::engine::test {

namespace {

template <class Points>
QString listOf(const Points &points)
{
    QStringList texts;
    for (const rules::Point point : points)
        texts << textOf(point);
    return texts.join(' ');
}

QString worthOf(const InfoBlock &block)
{
    if (!block.worth)
        return "?";
    if (block.worth->plies)
        return QString(block.worth->value > 0 ? "win in %1" : "loss in %1").arg(*block.worth->plies);
    return QString::number(block.worth->value);
}

struct Teller
{
    QString operator()(const told::Loading &) const { return "loading"; }
    QString operator()(const told::StateChanged &changed) const { return textOf(changed.state); }
    QString operator()(const Ready &ready) const
    {
        const QString name = QString::fromStdString(ready.name);
        return "ready " + (name.isEmpty() ? QString("?") : name)
            + (ready.dialect == Dialect::Yixin ? " yixin" : " gomocup");
    }
    QString operator()(const told::Move &move) const { return numbered(move.search) + "move " + textOf(move.point); }
    QString operator()(const told::AnalysisEnd &end) const { return numbered(end.search) + "best " + textOf(end.best); }
    QString operator()(const told::TwoMoves &moves) const
    {
        return numbered(moves.search) + "two " + listOf(moves.points);
    }
    QString operator()(const told::ThreeMoves &moves) const
    {
        return numbered(moves.search) + "three " + listOf(moves.points);
    }
    QString operator()(const told::Swap &swap) const { return numbered(swap.search) + "swap"; }
    QString operator()(const told::Info &info) const
    {
        return numbered(info.search) + QString("line %1: %2, ").arg(info.block.line).arg(worthOf(info.block))
            + listOf(info.block.moves);
    }
    QString operator()(const told::RealtimePoints &told) const
    {
        return numbered(told.search) + "points " + listOf(told.points.searched) + '/' + listOf(told.points.done) + '/'
            + (told.points.best ? textOf(*told.points.best) : QString());
    }
    QString operator()(const told::Forbidden &told) const
    {
        return numbered(told.search) + "forbidden " + listOf(told.points);
    }
    QString operator()(const told::Message &message) const { return "says " + QString::fromStdString(message.text); }
    QString operator()(const told::Failed &failed) const
    {
        const QString text = QString::fromStdString(failed.failure.text);
        return numbered(failed.search) + textOf(failed.failure.kind) + (text.isEmpty() ? QString() : ": " + text);
    }
    QString operator()(const told::Memory &memory) const { return QString("memory %1").arg(memory.bytes); }
    QString operator()(const told::Restarting &told) const { return "again, " + textOf(told.death); }
    QString operator()(const Death &death) const { return "dead, " + textOf(death); }

    static QString numbered(SearchNumber search) { return QString::number(search) + ' '; }
};

} // namespace

QString textOf(const Event &event)
{
    return std::visit(Teller(), event).trimmed();
}

QString textOf(State state)
{
    static const QStringList texts { "off", "starting", "idle", "thinking", "stopping", "dead" };
    return texts[static_cast<int>(state)];
}

QString textOf(DeathKind kind)
{
    static const QStringList texts { "not launched", "ended while starting", "unresponsive", "crashed", "output closed",
        "hung", "flooded", "protocol broken", "too much memory" };
    return texts[static_cast<int>(kind)];
}

QString textOf(FailureKind kind)
{
    static const QStringList texts { "size refused", "rule refused", "position refused", "not in dialect",
        "opening unknown", "illegal answer", "unanswered" };
    return texts[static_cast<int>(kind)];
}

QString textOf(const Death &death)
{
    QString text = textOf(death.kind);
    if (death.exitCode)
        text += QString(" %1").arg(*death.exitCode);
    if (death.signal)
        text += QString(" by %1").arg(*death.signal);
    return text;
}

QString textOf(rules::Point point)
{
    return rules::isOn(point, 15) ? QString::fromStdString(rules::toText(point)) : "off";
}

} // namespace kagetsu::engine::test
