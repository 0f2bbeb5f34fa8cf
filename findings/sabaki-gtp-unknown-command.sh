#!/bin/sh
# SPDX-License-Identifier: MIT
# npm @sabaki/gtp 3.0.0: after a command that an engine does not know, it leaves those behind it without an answer.
#
# An engine responds to each command of the controller, to an unknown one with a failure (Go Text Protocol, version 2,
# 1.3). The class Engine is for engines; while one is thinking, the commands that come wait in a list. An unknown one is
# taken from it and answered, but that ends the work on the list. Here the optional time_left stands between genmove and
# name, as a controller sends them that does not wait: the third stays open until another command happens to come.
# Seen: =1 H8, ?2 unknown command, then after one more command: =3 Test, =4 2
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @sabaki/gtp@3.0.0 >&2
seen=$(node -e '
const { Engine } = require("@sabaki/gtp");
const { PassThrough } = require("stream");
const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds));
(async () => {
    const engine = new Engine("Test", "1");
    engine.command("genmove", async (_, out) => { await wait(100); out.send("H8"); });
    const [input, output] = [new PassThrough(), new PassThrough()];
    let said = "";
    output.on("data", data => said += data);
    engine.start({ input, output });
    const answers = async commands => {
        said = "";
        input.write(commands);
        await wait(1000);
        return said.trim().split(/\n+/).join(", ");
    };
    const first = await answers("1 genmove B\n2 time_left B 60 0\n3 name\n");
    console.log(`${first}, then after one more command: ${await answers("4 protocol_version\n")}`);
    process.exit();
})();
')
echo "$seen"
[ "$seen" = '=1 H8, ?2 unknown command, then after one more command: =3 Test, =4 2' ]
