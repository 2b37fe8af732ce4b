// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { EditContextProvider } from "#components/staff/edit/page/edit-context.tsx";
import type { SectionRow } from "#lib/staff/edit/languages/statuses.ts";
import en from "#messages/en.json";
import { EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { SharedTable } from "./shared-table.tsx";

const FOOTER: SectionRow = {
  handler: "footer-section",
  component: "",
  title: "",
  from: "en",
  cells: {
    en: { status: "source", id: 90 },
    hr: { status: "outdated", id: 91 },
    de: { status: "missing", id: null },
  },
};
const NAMES: Readonly<Record<string, string>> = { en: "English", hr: "Hrvatski", de: "Deutsch" };

it("creates a footer that a language lacks, and opens one that is there beside its source", () => {
  const [onRun, onOpen] = [vi.fn(), vi.fn()];
  render(
    <SiteProvider site={EDITED_SITE}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ edit: en.edit }}>
        <EditContextProvider>
          <SharedTable
            rows={[FOOTER]}
            nameOf={(code) => NAMES[code] ?? code}
            onRun={onRun}
            onOpen={onOpen}
          />
        </EditContextProvider>
      </NextIntlClientProvider>
    </SiteProvider>,
  );
  const name = "Footer (Deutsch)";
  fireEvent.click(screen.getByRole("button", { name: `Create ${name}` }));
  const job = { kind: "section", from: "en", to: "de", id: 90, handler: "footer-section" };
  expect(onRun).toHaveBeenCalledExactlyOnceWith([{ name, job }]);
  fireEvent.click(screen.getByRole("button", { name: /Footer \(Hrvatski\)$/ }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(FOOTER, "hr", "en");
});
