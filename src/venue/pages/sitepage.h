// SPDX-License-Identifier: MIT
#pragma once

#include "text/venue/pagewords.h"
#include "venue/pages/html.h"
#include "venue/pages/site.h"

#include <QStringList>

#include <set>
#include <utility>

namespace kagetsu::venue {

using text::PageWord;
using text::pageWord;

// The page of a folder of a language, and what all pages share: head, links at the top, languages at the end.
struct PageMaker
{
    const PublicPicture &picture;
    const PageSettings &settings;
    QStringList languages; // codes of all that are made
    QString language; // code of this page's
    QString style; // name of the file of styles
    QString script;
    QString icon;
    std::set<std::pair<int, int>> libraries {}; // rounds whose games a library holds: section and round
    bool isAtTop = false; // the copy of the first page that lies above the folders of languages

    // Returns the address of a page of this language, seen from the page that is made.
    QString page(const QString &name) const;
    // Returns the address of a file beside the folders of languages.
    QString file(const QString &name) const;

    struct Content
    {
        QString name; // of the file
        QString title;
        const PublicSection *section = nullptr; // whose links stand at the top
        bool isCurrent = false; // shows what changes while a round is played
        Html main;
        int seconds = 5; // until a current page asks for itself again
        bool hasFeed = true; // a current page leads to the feed of results
    };
    // Returns the whole page.
    QByteArray whole(const Content &content) const;

    // Adds the name of an entry, as a link to the page of the player.
    void addEntry(Html &html, const tournament::Section &section, tournament::EntryId entry) const;

private:
    void addHead(Html &html, const Content &content) const;
    void addLinks(Html &html, const Content &content) const;
    void addEnd(Html &html, const Content &content) const;
};

// Returns what makes the pages of a picture; both arguments must outlive it.
PageMaker makerOf(const PublicPicture &picture, const PageSettings &settings);
// Puts the files that every page uses.
void putAssets(const PageMaker &maker, const PageSink &sink);
// Returns the code of the language of the page above the folders of languages.
QString firstLanguage(const PageMaker &maker);

// Adds a link, or the text alone where the address is empty.
void addLink(Html &html, const QString &address, const QString &text);
// Returns a moment as the machine of the event tells it.
QDateTime momentOf(tournament::Milliseconds when);
// Returns the number of the last published round; 0 if there is none.
int lastRound(const tournament::Section &section);
// Returns the game of a table that has a record; nullptr if there is none.
const tournament::RecordedGame *gameOf(const PublicSection &section, int round, int table, int game);
// Returns the match of an entry in a round, from 1; nullptr if it has none.
const tournament::Match *matchOf(const tournament::Section &section, int round, tournament::EntryId entry);
// Adds a result as a link to its game. Where a match has several games, each with a record has a link of its own.
void addResult(
    Html &html, const PageMaker &maker, const PublicSection &section, int round, int table, const QString &result);
// Adds where results are shown later than they are known.
void addDelay(Html &html, const PageSettings &settings);

} // namespace kagetsu::venue
