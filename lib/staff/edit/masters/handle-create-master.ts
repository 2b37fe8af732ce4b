import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import { type CreatedMaster, MASTER_HANDLER } from "#lib/staff/edit/master-choice.ts";
import { toBag } from "#lib/staff/edit/model/json.ts";
import { contentOf } from "#lib/staff/edit/model/section.ts";
import { lineIn } from "#lib/staff/edit/pages/page-texts.ts";
import { slotsOf } from "#lib/staff/edit/publish/create-element.ts";
import { holdsAll } from "#lib/staff/edit/publish/merge-element.ts";
import {
  isOfLanguage,
  type PublishPort,
  readFresh,
  readHandler,
} from "#lib/staff/edit/publish/port.ts";
import { dataOf, type StaffRequest, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { expireTags } from "#lib/web/cache/expire.ts";
import { offersCall } from "#lib/web/site/options.ts";

export const portOf = ({
  send,
  site,
  target,
  locale,
}: Pick<StaffRequest<unknown>, "send" | "site" | "target" | "locale">): PublishPort => ({
  locale,
  siteId: target.siteId,
  offers: (capability) => offersCall(site, capability),
  send,
});

/**
 * POST /api/edit/master/create: a master with the published content of a section, which follows it from then on. Sent
 * again after a lost answer, it finds the master that it made.
 */
export const handleCreateMaster = staffRoute({
  action: "master.create",
  scope: "cms.element",
  body: z.object({
    elementId: z.number().int().positive(),
    handler: z.string().regex(/^page-section:[^:\s]{1,280}$/),
    name: lineIn(200),
  }),
  run: async (request): Promise<CreatedMaster> => {
    const { input, send, site, locale, audit } = request;
    const { elementId, handler, name } = input;
    const port = portOf(request);
    const { element, etag } = dataOf(await readFresh({ elementId, handler }, port));
    if (!isOfLanguage(element, locale)) throw new Refusal(422, "elementId: of another language");
    if (Number(toBag(element.options).masterId) > 0) throw new Refusal(409, "follows");

    const slots = slotsOf(element);
    // Position and visibility stay the section's own.
    const { hidden: _, order: _order, ...options } = toBag(slots.options);
    const content = { ...slots, options, title: name };
    const made =
      dataOf(await readHandler(MASTER_HANDLER, port)).find(
        (one) => one.title === name && holdsAll(one, contentOf(content)),
      ) ??
      dataOf(
        await send(rawElementCalls.create, {
          input: {
            ...content,
            handler: MASTER_HANDLER,
            type: "static-element",
            language_code: locale,
          },
        }),
      );
    const id = Number(made.id);
    const linked = await send(calls.cms.link.masters, {
      params: { id },
      input: { ids: [elementId] },
      ...(etag && { headers: { "if-match": etag } }),
    });
    audit({ element: elementId, master: id, isFollowed: linked.ok });
    await expireTags(site.domain, ["elements"]);
    return { id, isFollowed: linked.ok };
  },
});
