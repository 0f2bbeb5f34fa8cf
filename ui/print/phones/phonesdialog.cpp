// SPDX-License-Identifier: MIT
#include "ui/print/phones/phonesdialog.h"

#include "text/common/sentences.h"
#include "ui/board/inforce.h"
#include "ui/controls/combobox.h"
#include "ui/controls/dialogs/formparts.h"
#include "ui/controls/layout/fieldgrid.h"
#include "ui/controls/layout/fit.h"
#include "ui/controls/tablebutton.h"
#include "ui/controls/wrappedlabel.h"
#include "ui/print/phones/codeview.h"
#include "ui/print/phones/phoneserving.h"

#include <QBoxLayout>
#include <QLabel>

namespace kagetsu::ui {

using server::ServerFault;

PhonesDialog::Words PhonesDialog::watching(const PhoneServing &serving, const QString &told)
{
    Words words;
    //: Title: a game or a tournament on the phones in the room.
    words.title = tr("Show on phones");
    words.before = text::joinSentences(tr("Everybody in this network who has the address can watch on a phone, "
                                          "until it ends or you stop it. Nothing leaves the network."),
        told);
    words.now = tr("Everybody in this network who opens this address can watch. The phones must be in the same "
                   "network as this computer.");
    //: Button: turns it on.
    words.start = tr("Show on phones");
    words.stop = tr("Stop showing");
    words.phones = serving.isEnding() ? tr("The game is over. The last position stays for a minute.")
                                      //: Quietly, below a code: how many phones show it.
                                      : tr("%n phone(s) are watching.", nullptr, serving.viewers());
    return words;
}

PhonesDialog::PhonesDialog(
    PhoneServing &serving, std::function<Words()> words, std::function<void(const QString &)> start, QWidget *parent)
    : QDialog(parent)
    , m_serving(serving)
    , m_words(std::move(words))
    , m_start(std::move(start))
    , m_who(wrappedLabel("whoSees", this))
    , m_fault(wrappedLabel("phonesFault", this))
    , m_form(new FieldGrid(this))
    , m_addresses(newBox("phonesNetwork"))
    , m_code(new CodeView(this))
    , m_address(wrappedLabel("phonesAddress", this))
    , m_viewers(wrappedLabel("phonesViewers", this))
    , m_again(newButton("lookAgain", this))
    , m_stop(newButton("stopPhones", this))
    , m_leave(newButton("leavePhones", this))
    , m_show(newButton("startPhones", this, true))
{
    setObjectName(QStringLiteral("phonesDialog"));
    m_code->setObjectName(QStringLiteral("phonesCode"));
    layOut();
    connect(m_show, &TableButton::clicked, this, [this] {
        m_start(m_addresses->currentData().toString());
        if (m_serving.isOn())
            m_leave->setFocus(); // so that another Enter does not end it
    });
    connect(m_stop, &TableButton::clicked, this, [this] {
        m_serving.stop();
        reject();
    });
    connect(m_leave, &TableButton::clicked, this, &QDialog::reject);
    connect(m_again, &TableButton::clicked, this, [this] {
        findAddresses();
        follow();
    });
    connect(&m_serving, &PhoneServing::changed, this, &PhonesDialog::follow);
    findAddresses();
    onLanguage(*this, [this] { speak(); });
    fitDialog(*this, { 520, 620 });
    (m_show->isHidden() ? m_leave : m_show)->setFocus();
}

void PhonesDialog::layOut()
{
    m_form->add(m_addresses, FieldGrid::Width::Full);
    m_fault->setProperty("fault", true);
    m_viewers->setProperty("muted", true);
    m_address->setAlignment(Qt::AlignCenter);
    m_address->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_viewers->setAlignment(Qt::AlignCenter);
    makeLarger(*m_address, *this, 1.3);
    layColumn(*this,
        { m_who, m_fault, m_form, { m_code, 1 }, m_address, m_viewers, nullptr,
            layRow({ m_leave, m_again, m_stop, m_show }) });
}

void PhonesDialog::speak()
{
    //: Of several local networks, the one that the phones are in.
    m_form->say(m_addresses, tr("Network of the phones"));
    m_code->setAccessibleName(tr("QR code of the address"));
    sayButton(*m_again, tr("Look again"));
    follow();
}

void PhonesDialog::findAddresses()
{
    const QString before = m_addresses->currentData().toString();
    m_addresses->clear();
    for (const server::LocalAddress &each : m_serving.addresses()) {
        m_addresses->addItem(QStringLiteral("%1 (%2)").arg(each.interface, each.address), each.address);
    }
    m_addresses->setCurrentIndex(std::max(0, m_addresses->findData(before)));
}

void PhonesDialog::follow()
{
    const bool isOn = m_serving.isOn();
    const bool hasNetwork = m_addresses->count() > 0;
    const Words words = m_words();
    setWindowTitle(words.title);
    sayButton(*m_stop, words.stop);
    sayButton(*m_show, words.start);
    m_who->setText(isOn ? words.now : words.before);
    QString fault;
    if (m_serving.isLost())
        fault = tr("This computer has left the network, so no phone can reach it. Stop, and show it again.");
    else if (!isOn && m_serving.fault())
        fault = text::joinSentences(tr("Nothing can be shown in this network."), m_serving.fault()->detail);
    else if (!isOn && !hasNetwork)
        fault =
            tr("This computer is in no local network. Connect it to the Wi-Fi that the phones use, or open a hotspot "
               "for them.");
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
    m_form->setVisible(!isOn && m_addresses->count() > 1);
    for (QWidget *each : std::initializer_list<QWidget *> { m_code, m_address, m_viewers, m_stop })
        each->setVisible(isOn);
    m_code->setText(m_serving.address());
    m_address->setText(m_serving.address());
    m_viewers->setText(words.phones);
    m_again->setVisible(!isOn && !hasNetwork);
    m_show->setVisible(!isOn && hasNetwork);
    sayButton(*m_leave, isOn ? tr("Close") : tr("Cancel"));
}

} // namespace kagetsu::ui
