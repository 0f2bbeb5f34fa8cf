// SPDX-License-Identifier: MIT
#include "../tournament/playedswiss.h"
#include "club.h"
#include "record/renlib/libraryreader.h"
#include "text/tournament/tournamentterms.h"
#include "translations/catalogues.h"
#include "venue/pages/assets.h"
#include "venue/pages/boardsvg.h"
#include "venue/pages/html.h"
#include "venue/pages/site.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <map>

namespace tst_pages {

using namespace club;
using namespace kagetsu;
using namespace kagetsu::venue;

namespace {

using Files = std::map<QString, QByteArray>;

Files siteOf(const Log &log, const PageSettings &settings = {}, const ReadRecord &read = records())
{
    Files files;
    makeSite(venue::pictureOf(log, "id7", settings, 100h, read), settings,
        { [&files](const QString &path, const QByteArray &bytes) { files[path] = bytes; }, {} });
    return files;
}

const std::vector<std::string> HostileNames { "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>",
    "'onmouseover='alert(1)", "</title><svg onload=alert(1)>", "&lt;b&gt;", "=cmd|' /C calc'!A0", "\u202Eevil",
    std::string(200, 'x'), "שלום עולם", "王小明" };

Club hostile()
{
    Club club;
    std::vector<EntryId> all;
    for (const std::string &name : HostileNames)
        all.push_back(club.enter(name));
    club.publish(
        { { all[0], all[1] }, { all[2], all[3] }, { all[4], all[5] }, { all[6], all[7] }, { all[8], all[9] } });
    club.report(1, 1, Outcome::AWon, "a.sgf");
    return club;
}

// Each opened element is closed, in order; attributes are in double quotes.
QString faultIn(const QByteArray &page)
{
    static const QRegularExpression tag(
        QStringLiteral("<(/?)([a-z0-9]+)((?:\\s+[a-zA-Z-]+(?:=\"[^\"<>]*\")?)*)\\s*(/?)>"));
    const QString text = QString::fromUtf8(page).mid(QByteArray("<!DOCTYPE html>").size());
    QStringList open;
    qsizetype at = 0;
    for (auto each = tag.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch found = each.next();
        if (text.mid(at, found.capturedStart() - at).contains(QLatin1Char('<')))
            return text.mid(at, 80);
        at = found.capturedEnd();
        const QString name = found.captured(2);
        if (name == "meta" || name == "link" || name == "input" || !found.captured(4).isEmpty())
            continue;
        if (found.captured(1).isEmpty())
            open += name;
        else if (open.isEmpty() || open.takeLast() != name)
            return "closed out of order: " + found.captured(0);
    }
    return open.isEmpty() ? QString() : "left open: " + open.join(' ');
}

} // namespace

class TestPages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_english.loadLanguage(QStringLiteral("en")));
        QCoreApplication::installTranslator(&m_english);
    }

    void nothingOfANameBecomesMarkup()
    {
        const Files files = siteOf(hostile().log);
        for (const auto &[path, bytes] : files) {
            if (!path.endsWith(".html"))
                continue;
            QCOMPARE(path.toUtf8() + faultIn(bytes).toUtf8(), path.toUtf8());
            for (const char *never : { "<script>", "<img", "<svg onload", "onerror=\"", "\u202E", " style=", "http:" })
                QVERIFY2(!bytes.contains(never), qPrintable(path + ' ' + never));
            QCOMPARE(bytes.count("<script "), 1);
            QVERIFY(bytes.contains("Content-Security-Policy"));
            QVERIFY(bytes.contains("noindex"));
        }
        QVERIFY(files.at("en/s1-players.html").contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
    }

    void everyLinkLeadsToAFile()
    {
        const Files files = siteOf(hostile().log);
        static const QRegularExpression link(QStringLiteral("(?:href|src)=\"([^\"#]*)(?:#[^\"]*)?\""));
        for (const auto &[path, bytes] : files) {
            for (auto each = link.globalMatch(QString::fromUtf8(bytes)); each.hasNext();) {
                const QString to = each.next().captured(1);
                if (to.isEmpty())
                    continue;
                const QString folder = path.contains('/') ? path.section('/', 0, 0) + '/' : QString();
                const QString target = to.startsWith("../") ? to.mid(3) : folder + to;
                QVERIFY2(files.contains(target), qPrintable(path + " -> " + to));
            }
        }
    }

    void nothingHappenedAtNoMoment() { QVERIFY(!siteOf({}).at("en/index.html").contains("As of")); }

    // Two sections on one page, and columns that a phone does not show.
    void tablesHaveTheirOwnMarksAndColumns()
    {
        Club club = hostile();
        club.act(AddSection { desk::twoOneZero() });
        std::vector<EntryId> others;
        for (const char *name : { "Ada", "Ben", "Cem" }) {
            EntryDetails details;
            details.name = name;
            club.act(AddEntry { 2, details, 1 });
            others.push_back(club.log.event().sections.back().entries.back().id);
        }
        Round round;
        round.matches.resize(1);
        round.matches[0].table = 1;
        round.matches[0].a = others[0];
        round.matches[0].b = others[1];
        round.matches[0].games.resize(1);
        round.byes.push_back({ others[2], Bye::Kind::Pairing });
        club.act(AddRound { 2, round });
        club.act(PublishRound { 2, 1 });
        const Files files = siteOf(club.log);
        static const QRegularExpression id(QStringLiteral(" id=\"([^\"]*)\""));
        QStringList ids;
        for (auto each = id.globalMatch(QString::fromUtf8(files.at("en/index.html"))); each.hasNext();)
            ids += each.next().captured(1);
        QCOMPARE(ids.removeDuplicates(), qsizetype(0));
        QVERIFY(ids.contains("s1-t1") && ids.contains("s2-t1"));
        QVERIFY(files.at("en/s1-r1-t1-g1.html").contains("href=\"s1-r1.html#s1-t1\""));
        // Without the columns that are wide, as with them, a row has as many as the head.
        static const QRegularExpression row(QStringLiteral("<tr[^>]*>(.*?)</tr>"));
        static const QRegularExpression cell(QStringLiteral("<t[hd]( [^>]*)?>"));
        static const QRegularExpression span(QStringLiteral("colspan=\"(\\d+)\""));
        for (const char *path : { "en/s2-r1.html", "en/s2-r1-names.html" }) {
            QSet<std::pair<int, int>> widths; // with the wide columns, and without them
            const QString page = QString::fromUtf8(files.at(path));
            for (auto rows = row.globalMatch(page); rows.hasNext();) {
                std::pair<int, int> width { 0, 0 };
                for (auto cells = cell.globalMatch(rows.next().captured(1)); cells.hasNext();) {
                    const QString attributes = cells.next().captured(1);
                    const int columns = std::max(span.match(attributes).captured(1).toInt(), 1);
                    const bool isWide = attributes.contains("wide");
                    width.first += columns;
                    width.second += isWide ? 0 : columns;
                }
                widths.insert(width);
            }
            // On a wide screen the bye is over the wide column beside it.
            QCOMPARE(widths.size(), qsizetype(1));
        }
    }

    void coloursAreSpoken()
    {
        const QByteArray page = siteOf(hostile().log).at("en/s1-r1-t1-g1.html");
        QVERIFY(page.contains("<span class=\"disc b\"></span><span class=\"unseen\">Black</span>"));
        QVERIFY(page.contains("<span class=\"disc w\"></span><span class=\"unseen\">White</span>"));
    }

    void everyTableHasItsCaption()
    {
        for (const auto &[path, bytes] : siteOf(hostile().log))
            QVERIFY2(bytes.count("<table") == bytes.count("<caption"), qPrintable(path));
    }

    void nothingIsAfterRoundZero()
    {
        Club club;
        club.enter("Ann");
        for (const auto &[path, bytes] : siteOf(club.log))
            QVERIFY2(!bytes.contains("round 0"), qPrintable(path));
    }

    // As on paper: places that time decides say so.
    void timeThatDecidesIsSaid()
    {
        Club club;
        const EntryId ann = club.enter("Ann");
        const EntryId bob = club.enter("Bob");
        SectionSettings settings = club.log.event().sections.front().settings;
        settings.criteria = { { Criterion::Kind::Time } };
        club.act(ChangeSection { 1, settings });
        club.publish({ { ann, bob } });
        GameReport report;
        report.outcome = Outcome::Draw;
        report.time = { 60s, 90s };
        club.act(ReportGame { 1, 1, 1, 0, report });
        QVERIFY(siteOf(club.log).at("en/s1-standings.html").contains(text::timeDecidesText().toUtf8().left(20)));
    }

    void eachLanguageHasItsPages()
    {
        PageSettings settings;
        settings.languages = { "en", "zh_CN", "ru" };
        settings.first = "ru";
        settings.isIndexed = true;
        const Files files = siteOf(hostile().log, settings);
        QVERIFY(files.contains("zh-CN/index.html") && !files.contains("ja/index.html"));
        QVERIFY(files.at("index.html").contains("<html lang=\"ru\">"));
        QVERIFY(files.at("index.html").contains("href=\"ru/s1-standings.html\""));
        QVERIFY(files.at("ru/index.html").contains("href=\"s1-standings.html\""));
        QVERIFY(files.at("zh-CN/s1-players.html").contains("姓名"));
        QVERIFY(!files.at("ru/index.html").contains("noindex"));
        // The language of the program is what it was.
        QCOMPARE(QCoreApplication::translate("EventPapers", "Name"), QStringLiteral("Name"));
    }

    void aHiddenNameIsInNoFile()
    {
        Club club = hostile();
        PageSettings settings;
        settings.names = NameShown::Number;
        for (const auto &[path, bytes] : siteOf(club.log, settings)) {
            for (const char *word : { "alert", "王", "שלום", "Club of", "4711", "scribe", "1777" })
                QVERIFY2(!bytes.contains(word) && !path.contains(word), qPrintable(path + ' ' + word));
        }
    }

    // Ann has met nobody but Kim, whose rating is then the average of her opponents.
    void aHiddenRatingIsInNoByte()
    {
        Club club;
        const EntryId ann = club.enter("Ann", 1980, 1900);
        const EntryId kim = club.enter("Kim Young", 2014, 1234);
        SectionSettings with = club.log.event().sections.at(0).settings;
        with.criteria = { { Criterion::Kind::Rating }, { Criterion::Kind::AverageRating },
            { Criterion::Kind::Performance }, { Criterion::Kind::PerfectPerformance },
            { Criterion::Kind::AveragePerformance } };
        club.act(ChangeSection { 1, with });
        club.publish({ { ann, kim } });
        club.report(1, 1, Outcome::Draw);
        for (const auto &[path, bytes] : siteOf(club.log))
            QVERIFY2(!bytes.contains("1234"), qPrintable(path));
    }

    void initialsEndASentenceOnce()
    {
        Club club = hostile();
        PageSettings settings;
        settings.names = NameShown::Initials;
        settings.languages = { "en", "ru" };
        const ReadRecord read = [](const std::string &) {
            return std::optional<std::string>("(;GM[4]SZ[15]PB[x]PW[y]RE[B+];B[hh])");
        };
        for (const auto &[path, bytes] : siteOf(club.log, settings, read))
            QVERIFY2(path.endsWith(".js") || !bytes.contains("..<"), qPrintable(path));
    }

    void aGameHasItsBoardAndItsMoves()
    {
        const Files files = siteOf(hostile().log);
        const QByteArray &page = files.at("en/s1-r1-t1-g1.html");
        QVERIFY(page.contains("role=\"img\" aria-label=\"Board 15 × 15 with 3 stones, last move I7\""));
        QVERIFY(page.contains("<li>H8</li><li>G9</li><li>I7</li></ol>"));
        QCOMPARE(page.count("data-n=\""), 3);
        QVERIFY(files.at("en/s1-r1.html").contains("<a href=\"s1-r1-t1-g1.html\">1–0</a>"));
        QVERIFY(files.at("games/s1-r1.sgf").contains("[hh]"));
    }

    // For reporters: a round at once, in the two formats that players use, and a picture by its address.
    void aRoundIsOneFileAndOneLibrary()
    {
        const Files files = siteOf(hostile().log);
        QVERIFY(files.at("en/s1-r1.html").contains("href=\"../games/s1-r1.lib\""));
        const QByteArray &library = files.at("games/s1-r1.lib");
        QVERIFY(library.contains("id7")); // a folder knows it again
        const auto read = record::readLibrary(library.toStdString());
        QVERIFY(read.hasValue());
        const record::GameTree &tree = read->game.tree;
        QCOMPARE(movesOf(tree).size(), std::size_t(3));
        QVERIFY(tree.comment(tree.mainLine().back()).starts_with("1.1 "));
        QVERIFY(files.at("en/s1-r1-t1-g1.html").contains("href=\"../games/s1-r1-t1-g1.svg\""));
        QXmlStreamReader picture(files.at("games/s1-r1-t1-g1.svg"));
        int stones = 0;
        while (!picture.atEnd()) {
            if (picture.readNext() == QXmlStreamReader::StartElement)
                stones += picture.attributes().hasAttribute("data-n") ? 1 : 0;
        }
        QVERIFY2(!picture.hasError(), qPrintable(picture.errorString()));
        QCOMPARE(stones, 3);
    }

    // RenLib knows no larger board, and a tree has one size.
    void gamesOfLargeBoardsHaveNoLibrary()
    {
        const auto large = [](const std::string &) { return std::optional<std::string>("(;GM[4]SZ[19];B[hh])"); };
        const Files files = siteOf(hostile().log, {}, large);
        QVERIFY(files.contains("games/s1-r1.sgf") && !files.contains("games/s1-r1.lib"));
        QVERIFY(!files.at("en/s1-r1.html").contains(".lib"));
    }

    void theFeedTellsTheNewestResults()
    {
        Club club = hostile();
        club.report(1, 2, Outcome::Draw);
        club.report(1, 3, Outcome::BWon);
        club.report(1, 5, Outcome::AWon);
        QVERIFY(club.log.undo({ "Eve", club.now }));
        GameReport other;
        other.outcome = Outcome::BWon;
        const Milliseconds corrected = club.now;
        club.act(ReportGame { 1, 1, 2, 0, other, { Reason::Kind::Slip, {} } });
        const Files files = siteOf(club.log);
        QVERIFY(files.at("en/index.html").contains("type=\"application/atom+xml\""));
        QXmlStreamReader feed(files.at("en/results.xml"));
        QStringList links;
        QStringList titles;
        QStringList moments;
        QSet<QString> ids;
        for (bool isEntry = false; !feed.atEnd();) {
            if (feed.readNext() != QXmlStreamReader::StartElement)
                continue;
            isEntry = isEntry || feed.name() == QLatin1String("entry");
            if (isEntry && feed.name() == QLatin1String("link"))
                links += feed.attributes().value("href").toString();
            else if (isEntry && feed.name() == QLatin1String("title"))
                titles += feed.readElementText();
            else if (feed.name() == QLatin1String("updated"))
                moments += feed.readElementText();
            else if (feed.name() == QLatin1String("id"))
                ids.insert(feed.readElementText());
        }
        QVERIFY2(!feed.hasError(), qPrintable(feed.errorString()));
        QCOMPARE(links, QStringList({ "s1-r1.html#s1-t2", "s1-r1.html#s1-t3", "s1-r1-t1-g1.html" }));
        QCOMPARE(titles.first(), QStringLiteral("'onmouseover='alert(1) 0–1 </title><svg onload=alert(1)>"));
        QCOMPARE(ids.size(), qsizetype(4)); // of the feed, and of each
        const QString newest =
            QDateTime::fromMSecsSinceEpoch(corrected.count()).toUTC().toString("yyyy-MM-ddTHH:mm:ssZ");
        QCOMPARE(moments.mid(0, 2), QStringList({ newest, newest }));
        QVERIFY(siteOf({}).at("en/results.xml").contains("<title>Results</title>"));
    }

    void aCorrectedResultSaysSo()
    {
        Club club = hostile();
        for (int table = 2; table <= 5; ++table)
            club.report(1, table, Outcome::Draw);
        club.act(FinishRound { 1, 1 });
        QVERIFY(!siteOf(club.log).at("en/s1-r1.html").contains("was corrected"));
        club.act(ReopenRound { 1, 1 });
        GameReport other;
        other.outcome = Outcome::BWon;
        club.act(ReportGame { 1, 1, 2, 0, other, { Reason::Kind::Slip, {} } });
        const QByteArray page = siteOf(club.log).at("en/s1-r1.html");
        QVERIFY(page.contains("Table 2: the result was corrected on 1970-01-01"));
        QVERIFY(page.contains("0–1*</td>"));
    }

    // One further result changes few files, and none that is about other players' games.
    void aResultChangesOnlyPagesThatShowIt()
    {
        Club club = hostile();
        const Files before = siteOf(club.log);
        club.report(1, 3, Outcome::AWon);
        const Files after = siteOf(club.log);
        QStringList changed;
        for (const auto &[path, bytes] : after) {
            if (path.startsWith("en/") && before.at(path) != bytes)
                changed += path.mid(3);
        }
        QVERIFY(changed.contains("index.html") && changed.contains("s1-r1.html"));
        QVERIFY(!changed.contains("s1-players.html") && !changed.contains("s1-r1-t1-g1.html"));
        QVERIFY(!changed.contains("s1-r1-names.html"));
    }

    // What stays though something was done is what would be made anew, in every language.
    void whatIsKeptIsAsItWouldBeMade()
    {
        PageSettings settings;
        settings.languages = { "en", "ja", "ru" };
        settings.first = "ru";
        std::map<QString, std::pair<QByteArray, QByteArray>> keys; // of each file: the key when it was put, if any
        Files folder;
        int made = 0;
        const auto publish = [&](const Log &log) {
            std::map<QString, QByteArray> asked;
            Files files;
            made = 0;
            const PageSink sink { [&](const QString &path, const QByteArray &bytes) {
                                     files[path] = bytes;
                                     keys[path] = { asked[path], bytes };
                                     ++made;
                                 },
                [&](const QString &path, const QByteArray &key) {
                    asked[path] = key;
                    const auto known = keys.find(path);
                    const bool isKept = known != keys.end() && known->second.first == key;
                    if (isKept)
                        files[path] = known->second.second;
                    return isKept;
                } };
            makeSite(venue::pictureOf(log, "id7", settings, 100h, records()), settings, sink);
            folder = std::move(files);
        };
        Club club = hostile();
        publish(club.log);
        const int all = made;
        const auto same = [&] {
            publish(club.log);
            QVERIFY(made < all);
            const Files fresh = siteOf(club.log, settings);
            QCOMPARE(folder.size(), fresh.size());
            for (const auto &[path, bytes] : fresh)
                QVERIFY2(folder.at(path) == bytes, qPrintable(path));
        };
        const std::vector<Entry> entries = club.log.event().sections.front().entries;
        int table = 2;
        for (const Outcome outcome : { Outcome::BWon, Outcome::AWonByForfeit, Outcome::BothForfeited, Outcome::Draw }) {
            club.report(1, table++, outcome);
            same();
        }
        club.adjust(entries.at(3).id, 1);
        same();
        EntryDetails details = entries.at(2).details;
        details.club = "Elsewhere";
        club.act(ChangeEntry { 1, entries.at(2).id, details });
        same();
        QVERIFY(club.log.undo({ "Eve", club.now }));
        same();
        club.act(Withdraw { 1, entries.at(9).id, 2 });
        same();
    }

    void formats_data()
    {
        QTest::addColumn<int>("format");
        for (const Format format : { Format::RoundRobin, Format::DoubleRoundRobin, Format::Swiss, Format::Elimination,
                 Format::DoubleElimination })
            QTest::newRow(qPrintable(QString::number(int(format)))) << int(format);
    }
    void formats()
    {
        QFETCH(int, format);
        desk::Desk played("ABCD", desk::twoOneZero(static_cast<Format>(format)));
        PageSettings settings;
        settings.languages = { "ru" };
        for (const auto &[path, bytes] : siteOf(played.log, settings)) // before anything is paired
            QVERIFY2(!path.endsWith(".html") || faultIn(bytes).isEmpty(), qPrintable(path + ' ' + faultIn(bytes)));
        played.publish(isElimination(static_cast<Format>(format)) ? "AD BC" : "AB CD");
        played.report(1, "1");
        played.report(2, "+");
        for (const auto &[path, bytes] : siteOf(played.log, settings))
            QVERIFY2(!path.endsWith(".html") || faultIn(bytes).isEmpty(), qPrintable(path + ' ' + faultIn(bytes)));
    }

    void aWholeSwissIsSmallEnough()
    {
        playedswiss::PlayedSwiss event(40, 3, 5);
        for (int round = 0; round < 3; ++round) {
            event.pair();
            event.play();
        }
        PageSettings settings;
        settings.languages = { "en", "ru" };
        for (const auto &[path, bytes] : siteOf(event.log(), settings)) {
            QVERIFY2(!path.endsWith(".html") || faultIn(bytes).isEmpty(), qPrintable(path + ' ' + faultIn(bytes)));
            QVERIFY2(bytes.size() < 30000, qPrintable(path)); // venue.md#pages
        }
        QVERIFY(pageScript().size() < 20000);
    }

    void escapes()
    {
        Html html;
        html << "<p title=\"" << QStringLiteral("a\"b'c<d>&e") + QChar(0) << "\">" << 7;
        QCOMPARE(html.bytes(), QByteArray("<p title=\"a&quot;b&#39;c&lt;d&gt;&amp;e\xEF\xBF\xBD\">7"));
    }

private:
    Catalogue m_english;
};

} // namespace tst_pages

QTEST_GUILESS_MAIN(tst_pages::TestPages)
#include "tst_pages.moc"
