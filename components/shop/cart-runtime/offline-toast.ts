import { showToast } from "#components/kit/ui/toast.ts";
import { pageLanguage } from "#lib/base/browser/page-language.ts";

/** Shown in English when not even the messages could be downloaded. */
export const showOfflineToast = (): void =>
  void showToast({
    tone: "error",
    message: OFFLINE[pageLanguage()] ?? OFFLINE.en,
  }).catch(() => null);

const OFFLINE: Record<string, string> & { en: string } = {
  en: "We could not reach the shop. Please try again.",
  hr: "Trgovina nije dostupna. Pokušajte ponovno.",
  de: "Der Shop ist nicht erreichbar. Bitte versuchen Sie es erneut.",
  ar: "تعذّر الوصول إلى المتجر. يُرجى المحاولة مرة أخرى.",
};
