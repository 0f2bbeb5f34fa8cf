// SPDX-License-Identifier: MIT
#include "ui/study/panels/charsetdialog.h"

#include "ui/look/controls/textfield.h"
#include "ui/look/layout/fit.h"

#include "record/text/bytes.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace kagetsu::ui {

namespace {

constexpr std::size_t MostSamples = 40;

constexpr std::array Offered { record::Charset::Utf8, record::Charset::Gb18030, record::Charset::Big5,
    record::Charset::ShiftJis, record::Charset::EucJp, record::Charset::EucKr, record::Charset::Windows1251,
    record::Charset::Koi8R, record::Charset::Iso8859_1 };

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

CharsetDialog::CharsetDialog(std::vector<std::string> samples, record::Charset current, QWidget *parent)
    : QDialog(parent)
    , m_samples(std::move(samples))
    , m_list(new QListWidget(this))
    , m_preview(new TextField(this))
{
    setObjectName(QStringLiteral("charsetDialog"));
    setWindowTitle(tr("Text encoding"));
    auto *question =
        new QLabel(tr("Old files do not state their text encoding. Choose the one that displays correctly."), this);
    question->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("charsets"));
    m_list->setAccessibleName(tr("Encodings"));
    m_preview->setObjectName(QStringLiteral("preview"));
    m_preview->setAccessibleName(tr("Text in the file"));
    m_preview->setReadOnly(true);
    m_preview->setTabChangesFocus(true);
    for (const record::Charset charset : Offered) {
        auto *item = new QListWidgetItem(charsetName(charset), m_list);
        item->setData(Qt::UserRole, static_cast<int>(charset));
        if (charset == current)
            m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem())
        m_list->setCurrentRow(0);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    const QSize room = QSize(760, 480).boundedTo(parent ? parent->window()->size() : QSize(760, 480));
    // Beside each other only where lines of both can be read.
    auto *middle = new QBoxLayout(room.width() < 560 ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    middle->addWidget(m_list, 2);
    middle->addWidget(m_preview, 3);
    auto *column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addLayout(middle, 1);
    column->addWidget(buttons);
    fitDialog(*this, room);
    connect(m_list, &QListWidget::currentItemChanged, this, &CharsetDialog::preview);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_list->setFocus();
    preview();
}

record::Charset CharsetDialog::charset() const
{
    return static_cast<record::Charset>(m_list->currentItem()->data(Qt::UserRole).toInt());
}

void CharsetDialog::preview()
{
    QStringList lines;
    for (const std::string &sample : m_samples)
        lines += QString::fromStdString(record::decode(sample, charset()).text).trimmed();
    m_preview->setPlainText(lines.isEmpty()
            ? tr("All text in this file is plain ASCII and looks the same in every encoding.")
            : lines.join(QStringLiteral("\n\n")));
}

QString charsetName(record::Charset charset)
{
    const QString code = QString::fromStdString(std::string(record::nameOf(charset)));
    const auto named = [&code](const QString &name) { return QStringLiteral("%1 (%2)").arg(name, code); };
    switch (charset) {
    case record::Charset::Gb18030: return named(CharsetDialog::tr("Simplified Chinese"));
    case record::Charset::Big5: return named(CharsetDialog::tr("Traditional Chinese"));
    case record::Charset::ShiftJis:
    case record::Charset::EucJp:
    case record::Charset::Iso2022Jp: return named(CharsetDialog::tr("Japanese"));
    case record::Charset::EucKr: return named(CharsetDialog::tr("Korean"));
    case record::Charset::Windows1251:
    case record::Charset::Koi8R: return named(CharsetDialog::tr("Cyrillic"));
    case record::Charset::Iso8859_1: return named(CharsetDialog::tr("Western European"));
    default: return code;
    }
}

} // namespace kagetsu::ui
