// SPDX-License-Identifier: MIT
#include "venue/pages/site.h"

#include "tournament/model/find.h"
#include "translations/catalogues.h"
#include "venue/pages/assets.h"
#include "venue/pages/gamefiles.h"
#include "venue/pages/pagenames.h"
#include "venue/pages/sitecontents.h"

#include <QCryptographicHash>

#include <algorithm>
#include <map>

namespace kagetsu::venue {

namespace {

using namespace tournament;

// The content decides the name, so that a browser may keep such a file for ever.
QString hashedName(const char *stem, const QByteArray &bytes, const char *ending)
{
    const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(10);
    return QLatin1String(stem) + QLatin1Char('-') + QLatin1String(hash) + QLatin1String(ending);
}

QStringList languagesOf(const PageSettings &settings)
{
    QStringList codes;
    for (const QString &code : catalogueCodes()) {
        const bool isWanted = settings.languages.empty()
            || std::ranges::find(settings.languages, code.toStdString()) != settings.languages.end();
        if (isWanted)
            codes += code;
    }
    return codes.isEmpty() ? catalogueCodes() : codes;
}

// What every page of the first language was made as, by its name.
using Originals = std::map<QString, QByteArray>;

// The pages of one language. Texts of all languages tell the same, so a page is as it was where its original, that of
// the first language, is as it was.
class LanguagePages
{
public:
    LanguagePages(const PageMaker &maker, const PageSink &sink, Originals &originals)
        : m_maker(maker)
        , m_sink(sink)
        , m_originals(originals)
        , m_isFirst(maker.language == maker.languages.constFirst())
        , m_folder(languageFolder(maker.language) + QLatin1Char('/'))
    {
    }

    void add(const PublicSection &section, const GameFiles &files) const
    {
        const int id = section.section.id;
        for (int round = lastRound(section.section); round > 0; --round) {
            put(roundName(id, round), [&] { return roundPage(m_maker, section, round); });
            put(byNameName(id, round), [&] { return byNamePage(m_maker, section, round); });
        }
        put(standingsName(id), [&] { return standingsPage(m_maker, section); });
        if (!isElimination(section.section.settings.format))
            put(crossName(id), [&] { return crossPage(m_maker, section); });
        put(playersName(id), [&] { return playersPage(m_maker, section); });
        for (std::size_t entry = 0; entry < section.facts.entries.size(); ++entry)
            put(playerName(id, section.facts.entries[entry].id.value),
                [&] { return playerPage(m_maker, section, entry); });
        if (!section.games.empty())
            addGames(section, files);
    }
    void addFirst() const
    {
        put(firstName(), [this] { return firstPage(m_maker); });
        putBytes(feedName(), [this] { return resultsFeed(m_maker); });
    }
    // The copy of the first page above the folders of languages.
    void addTop() const
    {
        const QByteArray key = m_originals.at(firstName());
        if (!isKept(firstName(), key))
            m_sink.put(firstName(), m_maker.whole(firstPage(m_maker)));
    }

private:
    bool isKept(const QString &path, const QByteArray &key) const { return m_sink.keep && m_sink.keep(path, key); }

    template <class Make>
    void putBytes(const QString &name, const Make &make) const
    {
        const QString path = m_folder + name;
        if (!m_isFirst && isKept(path, m_originals.at(name)))
            return;
        const QByteArray bytes = make();
        if (m_isFirst)
            m_originals[name] = hashOf(bytes);
        m_sink.put(path, bytes);
    }
    template <class Make>
    void put(const QString &name, const Make &make) const
    {
        putBytes(name, [&] { return m_maker.whole(make()); });
    }

    // Most pages are of games, and those seldom change: of what they are made besides the record is on the page without
    // a game.
    void addGames(const PublicSection &section, const GameFiles &files) const
    {
        const int id = section.section.id;
        put(gamesName(id), [&] { return gamesPage(m_maker, section); });
        const QByteArray frame = m_maker.whole({ gamesName(id), {}, &section, false, {} });
        for (std::size_t i = 0; i < section.games.size(); ++i) {
            const RecordedGame &game = section.games[i];
            const QString path = m_folder + gameName(id, game.round, game.table, game.game);
            const Match &match = *findMatch(*findRound(section.section, game.round), game.table);
            const auto outcome = match.games[static_cast<std::size_t>(game.game)].report->outcome;
            const QByteArray key = hashOf(frame + files.records[i] + char(outcome) + QByteArray::number(match.a.value)
                + ' ' + QByteArray::number(match.b.value));
            if (!isKept(path, key))
                m_sink.put(path, m_maker.whole(gamePage(m_maker, section, game)));
        }
    }

    const PageMaker &m_maker;
    const PageSink &m_sink;
    Originals &m_originals;
    const bool m_isFirst;
    const QString m_folder;
};

} // namespace

PageMaker makerOf(const PublicPicture &picture, const PageSettings &settings)
{
    return { picture, settings, languagesOf(settings), {}, hashedName("page", styleSheet(), ".css"),
        hashedName("page", pageScript(), ".js"), hashedName("icon", pageIcon(), ".svg") };
}

void putAssets(const PageMaker &maker, const PageSink &sink)
{
    sink.put(maker.style, styleSheet());
    sink.put(maker.script, pageScript());
    sink.put(maker.icon, pageIcon());
}

QString firstLanguage(const PageMaker &maker)
{
    const QString first = QString::fromStdString(maker.settings.first);
    return maker.languages.contains(first) ? first : maker.languages.constFirst();
}

void makeLivePages(const PublicPicture &picture, const PageSettings &settings, const PageSink &sink)
{
    PageMaker maker = makerOf(picture, settings);
    for (const QString &code : std::as_const(maker.languages)) {
        const ThreadLanguage language(code);
        maker.language = code;
        sink.put(languageFolder(code) + QLatin1Char('/') + liveName(), maker.whole(livePage(maker)));
    }
}

void makeSite(const PublicPicture &picture, const PageSettings &settings, const PageSink &sink)
{
    PageMaker maker = makerOf(picture, settings);
    putAssets(maker, sink);
    std::vector<GameFiles> files;
    for (const PublicSection &section : picture.sections) {
        files.push_back(addGameFiles(picture, section, sink));
        for (const int round : files.back().libraries)
            maker.libraries.insert({ section.section.id, round });
    }
    const QString top = firstLanguage(maker);
    Originals originals;
    for (const QString &code : std::as_const(maker.languages)) {
        const ThreadLanguage language(code);
        maker.language = code;
        const LanguagePages pages(maker, sink, originals);
        for (std::size_t i = 0; i < picture.sections.size(); ++i)
            pages.add(picture.sections[i], files[i]);
        pages.addFirst();
    }
    const ThreadLanguage language(top);
    maker.language = top;
    maker.isAtTop = true;
    LanguagePages(maker, sink, originals).addTop();
    if (settings.isLive)
        makeLivePages(picture, settings, sink);
}

} // namespace kagetsu::venue
