import { createServer } from "node:http";
const { OTHER_BACKENDS } = await import("../tests/factories/faults/other-backends.ts");
const which = OTHER_BACKENDS[Number(process.argv[2])];
const target = process.argv[4];
createServer(async (q, r) => {
  const parts = []; for await (const p of q) parts.push(p);
  const headers = { ...q.headers }; delete headers.host; delete headers["content-length"]; delete headers.connection;delete headers["transfer-encoding"];
  const a = await fetch(target + q.url, { method: q.method, headers, body: ["GET","HEAD"].includes(q.method) ? undefined : Buffer.concat(parts), redirect: "manual" }).catch(e=>{console.error(e);return new Response("x",{status:502})});
  const buf = Buffer.from(await a.arrayBuffer());
  let body; try { body = JSON.parse(buf.toString()); } catch {}
  if (body === undefined || !q.url.startsWith("/v") ) { const h=Object.fromEntries(a.headers); delete h["content-encoding"]; delete h["content-length"]; r.writeHead(a.status, h).end(buf); return; }
  const o = which.answer(body, a.status); const et = a.headers.get("etag");
  r.writeHead(o.status, { "content-type": o.headers.get("content-type") ?? "text/plain", ...(et && { etag: et }) }).end(Buffer.from(await o.arrayBuffer()));
}).listen(Number(process.argv[3]));
