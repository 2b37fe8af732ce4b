import { html, raw } from "hono/html";

const STYLE = `:root{color-scheme:light dark;--ink:#16241d;--soft:#5a6b62;--line:#d8e0da;--ground:#f4f7f5;--card:#fff;--green:#0d5c3f;--green-ink:#fff;--red:#a8321b}
@media (prefers-color-scheme:dark){:root{--ink:#e9f1ec;--soft:#a7b8ae;--line:#30433a;--ground:#101a15;--card:#18251e;--green:#4cc08d;--green-ink:#08150f;--red:#ff9b83}}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}nav{background:var(--card);border-bottom:1px solid var(--line)}
nav div{max-width:60rem;margin:0 auto;padding:.75rem 1rem;display:flex;gap:1.25rem;flex-wrap:wrap}a{color:var(--green)}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}h2{font-size:1.125rem;margin:0 0 .5rem}ul+h2{margin-top:1.25rem}ul{margin:0;padding-left:1.25rem}.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1.25rem;margin:0 0 1rem}
.narrow{max-width:28rem;margin:3rem auto}.row{display:flex;gap:.75rem;flex-wrap:wrap;margin-top:1.25rem}.row form{flex:1}.tricks{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr))}
button{font:inherit;font-weight:600;width:100%;min-height:44px;padding:.5rem 1.25rem;border-radius:8px;border:1px solid var(--green);background:var(--green);color:var(--green-ink);cursor:pointer}
button.quiet{background:transparent;border-color:var(--red);color:var(--red)}button:focus-visible,a:focus-visible,select:focus-visible,input:focus-visible{outline:3px solid var(--green);outline-offset:2px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem;border-bottom:1px solid var(--line);vertical-align:top}td.n{text-align:right;font-variant-numeric:tabular-nums}
fieldset{border:0;margin:0 0 1rem;padding:0}legend,label[for]{display:block;font-weight:600;padding:0}.choice{display:flex;gap:.6rem;align-items:center;min-height:44px}.choice input{flex:none;width:1.25rem;height:1.25rem;accent-color:var(--green)}
select{font:inherit;width:100%;min-height:44px;color:var(--ink);background:var(--card);border:1px solid var(--soft);border-radius:8px;padding:.5rem}
table+form{margin-top:1rem}pre{overflow-x:auto;font-size:.875rem}summary{min-height:44px;align-content:center;cursor:pointer}td table{margin-top:.5rem}
.soft{color:var(--soft)}.amount{font-size:2rem;font-weight:700;margin:.25rem 0}iframe{width:100%;min-height:22rem;border:1px solid var(--line);border-radius:8px;background:#fff}`;

const NAVIGATION = html`<nav aria-label="Sandbox"><div><a href="/_sandbox/">Sandbox</a><a href="/_sandbox/orders">Orders</a><a href="/_sandbox/outbox">Outbox</a><a href="/_sandbox/messages">Forms</a><a href="/_sandbox/failed-requests">404 reports</a><a href="/_sandbox/tricks">Tricks</a><a href="/_sandbox/panel">Faults</a><a href="/_sandbox/log">Log</a><a href="/docs">Calls</a></div></nav>`;

/** A page of the sandbox. No value in its body may be a promise. */
export function page(
  title: string,
  body: ReturnType<typeof html>,
  { status = 200, navigation = true } = {},
): Response {
  const text = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${raw(STYLE)}</style></head><body>${navigation && NAVIGATION}<main>${body}</main></body></html>`;
  return new Response(String(text), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    },
  });
}
