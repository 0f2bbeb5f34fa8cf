// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <QDialog>

#include <functional>

namespace kagetsu::ui {

class SearchList;
class TextField;

// Asks in which encoding the texts of a file are written, and shows some of them as each would read.
class CharsetDialog : public QDialog
{
    Q_OBJECT

public:
    // Which encodings can be chosen: of a library only those in which ASCII stays what it is (renlib.md#encoding).
    enum class Choice : std::uint8_t { All, ExtendingAscii };

    // `samples` are bytes as they stand in the file; `current` is chosen at first.
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

// Texts of the tree with more than ASCII, none twice, as many as a preview needs.
std::vector<std::string> samplesOf(const record::GameTree &tree);
// Lines of a text file with more than ASCII.
std::vector<std::string> samplesOf(std::string_view bytes);

// "Simplified Chinese (GB18030)".
QString charsetName(record::Charset charset);

} // namespace kagetsu::ui
