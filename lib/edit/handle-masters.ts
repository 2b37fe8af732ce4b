import "server-only";
import { z } from "zod";
import { calls } from "#lib/api/calls/index.ts";
import { textAt } from "#lib/domain/content/element.ts";
import { componentOf } from "#lib/domain/content/sections.ts";
import type { MasterChoice } from "./master-choice.ts";
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
    return (masters ?? []).map((master) => ({
      id: master.id,
      component: componentOf(master),
      title: master.title || textAt(master, "meta.title"),
    }));
  },
});
