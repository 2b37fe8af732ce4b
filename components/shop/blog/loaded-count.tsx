import { useTranslations } from "next-intl";
import { translated } from "#components/kit/messages/translations.tsx";

/** How many posts were added, in words. Loaded after the first press of `Load more`, with the message library. */
export const LoadedCount = translated(({ count }: { readonly count: number }) =>
  useTranslations("blog")("loaded", { count }),
);
