// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { useFormatter, useTranslations } from "next-intl";
import { expect, it } from "vitest";
import { PageMessagesProvider } from "#components/kit/messages/page-messages.tsx";
import { translated } from "#components/kit/messages/translations.tsx";
import ar from "#messages/ar.json";
import en from "#messages/en.json";
import hr from "#messages/hr.json";
import { StaffLangProvider, StaffTranslations, useStaffLang } from "./staff-lang.tsx";

const MOMENT = new Date("2026-03-01T12:00:00Z");

/** Words, a date and the direction of what is staff's. */
function Tool({ id }: { id: string }) {
  const t = useTranslations("edit");
  const format = useFormatter();
  return (
    <p data-testid={id} {...useStaffLang()}>
      {t("undo")} · {format.dateTime(MOMENT, { month: "long" })}
    </p>
  );
}

/** A part that is loaded later, of the shop or of a dialog of staff. */
const Later = translated(function Later({ id }: { id: string }) {
  return <p data-testid={id}>{useTranslations("shell")("close")}</p>;
});

const drawn = (language: string, { edit, shell }: typeof en | typeof ar) =>
  render(
    <PageMessagesProvider locale="hr" messages={{ edit, shell: hr.shell }} timeZone="UTC">
      <StaffLangProvider locale={language} messages={{ edit, shell }} timeZone="UTC">
        <Tool id="place" />
        <Later id="shop" />
        <StaffTranslations>
          <Tool id="bar" />
          <Later id="dialog" />
        </StaffTranslations>
      </StaffLangProvider>
    </PageMessagesProvider>,
  );

it("speaks to staff in their language, with its dates, and to shoppers in the page's", () => {
  drawn("en", en);
  for (const id of ["place", "bar"]) {
    expect(screen.getByTestId(id).textContent).toBe(`${en.edit.undo} · March`);
    expect(screen.getByTestId(id)).toMatchObject({ lang: "en", dir: "ltr" });
  }
  expect(screen.getByTestId("shop").textContent).toBe(hr.shell.close);
  expect(screen.getByTestId("dialog").textContent).toBe(en.shell.close);
});

it("marks what staff read from right to left on a page that reads the other way", () => {
  drawn("ar", ar);
  expect(screen.getByTestId("bar")).toMatchObject({ lang: "ar", dir: "rtl" });
  expect(screen.getByTestId("bar").dataset.letters).toBe("joined");
  expect(screen.getByTestId("bar").textContent).toMatch(ar.edit.undo);
});

it("marks nothing where there is no other language", () => {
  render(
    <PageMessagesProvider locale="en" messages={{ edit: en.edit }} timeZone="UTC">
      <Unmarked />
    </PageMessagesProvider>,
  );
  expect(screen.getByTestId("admin").lang).toBe("");
});

const Unmarked = () => <p data-testid="admin" {...useStaffLang()} />;
