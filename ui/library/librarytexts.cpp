// SPDX-License-Identifier: MIT
#include "ui/library/librarytexts.h"

#include "opening/pattern/catalogue.h"
#include "text/common/foreigntext.h"
#include "text/common/sentences.h"
#include "text/opening/opening.h"
#include "text/record/result.h"
#include "text/rules/rules.h"

#include <QCoreApplication>
#include <QLocale>

namespace kagetsu::ui {

namespace {

struct LibraryWords
{
    Q_DECLARE_TR_FUNCTIONS(kagetsu::ui::LibraryWords)
};

constexpr std::uint32_t FewestForShare = 10; // decided games

QString countText(std::int64_t count)
{
    return QLocale().toString(static_cast<qlonglong>(count));
}

// A number of halves: "3", "2½".
QString halvesText(std::uint32_t halves)
{
    const QString whole = QLocale().toString(halves / 2);
    if (halves % 2 == 0)
        return whole;
    return (halves == 1 ? QString() : whole) + QChar(0xBD);
}

} // namespace

QString libraryFaultText(const library::StoreFault &fault, const QString &path)
{
    using Code = library::StoreFault::Code;
    const QString file = text::foreignPath(path);
    switch (fault.code) {
    case Code::NoDriver: return LibraryWords::tr("Qt's database driver for SQLite is not installed.");
    case Code::Newer:
        //: %1 is the path of a file.
        return LibraryWords::tr("The game library comes from a later version of Kagetsu and was left as it is: %1.")
            .arg(file);
    case Code::NotALibrary:
    case Code::Damaged:
        //: %1 is the path of a file.
        return LibraryWords::tr("The game library is damaged and was left as it is: %1.").arg(file);
    case Code::Locked:
        return LibraryWords::tr("Another program is changing the game library. Try again when it has finished.");
    case Code::Full:
        return LibraryWords::tr(
            "The game library could not be saved: the disk is full. Free some space and try again.");
    case Code::ReadOnly:
        //: %1 is the path of a file.
        return LibraryWords::tr("The game library cannot be changed: %1 is read-only.").arg(file);
    case Code::Missing:
    case Code::Exists:
    case Code::Failed: break;
    }
    //: %1 is the path of a file.
    return LibraryWords::tr("The game library could not be read or saved: %1.").arg(file);
}

QString importText(const library::ImportSummary &summary)
{
    const library::ImportRow &row = summary.row;
    QString told = summary.isStopped ? LibraryWords::tr("Stopped. What is in the library stays there.") : QString();
    const auto add = [&told](const QString &sentence) { told = text::joinSentences(told, sentence); };
    add(LibraryWords::tr("Games added: %1.").arg(countText(row.added)));
    if (row.updated > 0)
        //: Games of which the library had an older form.
        add(LibraryWords::tr("Brought up to date: %1.").arg(countText(row.updated)));
    if (row.known > 0)
        //: Games that the library had already.
        add(LibraryWords::tr("Known already: %1.").arg(countText(row.known)));
    if (row.faulty > 0)
        //: Games with a move that is not possible or a result that is not understood; they can be found by that word.
        add(LibraryWords::tr("Faulty: %1.").arg(countText(row.faulty)));
    if (summary.unread > 0)
        add(LibraryWords::tr("Files without a game that can be read: %1.")
                .arg(countText(static_cast<std::int64_t>(summary.unread))));
    return told;
}

std::vector<library::Term> libraryTerms()
{
    std::vector<library::Term> terms;
    const auto add = [&terms](const QString &name) -> library::Term & {
        terms.push_back({ .name = name.toStdString() });
        return terms.back();
    };
    for (const rules::Rule rule : rules::AllRules)
        add(text::ruleName(rule)).rules = 1u << library::ruleNumber(rule);
    for (const record::Winner winner : { record::Winner::Black, record::Winner::White, record::Winner::Draw })
        add(winnerText(winner)).winners = library::bitOf(winner);
    const auto &patterns = opening::patterns();
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        add(text::patternText({ &patterns[i], rules::Symmetry::Identity })).openings = 1u << (i + 1);
        add(QString::fromUtf8(patterns[i].romaji.data(), qsizetype(patterns[i].romaji.size()))).openings = 1u
            << (i + 1);
    }
    //: A word for searching games: played against a computer.
    add(LibraryWords::tr("Computer")).kinds = library::bitOf(library::GameKind::Computer);
    //: A word for searching games: played between two engines.
    add(LibraryWords::tr("Engines")).kinds = library::bitOf(library::GameKind::Engines);
    //: A word for searching games: lines of study, such as a library of RenLib, instead of a game.
    add(LibraryWords::tr("Study")).kinds = library::bitOf(library::GameKind::Study);
    //: A word for searching games: with a move that is not possible, or a result that is not understood.
    add(LibraryWords::tr("Faulty")).isFaulty = true;
    return terms;
}

QString playerName(const library::Catalogue &catalogue, std::uint32_t id)
{
    const library::NamedRow *row = catalogue.players.row(id);
    return row ? text::foreignText(row->name) : QString();
}

QString eventName(const library::Catalogue &catalogue, std::uint32_t id)
{
    const library::NamedRow *row = catalogue.events.row(id);
    return row ? text::foreignText(row->name) : QString();
}

QString playersOf(const library::Catalogue &catalogue, const library::Facts &facts)
{
    const auto named = [&](rules::Side side) {
        const QString name = playerName(catalogue, facts.player(side));
        return name.isEmpty() ? text::sideName(side) : name;
    };
    //: The players of a game: Black, White.
    return LibraryWords::tr("%1 – %2").arg(named(rules::Side::Black), named(rules::Side::White));
}

QString dayText(int day)
{
    if (day == 0)
        return {};
    const auto two = [](int number) { return QStringLiteral("-%1").arg(number, 2, 10, QLatin1Char('0')); };
    QString text = QString::number(day / 10000);
    if (day / 100 % 100 != 0)
        text += two(day / 100 % 100);
    if (day / 100 % 100 != 0 && day % 100 != 0)
        text += two(day % 100);
    return text;
}

QString winnerText(record::Winner winner)
{
    return text::headText(
        { winner, record::Reason::None }, text::sideName(rules::Side::Black), text::sideName(rules::Side::White));
}

QString openingText(int opening)
{
    const auto &patterns = opening::patterns();
    if (opening < 1 || opening > static_cast<int>(patterns.size()))
        return {};
    return text::patternText({ &patterns[static_cast<std::size_t>(opening - 1)], rules::Symmetry::Identity });
}

QString ruleText(int rule)
{
    return rule == 0 ? QString() : text::ruleName(static_cast<rules::Rule>(rule - 1));
}

QString shareText(const library::Score &score)
{
    if (score.decided() == 0)
        return {};
    if (score.decided() < FewestForShare)
        return QStringLiteral("%1 : %2").arg(
            halvesText(score.blackHalves()), halvesText(2 * score.decided() - score.blackHalves()));
    const int percent = static_cast<int>((50ull * score.blackHalves() + score.decided() / 2) / score.decided());
    return QStringLiteral("%1 %").arg(QLocale().toString(percent));
}

} // namespace kagetsu::ui
