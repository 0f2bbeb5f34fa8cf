// SPDX-License-Identifier: MIT
#include "ui/match/preset/presetpage.h"

#include "text/preset/presets.h"
#include "ui/board/inforce.h"
#include "ui/controls/combobox.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace kagetsu::ui {

PresetPage::PresetPage(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_about(new QLabel)
    , m_formLabel(new QLabel)
    , m_form(new ComboBox)
    , m_lines(new QLabel)
{
    m_title->setObjectName(QStringLiteral("presetTitle"));
    m_about->setObjectName(QStringLiteral("presetAbout"));
    m_form->setObjectName(QStringLiteral("presetForm"));
    m_lines->setObjectName(QStringLiteral("presetMeaning"));
    for (QLabel *label : { m_title, m_about, m_lines }) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText); // names and texts may be an organiser's
    }
    m_lines->setTextFormat(Qt::RichText);
    m_lines->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_lines->setAlignment(Qt::AlignTop);
    m_form->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_form->setMinimumContentsLength(8);
    m_formLabel->setBuddy(m_form);
    auto *inside = new QWidget;
    auto *content = new QVBoxLayout(inside);
    content->setContentsMargins(2, 0, 12, 8);
    content->setSpacing(10);
    for (QWidget *part : std::initializer_list<QWidget *> { m_about, m_formLabel, m_form, m_lines })
        content->addWidget(part);
    content->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(scroll, 1);
    connect(m_form, &QComboBox::currentIndexChanged, this, &PresetPage::retell);
    const auto enlarge = [this] {
        QFont large = font();
        large.setPointSizeF(font().pointSizeF() * 1.5);
        large.setWeight(QFont::DemiBold);
        m_title->setFont(large);
    };
    enlarge();
    onChange(*this, QEvent::FontChange, enlarge);
    onChange(*this, QEvent::LanguageChange, [this] { retell(); });
    onTheme(*this, [this] { retell(); });
}

void PresetPage::setPreset(const preset::Preset &preset, int form)
{
    m_preset = preset;
    {
        const QSignalBlocker quiet(m_form);
        m_form->clear();
        for (std::size_t i = 0; i < preset.forms.size(); ++i)
            m_form->addItem(QString());
        m_form->setCurrentIndex(form >= 0 && form < m_form->count() ? form : 0);
    }
    retell();
}

int PresetPage::form() const
{
    return m_form->currentIndex();
}

void PresetPage::retell()
{
    if (m_preset.forms.empty())
        return;
    m_title->setText(text::presetName(m_preset));
    m_about->setText(text::presetAbout(m_preset));
    m_about->setVisible(!m_about->text().isEmpty());
    //: A preset has several: rounds, groups, or openings to choose from.
    m_formLabel->setText(tr("Which game?"));
    m_form->setAccessibleName(m_formLabel->text());
    for (int i = 0; i < m_form->count(); ++i) {
        const preset::Form &form = m_preset.forms[static_cast<std::size_t>(i)];
        QStringList parts { text::formName(form), QString::fromStdString(form.time) };
        parts.removeAll(QString());
        m_form->setItemText(i, parts.join(QStringLiteral("  ·  ")));
    }
    for (QWidget *part : std::initializer_list<QWidget *> { m_formLabel, m_form })
        part->setVisible(m_form->count() > 1);
    QString text;
    for (const text::PresetLine &line : text::meaningOf(m_preset, m_preset.forms[static_cast<std::size_t>(form())])) {
        text += QStringLiteral("<p style='margin:0 0 7px 0'><b>") + line.field.toHtmlEscaped()
            + QStringLiteral("</b><br>") + line.value.toHtmlEscaped();
        if (!line.source.isEmpty())
            text += QStringLiteral(" <span style='color:") + theme().palette().color(QPalette::PlaceholderText).name()
                + QStringLiteral("'>[") + QString(line.source).replace(QLatin1Char(' '), QChar::Nbsp)
                + QStringLiteral("]</span>");
        text += QStringLiteral("</p>");
    }
    m_lines->setText(text);
}

} // namespace kagetsu::ui
