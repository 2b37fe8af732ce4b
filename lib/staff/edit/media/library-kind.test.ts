import { expect, it } from "vitest";
import { isAccepted } from "./library-kind.ts";
import type { AcceptedKind } from "./media-types.ts";

it("takes pictures and videos where a page draws both, and each kind where it is asked for", () => {
  const taken = (accept: AcceptedKind) =>
    (["picture", "video", "document"] as const).filter((kind) => isAccepted(kind, accept));
  expect(taken("any")).toEqual(["picture", "video", "document"]);
  expect(taken("visual")).toEqual(["picture", "video"]);
  expect(taken("picture")).toEqual(["picture"]);
  expect(taken("video")).toEqual(["video"]);
  expect(taken("document")).toEqual(["document"]);
});
