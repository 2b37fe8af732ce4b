import { html, parts, section, text } from "#lib/shop/domain/sections/definition.ts";

/** Numbered steps, such as how a repair is ordered. */
export const definition = section("custom.steps", {
  slots: [text("title")],
  parts: parts("custom.step", [text("title"), html("text")]),
  filledBy: "parts",
  opensPage: true,
});
