// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace kagetsu::ui {

// Something that the search of the window finds by its name, and what choosing it does.
struct Findable
{
    QString title;
    QString kind; // such as "Setting"; shown after the title
    QString keys; // the shortcut; may be empty
    std::function<void()> act; // empty if it cannot be done on this page
    QString
        about {}; // what else it is found by, as searches compare it (comparable()): what a command does, for example
};

// Returns a text as searches compare it: in lower case, and without the marks on letters ("Shōgetsu").
QString comparable(const QString &text);

// Returns the words of a search, as they are compared.
QStringList searchWords(const QString &search);

// Returns what matches the search, the best first, at most `most`: every word typed occurs in the title, the kind or
// what is said about it. Titles that begin with the search come first, then those with a word that does, and last what
// only speaks of it; capital letters do not count, nor do the marks on letters.
std::vector<Findable> findIn(const std::vector<Findable> &all, const QString &search, std::size_t most);

} // namespace kagetsu::ui
