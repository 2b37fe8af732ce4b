import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { componentOf } from "#lib/shop/domain/sections/section-visibility.ts";
import { plainText } from "#lib/web/security/plain-text.ts";
import { offersCall } from "#lib/web/site/options.ts";
import { MASTER_HANDLER, type MasterList } from "./master-choice.ts";
import { readFollowers } from "./masters/read-followers.ts";
import { shownTitle } from "./model/shown-title.ts";
import { dataOf, staffRoute } from "./staff-route.ts";

/** POST /api/edit/masters: the masters that sections of the page's language can follow. */
export const handleMasters = staffRoute({
  action: "edit.masters",
  scope: null,
  body: z.object({}),
  run: async ({ send, site }): Promise<MasterList> => {
    const masters = dataOf(
      await send(calls.cms.element.getByHandlers, { input: { handlers: [MASTER_HANDLER] } }),
    );
    // If the pages cannot be read, only the numbers are missing.
    const followers = masters?.length
      ? await readFollowers({ send, site }).catch((fault: unknown) => {
          if (fault instanceof Refusal) return null;
          throw fault;
        })
      : null;
    const list = (masters ?? []).map((master) => {
      const component = componentOf(master);
      // By its title, as its followers are named; otherwise fall back to the back-office title.
      return {
        id: master.id,
        component,
        title: shownTitle(master, component, plainText) || master.title,
        name: master.title,
        followers: followers && (followers.get(master.id) ?? []),
      };
    });
    return { masters: list, canDelete: offersCall(site, "elementDelete") };
  },
});
