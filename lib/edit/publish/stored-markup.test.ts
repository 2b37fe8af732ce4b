import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/config/settings.ts";
import { bringsNothingIn, unshownMarkup } from "./stored-markup.ts";

beforeEach(() => {
  vi.stubEnv("MEDIA_URL", "https://media.test/files");
  resetSettings();
});

describe("what pages do not show of a text", () => {
  it.each([
    '<p><img src="/uploads/x.jpg" alt="A"></p>',
    '<p><img src="x.webp"></p>',
    "<p><img src='/files/7f3a' alt='a \"b\"'></p>",
    '<p><img src="https://other.test/x.jpg?a=1&b=2"></p>',
    '<p><a href="https://shop.test/about?a=1&b=2">About</a></p>',
    '<p><a href="https://shop.test/about" target="_blank" rel="noopener">About</a></p>',
    '<p><a href="https://shop.test/about" rel="nofollow">About</a></p>',
    '<p><a href="/about" target="_self">About</a></p>',
    '<p><a target=_SELF href="https://shop.test/about">About</a></p>',
    '<p><a href="/about" target="">About</a></p>',
  ])("is nothing of what they only write in their own way: %s", (html) => {
    expect(unshownMarkup(html)).toEqual([]);
    expect(bringsNothingIn(html, "")).toBe(true);
  });

  it.each([
    ['<p><img src="../x.jpg"></p>', "img src=../x.jpg"],
    ['<p><img src="javascript:x.jpg"></p>', "img src=javascript:x.jpg"],
    ['<p><a href="/a" rel="opener">A</a></p>', "a rel=opener"],
    ['<p><a href="java&#115;cript:x()">A</a></p>', "a href=java&#115;cript:x()"],
    ['<p class="lead">A</p>', "p class=lead"],
    ['<p><a href="/a" target="_top">A</a></p>', "a target=_top"],
  ])("is what they leave out: %s", (html, piece) => {
    expect(unshownMarkup(html)).toContain(piece);
    expect(bringsNothingIn(html, "")).toBe(false);
  });
});
