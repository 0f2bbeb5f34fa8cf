// SPDX-License-Identifier: MIT
#include "ui/tournament/desk/publish/eventonphones.h"

#include "text/common/sentences.h"
#include "ui/board/inforce.h"
#include "ui/print/phones/phonesdialog.h"
#include "venue/server/servedpages.h"

#include <QAction>

#include <utility>

namespace kagetsu::ui {

using venue::FolderFault;

// The pages of an event in memory. A publication uses it in another thread; latest() is for this one, when none runs.
class EventOnPhones::Memory : public venue::PageStore
{
public:
    std::optional<FolderFault> begin(const QString &) override
    {
        m_pages.begin();
        m_files = 0;
        return std::nullopt;
    }
    void put(const QString &name, const QByteArray &bytes) override
    {
        ++m_files;
        m_pages.put(name, bytes);
    }
    bool keep(const QString &name, const QByteArray &key) override
    {
        const bool isKept = m_pages.keep(name, key);
        m_files += isKept ? 1 : 0;
        return isKept;
    }
    std::optional<FolderFault> end() override
    {
        m_latest = m_pages.end();
        return std::nullopt;
    }
    std::optional<FolderFault> endPart() override
    {
        m_latest = m_pages.endPart();
        return std::nullopt;
    }
    std::mutex &turn() override { return m_turn; }
    qsizetype files() const override { return m_files; }
    int written() const override { return static_cast<int>(m_files); }
    int removed() const override { return 0; }

    std::shared_ptr<const server::PageSet> latest() const { return m_latest; }

private:
    server::ServedPages m_pages;
    std::shared_ptr<const server::PageSet> m_latest;
    qsizetype m_files = 0;
    std::mutex m_turn;
};

EventOnPhones::EventOnPhones(std::function<Subject()> subject, std::function<tournament::Milliseconds()> now,
    std::function<QString()> language, PhoneServing::Network network, QWidget *window)
    : QObject(window)
    , m_subject(std::move(subject))
    , m_language(std::move(language))
    , m_window(window)
    , m_action(new QAction(this))
    , m_serving(std::move(network))
    , m_publishing([this] { return m_subject().event; }, std::move(now), this)
{
    m_action->setObjectName(QStringLiteral("eventOnPhones"));
    m_action->setEnabled(false);
    connect(m_action, &QAction::triggered, this, &EventOnPhones::ask);
    const auto give = [this] { m_serving.setPages(m_memory->latest()); };
    connect(&m_publishing, &RepeatedPublishing::published, this, give);
    connect(&m_publishing, &RepeatedPublishing::boardsPublished, this, give);
    connect(&m_serving, &PhoneServing::changed, this, [this] {
        if (!m_serving.isOn())
            m_publishing.stop();
        speak();
        if (const QString address = m_serving.address(); std::exchange(m_address, address) != address)
            emit addressChanged();
    });
    onLanguage(*window, [this] { speak(); });
}

EventOnPhones::~EventOnPhones() = default;

void EventOnPhones::speak()
{
    m_action->setText(m_serving.isOn()
            //: Menu entry: %1 is how many phones show the tournament.
            ? tr("On phones: %1…").arg(m_serving.viewers())
            //: Menu entry: the pages of the tournament on the phones in the hall.
            : tr("Show on phones…"));
}

void EventOnPhones::begin()
{
    end();
    m_action->setEnabled(true);
}

void EventOnPhones::end()
{
    m_serving.stop();
    m_publishing.stop();
    m_action->setEnabled(false);
}

void EventOnPhones::follow()
{
    if (!m_publishing.isOn())
        return;
    // What is to be hidden from now on must not wait.
    if (m_subject().settings != m_settings)
        publish();
    else
        m_publishing.follow();
}

// Says what will be seen.
QString EventOnPhones::told() const
{
    const venue::PageSettings settings = m_subject().settings;
    const QString what =
        tr("They see pairings, results, standings, games with a record, and boards while they are played here.");
    const QString names = settings.names == venue::NameShown::Full ? tr("Names are shown in full.")
        : settings.names == venue::NameShown::Initials             ? tr("Names are shown as initials.")
                                                                   : tr("Pairing numbers are shown instead of names.");
    QString delay = tr("Results are shown at once.");
    if (settings.delay.kind == venue::Delay::Kind::Minutes)
        delay = tr("Results and games are shown %n minute(s) later.", nullptr, settings.delay.minutes);
    if (settings.delay.kind == venue::Delay::Kind::RoundEnd)
        delay = tr("Results and games are shown after the round.");
    //: The entry of the menu is meant.
    const QString where = tr("To change that, choose Public pages first.");
    return text::joinSentences(text::joinSentences(what, names), text::joinSentences(delay, where));
}

void EventOnPhones::ask()
{
    PhonesDialog dialog(
        m_serving, [this] { return PhonesDialog::watching(m_serving, told()); },
        [this](const QString &address) { start(address); }, m_window);
    dialog.exec();
}

void EventOnPhones::start(const QString &address)
{
    if (m_serving.start(address))
        publish();
}

// Makes all pages anew, with the settings of now.
void EventOnPhones::publish()
{
    const Subject of = m_subject();
    m_settings = of.settings;
    m_memory = std::make_shared<Memory>();
    m_serving.setPages(nullptr);
    venue::PageSettings settings = m_settings;
    settings.first = m_language().toStdString();
    settings.isIndexed = false;
    settings.isLive = true; // if the delay allows it
    m_publishing.start(std::make_shared<venue::Publisher>(m_memory, of.event.id, settings), true);
}

} // namespace kagetsu::ui
