// SPDX-License-Identifier: MIT
#pragma once

#include "venue/picture/picture.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace kagetsu::venue {

// Takes the files of the site, each with its path in the folder, with "/".
struct PageSink
{
    std::function<void(const QString &path, const QByteArray &bytes)> put;
    // Returns true if the file was put before with the same key, which tells everything that its bytes are made of;
    // then it stays, and its bytes need not be made. If not set, all bytes are made.
    std::function<bool(const QString &path, const QByteArray &key)> keep {};
};

// Makes all files of the public pages of an event: self-contained pages in each language, without scripts of others and
// complete without any (venue.md#pages). The same picture and settings give the same bytes. It may be called in any
// thread, whose texts are then in those languages for as long as it runs.
void makeSite(const PublicPicture &picture, const PageSettings &settings, const PageSink &sink);
// Makes the pages of live boards alone, as makeSite() makes them among the others.
void makeLivePages(const PublicPicture &picture, const PageSettings &settings, const PageSink &sink);

} // namespace kagetsu::venue
