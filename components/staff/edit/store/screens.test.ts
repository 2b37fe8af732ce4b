import { expect, it } from "vitest";
import { FRAMES, frameAddress, frameOf, withoutFrame } from "./screens.ts";

const queryOf = (address: string) => new URL(address, "http://shop.test").searchParams;

it("knows a frame and its screen by the address, and keeps what else is asked for", () => {
  const phone = frameAddress("/hr/onama", "editPage=true&page=2", {
    screen: "phone",
    purpose: "edit",
  });
  expect(phone).toBe("/hr/onama?editPage=true&page=2&mobileView=true&editFrame=edit");
  expect(frameOf(queryOf(phone))).toEqual({ screen: "phone", purpose: "edit" });
  const published = { screen: "desktop", purpose: "published" } as const;
  expect(frameOf(queryOf(frameAddress("/", "mobileView=true", published)))).toEqual(published);
  expect(frameOf(queryOf("/?editPage=true&mobileView=true"))).toBeNull();
  expect(withoutFrame(`http://shop.test${phone}`)).toBe(
    "http://shop.test/hr/onama?editPage=true&page=2",
  );
});

it("writes overrides wherever the page shows them: below 1024 px", () => {
  const all = Object.values(FRAMES).flat();
  expect(new Set(all.map(({ width }) => width))).toEqual(new Set([390, 768, 1440]));
  for (const { width, screen } of all) expect(screen === "phone").toBe(width < 1024);
});
