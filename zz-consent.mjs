import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--host-resolver-rules=MAP *.localhost 127.0.0.1"] });
const seen = []; 
async function visit(name, act) { const c = await b.newContext({ ignoreHTTPSErrors: true, viewport: { width: 390, height: 800 } }); const p = await c.newPage(); const errors = []; p.on("console", m => m.type() === "error" && errors.push(m.text().slice(0, 160)));
 const out = []; await c.route(u => !u.hostname.endsWith("localhost"), r => { const q = r.request(); out.push(q.method() + " " + q.url().slice(0, 110) + " " + (q.postData() ?? "").slice(0, 200)); if (q.url().includes("gtag/js")) return r.fulfill({ contentType: "application/javascript", body: "window.__gtag=true" }); return r.fulfill({ status: 202, headers: { "access-control-allow-origin": "*" }, body: "ok" }); });
 await p.goto("https://padel.localhost/", { waitUntil: "load" }); await p.waitForTimeout(3000); console.log(name, "before:", out.length, out.slice(0, 2)); await act(p); await p.waitForTimeout(3500); console.log(name, "after:", out.map(x => x.slice(0, 230))); console.log("  dataLayer", JSON.stringify(await p.evaluate(() => (window.dataLayer ?? []).map(a => Array.from(a).slice(0, 2)).slice(0, 8)))); console.log("  errors", errors.slice(0, 3)); if (name === "accept") await p.screenshot({ path: "/tmp/adopt/run/accept.png" }); await c.close(); }
await visit("accept", p => p.getByRole("button", { name: "Accept all" }).click({ timeout: 10000 }));
await visit("refuse", p => p.getByRole("button", { name: /refuse|only necessary|reject/i }).first().click({ timeout: 10000 }));
await b.close();
