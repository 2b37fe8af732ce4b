import { describe, expect, it } from "vitest";
import type { Call } from "#lib/shop/api/call.ts";
import { readAnswer } from "#lib/shop/api/http/answer.ts";
import { cms } from "./cms.ts";
import { rawElementCalls, rawMediaCalls, rawPostCalls } from "./product-variants.ts";

/** Writes that change what is known already: the request has all that matters. */
const writes: [string, Call][] = [
  ["post/update", cms.post.update],
  ["media/update", cms.media.update],
  ["redirect/create", cms.redirect.create],
  ["consent/create", cms.consent.create],
  ["option/update", cms.option.update],
  ["element/update, as it is stored", rawElementCalls.update],
  ["media/update, as it is stored", rawMediaCalls.update],
  ["post/update, as it is stored", rawPostCalls.update],
];
/** How backends say that a write was carried out. */
const answers = ["", "{}", '{"data":null}', '{"data":true}', '{"data":[1]}', '{"data":{"id":{}}}'];

describe.each(writes)("%s", (_, call) => {
  it.each(answers)("has not failed because its answer is %j", (body) => {
    expect(readAnswer(call, 200, body).ok).toBe(true);
  });

  it("has failed where the backend or a proxy says so", () => {
    expect(readAnswer(call, 200, '{"error":{"statusCode":422}}').ok).toBe(false);
    expect(readAnswer(call, 200, "<h1>Log in</h1>").ok).toBe(false);
    expect(readAnswer(call, 403, '{"data":null}').ok).toBe(false);
  });
});
