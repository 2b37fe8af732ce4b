import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { SHELL } from "#lib/shop/domain/sections/definitions.ts";
import { definitionOf } from "#lib/shop/domain/sections/find-definition.ts";
import { type Section, toSection } from "#lib/staff/edit/model/section.ts";
import { dataOf, type StaffSend, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { plainText } from "#lib/web/security/plain-text.ts";
import type { SectionPair } from "./translatable-texts.ts";

const PAGE = /^page-section:[^:\s]+$/;
const version = z.object({ language: z.string().min(2).max(12), id: z.number().int().positive() });

/** POST /api/edit/languages/section: the backend's version of a section, and of its source. */
export const handleSection = staffRoute({
  action: "languages.section",
  scope: "cms.element",
  body: z.object({
    handler: z.string().refine((name) => PAGE.test(name) || Object.hasOwn(SHELL, name)),
    source: version,
    target: version,
  }),
  run: async ({ input: { handler, source, target }, send, site }): Promise<SectionPair> => {
    for (const { language } of [source, target])
      if (!site.languages.some(({ code }) => code === language))
        throw new Refusal(422, "language: not of this site");
    const [one, other] = await Promise.all([
      readSection(send, handler, source),
      readSection(send, handler, target),
    ]);
    return { source: one, target: other };
  },
});

async function readSection(
  send: StaffSend,
  handler: string,
  { id, language }: z.output<typeof version>,
): Promise<Section> {
  const elements = dataOf(
    await send(calls.cms.element.getByHandlers, {
      input: { handlers: [handler] },
      locale: language,
    }),
  );
  const element = elements.find((one) => one.id === id);
  if (!element) throw new Refusal(404, "The section no longer exists.");
  return toSection(element, definitionOf(element)?.component ?? "", plainText);
}
