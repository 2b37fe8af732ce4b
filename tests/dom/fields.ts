import { expect } from "vitest";

/** The description of a field: its hint and its error, as a screen reader announces them. */
export const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

/** Expects that a secret is in no storage, no cookie and not in the page's address. */
export const expectKeptNowhere = (secret: string): void =>
  expect(
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, location.href]),
  ).not.toContain(secret);
