// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { VisitorTime } from "./visitor-time.tsx";

const ZAGREB_EVENING = {
  start: Date.parse("2026-05-01T17:00:00Z"),
  end: Date.parse("2026-05-01T20:00:00Z"),
};

const place = (times = ZAGREB_EVENING, site = "Europe/Zagreb") => (
  <Translations locale="en" timeZone={site} messages={{}}>
    <dl>
      <VisitorTime {...times} timeZone={site} label="Yours" />
    </dl>
  </Translations>
);

/** The visitor's own time zone. */
function inZone(timeZone: string): void {
  const real = Intl.DateTimeFormat.prototype.resolvedOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...real.call(this), timeZone };
  });
}
const shown = (...event: Parameters<typeof place>) => {
  render(place(...event));
  return screen.getByRole("definition").textContent?.replace(/\s/g, " ");
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the visitor's own time", () => {
  it("is shown where the clocks differ", () => {
    inZone("America/New_York");
    expect(shown()).toBe("Yours: 1:00 – 4:00 PM");
  });

  it("names the day where it is another one there", () => {
    inZone("Asia/Tokyo");
    expect(shown()).toBe("Yours: Sat, May 2, 2:00 – 5:00 AM");
  });

  it("is not shown where the clocks agree, under whatever name", () => {
    inZone("Europe/Berlin");
    expect(shown()).toBe("");
  });

  it("is shown where they agree at the start only", () => {
    // London's summer time ends in that night, and Lagos has none.
    inZone("Africa/Lagos");
    const [start, end] = [Date.parse("2026-10-24T20:00:00Z"), Date.parse("2026-10-25T04:00:00Z")];
    expect(shown({ start, end }, "Europe/London")).toBe(
      "Yours: Sat, Oct 24, 9:00 PM – Sun, Oct 25, 5:00 AM",
    );
  });

  it("isn't part of the server's page, which is the same for everybody", () => {
    inZone("Asia/Tokyo");
    const page = renderToString(place());
    inZone("Europe/Zagreb");
    expect(renderToString(place())).toBe(page);
    expect(page).not.toContain("Yours");
    expect(page).toContain("min-h-[2lh]");
    // Without scripts nothing comes into that place.
    expect(page).toContain("noscript:hidden");
  });
});
