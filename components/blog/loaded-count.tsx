import { useTranslations } from "next-intl";

/** How many posts were added, in words. Loaded after the first press of `Load more`, with the message library. */
export const LoadedCount = ({ count }: { readonly count: number }) =>
  useTranslations("blog")("loaded", { count });
