import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { markupToStore, unshownMarkup } from "./stored-markup.ts";

beforeEach(() => {
  vi.stubEnv("MEDIA_URL", "https://media.test/files");
  resetSettings();
});

describe("what pages do not show of a text", () => {
  it.each([
    '<p><img src="/uploads/x.jpg" alt="A"></p>',
    '<p><img src="x.webp"></p>',
    '<p><img src="/files/7f3a" alt="a &quot;b&quot;"></p>',
    '<p><img src="https://other.test/x.jpg?a=1&amp;b=2"></p>',
    '<p><a href="https://shop.test/about?a=1&amp;b=2">About</a></p>',
    '<p><a href="https://shop.test/about" target="_blank" rel="noopener">About</a></p>',
    '<p><a href="https://shop.test/about" rel="nofollow">About</a></p>',
    '<p><a href="/about" target="_self">About</a></p>',
    '<p><a target="_SELF" href="https://shop.test/about">About</a></p>',
    '<p><a href="/about" target="">About</a></p>',
    "<p>one<br>two&nbsp;three &lt;b&gt;</p><hr><ul><li>a</li></ul>",
    '<table><tbody><tr><th scope="row">A</th><td colspan="2">1</td></tr></tbody></table>',
    '<ol start="3" reversed=""><li lang="de" dir="ltr">a</li></ol>',
  ])("is nothing of what they only write in their own way, which is stored as it is: %s", (html) => {
    expect(unshownMarkup(html)).toEqual([]);
    expect(markupToStore(html, "")).toBe(html);
  });

  it.each([
    ['<p><img src="../x.jpg"></p>', "img src=../x.jpg"],
    ['<p><img src="javascript:x.jpg"></p>', "img src=javascript:x.jpg"],
    ['<p><a href="/a" rel="opener">A</a></p>', "a rel=opener"],
    ['<p><a href="java&#115;cript:x()">A</a></p>', "a href=javascript:x()"],
    ['<p class="lead">A</p>', "p class=lead"],
    ['<p><a href="/a" target="_top">A</a></p>', "a target=_top"],
    ['<a href="/x" target=">" onclick="alert(1)">x</a>', "a onclick=alert(1)"],
    ['<a target=">" href="javascript:alert(1)">x</a>', "a href=javascript:alert(1)"],
    ['<a href="/x" onclick="alert(1)">x</a>', "a onclick=alert(1)"],
    ["<script>alert(1)</script>", "script #text=alert(1)"],
    ["<template><p onclick=a()>x</p></template>", "p onclick=a()"],
    ["<svg><a xlink:href='javascript:a()'>x</a></svg>", "svg"],
  ])("is what they leave out, and nobody brings in: %s", (html, piece) => {
    expect(unshownMarkup(html)).toContain(piece);
    expect(markupToStore(html, "")).toBeNull();
  });
});

describe("what is stored of an edited text", () => {
  it.each([
    ["<p>a</p><img src=x onerror=alert(1)//", "<p>a</p>"],
    ["<p>a<b>b", "<p>a<b>b</b></p>"],
    ["<p title='x'", ""],
    ["a<!-- b -->c", "ac"],
    ["<p>a</p></div><!--><p>b</p>", "<p>a</p><p>b</p>"],
  ])("is what the sanitiser returns, not what was sent: %s", (sent, stored) => {
    expect(markupToStore(sent, "")).toBe(stored);
  });

  it("is a text that nobody changed, byte for byte, whatever it holds", () => {
    const stored = "<P CLASS=lead onclick=a()>a<iframe src=//b>";
    expect(markupToStore(stored, stored)).toBe(stored);
  });

  it("keeps stored markup, but in a closed tree", () => {
    const stored = '<p class="lead">a</p><iframe src="https://v.test/1"></iframe>';
    const edited = '<p class="lead">b</p><iframe src="https://v.test/1"></iframe>';
    expect(markupToStore(edited, stored)).toBe(edited);
    expect(markupToStore(`${edited}<img src=x onerror=a()//`, stored)).toBe(edited);
    expect(markupToStore(edited.replace("/1", "/2"), stored)).toBeNull();
    expect(markupToStore(`${edited}<p class="lead">c</p>`, stored)).toBeNull();
  });

  it("does not mistake a script's text for stored markup", () => {
    expect(
      markupToStore("<p>b</p><script>b()</script>", "<p>a</p><script>a()</script>"),
    ).toBeNull();
  });
});
