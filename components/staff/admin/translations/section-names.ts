import "server-only";
import { getTranslations } from "next-intl/server";
import { SECTIONS, SHELL } from "#lib/shop/domain/sections/definitions.ts";

/** The names of all kinds of sections by their component, and of what is shown on every page by its handler. */
export async function sectionNames(): Promise<Readonly<Record<string, string>>> {
  const t = await getTranslations("edit.names");
  return Object.fromEntries([
    ...SECTIONS.map(({ component, name }) => [component, t(name)]),
    ...Object.entries(SHELL).map(([handler, { name }]) => [handler, t(name)]),
  ]);
}
