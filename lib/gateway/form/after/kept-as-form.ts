import type { KeptForm } from "#lib/gateway/form/stored-form.ts";

/** The kept values of a form, in the shape in which it was sent. */
export function keptAsForm(kept: Pick<KeptForm, "values">): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, values] of Object.entries(kept.values))
    for (const value of values) form.append(name, value);
  return form;
}
