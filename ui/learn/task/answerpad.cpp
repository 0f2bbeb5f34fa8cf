// SPDX-License-Identifier: MIT
#include "ui/learn/task/answerpad.h"

#include "text/rules/rules.h"
#include "text/task/tasks.h"
#include "ui/board/inforce.h"
#include "ui/controls/bigbutton.h"
#include "ui/controls/checkbox.h"
#include "ui/controls/layout/evengrid.h"

#include <algorithm>
#include <functional>

namespace kagetsu::ui {

namespace {

constexpr int LeastWidth = 120;

// Breaks a text between words, or anywhere if it has no blanks, so that it fits on its button.
QString onLines(const QString &text)
{
    constexpr int Longest = 30; // length in letters, of which a Chinese one counts as two
    QString lines;
    int width = 0;
    qsizetype lastBlank = -1;
    for (const QChar letter : text) {
        const bool isWide = letter.unicode() >= 0x1100;
        width += isWide ? 2 : 1;
        if (letter.isSpace())
            lastBlank = lines.size();
        lines += letter;
        if (width <= Longest)
            continue;
        if (lastBlank >= 0) {
            lines[lastBlank] = QLatin1Char('\n');
            width = static_cast<int>(lines.size() - lastBlank - 1);
            lastBlank = -1;
        } else if (isWide) {
            lines.insert(lines.size() - 1, QLatin1Char('\n'));
            width = 2;
        }
    }
    return lines;
}

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

using task::Answer;
using task::Kind;

AnswerPad::AnswerPad(QWidget *parent)
    : QWidget(parent)
    , m_grid(new EvenGrid(LeastWidth))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
    m_grid->setBalanced(true);
    setLayout(m_grid);
    onChange(*this, QEvent::FontChange, [this] {
        for (const Words &each : m_buttons)
            each.button->setFont(font());
        fitButtons();
    });
}

void AnswerPad::clear()
{
    for (const Words &each : m_buttons) {
        m_grid->removeWidget(each.button);
        each.button->hide();
        each.button->deleteLater(); // one of them may be the button just pressed
    }
    m_buttons.clear();
}

void AnswerPad::add(QAbstractButton &button, std::function<QString()> text)
{
    button.setFont(font()); // a button created after its page would not have the page's text size
    m_grid->addWidget(&button);
    button.show();
    m_buttons.push_back({ &button, std::move(text) });
}

QAbstractButton *AnswerPad::add(const char *name, std::function<QString()> text, std::function<void()> does)
{
    auto *button = new BigButton(name, this);
    connect(button, &BigButton::clicked, this, std::move(does));
    add(*button, std::move(text));
    return button;
}

void AnswerPad::ask(const task::Task &task, bool asksForKinds)
{
    clear();
    constexpr int Endless = 1000;
    m_grid->setMostColumns(asksForKinds ? 1 : Endless); // check boxes are placed below one another
    switch (task.kind) {
    case Kind::IsForbidden:
        if (asksForKinds) {
            askForKinds(foulsOffered(task));
            break;
        }
        add(
            "answerForbidden", [] { return tr("&Forbidden"); },
            [this] { emit chosen(Answer { .isForbidden = true }); });
        add("answerAllowed", [] { return tr("&Allowed"); }, [this] { emit chosen(Answer { .isForbidden = false }); });
        break;
    case Kind::NameShape:
        for (const task::Shape shape : shapesOffered(task)) {
            add(
                "answerShape", [shape] { return text::shapeName(shape); },
                [this, shape] { emit chosen(Answer { .shape = shape }); });
        }
        break;
    case Kind::WhyNot:
        for (const task::WhyNot reason : task::AllReasons) {
            add(
                "answerReason", [reason] { return text::reasonName(reason); },
                [this, reason] { emit chosen(Answer { .reason = reason }); });
        }
        break;
    case Kind::Choose:
        for (std::size_t i = 0; i < task.choices.size(); ++i) {
            if (task.choices[i].point)
                continue;
            // An ampersand in the author's text is not a shortcut.
            const QString text =
                QString::fromStdString(task.choices[i].text).replace(QLatin1Char('&'), QLatin1String("&&"));
            add("answerChoice", [text] { return text; }, [this, i] { emit chosen(Answer { .choice = i }); });
        }
        break;
    default: break;
    }
    retranslate();
    updateGeometry();
}

// Several kinds may apply, so there is a check box for each, and all are submitted together.
void AnswerPad::askForKinds(rules::FoulKinds offered)
{
    using Kinds = rules::FoulKinds;
    constexpr bool Kinds::*All[] { &Kinds::overline, &Kinds::doubleFour, &Kinds::doubleThree };
    QList<std::pair<CheckBox *, bool Kinds::*>> boxes;
    for (bool Kinds::*const isSet : All) {
        if (!(offered.*isSet))
            continue;
        Kinds kind;
        kind.*isSet = true;
        auto *box = new CheckBox(this);
        box->setObjectName(QStringLiteral("answerKind"));
        add(*box, [kind] { return capitalised(text::foulNames(kind)); });
        boxes.push_back({ box, isSet });
    }
    const auto ticked = [boxes] {
        Kinds kinds;
        for (const auto &[box, isSet] : boxes)
            kinds.*isSet = box->isChecked();
        return kinds;
    };
    QAbstractButton *check = add(
        "checkKinds", [] { return tr("Check &answers"); },
        [this, ticked] { emit chosen(Answer { .isForbidden = true, .fouls = ticked() }); });
    check->setEnabled(false);
    for (const auto &[box, isSet] : boxes)
        connect(box, &CheckBox::toggled, check, [ticked, check] { check->setEnabled(ticked().any()); });
}

// Makes all buttons as wide as the longest text.
void AnswerPad::fitButtons()
{
    int width = LeastWidth;
    for (const Words &each : m_buttons)
        width = std::max(width, each.button->sizeHint().width());
    m_grid->setLeastWidth(width);
    updateGeometry();
}

void AnswerPad::retranslate()
{
    for (const Words &each : m_buttons)
        each.button->setText(onLines(each.text()));
    fitButtons();
}

} // namespace kagetsu::ui
