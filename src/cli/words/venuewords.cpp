// SPDX-License-Identifier: MIT
#include "cli/words/venuewords.h"

namespace kagetsu::cli {

Words wordsFor(venue::FolderFault::Code code)
{
    using Code = venue::FolderFault::Code;
    switch (code) {
    case Code::NotAFolder: return { "no-folder", "This folder could not be created." };
    case Code::OtherEvent:
        return { "other-event",
            "The folder has the pages of another event. Choose another folder, or empty this one." };
    case Code::NotOurs:
        return { "foreign-file",
            "This file is not one of these pages, and was not replaced. Choose another folder, or remove the file." };
    case Code::ReadOnly: return { "read-only", "The file or its folder is read-only." };
    case Code::Full: return { "disk-full", "The disk is full. Free some space, and try again." };
    case Code::Failed: break;
    }
    return { "disk-failed", "The file could not be read or written." };
}

} // namespace kagetsu::cli
