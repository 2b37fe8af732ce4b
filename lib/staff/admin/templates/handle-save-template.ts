import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { optionRowsCall } from "#lib/shop/api/calls/product-variants.ts";
import { dataOf, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { offersCall } from "#lib/web/site/options.ts";
import { unknownVariables } from "./letter.ts";
import { ALL_LANGUAGES, isTemplateKey, readTemplate, writeTemplate } from "./template-value.ts";

const letter = z.string().max(200_000);

/**
 * POST /api/admin/template/save: one text of an e-mail template. Unknown variables are refused, and a text that
 * somebody else has changed meanwhile is not overwritten.
 */
export const handleTemplateSave = staffRoute({
  action: "template.save",
  scope: "cms.option",
  freshLogin: true,
  outsideEdit: true,
  body: z.object({
    key: z.string().refine(isTemplateKey),
    /** "" if the template has one text for all languages. */
    language: z.string().max(12),
    html: letter,
    before: letter,
  }),
  run: async ({ input, send, site, audit }) => {
    if (!offersCall(site, "optionUpdate"))
      throw new Refusal(409, "The backend does not offer to save options.");
    const rows = dataOf(await send(optionRowsCall, {}));
    const row = rows.find(({ key }) => key === input.key);
    if (!row || row.id === null) throw new Refusal(404, "There is no such template.");
    const { texts, isByLanguage } = readTemplate(row);
    const isKnown = isByLanguage
      ? site.languages.some(({ code }) => code === input.language)
      : input.language === ALL_LANGUAGES;
    if (!isKnown) throw new Refusal(422, "language: not one of this template");
    const stored = texts[input.language] ?? "";
    if (stored !== input.before)
      throw new Refusal(409, "Somebody else has changed this text meanwhile.");
    const unknown = unknownVariables(input.html, Object.values(texts).join(" "));
    if (unknown.length > 0) throw new Refusal(422, `html: unknown variables ${unknown.join(", ")}`);
    const details = { template: input.key, language: input.language };
    audit({ ...details, state: "begins" });
    const value = z.json().parse(writeTemplate(row.value, input.language, input.html));
    dataOf(await send(calls.cms.option.update, { params: { id: row.id }, input: { value } }));
    audit({ ...details, state: "saved" });
    return {};
  },
});
