import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { serve } from "#tests/factories/processes/serve.ts";
import { strictRequests } from "./strict-requests.ts";

/** Sends bytes to a server behind the check. Everything it answers until it closes the connection. */
async function send(request: string): Promise<string> {
  const port = await serve(
    strictRequests(async ({ method, url, headers }, response) => {
      response.end(`${method} ${headers.host} ${url}`);
    }),
  );
  const socket = connect(port);
  socket.write(request);
  return text(socket);
}

/** A head, which asks to close the connection that a refusal closes in any case. */
const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, "Host: shop.example", "Connection: close", ...headers, "", ""].join("\r\n");

describe("a request in its one form", () => {
  it.each(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("is taken: %s", async (method) => {
    expect(await send(head(`${method} /x`))).toContain(`${method} shop.example /x`);
  });

  it("has a body in chunks or of a length", async () => {
    expect(await send(`${head("POST /x", "Content-Length: 2")}ab`)).toContain("200 OK");
    const chunked = `${head("DELETE /x", "Transfer-Encoding: Chunked")}2\r\nab\r\n0\r\n\r\n`;
    expect(await send(chunked)).toContain("200 OK");
    expect(await send(head("GET /x", "Content-Length: 0"))).toContain("200 OK");
  });

  it("may name the whole address, whose host counts", async () => {
    expect(await send(head("GET http://other.example:80/x?y"))).toContain(
      "GET other.example:80 /x?y",
    );
    expect(await send(head("GET http://other.example?y"))).toContain("GET other.example /?y");
  });
});

describe("any other request is refused, and its connection ends", () => {
  it.each([
    ["a method that is not known", head("TRACE /x"), 405],
    ["a body of GET", `${head("GET /x", "Content-Length: 2")}ab`, 400],
    ["a body of HEAD", `${head("HEAD /x", "Transfer-Encoding: chunked")}0\r\n\r\n`, 400],
    ["a body of OPTIONS", `${head("OPTIONS /x", "Transfer-Encoding: chunked")}0\r\n\r\n`, 400],
    ["two hosts", head("GET /x", "Host: other.example"), 400],
    ["an address that is none", head("OPTIONS *"), 400],
    ["an address with a user", head("GET http://user@shop.example/"), 400],
    ["an address by another protocol", head("GET ftp://shop.example/"), 400],
    [
      "a coding that is not known",
      `${head("POST /x", "Transfer-Encoding: gzip, chunked")}0\r\n\r\n`,
      501,
    ],
  ])("%s", async (_what, request, status) => {
    const answer = await send(request.replace("Connection: close\r\n", ""));
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(answer.toLowerCase()).toContain("connection: close");
    expect(answer).not.toContain("200 OK");
  });

  it("chunks in a version that does not know them", async () => {
    const request = head("POST /x", "Transfer-Encoding: chunked").replace("HTTP/1.1", "HTTP/1.0");
    expect(await send(`${request}0\r\n\r\n`)).toContain(" 400 ");
  });
});
