// Asks for the question, shows it and sends the point that was tapped. All texts are put in as text, never as a page.
"use strict";
(function () {
  const get = function (id) { return document.getElementById(id); };
  const Svg = "http://www.w3.org/2000/svg";
  const Key = "kagetsu-answer";
  let data = null;
  let raw = "";
  let chosen = null;
  let behind = 0; // how far this clock is behind that of the computer, in milliseconds
  let isSending = false;
  let memory = {};
  try { memory = JSON.parse(localStorage.getItem(Key)) || {}; } catch (fault) { memory = {}; }
  if (typeof memory.token !== "string" || !/^[0-9a-z]{16,32}$/.test(memory.token)) {
    const drawn = new Uint8Array(24);
    crypto.getRandomValues(drawn);
    memory = { token: Array.from(drawn, function (byte) { return (byte % 36).toString(36); }).join("") };
  }

  function keep() {
    try { localStorage.setItem(Key, JSON.stringify(memory)); } catch (fault) { /* a private window: this page knows */ }
  }

  // The letters of columns: A to Z without a gap, as the program writes them.
  function pointName(x, y) {
    return String.fromCharCode(65 + x) + (y + 1);
  }

  function add(parent, name, attributes, text) {
    const made = document.createElementNS(Svg, name);
    Object.keys(attributes).forEach(function (key) { made.setAttribute(key, attributes[key]); });
    if (text !== undefined) made.textContent = text;
    parent.appendChild(made);
    return made;
  }

  const across = function (x) { return x + 1.5; };
  const down = function (y) { return data.rows - y - 0.2; };

  function isFree(x, y) {
    return !data.stones.some(function (stone) { return stone[0] === x && stone[1] === y; });
  }

  function drawBoard() {
    const board = get("board");
    board.replaceChildren();
    const svg = add(board, "svg",
      { viewBox: "0 0 " + (data.columns + 1.3) + " " + (data.rows + 1.3), tabindex: "0", role: "application" });
    svg.setAttribute("aria-label", data.words.tap);
    for (let x = 0; x < data.columns; ++x) {
      add(svg, "line", { class: "grid", x1: across(x), x2: across(x), y1: down(0), y2: down(data.rows - 1) });
      add(svg, "text", { class: "name", x: across(x), y: data.rows + 0.95 }, String.fromCharCode(65 + x));
    }
    for (let y = 0; y < data.rows; ++y) {
      add(svg, "line", { class: "grid", y1: down(y), y2: down(y), x1: across(0), x2: across(data.columns - 1) });
      add(svg, "text", { class: "name", x: 0.55, y: down(y) + 0.15 }, String(y + 1));
    }
    data.stones.forEach(function (stone) {
      add(svg, "circle", { class: stone[2] === "b" ? "b" : "w", cx: across(stone[0]), cy: down(stone[1]), r: 0.44 });
    });
    data.letters.forEach(function (sign) {
      if (isFree(sign[0], sign[1]))
        add(svg, "circle", { class: "paper", cx: across(sign[0]), cy: down(sign[1]), r: 0.4 });
      add(svg, "text", { class: "letter", x: across(sign[0]), y: down(sign[1]) + 0.2 }, sign[2]);
    });
    if (chosen) {
      add(svg, "circle", { class: "chosen", cx: across(chosen[0]), cy: down(chosen[1]), r: 0.5 });
      add(svg, "circle", { class: "spot", cx: across(chosen[0]), cy: down(chosen[1]), r: 0.16 });
    }
    svg.addEventListener("click", function (event) {
      const room = svg.getBoundingClientRect();
      const unit = room.width / (data.columns + 1.3);
      choose(Math.round((event.clientX - room.left) / unit - 1.5),
        Math.round(data.rows - 0.2 - (event.clientY - room.top) / unit));
    });
    svg.addEventListener("keydown", function (event) {
      const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
      const step = steps[event.key];
      if (!step || isSending || hasAnswered()) return;
      event.preventDefault();
      const from = chosen || [(data.columns - 1) >> 1, (data.rows - 1) >> 1];
      chosen = [Math.min(Math.max(from[0] + step[0], 0), data.columns - 1),
        Math.min(Math.max(from[1] + step[1], 0), data.rows - 1)];
      show();
      get("board").firstChild.focus();
    });
  }

  function choose(x, y) {
    if (isSending || hasAnswered() || x < 0 || y < 0 || x >= data.columns || y >= data.rows || !isFree(x, y)) return;
    chosen = [x, y];
    show();
  }

  function hasAnswered() { return data !== null && memory.number === data.number && memory.place === location.pathname; }

  function show(told) {
    const words = data.words;
    const asks = data.open && !hasAnswered();
    document.title = data.open ? data.text : document.title;
    get("text").textContent = data.open ? data.text : "";
    get("board").hidden = !data.open;
    get("who").hidden = !asks || data.names.length === 0;
    get("send").hidden = !asks;
    if (data.open) {
      if (hasAnswered() && Array.isArray(memory.point)) chosen = memory.point;
      drawBoard();
    }
    const canSend = chosen && isFree(chosen[0], chosen[1]) && get("name").value !== "";
    get("send").disabled = !canSend || isSending;
    get("send").textContent = words.send.replace("%1", chosen ? pointName(chosen[0], chosen[1]) : "…");
    get("told").textContent = told || (!data.open ? words.waiting : !hasAnswered() ? words.tap
      : words.sent.replace("%1", chosen ? pointName(chosen[0], chosen[1]) : ""));
    showTime();
  }

  function showTime() {
    const left = data && data.open && data.until ? Math.ceil((data.until - Date.now() - behind) / 1000) : 0;
    get("left").textContent = left > 0 ? data.words.left.replace("%1", left) : "";
  }

  // Everybody chooses a name: the one of the last time is offered, and nobody is chosen by chance.
  function fillNames() {
    const list = get("name");
    list.replaceChildren();
    get("nameLabel").textContent = data.words.name;
    const option = function (value, text) {
      const made = document.createElement("option");
      made.value = value;
      made.textContent = text;
      list.appendChild(made);
    };
    if (data.names.length > 0) option("", "");
    data.names.forEach(function (name, index) { option(String(index), name); });
    if (data.takesNameless) option("-", data.words.nameless);
    const before = data.names.indexOf(memory.name);
    list.value = data.names.length === 0 ? "-" : before >= 0 ? String(before) : "";
  }

  function take(text) {
    if (isSending) return; // what is being sent belongs to the question that is shown
    if (text === raw) { showTime(); return; }
    const number = data ? data.number : -1;
    raw = text;
    data = JSON.parse(text);
    if (data.number !== number) chosen = null;
    if (data.open) fillNames();
    show();
  }

  function ask() {
    if (isSending) return;
    fetch("question.json", { cache: "no-cache" }).then(function (answer) {
      const date = Date.parse(answer.headers.get("Date"));
      if (!isNaN(date)) behind = date - Date.now();
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.text();
    }).then(take).catch(function () { /* the computer is away for a moment: ask again */ });
  }

  function send() {
    if (!chosen || isSending || hasAnswered()) return;
    const who = get("name").value;
    const number = data.number;
    const point = chosen;
    const name = who === "-" ? undefined : data.names[Number(who)];
    // If the word that it was taken is lost, the first point that was sent is the one that counts.
    const tried = location.pathname + " " + number;
    if (memory.tried !== tried) {
      memory.tried = tried;
      memory.first = point;
      keep();
    }
    isSending = true;
    const body = "q=" + number + "&t=" + memory.token + "&n=" + who + "&p=" + point[0] + "." + point[1];
    fetch("answer", { method: "POST", headers: { "Content-Type": "text/plain" }, body: body }).then(function (answer) {
      isSending = false;
      if (answer.status === 200 || answer.status === 403) {
        memory.number = number;
        memory.place = location.pathname;
        memory.point = answer.status === 200 ? point : memory.first;
        if (name !== undefined) memory.name = name;
        keep();
        show();
      } else if (answer.status === 409) {
        show(data.words.taken);
      } else if (answer.status === 410) {
        raw = "";
        ask();
      } else {
        show(data.words.failed);
      }
    }).catch(function () {
      isSending = false;
      show(data.words.failed);
    });
    show();
  }

  get("send").addEventListener("click", send);
  get("name").addEventListener("change", function () { show(); });
  setInterval(function () { if (!document.hidden) ask(); }, 2000);
  setInterval(showTime, 500);
  document.addEventListener("visibilitychange", function () { if (!document.hidden) ask(); });
  keep();
  ask();
})();
