import { NextIntlClientProvider } from "next-intl";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { event } from "#lib/shop/api/schemas/event.ts";
import en from "#messages/en.json";
import { testContext } from "#tests/factories/visit.ts";
import { EventFacts } from "./event-facts.tsx";
import { EventList } from "./event-list.tsx";

vi.mock("#components/kit/ui/link.tsx", () => ({
  Link: (props: { href: string }) => <a {...props} />,
}));

const context = testContext({ timeZone: "Europe/Zagreb", defaultLocale: "en" });
const anEvent = (fields: object) => event.parse({ id: 5, title: "Night match", ...fields });
const html = (node: ReactElement) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      {node}
    </NextIntlClientProvider>,
  ).replace(/\s/g, " ");
const facts = (fields: object) => html(<EventFacts context={context} event={anEvent(fields)} />);
const list = (fields: object) => html(<EventList context={context} events={[anEvent(fields)]} />);

describe("an event of a site in Zagreb", () => {
  it("is shown in the site's time, with its name", () => {
    const shown = facts({ startEvent: "2026-05-01T17:00:00Z", endEvent: "2026-05-01T20:00:00Z" });
    expect(shown).toContain("Fri, May 1, 2026, 7:00 – 10:00 PM CEST");
    expect(shown).not.toContain("All day");
  });

  it("names both offsets over a change of the clocks", () => {
    const shown = facts({ startEvent: "2026-10-24T18:00:00Z", endEvent: "2026-10-25T09:00:00Z" });
    expect(shown).toMatch(/8:00 PM CEST – Sun, October 25, 2026 at 10:00 AM CET/);
  });

  it("has no hours when it takes whole days", () => {
    const shown = facts({ startEvent: "2026-05-01", endEvent: "2026-05-03" });
    expect(shown).toContain("Fri, May 1 – Sun, May 3, 2026");
    expect(shown).toContain("All day");
    expect(shown).not.toContain("CEST");
  });

  it("says who was there once it is over", () => {
    const eventAttendees = [{ id: 1, name: "Ana" }];
    const over = facts({ startEvent: "2020-05-01T17:00:00Z", eventAttendees });
    expect(over).toContain(en.content.event.attendeesWere);
    const coming = facts({ startEvent: "2999-05-01T17:00:00Z", eventAttendees });
    expect(coming).toContain(en.content.event.attendees);
    expect(coming).not.toContain(en.content.event.attendeesWere);
  });

  it("is in the list under the day that the site's calendar shows", () => {
    const shown = list({ startEvent: "2026-04-30T22:30:00Z" });
    expect(shown).toContain('dateTime="2026-05-01T00:30:00+02:00"');
    expect(shown).toMatch(/>1<\/span>.*May 2026/);
    expect(shown).toContain(">12:30 AM</p>");
    expect(list({ startEvent: "2026-05-01" })).not.toMatch(/[AP]M</);
    expect(list({ startEvent: "2026-05-01" })).toContain('dateTime="2026-05-01"');
    expect(list({ startEvent: "soon" })).not.toContain("<time");
  });
});
