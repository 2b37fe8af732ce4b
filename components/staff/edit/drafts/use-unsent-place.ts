import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { useUnsent } from "#components/staff/unsent/use-unsent.ts";

/**
 * Stores the input of a form for a spot of a section, as {@link useUnsent} does. For an unpublished section it is
 * stored in the page only, because the section gets another id with the next load.
 */
export function useUnsentPlace<Values extends object>(
  { elementId, path }: { readonly elementId: number; readonly path: string },
  form: string,
  saved: Values,
) {
  const { owner } = useEditContext();
  const of = elementId < 0 ? { ...owner, person: "" } : owner;
  return useUnsent(of, `${form}:${elementId}:${path}`, saved);
}
