import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import { titleIn } from "#lib/staff/edit/pages/page-texts.ts";
import { readMaster } from "#lib/staff/edit/publish/port.ts";
import { dataOf, staffRoute } from "#lib/staff/edit/staff-route.ts";
import { expireTags } from "#lib/web/cache/expire.ts";
import { offersCall } from "#lib/web/site/options.ts";
import { portOf } from "./handle-create-master.ts";
import { readFollowers } from "./read-followers.ts";

const id = z.number().int().positive();

/** POST /api/edit/master/rename: the name by which staff know a master. Visitors do not see it. */
export const handleRenameMaster = staffRoute({
  action: "master.rename",
  scope: "cms.element",
  body: z.object({ id, name: titleIn(200) }),
  run: async (request): Promise<{ readonly name: string }> => {
    const { input, send, audit } = request;
    dataOf(await readMaster(input.id, portOf(request)));
    const update = { params: { id: input.id }, input: { title: input.name } };
    dataOf(await send(rawElementCalls.update, update));
    audit({ master: input.id, fields: ["title"] });
    return { name: input.name };
  },
});

/**
 * POST /api/edit/master/delete: its followers keep what they show as their own, then the master is deleted. One that
 * still has followers the shop does not know of is not deleted by the backend (409).
 */
export const handleDeleteMaster = staffRoute({
  action: "master.delete",
  scope: "cms.element",
  freshLogin: true,
  body: z.object({ id }),
  run: async (request): Promise<{ readonly freed: number }> => {
    const { input, send, site, audit } = request;
    if (!offersCall(site, "elementDelete")) throw new Refusal(501, "elementDelete is not offered");
    const params = { id: input.id };
    dataOf(await readMaster(input.id, portOf(request)));
    const followers = (await readFollowers(request)).get(input.id) ?? [];
    for (const { elementId } of followers) {
      const body = { ids: [], detach: [elementId] };
      dataOf(await send(calls.cms.link.masters, { params, input: body }));
    }
    if (followers.length > 0) await expireTags(site.domain, ["elements"]);
    dataOf(await send(calls.cms.element.delete, { params }));
    audit({ master: input.id, freed: followers.map(({ elementId }) => elementId) });
    await expireTags(site.domain, ["elements"]);
    return { freed: followers.length };
  },
});
