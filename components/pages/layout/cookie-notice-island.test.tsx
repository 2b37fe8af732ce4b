// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { setCookie } from "#tests/factories/cookies.ts";
import { CookieNoticeIsland } from "./cookie-notice-island.tsx";

const notice = (
  <CookieNoticeIsland label="Cookies" button="I Agree">
    <p>Only necessary ones.</p>
  </CookieNoticeIsland>
);

beforeEach(() => {
  setCookie("cookieNotice=; path=/; max-age=0");
});

describe("CookieNoticeIsland", () => {
  it("is hidden in the shared static page", () => {
    expect(renderToString(notice)).toMatch(/<section[^>]* hidden=""/);
  });

  it("is shown until the visitor agrees, and never again", () => {
    const { unmount } = render(notice);
    fireEvent.click(screen.getByRole("button", { name: "I Agree" }));
    expect(screen.queryByRole("region", { name: "Cookies" })).toBeNull();
    expect(document.cookie).toContain("cookieNotice=accepted");
    unmount();
    render(notice);
    expect(screen.queryByRole("region", { name: "Cookies" })).toBeNull();
  });
});
