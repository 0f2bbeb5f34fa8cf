// SPDX-License-Identifier: MIT
#pragma once

#include "record/model/gametree.h"

#include <QDialog>

#include <functional>

class QListWidget;

namespace kagetsu::ui {

class TextField;

// Asks in which encoding the texts of a file are written, and shows some of them as each would read.
class CharsetDialog : public QDialog
{
    Q_OBJECT

public:
    // `samples` are bytes as they stand in the file; `current` is chosen at first.
    CharsetDialog(std::vector<std::string> samples, record::Charset current, QWidget *parent = nullptr);

    record::Charset charset() const;

private:
    void preview();

    std::vector<std::string> m_samples;
    QListWidget *m_list;
    TextField *m_preview;
};

// Texts of the tree with more than ASCII, none twice, as many as a preview needs.
std::vector<std::string> samplesOf(const record::GameTree &tree);
// Lines of a text file with more than ASCII.
std::vector<std::string> samplesOf(std::string_view bytes);

// "Simplified Chinese (GB18030)".
QString charsetName(record::Charset charset);

} // namespace kagetsu::ui
