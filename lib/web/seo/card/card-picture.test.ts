// @vitest-environment node
import { expect, it, vi } from "vitest";
import { pictureFrom } from "./card-picture.ts";

const MEDIA = "https://media.example/media";
const SIZE = { width: 10, height: 10 };

it.each([
  [`${MEDIA}/a.png`, 1],
  [`${MEDIA}/b/../a.png`, 1],
  [`${MEDIA}/../admin`, 0],
  [`${MEDIA}/%2e%2e/admin`, 0],
  [`${MEDIA}/\\..\\..\\admin`, 0],
  ["https://media.example/mediator/a.png", 0],
  ["https://other.example/media/a.png", 0],
  ["a.png", 0],
])("asks for %s only where it leads below the media host's path", async (src, calls) => {
  const fetched = vi.fn(async () => new Response("no picture", { status: 404 }));
  vi.stubGlobal("fetch", fetched);
  expect(await pictureFrom(src, MEDIA, SIZE)).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(calls);
});
