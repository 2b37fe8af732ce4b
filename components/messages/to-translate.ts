import type { useTranslations } from "next-intl";
import type { Words } from "./load-translator.ts";

/** A component's translator as the plain function that helpers take. */
export const toWords = (t: ReturnType<typeof useTranslations<never>>): Words =>
  t as unknown as Words;
