#!/bin/sh
# SPDX-License-Identifier: MIT
# npm anki-apkg-export 4.0.3: a lesson that is exported anew comes to its learners as other tasks, in no order.
#
# A note of an Anki package has a "globally unique id", by which the note that a learner has is found and kept with its
# history; csum is the "integer representation of first 8 digits of sha1 hash of the first field", by which a question
# that is there twice is found; due is the place of a new card (AnkiDroid's wiki, "Database Structure"). The package
# makes the identifier of the time of the export, so who corrects one of thirty tasks and hands the lesson out again
# gives thirty new ones beside the old. It makes csum of question and answer, so they are not found as doubles either.
# All cards have place 179, so the easy tasks do not come first. Kagetsu keeps lessons in its own files. Seen, of two
# exports:
# same identifier: no; csum of the question: no, of question and answer: yes; places of three tasks: 179 179 179
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts anki-apkg-export@4.0.3 >&2
seen=$(node -e '
const { default: Exporter } = require("anki-apkg-export");
const { createHash } = require("crypto");
const sql = require("sql.js");
const zip = require("jszip");
const tasks = [["Four", "H8"], ["Four and three", "G9"], ["Three", "F6"]];
const rows = async () => {
    const lesson = new Exporter("Fours");
    tasks.forEach(task => lesson.addCard(...task));
    const file = (await zip.loadAsync(await lesson.save())).file("collection.anki2");
    const base = new sql.Database(await file.async("uint8array"));
    return base.exec("SELECT guid, csum, due FROM notes JOIN cards ON nid = notes.id ORDER BY notes.id")[0].values;
};
const sum = text => parseInt(createHash("sha1").update(text).digest("hex").slice(0, 8), 16);
const told = is => is ? "yes" : "no";
(async () => {
    const first = await rows();
    await new Promise(done => setTimeout(done, 20));
    const again = await rows();
    console.log(`same identifier: ${told(first.some((row, at) => row[0] === again[at][0]))}; ` +
        `csum of the question: ${told(first.some((row, at) => row[1] === sum(tasks[at][0])))}, ` +
        `of question and answer: ${told(first.every((row, at) => row[1] === sum(tasks[at].join("\x1f"))))}; ` +
        `places of three tasks: ${first.map(row => row[2]).join(" ")}`);
})();
' 2>/dev/null)
echo "$seen"
told='same identifier: no; csum of the question: no, of question and answer: yes'
[ "$seen" = "$told; places of three tasks: 179 179 179" ]
