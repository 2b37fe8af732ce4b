import { describe, expect, it } from "vitest";
import { isPictureFile } from "#lib/base/utils/picture-file.ts";
import { valueLabel } from "./value-label.ts";

const media = (title: string, path = "swatches/4f.webp", originalName = "") => ({
  title,
  path,
  originalName,
});

describe("valueLabel", () => {
  it.each([
    ["of words", { text: " Clay ", isMedia: false, media: null }, "Clay"],
    ["of a picture with words", { text: "7", isMedia: true, media: media("Clay") }, "Clay"],
    ["of a picture named in the value", { text: "Clay", isMedia: true, media: media("") }, "Clay"],
    ["whose title is a file", { text: "Clay", isMedia: true, media: media("c.png") }, "Clay"],
    [
      "that is an address",
      { text: "m/deep-blue_2.webp?v=1", isMedia: true, media: null },
      "Deep blue 2",
    ],
    [
      "that is an address and not said to be",
      { text: "/m/Sky.PNG", isMedia: false, media: null },
      "Sky",
    ],
    [
      "of another host",
      { text: "https://m.test/a/teget%20plava", isMedia: true, media: null },
      "Teget plava",
    ],
    [
      "of a folder of another system",
      { text: "C:\\m\\sky.gif", isMedia: true, media: null },
      "Sky",
    ],
    [
      "of an upload",
      { text: "", isMedia: true, media: media("", "m/1.webp", "sky blue.png") },
      "Sky blue",
    ],
    ["of a title alone", { text: "", isMedia: false, media: media("Sky") }, "Sky"],
    ["broken", { text: "m/100%.webp", isMedia: true, media: null }, "100%"],
    ["of a size", { text: "S/M", isMedia: false, media: null }, "S/M"],
    ["of a machine", { text: "m/9f86d081884c7d65.webp", isMedia: true, media: null }, ""],
    [
      "of a machine",
      { text: "m/0b0e4b0a-6f8d-4d57-8a43-c07fd4a1f2de.png", isMedia: true, media: null },
      "",
    ],
    ["of nothing", { text: "", isMedia: true, media: null }, ""],
  ])("%s: %j", (_, value, label) => {
    expect(valueLabel(value)).toBe(label);
  });
});

it.each([
  ["m/sky.webp", false, true],
  ["/media/get/12", true, true],
  ["https://m.test/12", true, true],
  ["/12", false, false],
  ["Sky", true, false],
  ["S/M", true, false],
])("isPictureFile %j, said to be a picture: %j", (text, isMedia, answer) => {
  expect(isPictureFile(text, isMedia)).toBe(answer);
});
