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

// The pages of one language.
class LanguagePages
{
public:
    LanguagePages(const PageMaker &maker, const PageSink &sink)
        : m_maker(maker)
        , m_sink(sink)
        , m_folder(languageFolder(maker.language) + QLatin1Char('/'))
    {
    }

    void add(const PublicSection &section, const GameFiles &files) const
    {
        for (int round = lastRound(section.section); round > 0; --round) {
            put(roundPage(m_maker, section, round));
            put(byNamePage(m_maker, section, round));
        }
        put(standingsPage(m_maker, section));
        if (!isElimination(section.section.settings.format))
            put(crossPage(m_maker, section));
        put(playersPage(m_maker, section));
        for (std::size_t entry = 0; entry < section.facts.entries.size(); ++entry)
            put(playerPage(m_maker, section, entry));
        if (!section.games.empty())
            addGames(section, files);
    }
    void putFeed() const { m_sink.put(m_folder + feedName(), resultsFeed(m_maker)); }
    void put(const PageMaker::Content &content) const { m_sink.put(m_folder + content.name, m_maker.whole(content)); }

private:
    // Most pages are of games, and those seldom change: of what they are made besides the record is on the page without
    // a game.
    void addGames(const PublicSection &section, const GameFiles &files) const
    {
        put(gamesPage(m_maker, section));
        const QByteArray frame = m_maker.whole({ gamesName(section.section.id), {}, &section, false, {} });
        for (std::size_t i = 0; i < section.games.size(); ++i) {
            const RecordedGame &game = section.games[i];
            const QString path = m_folder + gameName(section.section.id, game.round, game.table, game.game);
            const Match &match = *findMatch(*findRound(section.section, game.round), game.table);
            const auto outcome = match.games[static_cast<std::size_t>(game.game)].report->outcome;
            const QByteArray key = hashOf(frame + files.records[i] + char(outcome) + QByteArray::number(match.a.value)
                + ' ' + QByteArray::number(match.b.value));
            if (!m_sink.keep || !m_sink.keep(path, key))
                put(gamePage(m_maker, section, game));
        }
    }

    const PageMaker &m_maker;
    const PageSink &m_sink;
    const QString m_folder;
};

} // namespace

void makeSite(const PublicPicture &picture, const PageSettings &settings, const PageSink &sink)
{
    const QByteArray style = styleSheet();
    const QByteArray script = pageScript();
    const QByteArray icon = pageIcon();
    PageMaker maker { picture, settings, languagesOf(settings), {}, hashedName("page", style, ".css"),
        hashedName("page", script, ".js"), hashedName("icon", icon, ".svg") };
    sink.put(maker.style, style);
    sink.put(maker.script, script);
    sink.put(maker.icon, icon);
    std::vector<GameFiles> files;
    for (const PublicSection &section : picture.sections) {
        files.push_back(addGameFiles(picture, section, sink));
        for (const int round : files.back().libraries)
            maker.libraries.insert({ section.section.id, round });
    }
    const QString first = QString::fromStdString(settings.first);
    const QString top = maker.languages.contains(first) ? first : maker.languages.constFirst();
    for (const QString &code : std::as_const(maker.languages)) {
        const ThreadLanguage language(code);
        maker.language = code;
        const LanguagePages pages(maker, sink);
        for (std::size_t i = 0; i < picture.sections.size(); ++i)
            pages.add(picture.sections[i], files[i]);
        pages.put(firstPage(maker));
        pages.putFeed();
    }
    const ThreadLanguage language(top);
    maker.language = top;
    maker.isAtTop = true;
    sink.put(firstName(), maker.whole(firstPage(maker)));
}

} // namespace kagetsu::venue
