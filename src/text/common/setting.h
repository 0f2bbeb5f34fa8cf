// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace kagetsu::text {

// A setting among others of the type Values, which a form shows as one field: a number, or a choice by its index.
template <class Values>
struct Setting
{
    const char *name; // identifies it, such as "swissStyle"; never translated
    QStringList words; // its label and its choices; for a number, the meaning of its least value, if it has one
    int (*value)(const Values &values);
    void (*set)(Values &values, int value);
    int most = 0; // 0 if it is a choice
    int least = 0;
};

} // namespace kagetsu::text
