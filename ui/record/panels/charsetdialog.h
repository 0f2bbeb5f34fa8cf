// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <QDialog>

#include <functional>

namespace kagetsu::ui {

class SearchList;
class TextField;

// Asks for the encoding of the texts in a file, and shows how samples would read in each.
class CharsetDialog : public QDialog
{
    Q_OBJECT

public:
    // Which encodings can be chosen: for a library only those that leave ASCII unchanged (record-renlib.md#encoding).
    enum class Choice : std::uint8_t { All, ExtendingAscii };

    // `samples` are bytes from the file; `current` is selected initially.
    CharsetDialog(std::vector<std::string> samples, record::Charset current, QWidget *parent = nullptr,
        Choice choice = Choice::All);

    record::Charset charset() const;

private:
    void fill(record::Charset current, Choice choice);
    void preview();

    std::vector<std::string> m_samples;
    SearchList *m_list;
    TextField *m_preview;
    record::Charset m_charset; // also while the search finds nothing
};

// Returns distinct texts of the tree that are not pure ASCII, as many as a preview needs.
std::vector<std::string> samplesOf(const record::GameTree &tree);
// Returns lines of a text file that are not pure ASCII.
std::vector<std::string> samplesOf(std::string_view bytes);

} // namespace kagetsu::ui
