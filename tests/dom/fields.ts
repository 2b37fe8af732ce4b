import { expect } from "vitest";

/** What a field is described by: its hint and its error, as a screen reader has them. */
export const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

/** A secret is in no storage, no cookie and no address of the page. */
export const expectKeptNowhere = (secret: string): void =>
  expect(
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, location.href]),
  ).not.toContain(secret);
