import { describe, expect, it } from "vitest";
import { anElement } from "#tests/factories/element.ts";
import { sectionLook } from "./section-look.ts";

describe("sectionLook", () => {
  it("leaves a section without options alone", () => {
    expect(sectionLook(anElement())).toEqual({ className: undefined, style: undefined });
  });

  it("uses the phone colours below 1024 px, and the desktop colours if there are none", () => {
    const look = sectionLook(
      anElement({
        options: { background: "#0f4a3c", color: "#ffffff" },
        mobileOptions: { background: "#ffffff", color: "#000000" },
      }),
    );
    expect(look.style).toEqual({
      "--section-ground": "#0f4a3c",
      "--section-ground-mobile": "#ffffff",
      "--section-ink": "#ffffff",
      "--section-ink-mobile": "#000000",
    });
  });

  it("chooses a readable text colour for a background without one", () => {
    const dark = sectionLook(anElement({ options: { background: "#0f4a3c" } }));
    expect(dark.style).toMatchObject({ "--section-ink": "#ffffff" });
    const light = sectionLook(anElement({ options: { background: "#f5f4ee" } }));
    expect(light.style).toMatchObject({ "--section-ink": "#13211a" });
  });

  it.each([
    "url(https://evil.example)",
    "red;position:fixed",
    "var(--x)",
    "#12",
  ])("accepts no colour in %s", (background) => {
    expect(sectionLook(anElement({ options: { background } })).style).toBeUndefined();
  });
});
