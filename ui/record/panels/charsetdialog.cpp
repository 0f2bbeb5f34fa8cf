// SPDX-License-Identifier: MIT
#include "ui/record/panels/charsetdialog.h"

#include "ui/controls/dialogs/searchlist.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/textfield.h"

#include "record/text/bytes.h"
#include "record/text/offeredcharsets.h"
#include "text/record/charsets.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr std::size_t MostSamples = 40;

bool hasHigh(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), record::isHigh);
}

} // namespace

std::vector<std::string> samplesOf(const record::GameTree &tree)
{
    using record::GameTree;
    std::vector<std::string> samples;
    for (record::NodeId node = GameTree::root(); node != record::NoNode && samples.size() < MostSamples;
        node = tree.next(node)) {
        for (const record::TextKind kind : record::AllTextKinds) {
            const record::TextRef stored = tree.storedText(node, kind);
            std::string text(tree.bytes(stored));
            if (!stored.isUtf8 && hasHigh(text) && std::find(samples.begin(), samples.end(), text) == samples.end())
                samples.push_back(std::move(text));
        }
    }
    return samples;
}

std::vector<std::string> samplesOf(std::string_view bytes)
{
    std::vector<std::string> samples;
    while (!bytes.empty() && samples.size() < MostSamples) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        if (hasHigh(bytes.substr(0, end)))
            samples.emplace_back(bytes.substr(0, end));
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
    }
    return samples;
}

CharsetDialog::CharsetDialog(std::vector<std::string> samples, record::Charset current, QWidget *parent, Choice choice)
    : QDialog(parent)
    , m_samples(std::move(samples))
    , m_list(new SearchList(this))
    , m_preview(new TextField(this))
    , m_charset(current)
{
    setObjectName(QStringLiteral("charsetDialog"));
    setWindowTitle(tr("Text encoding"));
    auto *question =
        new QLabel(tr("Old files do not state their text encoding. Choose the one that displays correctly."), this);
    question->setWordWrap(true);
    m_list->list()->setObjectName(QStringLiteral("charsets"));
    m_list->list()->setAccessibleName(tr("Encodings"));
    m_list->search()->setObjectName(QStringLiteral("charsetSearch"));
    //: Field above a list of text encodings, which can be found by language and by name.
    const QString prompt = tr("Find an encoding");
    m_list->search()->setAccessibleName(prompt);
    m_list->setPrompt(prompt);
    m_list->nothing()->setText(tr("No encoding is called so."));
    m_preview->setObjectName(QStringLiteral("preview"));
    m_preview->setAccessibleName(tr("Text in the file"));
    m_preview->setReadOnly(true);
    m_preview->setTabChangesFocus(true);
    fill(current, choice);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    const QSize room = QSize(760, 480).boundedTo(parent ? parent->window()->size() : QSize(760, 480));
    // Side by side only if lines of both can be read.
    auto *middle = new QBoxLayout(room.width() < 560 ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    middle->addWidget(m_list, 2);
    middle->addWidget(m_preview, 3);
    auto *column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addLayout(middle, 1);
    column->addWidget(buttons);
    fitDialog(*this, room);
    connect(m_list, &SearchList::pickedChanged, this, &CharsetDialog::preview);
    connect(m_list, &SearchList::taken, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_list->list()->setFocus();
    preview();
}

void CharsetDialog::fill(record::Charset current, Choice choice)
{
    //: Heading above the text encodings that old game files come in.
    SearchList::Group usual { tr("Usual in game records"), {} };
    //: Heading above all text encodings that are rare in game files.
    SearchList::Group others { tr("All others"), {} };
    const std::size_t usualCount = record::usualCharsets().size();
    const std::vector<record::Charset> all = record::offeredCharsets();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (choice == Choice::ExtendingAscii && !extendsAscii(all[i]))
            continue;
        const QString name = text::charsetName(all[i]);
        (i < usualCount ? usual : others)
            .entries.append({ QString::fromStdString(std::string(nameOf(all[i]))), name, name });
    }
    m_list->setGroups({ usual, others });
    m_list->pick(QString::fromStdString(std::string(nameOf(current))));
}

record::Charset CharsetDialog::charset() const
{
    return m_charset;
}

void CharsetDialog::preview()
{
    m_charset = record::charsetFromName(m_list->picked().toStdString()).value_or(m_charset);
    QStringList lines;
    for (const std::string &sample : m_samples)
        lines += QString::fromStdString(record::decode(sample, charset()).text).trimmed();
    m_preview->setPlainText(lines.isEmpty()
            ? tr("All text in this file is plain ASCII and looks the same in every encoding.")
            : lines.join(QStringLiteral("\n\n")));
}

} // namespace kagetsu::ui
