// SPDX-License-Identifier: MIT
"use strict";
(() => {
  const body = document.body;

  // A field above a table of players: rows without the typed words are hidden.
  const search = () => {
    for (const table of document.querySelectorAll("table[data-search]")) {
      const label = document.createElement("label");
      const field = document.createElement("input");
      label.className = "find";
      field.type = "search";
      field.autocomplete = "off";
      label.append(body.dataset.search, field);
      const place = table.parentElement.className === "scroll" ? table.parentElement : table;
      place.before(label);
      field.addEventListener("input", () => {
        const words = field.value.toLocaleLowerCase().split(/\s+/);
        for (const row of table.tBodies[0].rows) {
          const text = row.textContent.toLocaleLowerCase();
          row.hidden = !words.every(word => text.includes(word));
        }
      });
    }
  };

  // Steps through a game by buttons, keys and swipes. The page without this shows the final position.
  const replay = () => {
    const frame = document.querySelector(".replay");
    if (!frame)
      return;
    const board = frame.querySelector(".board");
    const stones = [...board.querySelectorAll("[data-n]")];
    const moves = [...document.querySelectorAll(".moves li")];
    const count = Number(frame.dataset.moves);
    const keys = frame.querySelector(".keys");
    const shown = keys.querySelector("output");
    let at = count;
    const show = wanted => {
      at = Math.min(Math.max(wanted, 0), count);
      for (const stone of stones) {
        stone.classList.toggle("off", Number(stone.dataset.n) > at);
        stone.classList.toggle("last", Number(stone.dataset.n) === at);
      }
      moves.forEach((move, i) => i + 1 === at ? move.setAttribute("aria-current", "step") : move.removeAttribute("aria-current"));
      shown.textContent = at + " / " + count;
    };
    const go = { first: () => show(0), back: () => show(at - 1), next: () => show(at + 1), last: () => show(count) };
    for (const button of keys.querySelectorAll("button"))
      button.addEventListener("click", go[button.dataset.go]);
    document.addEventListener("keydown", event => {
      const step = { ArrowLeft: go.back, ArrowRight: go.next, Home: go.first, End: go.last }[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.target.tagName === "INPUT")
        return;
      event.preventDefault();
      step();
    });
    let from = null;
    board.addEventListener("pointerdown", event => { from = event.clientX; });
    board.addEventListener("pointerup", event => {
      if (from !== null && Math.abs(event.clientX - from) > 30)
        (event.clientX < from ? go.next : go.back)();
      from = null;
    });
    keys.hidden = false;
    show(count);
  };

  // Counts running clocks down, by the moment that the page tells and the clock of the server. A flag falls only when the
  // page tells it.
  let ahead = 0; // of the server's clock, in milliseconds
  const tick = () => {
    for (const face of document.querySelectorAll("[data-left]")) {
      const gone = Math.max(Date.now() + ahead - Number(face.dataset.at) - Number(face.dataset.wait), 0);
      const seconds = Math.ceil(Math.max(Number(face.dataset.left) - gone, 0) / 1000);
      const two = number => String(number).padStart(2, "0");
      const minutes = Math.floor(seconds / 60);
      const tail = ":" + two(seconds % 60);
      face.textContent = minutes < 60 ? minutes + tail : Math.floor(minutes / 60) + ":" + two(minutes % 60) + tail;
    }
  };

  // A page of what is played now asks for itself again; the browser answers from its store when nothing changed.
  const follow = () => {
    const usual = Number(body.dataset.poll) * 1000;
    if (!usual || !location.protocol.startsWith("http"))
      return;
    let wait = usual;
    let timer = 0;
    let last = new Date();
    let before = null;
    let missing = 0; // how often in a row the page was not there
    let isOver = false;
    const tell = isLost => {
      let line = document.querySelector(".lost");
      if (!isLost) {
        if (line)
          line.remove();
        return;
      }
      if (!line) {
        line = document.createElement("p");
        line.className = "lost";
        line.setAttribute("role", "status");
        body.append(line);
      }
      line.textContent = body.dataset.lost + " " + last.toLocaleTimeString(document.documentElement.lang);
    };
    // Keeps what was typed, scrolled and focused; the returned function gives it back to the new content.
    const keep = () => {
      const all = what => [...document.querySelectorAll(what)];
      const typed = all(".find input").map(field => field.value);
      const scrolled = all(".scroll").map(frame => frame.scrollLeft);
      const focused = document.activeElement;
      const address = focused.getAttribute("href");
      const alike = () => address === null ? all(".scroll, .find input") : all("a").filter(link => link.getAttribute("href") === address);
      const place = alike().indexOf(focused);
      const caret = focused.matches(".find input") ? [focused.selectionStart, focused.selectionEnd] : null;
      return () => {
        all(".scroll").forEach((frame, i) => { frame.scrollLeft = scrolled[i] || 0; });
        all(".find input").forEach((field, i) => {
          field.value = typed[i] || "";
          field.dispatchEvent(new Event("input"));
        });
        const again = place < 0 ? null : alike()[place];
        if (!again)
          return;
        again.focus({ preventScroll: true });
        if (caret)
          again.setSelectionRange(...caret);
      };
    };
    const take = text => {
      if (before !== null && text !== before) {
        const page = new DOMParser().parseFromString(text, "text/html");
        const kept = keep();
        for (const part of ["header", "main", "footer"]) {
          const old = document.querySelector(part);
          const fresh = page.querySelector(part);
          if (old && fresh)
            old.replaceWith(document.importNode(fresh, true));
        }
        document.title = page.title;
        search();
        kept();
        isOver = !page.body.dataset.poll; // another page shows what is played now
      }
      before = text;
    };
    const plan = () => {
      clearTimeout(timer);
      if (!document.hidden && !isOver)
        timer = setTimeout(look, wait * (0.9 + Math.random() * 0.2));
    };
    const look = async () => {
      try {
        const answer = await fetch(location.href, { cache: "no-cache" });
        missing = answer.status === 404 || answer.status === 410 ? missing + 1 : 0;
        isOver = missing > 1; // it was removed, and comes no more
        const told = Date.parse(answer.headers.get("Date")); // in whole seconds
        if (told)
          ahead = told + 500 - Date.now();
        if (!answer.ok)
          throw new Error(String(answer.status));
        take(await answer.text());
        tick();
        last = new Date();
        wait = usual;
        tell(false);
      } catch {
        wait = Math.min(wait * 2, 60000);
        tell(true);
      }
      plan();
    };
    document.addEventListener("visibilitychange", () => document.hidden || isOver ? clearTimeout(timer) : look());
    look();
  };

  search();
  replay();
  follow();
  if (document.querySelector(".live")) {
    tick();
    setInterval(tick, 500);
  }
})();
