import "server-only";
import { z } from "zod";
import { calls } from "#lib/shop/api/calls/index.ts";
import { componentOf } from "#lib/shop/domain/sections/section-visibility.ts";
import { plainText } from "#lib/web/security/plain-text.ts";
import type { MasterChoice } from "./master-choice.ts";
import { shownTitle } from "./model/shown-title.ts";
import { dataOf, staffRoute } from "./staff-route.ts";

/** POST /api/edit/masters: the masters that sections of the page's language can follow. */
export const handleMasters = staffRoute({
  action: "edit.masters",
  scope: null,
  body: z.object({}),
  run: async ({ send }): Promise<MasterChoice[]> => {
    const masters = dataOf(
      await send(calls.cms.element.getByHandlers, { input: { handlers: ["master-section"] } }),
    );
    return (masters ?? []).map((master) => {
      const component = componentOf(master);
      // By its title, as its followers are named; otherwise fall back to the back-office title.
      return {
        id: master.id,
        component,
        title: shownTitle(master, component, plainText) || master.title,
      };
    });
  },
});
