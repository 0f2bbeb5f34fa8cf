// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QPaintDevice>
#include <QSizeF>

#include <memory>

namespace kagetsu::ui {

class SvgEngine;

// A paper that what is painted on it becomes SVG: small and tidy, words as words in a common face, each stone one
// element. The same pictures are the same bytes. It knows what boards are painted with, and neither images nor
// clipping.
class SvgPaper : public QPaintDevice
{
public:
    // In units of the painter, and printed: that many millimetres for one of them.
    explicit SvgPaper(QSizeF size, double millimetres = 25.4 / 96);
    ~SvgPaper() override;

    // Once painting has ended: one <svg> element that can stand alone or in a page. What is kept in it is called by
    // names that begin so, which in a page must differ from picture to picture.
    QByteArray svg(const QString &prefix = {}) const;

    QPaintEngine *paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSizeF m_size;
    double m_millimetres;
    std::unique_ptr<SvgEngine> m_engine;
};

} // namespace kagetsu::ui
