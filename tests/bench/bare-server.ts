/** The baseline: a Node server that only sends the same bytes. `node bare-server.ts PORT FILE`. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [, , port, file] = process.argv;
const body = readFileSync(String(file));
createServer((_request, answer) => {
  answer.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "br",
    "content-length": body.length,
  });
  answer.end(body);
}).listen(Number(port));
