import { expect, it } from "vitest";
import { FRAMES, frameAddress, screenOf, withoutFrame } from "./screens.ts";

const queryOf = (address: string) => new URL(address, "http://shop.test").searchParams;

it("knows a frame and its screen by the address, and keeps what else is asked for", () => {
  const phone = frameAddress("/hr/onama", "editPage=true&page=2", "phone");
  expect(phone).toBe("/hr/onama?editPage=true&page=2&mobileView=true&editFrame=true");
  expect(screenOf(queryOf(phone))).toBe("phone");
  expect(screenOf(queryOf(frameAddress("/", "mobileView=true", "desktop")))).toBe("desktop");
  expect(screenOf(queryOf("/?editPage=true&mobileView=true"))).toBeNull();
  expect(withoutFrame(`http://shop.test${phone}`)).toBe(
    "http://shop.test/hr/onama?editPage=true&page=2",
  );
});

it("writes overrides wherever the page shows them: below 1024 px", () => {
  const all = Object.values(FRAMES).flat();
  expect(new Set(all.map(({ width }) => width))).toEqual(new Set([390, 768, 1440]));
  for (const { width, screen } of all) expect(screen === "phone").toBe(width < 1024);
});
