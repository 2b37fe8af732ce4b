import "server-only";
import { cache } from "react";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Form } from "#lib/shop/api/schemas/feedback.ts";
import { read } from "#lib/web/data/read.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** A form of the CMS by its id, null when there is none. */
export const getForm = cache(
  (context: SiteContext, id: number): Promise<Form | null> =>
    read(context, calls.cms.form.get, { params: { id }, tags: [`form:${id}`] }),
);

/** The site's form of a type (docs/contract.md §5.11), null when it has none. */
export const getFormOfType = cache(
  async (context: SiteContext, type: string): Promise<Form | null> => {
    const forms = await read(context, calls.cms.form.filter, {
      input: { type, page: 1, limit: 100 },
      tags: [`form:${type}`],
    });
    const found = forms?.find((form) => form.type === type);
    if (!found) return null;
    // A backend may leave the fields out of its lists.
    return found.fields.length > 0 ? found : getForm(context, found.id);
  },
);

/** An example form for the gallery: preferably one with fields, if the list returns them. Null if there is none. */
export const getAnyForm = async (context: SiteContext): Promise<Form | null> => {
  const forms = await read(context, calls.cms.form.filter, {
    input: { page: 1, limit: 20 },
    tags: null,
  });
  return forms?.find(({ fields }) => fields.length > 0) ?? forms?.[0] ?? null;
};
