import { Hono } from "hono";
import { html } from "hono/html";
import type { Fault, Faults } from "../http/faults.ts";
import { page } from "../http/html.ts";
import { isOwnForm } from "./own-form.ts";

/** The faults of an answer, each as a sentence for the panel with its fields. */
const KINDS = {
  slow: ["Slow: every answer takes 3 seconds", { delay: 3_000 }],
  silent: ["Never: no answer for 30 seconds", { delay: 30_000 }],
  down: ["Down: the connection is cut", { reset: true }],
  error: ["Error: status 500", { status: 500 }],
  missing: ["Not offered: status 501", { status: 501, message: "Not implemented." }],
  garbage: ["Garbage: an HTML page instead of JSON", { body: "html" }],
  half: ["Half: the answer breaks off", { body: "half" }],
  shape: ["Wrong shape: JSON that nobody asked for", { body: "wrongShape" }],
  loggedOut: [
    "Logged out: whoever is logged in is refused",
    { status: 401, message: "The access token is not valid or has expired.", loggedIn: true },
  ],
} as const satisfies Readonly<Record<string, readonly [string, Omit<Fault, "match">]>>;
type Kind = keyof typeof KINDS;

const isKind = (name: unknown): name is Kind =>
  typeof name === "string" && Object.hasOwn(KINDS, name);

/** Part of every call's address. */
const ALL = "/api/";

/** `/_sandbox/panel`: makes the backend slow, down or wrong, for all calls or one, and restores it. */
export function createPanel(faults: Faults, paths: readonly string[]): Hono {
  const calls = [...new Set(paths.map(matchOf))].sort();
  const app = new Hono();
  app.get("/_sandbox/panel", (context) => show(faults, calls, done(context.req.query("done"))));
  app.post("/_sandbox/panel", async (context) => {
    if (!isOwnForm(context.req.raw))
      return context.json(
        { message: "Only the panel's own form on this machine may do that." },
        403,
      );
    const { kind, call, times } = await context.req.parseBody();
    if (!isKind(kind)) return context.json({ message: "There is no such fault." }, 422);
    if (call !== ALL && !calls.some((known) => known === call))
      return context.json({ message: "There is no such call." }, 422);
    const match = String(call);
    faults.add([{ match, ...KINDS[kind][1], ...(times === "once" ? { times: 1 } : {}) }]);
    return context.redirect("/_sandbox/panel?done=added", 303);
  });
  app.post("/_sandbox/panel/clear", (context) => {
    if (!isOwnForm(context.req.raw))
      return context.json(
        { message: "Only the panel's own form on this machine may do that." },
        403,
      );
    faults.clear();
    return context.redirect("/_sandbox/panel?done=cleared", 303);
  });
  return app;
}

/** The part of a call's address before its first parameter. */
const matchOf = (path: string): string => `/api/${path.split("/:")[0]}`;

const done = (what: string | undefined): string | null =>
  what === "added"
    ? "The fault is on. Go to the shop and see what it does."
    : what === "cleared"
      ? "Everything answers as it should."
      : null;

/** A fault as text: the panel's, or its fields if a test or a trick has added it. */
function wordsOf(fault: Fault): string {
  const { match: _, times: __, site, method, cart, ...effect } = fault;
  const known = Object.values(KINDS).find(
    ([, own]) => JSON.stringify(own) === JSON.stringify(effect),
  );
  const limits = { site, method, cart };
  const narrowed = Object.entries(limits).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${value}`],
  );
  return [known?.[0] ?? JSON.stringify(effect), ...narrowed].join(", ");
}

const oftenOf = ({ times }: Fault): string =>
  times === undefined ? "always" : times === 1 ? "once" : `${times} times`;

function show(faults: Faults, calls: readonly string[], said: string | null): Response {
  const active = faults.list();
  return page(
    "Faults",
    html`<h1>Faults of the backend</h1>
<p class="soft">What the shop does when its backend is slow, down or wrong. Pages that are cached stay up: try a cart, a search or a page that nobody has visited.</p>
${said !== null && html`<p class="card" role="status"><strong>${said}</strong></p>`}
<section class="card scroll" aria-labelledby="active"><h2 id="active">What is wrong now</h2>${
      active.length === 0
        ? html`<p>Nothing. Everything answers as it should.</p>`
        : html`<table><thead><tr><th scope="col">Calls</th><th scope="col">What happens</th><th scope="col">How often</th></tr></thead><tbody>${active.map(
            (fault) =>
              html`<tr><td>${fault.match === ALL ? "all" : fault.match}</td><td>${wordsOf(fault)}</td><td>${oftenOf(fault)}</td></tr>`,
          )}</tbody></table>
<form method="post" action="/_sandbox/panel/clear"><button type="submit">No faults any more</button></form>`
    }</section>
<form class="card" method="post" action="/_sandbox/panel"><h2>Add a fault</h2>
<fieldset><legend>What happens</legend>${Object.entries(KINDS).map(
      ([name, [label]]) =>
        html`<label class="choice"><input type="radio" name="kind" value="${name}" required>${label}</label>`,
    )}</fieldset>
<p><label for="call">To which calls</label><select id="call" name="call"><option value="${ALL}">all calls</option>${calls.map(
      (call) => html`<option>${call}</option>`,
    )}</select></p>
<fieldset><legend>How often</legend><label class="choice"><input type="radio" name="times" value="always" checked>Always, until there are no faults any more</label><label class="choice"><input type="radio" name="times" value="once">The next time only</label></fieldset>
<button type="submit">Add the fault</button></form>`,
  );
}
