// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it, vi } from "vitest";
import en from "#messages/en.json";
import { MomentSlider } from "./moment-slider.tsx";

it("names a moment by the site's clock, wherever the device is", () => {
  const moments = [{ at: "2026-05-12T12:03:00Z", by: "Ana" }];
  render(
    <NextIntlClientProvider locale="en" timeZone="Asia/Tokyo" messages={{ edit: en.edit }}>
      <MomentSlider moments={moments} index={0} onChange={vi.fn()} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toMatch(/9:03.PM/);
});
