import { createStore } from "zustand/vanilla";
import { loadTranslator } from "#components/kit/messages/load-translator.ts";
import { showToast } from "#components/kit/ui/toast.ts";
import { pageLanguage } from "#lib/base/browser/page-language.ts";
import { compared, MOST_COMPARED } from "#stores/compare/compared.ts";

/** Whether the device's comparison is open. */
export const comparison = createStore<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

/**
 * Adds the page's product to the comparison and announces that; for a product that is already in it, opens the
 * comparison.
 */
export async function pressCompare(button: HTMLElement): Promise<void> {
  const id = Number(button.dataset.compare);
  const name = document.querySelector("h1")?.textContent ?? "";
  if (!Number.isInteger(id)) return;
  const done = compared.add(id);
  if (done === "known") return comparison.setState({ isOpen: true });
  const t = await loadTranslator(pageLanguage());
  const count = compared.store.getState().length;
  return showToast(
    done === "added"
      ? { tone: "success", message: t("compare.added", { name, count }) }
      : { tone: "error", message: t(`compare.${done}`, { count: MOST_COMPARED }) },
  );
}
