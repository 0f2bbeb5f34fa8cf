// SPDX-License-Identifier: MIT
#include "taskbar.h"

#include <QByteArray>

#include <cstdlib>
#include <memory>
#include <xcb/xcb.h>

bool closeWindows(const QString &display)
{
    const std::unique_ptr<xcb_connection_t, decltype(&xcb_disconnect)> server(
        xcb_connect(display.toLatin1().constData(), nullptr), &xcb_disconnect);
    if (xcb_connection_has_error(server.get()))
        return false;
    const auto atom = [&server](const QByteArray &name) {
        const auto asked = xcb_intern_atom(server.get(), 0, static_cast<uint16_t>(name.size()), name.constData());
        xcb_intern_atom_reply_t *reply = xcb_intern_atom_reply(server.get(), asked, nullptr);
        const xcb_atom_t found = reply ? reply->atom : xcb_atom_t { XCB_ATOM_NONE };
        std::free(reply);
        return found;
    };
    const xcb_window_t root = xcb_setup_roots_iterator(xcb_get_setup(server.get())).data->root;
    const auto asked = xcb_get_property(server.get(), 0, root, atom("_NET_CLIENT_LIST"), XCB_ATOM_WINDOW, 0, 100);
    const std::unique_ptr<xcb_get_property_reply_t, decltype(&std::free)> list(
        xcb_get_property_reply(server.get(), asked, nullptr), &std::free);
    if (!list || xcb_get_property_value_length(list.get()) == 0)
        return false;
    const auto *windows = static_cast<const xcb_window_t *>(xcb_get_property_value(list.get()));
    const auto count = static_cast<std::size_t>(xcb_get_property_value_length(list.get())) / sizeof(xcb_window_t);
    for (std::size_t i = 0; i < count; ++i) {
        xcb_client_message_event_t wish {};
        wish.response_type = XCB_CLIENT_MESSAGE;
        wish.format = 32;
        wish.window = windows[i];
        wish.type = atom("_NET_CLOSE_WINDOW");
        wish.data.data32[1] = 2; // a person wants it
        xcb_send_event(server.get(), 0, root, XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT | XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY,
            reinterpret_cast<const char *>(&wish));
    }
    // The server forgets what it has not read when one goes; an answer shows that it has.
    std::free(xcb_get_input_focus_reply(server.get(), xcb_get_input_focus(server.get()), nullptr));
    return true;
}
