import { expect, it } from "vitest";
import { decision } from "./content-schema.ts";

it.each([
  [{ type: "page", slug: "a" }, { type: "page" }],
  [{ type: "none" }, { type: "none" }],
  [{}, { type: "none" }],
  [{ type: null, slug: "a" }, { type: "none" }],
  // A type that a site has made up is one of posts; without a slug there is nothing to show.
  [
    { type: "interview", slug: "a" },
    { type: "post", postType: "interview" },
  ],
  [{ type: "interview" }, { type: "none" }],
])("%j is %j", (answer, read) => expect(decision.parse(answer)).toMatchObject(read));
