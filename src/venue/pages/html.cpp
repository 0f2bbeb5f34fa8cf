// SPDX-License-Identifier: MIT
#include "venue/pages/html.h"

namespace kagetsu::venue {

Html &Html::operator<<(const QString &text)
{
    for (const char byte : text.toUtf8()) {
        switch (byte) {
        case '&': m_bytes += "&amp;"; break;
        case '<': m_bytes += "&lt;"; break;
        case '>': m_bytes += "&gt;"; break;
        case '"': m_bytes += "&quot;"; break;
        case '\'': m_bytes += "&#39;"; break;
        case '\0': m_bytes += "\xEF\xBF\xBD"; break; // which no page may contain
        default: m_bytes += byte;
        }
    }
    return *this;
}

} // namespace kagetsu::venue
