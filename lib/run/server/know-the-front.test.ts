import { IncomingMessage } from "node:http";
import { connect, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, vi } from "vitest";
import { serve } from "#tests/factories/processes/serve.ts";
import { knowTheFront, onlyForTheFront } from "./know-the-front.ts";

function request(headers: Record<string, string>): IncomingMessage {
  const made = new IncomingMessage(new Socket());
  Object.assign(made.headers, headers);
  return made;
}

it("knows the front by the secret of this start, and takes the secret off", () => {
  const isFromFront = knowTheFront("secret");
  const asked = request({ "x-front-secret": "secret", "x-a": "1" });
  expect(isFromFront(asked)).toBe(true);
  expect(asked.headers).toEqual({ "x-a": "1" });
});

it.each<Record<string, string>>([
  {},
  { "x-front-secret": "" },
  { "x-front-secret": "other" },
  { "x-front-secret": "secret, secret" },
])("takes %j for somebody else", (headers) => {
  const asked = request(headers);
  expect(knowTheFront("secret")(asked)).toBe(false);
  expect(asked.headers).toEqual({});
});

it("knows nobody where there is no secret", () => {
  expect(knowTheFront("")(request({ "x-front-secret": "" }))).toBe(false);
});

it("refuses whoever reaches a process past the front, and ends their connection", async () => {
  const answer = vi.fn();
  const port = await serve(async (asked, response) =>
    onlyForTheFront(answer, "secret")(asked, response),
  );
  const client = connect(port);
  const ask = "GET /a HTTP/1.1\r\nhost: a\r\nx-forwarded-for: 127.0.0.1\r\n\r\n";
  client.write(ask + ask);
  const answers = await text(client);
  expect(answers.match(/^HTTP.*/gm)).toEqual(["HTTP/1.1 400 Bad Request"]);
  expect(answers).toMatch(/^connection: close/im);
  expect(answer).not.toHaveBeenCalled();
});
