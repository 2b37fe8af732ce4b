import { useEditContext } from "#components/edit/edit-context.tsx";
import { useUnsent } from "#components/unsent/use-unsent.ts";

/**
 * Keeps what is typed in a form about a place of a section, as {@link useUnsent} does. Of a section that is not published
 * yet it stays in the page: the next visit calls the section otherwise.
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
