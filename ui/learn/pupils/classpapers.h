// SPDX-License-Identifier: MIT
#pragma once

#include "learn/practice/book.h"
#include "ui/print/paper/paperdialog.h"

#include <string>

namespace kagetsu::ui {

// Returns the table of a class as a file for spreadsheets, in UTF-8 with a byte order mark: the pupils of this group,
// of all if it is empty.
QByteArray classAsCsv(const practice::Book &book, const std::string &group, practice::Day today);
// Returns the same table for printing.
Paper classPaper(const practice::Book &book, const std::string &group, practice::Day today);
// True if the pupil has finished a course or has marks for a lesson, which a certificate can be about.
bool canHaveCertificate(const practice::Pupil &pupil);
// Returns a certificate for one of them, with its choice above the paper.
Paper certificatePaper(const practice::Pupil &pupil, practice::Day today);
// Returns everything that is remembered of a pupil, on one page: courses, practice, and marks in front of the class.
Paper pupilPaper(const practice::Pupil &pupil, practice::Day today);

} // namespace kagetsu::ui
