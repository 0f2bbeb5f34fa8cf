// SPDX-License-Identifier: MIT
#include "talking.h"

#include "eventtexts.h"

#include <QStringList>

namespace kagetsu::engine::test {

Position positionOf(const QStringList &points, int size, rules::RuleSet rules)
{
    Position position { rules, size, {}, rules::Side::Black };
    for (const QString &each : points) {
        position.stones.push_back({ *rules::pointFromText(each.toStdString(), size), position.toMove });
        position.toMove = other(position.toMove);
    }
    return position;
}

QString Talking::run(const QString &script)
{
    for (const QString &line : script.split('|')) {
        const QString each = line.trimmed();
        if (each.startsWith("->") || each.startsWith('(') || each.startsWith('*') || each.startsWith('['))
            continue;
        m_lines << each;
        if (!actOfProcess(each))
            act(each);
        follow();
    }
    return m_lines.join(" | ");
}

void Talking::act(const QString &line)
{
    const QStringList words = line.split(' ');
    const auto time = [&](int at) {
        return words[at] == "-" ? std::nullopt : std::optional(Milliseconds(words[at].toInt()));
    };
    if (words[0] == "profile") {
        m_profile.dialect = words.contains("yixin") ? Dialect::Yixin : Dialect::Gomocup;
        m_profile.useTurn = words.contains("turns");
        m_profile.passes = words.contains("passes");
        m_profile.crlf = words.contains("crlf");
    } else if (words[0] == "start") {
        m_profile.rules = { rules::Rule::FreeStyle, rules::Rule::Renju };
        m_profile.largest = 20;
        m_options.size = words[1].toInt();
        m_talk.start(m_profile, m_options, m_now);
    } else if (words[0] == "times")
        m_times = { time(1), time(2), time(3) };
    else if (words[0] == "renju" || words[0] == "caro")
        m_rules.rule = words[0] == "caro" ? rules::Rule::Caro : rules::Rule::Renju;
    else if (words[0] == "board")
        m_size = words[1].toInt();
    else if (line == "white to move")
        m_isWhiteForced = true;
    else if (line == "deaf")
        m_isDeaf = true;
    else if (line == "states")
        m_tellsStates = true;
    else if (line == "ends above memory")
        m_options.endsAboveMemory = true;
    else if (line == "new game")
        m_talk.newGame();
    else if (line == "hurry")
        m_talk.hurry(m_now);
    else if (line == "stop")
        m_talk.stop(m_now);
    else if (line == "end")
        m_talk.end(m_now);
    else
        ask(words);
}

void Talking::ask(const QStringList &words)
{
    const QStringList rest = words.mid(1);
    const bool hasNumber = words[0] == "analyse" || words[0] == "balance";
    Task task;
    task.request = { positionOf(hasNumber ? rest.mid(1) : rest, m_size, m_rules), m_times, {}, {} };
    if (std::exchange(m_isWhiteForced, false))
        task.request.position.toMove = rules::Side::White;
    task.count = hasNumber ? rest[0].toInt() : 1;
    task.kind = words[0] == "analyse" ? TaskKind::Analysis
        : words[0] == "swap2"         ? TaskKind::Swap2
        : words[0] == "forbidden"     ? TaskKind::Forbidden
        : words[0] == "balance"       ? TaskKind::Balance
                                      : TaskKind::Move;
    Q_ASSERT(task.kind != TaskKind::Move || words[0] == "think");
    m_talk.ask(task, m_now);
}

bool Talking::actOfProcess(const QString &line)
{
    const QString rest = line.section(' ', 1);
    if (line == "launched")
        m_talk.launched(m_now);
    else if (line == "cannot launch")
        m_talk.notLaunched("no such file", m_now);
    else if (line.startsWith("< "))
        m_talk.received((rest + '\n').toStdString(), m_now);
    else if (line.startsWith("<~ "))
        m_talk.received(rest.toStdString(), m_now);
    else if (line.startsWith("<! "))
        m_talk.receivedErrors((rest + '\n').toStdString(), m_now);
    else if (line.startsWith('+'))
        pass(Milliseconds(line.mid(1).toInt()));
    else if (line.startsWith("exits "))
        m_talk.ended({ rest.toInt(), std::nullopt }, m_now);
    else if (line.startsWith("killed "))
        m_talk.ended({ std::nullopt, rest.toInt() }, m_now);
    else if (line == "closes")
        m_talk.outputClosed(m_now);
    else if (line.startsWith("uses "))
        m_talk.usesMemory(rest.toLongLong(), m_now);
    else
        return false;
    return true;
}

void Talking::pass(Milliseconds time)
{
    const Moment end = m_now + time;
    for (auto next = m_talk.wakesAt(); next && *next <= end; next = m_talk.wakesAt()) {
        m_now = std::max(m_now, *next);
        m_talk.wake(m_now);
        follow();
    }
    m_now = end;
}

void Talking::follow()
{
    bool hasWritten = false;
    for (const Order &order : m_talk.takeOrders()) {
        hasWritten = hasWritten || std::holds_alternative<order::Write>(order);
        follow(order);
    }
    if (hasWritten && !m_isDeaf)
        m_talk.written(m_now);
    for (const Event &event : m_talk.takeEvents())
        follow(event);
}

void Talking::follow(const Order &order)
{
    if (const auto *write = std::get_if<order::Write>(&order)) {
        for (const QString &line :
            QString::fromStdString(write->bytes).replace('\r', "<CR>").split('\n', Qt::SkipEmptyParts))
            m_lines << "-> " + line;
    } else if (const auto *dismiss = std::get_if<order::Dismiss>(&order))
        m_lines << (dismiss->politely ? "(let go)" : "(terminate)");
    else
        m_lines << "(launch)";
}

void Talking::follow(const Event &event)
{
    if (const auto *changed = std::get_if<told::StateChanged>(&event)) {
        if (m_tellsStates)
            m_lines << '[' + textOf(changed->state) + ']';
        return;
    }
    m_lines << "* " + textOf(event);
}

} // namespace kagetsu::engine::test
