import type { useTranslations } from "next-intl";
import type { Translate } from "./load-translator.ts";

/** A component's translator as the plain function that helpers take. */
export const toTranslate = (t: ReturnType<typeof useTranslations<never>>): Translate =>
  t as unknown as Translate;
