import { screen } from "@testing-library/react";
import { expect } from "vitest";
import en from "#messages/en.json";

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

const MISSING: readonly string[] = Object.values(en.errors.missing);

/** The messages of empty fields that are shown, in the order of the fields. Each names its own field. */
export const shownAsMissing = (): string[] =>
  screen.queryAllByText((text) => MISSING.includes(text)).map(({ textContent }) => textContent);
